import type { Language } from "../../platform/words/language.ts"
import type { SharingPicture } from "../../sharing/sharing-card.ts"
import { careersWords } from "./texts.ts"

export const careersPicture = (language: Language): SharingPicture => ({
  page: "careers",
  card: {
    ...careersWords.in(language).card,
    drawings: [
      { kind: "plan", seed: "careers" },
      { kind: "section", seed: "careers" },
      { kind: "room", seed: "careers" },
    ],
  },
})
