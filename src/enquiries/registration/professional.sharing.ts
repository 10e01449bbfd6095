import type { SharingSite } from "../../sharing/page-meta.ts"
import type { SharingPicture } from "../../sharing/sharing-card.ts"
import { professionalTexts } from "./texts.ts"

export const professionalPicture = (site: SharingSite): SharingPicture => {
  const { hero, card } = professionalTexts.in(site.language)
  return {
    page: "professional",
    card: {
      title: hero.join,
      line: card(site),
      drawings: [
        { kind: "elevation", seed: "professional" },
        { kind: "plan", seed: "professional" },
        { kind: "detail", seed: "professional" },
      ],
    },
  }
}
