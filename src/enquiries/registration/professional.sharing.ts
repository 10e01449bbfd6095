import type { Language } from "../../platform/language/language.ts"
import type { SharingPicture } from "../../sharing/sharing-card.ts"
import { professionalTexts } from "./texts.ts"

export const professionalPicture = (language: Language): SharingPicture => {
  const { hero, card } = professionalTexts.in(language)
  return {
    page: "professional",
    card: {
      title: hero.join,
      line: card,
      drawings: [
        { kind: "elevation", seed: "professional" },
        { kind: "plan", seed: "professional" },
        { kind: "detail", seed: "professional" },
      ],
    },
  }
}
