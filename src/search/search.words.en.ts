import type { ReactNode } from "react"
import { parts, pluralIn } from "../platform/words/parts.ts"
import type { Sort } from "./search.rules.ts"

const plural = pluralIn("en")

/** The search screen, for visitors and for customers. */
export default {
  filters: {
    label: "Services",
    keyword: "Search keyword",
    example: "Kitchen, Kothrud…",
    heading: (chosen: number) => (chosen > 0 ? `Filters (${chosen})` : "Filters"),
    category: { label: "Category", all: "All categories", later: "Coming soon" },
    city: { label: "City", all: "All cities" },
    state: { label: "State/Province", all: "All states" },
    country: { label: "Country", all: "All countries" },
    locality: { label: "Locality", example: "Kothrud…" },
    max_price: { label: "Price an hour", all: "Any price", upTo: (price: string) => `Up to ${price}` },
    min_rating: { label: "Rating", all: "Any rating", from: (stars: string) => `${stars} and up` },
    free: { label: "Free this week" },
    verified: { label: "Verified only" },
    /** State and country, which hardly anybody needs beside a city. */
    wider: "State and country",
    clear: "Clear Filters",
    chosen: "Chosen filters, and more to choose",
    remove: (filter: string) => `Remove ${filter}`,
    search: "Search",
    show: "Show services",
  },
  sort: {
    label: "Sort by",
    by: {
      relevance: "Best match",
      rating: "Highest rated",
      price_asc: "Price: low to high",
      price_desc: "Price: high to low",
    } satisfies Record<Sort, string>,
  },
  results: {
    label: "Results",
    searching: "Searching",
    loading: "Loading services",
    count: (total: number) => plural(total, { one: "1 service", other: `${total.toLocaleString("en-IN")} services` }),
    atLeast: (total: number) =>
      plural(total, { one: "At least 1 service", other: `At least ${total.toLocaleString("en-IN")} services` }),
    /** Over those who do not have all that was asked for. */
    near: (locality: string | null) => (locality ? `Others in and near ${locality}` : "Close to what you asked for"),
    onlyNear: "Nobody fits all of it. These come close.",
    seenAll: (total: number) => `You have seen all ${total}.`,
    more: "Load more",
    next: "Next page",
    failed: "The search did not work",
  },
  /** Who works from elsewhere: "Kothrud, Pune · serves Mumbai". */
  serving: (home: string, city: string) => `${home} · serves ${city}`,
  distance: (km: number, locality: string) => `${km} km from ${locality}`,
  /** After "Verified" or "Not yet verified", for those who hear a link without its card. */
  whatWasChecked: (business: string) => `: what was checked of ${business}`,
  nextFree: (when: string) => `Next free: ${when}`,
  providedBy: (faint: (text: string) => ReactNode, firm: ReactNode) => parts(faint("Provided by"), " ", firm),
}
