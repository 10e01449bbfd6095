import type { ReactNode } from "react"
import { parts } from "../../platform/words/parts.ts"

/** Choosing another time for a request that nobody has answered yet. */
export default {
  way: "Choose another time",
  /** In a row of a table, beside Cancel. */
  shortWay: "Another time",
  title: "Choose another time",
  verb: "Move the request",
  keep: "Keep the time",
  meaning: (other: string, when: ReactNode) =>
    parts("Your request is for ", when, ". It moves at once, and ", other, " is told. The old time is free again."),
  failed: "Failed to move your request. Please try again.",
}
