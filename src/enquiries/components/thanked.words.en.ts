import type { ReactNode } from "react"
import { parts } from "../../platform/words/parts.ts"

export default {
  /** Whether it is the line that is away or the server that has no time. */
  kept: "It has not reached our server yet. It is kept in this browser, which tries again by itself, also when you come back later.",
  reference: (reference: ReactNode) => parts("Your reference is ", reference, "."),
}
