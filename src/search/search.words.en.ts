import type { ReactNode } from "react"
import { parts, pluralIn } from "../platform/words/parts.ts"
import type { Sort } from "./search.rules.ts"

const plural = pluralIn("en")
const amount = (count: number) => count.toLocaleString("en-IN")

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
    count: (total: number) => plural(total, { one: "1 service", other: `${amount(total)} services` }),
    atLeast: (total: number) =>
      plural(total, { one: "At least 1 service", other: `At least ${amount(total)} services` }),
    exactAndNear: (exact: number, near: number) => `${amount(exact)} with all of it, ${amount(near)} come near`,
    /** Over those who have all that was asked for, where others follow; and over these. */
    exact: (total: number) => `With all you asked for (${amount(total)})`,
    /** Over those who do what few do of what was asked for, elsewhere or without the rest. */
    work: "They know this kind of work",
    near: (locality: string | null, total?: number) =>
      `${locality ? `Others in and near ${locality}` : "Close to what you asked for"}${total ? ` (${amount(total)})` : ""}`,
    onlyNear: "Nobody fits all of it. These come close.",
    seenAll: (total: number) => `You have seen all ${total}.`,
    more: "Load more",
    next: "Next page",
    failed: "The search did not work",
  },
  /** Who works from elsewhere: "Kothrud, Pune · serves Mumbai". */
  serving: (home: string, city: string) => `${home} · serves ${city}`,
  distance: (km: number, to: string, from: string | null) =>
    from === to ? `In ${to}` : `${km || "Under 1"} km from ${to}`,
  /** After "Verified" or "Not yet verified", for those who hear a link without its card. */
  whatWasChecked: (business: string) => `: what was checked of ${business}`,
  /** Null: they keep no calendar here, or it is full. */
  nextFree: (when: string | null) => `Next free: ${when ?? "on request"}`,
  providedBy: (faint: (text: string) => ReactNode, firm: ReactNode) => parts(faint("Provided by"), " ", firm),
}
