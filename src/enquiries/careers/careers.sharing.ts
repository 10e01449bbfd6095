import type { Language } from "../../platform/language/language.ts"
import type { SharingPicture } from "../../sharing/sharing-card.ts"
import { careersTexts } from "./texts.ts"

export const careersPicture = (language: Language): SharingPicture => ({
  page: "careers",
  card: {
    ...careersTexts.in(language).card,
    drawings: [
      { kind: "plan", seed: "careers" },
      { kind: "section", seed: "careers" },
      { kind: "room", seed: "careers" },
    ],
  },
})
