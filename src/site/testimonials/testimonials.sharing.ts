import type { Language } from "../../platform/words/language.ts"
import type { SharingPicture } from "../../sharing/sharing-card.ts"
import { testimonialsWords } from "./texts.ts"

export const testimonialsPicture = (language: Language): SharingPicture => {
  const { heading, card } = testimonialsWords.in(language)
  return {
    page: "testimonials",
    card: {
      title: heading,
      line: card,
      drawings: [
        { kind: "room", seed: "testimonials" },
        { kind: "elevation", seed: "testimonials" },
        { kind: "plan", seed: "testimonials" },
      ],
    },
  }
}
