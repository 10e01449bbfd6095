import type { Language } from "../../platform/language/language.ts"
import type { SharingPicture } from "../../sharing/sharing-card.ts"
import { ideasTexts } from "./texts.ts"

/** All pages of ideas are shared with the same picture. */
export const ideasPicture = (language: Language): SharingPicture => {
  const { meta } = ideasTexts.in(language)
  return {
    page: "ideas",
    card: {
      title: meta.title,
      line: meta.description,
      drawings: [
        { kind: "room.kitchen", seed: "ideas" },
        { kind: "room.living", seed: "ideas 1" },
        { kind: "room.bedroom", seed: "ideas 2" },
      ],
    },
  }
}
