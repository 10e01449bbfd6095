import type { SharingSite } from "../../sharing/page-meta.ts"
import type { SharingPicture } from "../../sharing/sharing-card.ts"
import { professionalTexts } from "./texts.ts"

export const professionalPicture = ({ language, cities }: SharingSite): SharingPicture => {
  const { hero, card } = professionalTexts.in(language)
  return {
    page: "professional",
    card: {
      title: hero.join,
      line: card(cities),
      drawings: [
        { kind: "elevation", seed: "professional" },
        { kind: "plan", seed: "professional" },
        { kind: "detail", seed: "professional" },
      ],
    },
  }
}
