import type { Language } from "../../platform/words/language.ts"
import type { SharingPicture } from "../../sharing/sharing-card.ts"
import { contactWords } from "./texts.ts"

export const contactPicture = (language: Language): SharingPicture => {
  const t = contactWords.in(language)
  return {
    page: "contact",
    card: {
      title: t.heading,
      line: t.ways.heading,
      drawings: [
        { kind: "elevation", seed: "contact" },
        { kind: "detail", seed: "contact" },
        { kind: "plan", seed: "contact" },
      ],
    },
  }
}
