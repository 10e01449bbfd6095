import type { ReactNode } from "react"
import { parts } from "../platform/words/parts.ts"

const strengths = { weak: "Weak", medium: "Medium", strong: "Strong" }

/** Of fields for a password. */
export default {
  show: (label: string) => `Show ${label.toLowerCase()}`,
  hint: "Use 8+ characters with a mix of letters, numbers & symbols.",
  /** `aloud` wraps what is only read aloud. */
  strength: (strength: keyof typeof strengths, aloud: (text: string) => ReactNode) =>
    parts(aloud("Password strength: "), strengths[strength]),
}
