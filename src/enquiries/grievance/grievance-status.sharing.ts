import type { Language } from "../../platform/language/language.ts"
import type { SharingPicture } from "../../sharing/sharing-card.ts"
import { grievanceStatusTexts } from "./texts.ts"

export const grievanceStatusPicture = (language: Language): SharingPicture => ({
  page: "complaint",
  card: {
    ...grievanceStatusTexts.in(language).card,
    drawings: [
      { kind: "section", seed: "complaint" },
      { kind: "plan", seed: "complaint left" },
      { kind: "elevation", seed: "complaint right" },
    ],
  },
})
