import type { Category } from "../services/service.contract.ts"
import type { SharingSite } from "../sharing/page-meta.ts"
import type { SharingPicture } from "../sharing/sharing-card.ts"
import { searchSharingTexts } from "./texts.ts"

type Pictured = Pick<Category, "plural_name" | "slug"> | undefined

/** The picture of a search is that of its category; one for each, whatever else was asked for. */
export const searchPicture = (category: Pictured, { language, cities }: SharingSite): SharingPicture => {
  const { card } = searchSharingTexts.in(language)
  return {
    page: category ? `search/${category.slug}` : "search",
    card: {
      title: category ? category.plural_name : card.title,
      line: card.line(cities),
      drawings: [
        { kind: "service", seed: category?.slug ?? "architect" },
        { kind: "plan", seed: category ? `search ${category.slug}` : "search" },
        category ? { kind: "elevation", seed: category.slug } : { kind: "service", seed: "interior-designer" },
      ],
    },
  }
}
