import type { Language } from "../../platform/words/language.ts"
import type { SharingPicture } from "../../sharing/sharing-card.ts"
import { grievanceStatusWords } from "./texts.ts"

export const grievanceStatusPicture = (language: Language): SharingPicture => ({
  page: "complaint",
  card: {
    ...grievanceStatusWords.in(language).card,
    drawings: [
      { kind: "section", seed: "complaint" },
      { kind: "plan", seed: "complaint left" },
      { kind: "elevation", seed: "complaint right" },
    ],
  },
})
