import type { ReactNode } from "react"
import { parts } from "../platform/words/parts.ts"

/** The bar of the chosen card, and loaded with that. */
export default {
  heading: "Selected Service",
  close: "Close the selected service",
  providedBy: (firm: ReactNode, person: string) => parts("Provided by ", firm, `, ${person}`),
  profile: "View profile",
}
