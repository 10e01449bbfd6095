import type { SharingSite } from "../../sharing/page-meta.ts"
import type { SharingPicture } from "../../sharing/sharing-card.ts"
import { testimonialsTexts } from "./texts.ts"

export const testimonialsPicture = ({ language, cities }: SharingSite): SharingPicture => {
  const { heading, card } = testimonialsTexts.in(language)
  return {
    page: "testimonials",
    card: {
      title: heading,
      line: card(cities),
      drawings: [
        { kind: "room", seed: "testimonials" },
        { kind: "elevation", seed: "testimonials" },
        { kind: "plan", seed: "testimonials" },
      ],
    },
  }
}
