import type { ReactNode } from "react"
import { parts } from "../../platform/words/parts.ts"

export default {
  later: "We'll send it as soon as you're back online",
  reference: (reference: ReactNode) => parts("Your reference is ", reference, "."),
}
