import { brand } from "../brand.ts"
import type { SharingCard } from "../ui/sharing/sharing-card.ts"

interface Category {
  name: string
  slug: string
}

/** The picture of a search is that of its category; one for each, whatever else was asked for. */
export const searchPicture = (category: Category | undefined): { page: string; card: SharingCard } => ({
  page: category ? `search/${category.slug}` : "search",
  card: {
    title: category ? `${category.name}s` : "Find professionals",
    line: `Work, prices and reviews side by side, in ${brand.activeCities.join(", ")}`,
    drawings: [
      { kind: "service", seed: category?.slug ?? "architect" },
      { kind: "plan", seed: `search ${category?.slug}` },
      category ? { kind: "elevation", seed: category.slug } : { kind: "service", seed: "interior-designer" },
    ],
  },
})
