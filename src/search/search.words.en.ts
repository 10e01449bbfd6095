import type { ReactNode } from "react"
import { listIn, parts, pluralIn } from "../platform/words/parts.ts"
import type { Sort } from "./search.rules.ts"

const [plural, listed] = [pluralIn("en"), listIn("en")]

/** Within a sentence the services are written small: "real estate lawyers and architects". */
const inSentence = (names: readonly string[]) => listed(names.map((name) => name.toLowerCase()))
const atStart = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

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
    /** State and country, which hardly anybody needs beside a city. */
    wider: "State and country",
    clear: "Clear Filters",
    chosen: "Chosen filters",
    remove: (filter: string) => `Remove ${filter}`,
    search: "Search",
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
    moreThan: (total: number) => `More than ${total.toLocaleString("en-IN")} services`,
    onlyClose: (words: string) => `No exact match for “${words}”. Showing close matches.`,
    seenAll: (total: number) => `You have seen all ${total}.`,
    more: "Load more",
    next: "Next page",
    failed: "The search did not work",
  },
  later: {
    title: (services: readonly string[], city: string) => `${atStart(inSentence(services))} open later in ${city}`,
    text: (services: readonly string[]) =>
      `Services open one by one, and we are not there yet with ${inSentence(services)}.`,
    find: (service: string) => `Find ${service.toLowerCase()}`,
  },
  openToday: (services: readonly string[], city: string) =>
    `${atStart(inSentence(services))} in ${city} take bookings today.`,
  nothing: {
    title: "Nothing found here yet",
    titleFor: (words: string) => `Nothing found for “${words}”`,
    text: "Try a shorter word, the name of a locality such as Kothrud or Baner, or what you want made: kitchen, office, house plan.",
    everywhere: "Search everywhere",
    withoutWords: "Remove the keyword",
    all: "Show all services",
  },
  /** Who works from elsewhere: "Kothrud, Pune · serves Mumbai". */
  serving: (home: string, city: string) => `${home} · serves ${city}`,
  /** After "Verified" or "Not yet verified", for those who hear a link without its card. */
  whatWasChecked: (business: string) => `: what was checked of ${business}`,
  nextFree: (when: string) => `Next free: ${when}`,
  providedBy: (faint: (text: string) => ReactNode, firm: ReactNode) => parts(faint("Provided by"), " ", firm),
  selected: {
    heading: "Selected Service",
    close: "Close the selected service",
    providedBy: (firm: ReactNode, person: string) => parts("Provided by ", firm, `, ${person}`),
    profile: "View profile",
  },
}
