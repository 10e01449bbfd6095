import { brand } from "../../brand.ts"
import type { Language } from "../../platform/language/language.ts"
import type { SharingPicture } from "../../sharing/sharing-card.ts"
import { homeTexts } from "./texts.ts"

export const homePicture = (language: Language): SharingPicture => ({
  page: "home",
  card: {
    title: brand.tagline,
    line: homeTexts.in(language).cardLine(brand.activeCities),
    drawings: [
      { kind: "hero", seed: "home" },
      { kind: "elevation", seed: "home" },
      { kind: "room", seed: "home" },
    ],
  },
})
