import type { Language } from "../../platform/language/language.ts"
import type { SharingPicture } from "../../sharing/sharing-card.ts"
import { testimonialsTexts } from "./texts.ts"

export const testimonialsPicture = (language: Language): SharingPicture => {
  const { heading, card } = testimonialsTexts.in(language)
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
