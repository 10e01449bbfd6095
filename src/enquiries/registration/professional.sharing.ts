import type { Language } from "../../platform/words/language.ts"
import type { SharingPicture } from "../../sharing/sharing-card.ts"
import { professionalWords } from "./texts.ts"

export const professionalPicture = (language: Language): SharingPicture => {
  const { hero, card } = professionalWords.in(language)
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
