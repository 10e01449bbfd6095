import type { SharingSite } from "../../sharing/page-meta.ts"
import type { SharingPicture } from "../../sharing/sharing-card.ts"
import { careersTexts } from "./texts.ts"

const saidIn = ({ language, cities }: SharingSite) => {
  const { title, line } = careersTexts.in(language).card
  return { title, line: line(cities) }
}

export const careersPicture = (site: SharingSite): SharingPicture => ({
  page: "careers",
  card: {
    ...saidIn(site),
    drawings: [
      { kind: "plan", seed: "careers" },
      { kind: "section", seed: "careers" },
      { kind: "room", seed: "careers" },
    ],
  },
})
