import type { Language } from "../platform/language/language.ts"
import type { SharingPicture } from "../sharing/sharing-card.ts"
import { compareTexts } from "./texts.ts"

export const comparePicture = (language: Language): SharingPicture => {
  const { card } = compareTexts.in(language)
  return {
    page: "compare",
    card: {
      ...card,
      drawings: [
        { kind: "plan", seed: "compare" },
        { kind: "elevation", seed: "compare" },
        { kind: "room", seed: "compare" },
      ],
    },
  }
}
