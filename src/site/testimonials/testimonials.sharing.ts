import type { SharingSite } from "../../sharing/page-meta.ts"
import type { SharingPicture } from "../../sharing/sharing-card.ts"
import { testimonialsTexts } from "./texts.ts"

export const testimonialsPicture = (site: SharingSite): SharingPicture => {
  const { heading, card } = testimonialsTexts.in(site.language)
  return {
    page: "testimonials",
    card: {
      title: heading,
      line: card(site),
      drawings: [
        { kind: "room", seed: "testimonials" },
        { kind: "elevation", seed: "testimonials" },
        { kind: "plan", seed: "testimonials" },
      ],
    },
  }
}
