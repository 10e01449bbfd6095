import type { SharingSite } from "../sharing/page-meta.ts"
import type { SharingPicture } from "../sharing/sharing-card.ts"
import { compareTexts } from "./texts.ts"

export const comparePicture = (site: SharingSite): SharingPicture => {
  const { card } = compareTexts.in(site.language)
  return {
    page: "compare",
    card: {
      title: card.title,
      line: card.line(site),
      drawings: [
        { kind: "plan", seed: "compare" },
        { kind: "elevation", seed: "compare" },
        { kind: "room", seed: "compare" },
      ],
    },
  }
}
