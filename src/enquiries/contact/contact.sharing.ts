import type { Language } from "../../platform/language/language.ts"
import type { SharingPicture } from "../../sharing/sharing-card.ts"
import { contactTexts } from "./texts.ts"

export const contactPicture = (language: Language): SharingPicture => {
  const t = contactTexts.in(language)
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
