import type { ReactNode } from "react"
import { inLanguages } from "../../platform/language/language.ts"
import { parts } from "../../platform/language/parts.ts"

export const submissionFormTexts = inLanguages({ en: { sending: "Sending..." } })

export const thankedTexts = inLanguages({
  en: {
    /** Whether it is the line that is away or the server that has no time. */
    kept: "It has not reached our server yet. It is kept in this browser, which tries again by itself, also when you come back later.",
    reference: (reference: ReactNode) => parts("Your reference is ", reference, "."),
  },
})
