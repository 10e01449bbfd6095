import { brand } from "../brand.ts"
import type { Category } from "../services/service.contract.ts"
import type { SharingPicture } from "../sharing/sharing-card.ts"

/** The picture of a search is that of its category; one for each, whatever else was asked for. */
export const searchPicture = (category: Pick<Category, "plural_name" | "slug"> | undefined): SharingPicture => ({
  page: category ? `search/${category.slug}` : "search",
  card: {
    title: category ? category.plural_name : "Find professionals",
    line: `Work, prices and reviews side by side, in ${brand.activeCities.join(", ")}`,
    drawings: [
      { kind: "service", seed: category?.slug ?? "architect" },
      { kind: "plan", seed: category ? `search ${category.slug}` : "search" },
      category ? { kind: "elevation", seed: category.slug } : { kind: "service", seed: "interior-designer" },
    ],
  },
})
