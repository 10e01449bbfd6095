import type { ReactNode } from "react"
import { brand } from "../brand.ts"
import { inLanguages } from "../platform/language/language.ts"
import { listIn, parts, pluralIn } from "../platform/language/parts.ts"
import { placesIn } from "../platform/language/places.ts"
import type { Guide } from "./screen/guides.rules.ts"
import type { SearchedFor, Sort } from "./search.rules.ts"

/** The search within a customer's area. */
export const customerSearchTexts = inLanguages({
  en: {
    title: "Find Services",
    introduction: "Choose a card to see more of the service, then book a time.",
    loading: "Loading services",
    unexpected: "Unexpected response format from server",
    failed: "Failed to search services. Please try again later.",
  },
})

const listed = listIn("en")
const placed = placesIn("en")

/** Within a sentence the services are written small: "real estate lawyers and architects". */
const inSentence = (names: readonly string[]) => listed(names.map((name) => name.toLowerCase()))
const atStart = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Instead of results, and loaded with that. */
export const nothingFoundTexts = inLanguages({
  en: {
    later: {
      title: (services: readonly string[], cities: readonly string[]) =>
        `${atStart(inSentence(services))} open later in ${placed(cities)}`,
      text: (services: readonly string[]) =>
        `Services open one by one. ${atStart(inSentence(services))} are not open yet.`,
      find: (service: string) => `Find ${service.toLowerCase()}`,
    },
    openToday: (services: readonly string[], cities: readonly string[]) =>
      `You can find ${inSentence(services)} in ${placed(cities)} today.`,
    nothing: {
      title: "Nothing found here yet",
      titleFor: (texts: string) => `Nothing found for “${texts}”`,
      text: "Try a shorter word, the name of a locality such as Kothrud or Baner, or what you want made: kitchen, office, house plan.",
      everywhere: "Search everywhere",
      withoutWords: "Remove the keyword",
      all: "Show all services",
    },
    /** Not the words are to blame. */
    filtered: {
      title: "Nobody matches all these filters",
      titleFor: (texts: string) => `Nobody for “${texts}” matches all these filters`,
      text: "Remove a filter to see more. The rest of your search stays.",
      without: (filter: string, count: string) => `Without “${filter}”: ${count}`,
      withoutAll: (count: string) => `Without these filters: ${count}`,
    },
    unknown: {
      title: (locality: string) => `We do not know “${locality}” yet`,
      nearest: "Did you mean:",
      text: "It may be spelled differently: the field suggests the places we know. A neighbouring one works too, because results include people nearby.",
      everywhere: (city: string, count: string) => (city ? `All of ${city}: ${count}` : `All places: ${count}`),
    },
  },
})

const noticesListed = listIn("en")

const guides = {
  "property-manager": "property managers",
  "home-inspector": "home inspectors",
  "landscape-designer": "landscape designers",
  "property-executor": "property executors",
} satisfies Record<Guide, string>

/** Above the results, where there is something to say of the whole list. */
export const searchNoticeTexts = inLanguages({
  en: {
    /** What was read out of the words, beside what is looked for. */
    understood: {
      line: (said: readonly string[]) => `Understood: ${said.join(" · ")}`,
      near: (locality: string) => `near ${locality}`,
      money: { low: "small budget", high: "high end", luxury: "luxury" },
      upTo: (price: string) => `up to ${price} an hour`,
      /** Prices are of visits, so it leaves nobody out. */
      ofWork: (sum: string) => `${sum} for the whole job (it filters nobody out: prices here are for visits)`,
    },
    /** Services that the words name and nobody offers yet. */
    opensLater: (services: readonly string[], cities: readonly string[]) => {
      const names = noticesListed(services.map((name) => name.toLowerCase()))
      return `${names.charAt(0).toUpperCase()}${names.slice(1)} open later in ${placed(cities)}. These come nearest.`
    },
    tellMe: (service: string) => `Tell me when ${service.toLowerCase()} open`,
    guide: {
      text: (slug: Guide) => `There are no ${guides[slug]} on ${brand.name} yet.`,
      read: (slug: Guide) => `Read our guide to ${guides[slug]}`,
    },
    /** The locality where one is chosen beside the words. */
    onlyClose: (texts: string, locality: string | null) =>
      `No exact match for “${texts}”${locality ? ` in or near ${locality}` : ""}. Showing close matches.`,
    notOpen: (city: string) => `We are not open in ${city} yet.`,
    comingThere: "Everyone shown here says they travel there.",
    otherCity: (typed: string, chosen: string) => `You typed ${typed}, but ${chosen} is chosen.`,
    searchThere: (city: string) => `Search in ${city}`,
    onlyWithHours: "Only people with a calendar here are shown; others may be free too.",
  },
})

/** What only the server says: the name of what is offered, and what is wrong with a question. */
export const searchAnswerTexts = inLanguages({
  en: {
    offer: (service: string, place: string) => `${service} in ${place}`,
    stalePage: "This page link is not valid. Please start the search again.",
    fields: {
      query: "Query",
      category: "Category",
      service_type: "Service type",
      city: "City",
      state: "State",
      country: "Country",
      locality: "Locality",
      max_price: "Price an hour",
      min_rating: "Rating",
      verified: "Verified only",
      free: "Free this week",
      sort: "Sort",
      limit: "Limit",
      cursor: "Cursor",
    },
    rules: {
      no_control_characters: () => "Please leave out control characters",
      nothing_searched: () => "Please say what was searched for",
    },
    /** In the activity of who searched. */
    searched: (query: string | undefined, filters: string[]) =>
      [query && `“${query}”`, filters.join(", ")].filter(Boolean).join(" · "),
  },
})

/** The public page around the search screen, and the picture of it. */
export const searchPageTexts = inLanguages({
  en: {
    title: ({ services, words, place }: SearchedFor) => {
      if (!services && !words && !place) return "Find professionals"
      return `${services || "Professionals"}${words && ` for “${words}”`}${place && ` in ${place}`}`
    },
    introduction: "Best match: verified first, then fit, then ratings. Payment changes nothing.",
    untitled: "Find professionals",
  },
})

/** What search engines and messengers say of it: nothing of it weighs on the page's script. */
export const searchSharingTexts = inLanguages({
  en: {
    description: (title: string) =>
      `${title}: compare work, prices and what we checked, and book a time. Booking is free.`,
    card: {
      title: "Find professionals",
      line: (cities: readonly string[]) => `Work, prices and what was checked, in ${placesIn("en")(cities)}`,
    },
  },
})

const plural = pluralIn("en")
const amount = (count: number) => count.toLocaleString("en-IN")

/** The search screen, for visitors and for customers. */
export const searchTexts = inLanguages({
  en: {
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
      count: (total: number) => plural(total, { one: "1 service", other: `${amount(total)} services` }),
      atLeast: (total: number) =>
        plural(total, { one: "At least 1 service", other: `At least ${amount(total)} services` }),
      exactAndNear: (exact: number, near: number) => `${amount(exact)} with all of it, ${amount(near)} come near`,
      /** Over those who have all that was asked for, where others follow; and over these. */
      exact: (total: number) => `With all you asked for (${amount(total)})`,
      /** Over those who do what few do of what was asked for, elsewhere or without the rest. */
      work: "They do this kind of work",
      near: (locality: string | null, total?: number) =>
        `${locality ? `Others in and near ${locality}` : "Close to what you asked for"}${total ? ` (${amount(total)})` : ""}`,
      onlyNear: "Nobody matches everything. These come close.",
    },
    /** Who works from elsewhere: "Kothrud, Pune · serves Mumbai". */
    serving: (home: string, city: string) => `${home} · serves ${city}`,
    distance: (km: number, to: string, from: string | null) =>
      from === to ? `In ${to}` : `${km || "Under 1"} km from ${to}`,
    /** After "Verified" or "Not yet verified", for those who hear a link without its card. */
    whatWasChecked: (business: string) => `: what was checked of ${business}`,
    /** Null: they keep no calendar here, or it is full. */
    nextFree: (when: string | null) => `Next free: ${when ?? "on request"}`,
    /** On the picture of a card that can be looked through. */
    firstOf: (count: number) => `1 of ${count}`,
    providedBy: (faint: (text: string) => ReactNode, firm: ReactNode) => parts(faint("Provided by"), " ", firm),
  },
})

/** The filters as a form that is sent, where there is no script. */
export const plainFormTexts = inLanguages({ en: { search: "Search", show: "Show services" } })

const sheetPlural = pluralIn("en")
const sheetAmount = (count: number, isAll: boolean) => `${amount(count)}${isAll ? "" : "+"}`

/** The filters in front of the results, on a phone. */
export const filterSheetTexts = inLanguages({
  en: {
    title: "Filters",
    show: (total: number, isAll: boolean) =>
      sheetPlural(isAll ? total : 2, {
        one: `Show ${sheetAmount(total, isAll)} service`,
        other: `Show ${sheetAmount(total, isAll)} services`,
      }),
    /** How many there are is not known. */
    showAny: "Show services",
    counting: "Counting",
    nobody: "Nobody matches all of this.",
    nobodyHere: "Nobody matches this. Try another category or city.",
  },
})

/** Of results that are loaded, that end, or that did not come. */
export const resultStateTexts = inLanguages({
  en: {
    loading: "Loading services",
    seenAll: (total: number) => `You have seen all ${total}.`,
    more: "Load more",
    next: "Next page",
    failed: "The search did not work",
  },
})

/** The bar of the chosen card, and loaded with that. */
export const selectedServiceTexts = inLanguages({
  en: {
    heading: "Selected Service",
    close: "Close the selected service",
    providedBy: (firm: ReactNode, person: string) => parts("Provided by ", firm, `, ${person}`),
    profile: "View profile",
    ask: "Ask a question",
  },
})

/** What is looked through on the picture of a card, and loaded with that. */
export const coverTexts = inLanguages({
  en: {
    label: (business: string) => `Work of ${business}`,
    place: (place: number, count: number) => `${place} of ${count}`,
    drawn: "Drawing",
    /** Read to those who do not see it. */
    drawing: (title: string) => `Drawing: ${title}`,
    previous: (business: string) => `Previous work of ${business}`,
    next: (business: string) => `Next work of ${business}`,
  },
})

export const coverFieldTexts = inLanguages({ en: { fields: { service_id: "Service" }, rules: {} } })

export const workCostFieldTexts = inLanguages({
  en: {
    fields: { work: "Kind of work", city: "City" },
    rules: { no_control_characters: () => "Please leave out control characters" },
  },
})
