import type { SharingSite } from "../sharing/page-meta.ts"
import type { SharingPicture } from "../sharing/sharing-card.ts"
import { compareTexts } from "./texts.ts"

export const comparePicture = ({ language, cities }: SharingSite): SharingPicture => {
  const { card } = compareTexts.in(language)
  return {
    page: "compare",
    card: {
      title: card.title,
      line: card.line(cities),
      drawings: [
        { kind: "plan", seed: "compare" },
        { kind: "elevation", seed: "compare" },
        { kind: "room", seed: "compare" },
      ],
    },
  }
}
