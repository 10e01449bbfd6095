import type { ReactNode } from "react"
import { NEXT_FREE_DAYS } from "../availability/next-choices.rules.ts"
import { brand } from "../brand.ts"
import { inLanguages } from "../platform/language/language.ts"
import type { Market } from "../platform/language/market.ts"
import { listIn, parts, pluralIn } from "../platform/language/parts.ts"
import { placesIn } from "../platform/language/places.ts"
import { professionalsIn } from "../platform/language/professionals.ts"
import type { Provider, Verification } from "../professionals/professional.contract.ts"
import type { Merit } from "./best.rules.ts"

const listed = listIn("en")
const plural = pluralIn("en")
const placed = placesIn("en")
const professionals = professionalsIn("en")

type Check = Verification["checks"][number]

export const compareTexts = inLanguages({
  en: {
    meta: {
      title: ({ cities, services }: Market) =>
        `Compare ${professionals.short(services)} in ${placed(cities)} · ${brand.name}`,
      description: ({ cities }: Market) =>
        `Two or three professionals in ${placed(cities)} side by side: what was checked, reviews, price an hour, what a visit comes to, and when each is free next.`,
    },
    card: {
      title: "Compare professionals",
      line: ({ cities }: Market) => `Prices, reviews, papers and free times in ${placed(cities)}, side by side`,
    },
    trail: { home: "Home", here: "Compare" },
    heading: "Compare professionals",
    lead: "Choose two or three to see their checks, prices and free times side by side.",
    category: {
      label: "Service category",
      choose: "Choose a category",
      show: "Show professionals",
      /** Where the catalogue cannot be read. */
      standard: "The list of services did not load; this is our standard list.",
    },
    standardList: ["Interior Designer", "Architect", "Contractor", "Real Estate Lawyer", "Vastu Consultant"],
    tooFew: "Please select at least 2 providers to compare",
    failed: "Error loading providers",
    failedAdvice: "Your choice is kept in the address of this page. Please try again in a moment.",
    none: "No providers found for this category. Please select a different category or check back later.",
    unasked: "Please select a service category to see available providers.",
    gone: "Someone you chose is no longer listed.",
    notify: (service: string) => `Tell me when this opens: ${service}`,
    find: "Find professionals",
    table: {
      title: "Side by side",
      caption: (names: readonly string[]) => `${listed(names)} side by side`,
      row: "What is compared",
      remove: (name: string) => `Take ${name} out of the comparison`,
      /** After "Book Now", for those who hear a link without its column. */
      with: (name: string) => ` with ${name}`,
      rows: {
        checked: "What was checked",
        rating: "Reviews",
        price: "Price",
        visit: "A visit comes to",
        packages: "Packages",
        rates: "What the work costs",
        next_free: "Next free time",
        experience: "Experience",
        place: "Works from",
        serves: "Serves",
        delivery: "Where you meet",
        works: "Work",
        languages: "Languages",
        ways: "Go on with",
      },
      checks: {
        kyc: {
          approved: "Identity and address checked",
          expired: "Identity check expired",
          not_verified: "Identity not yet checked",
        },
        coa: {
          approved: "Council of Architecture number checked",
          expired: "Council of Architecture check expired",
          not_verified: "Council of Architecture number not yet checked",
        },
        gst: { approved: "GST number checked", expired: "GST check expired", not_verified: "GST number not checked" },
      } satisfies Record<Check["kind"], Record<Check["state"], string>>,
      best: {
        price: "Lowest price",
        rating: "Highest rated",
        experience: "Most years of work",
        next_free: "Free soonest",
      } satisfies Record<Merit, string>,
      priceOf: (service: string) => `for ${service}`,
      priceLevel: {
        Standard: "Price level: standard",
        Premium: "Price level: premium",
        Luxury: "Price level: luxury",
      } satisfies Record<NonNullable<Provider["price_category"]>, string>,
      noOffer: "Nothing open for booking now",
      onRequest: "On request: keeps no calendar here",
      full: `Not in the next ${NEXT_FREE_DAYS} days`,
      none: "None",
      notSaid: "Not said",
      projects: (count: number) =>
        plural(count, { one: "1 project", other: `${count.toLocaleString("en-IN")} projects` }),
      noWorks: "No work shown yet",
      work: (locality: string, year: number, others: number) =>
        `${locality}, ${year}${others > 0 ? ` · ${others} more on the profile` : ""}`,
      /** Of what helps nobody to choose. */
      alike: (count: number, rows: readonly string[]) =>
        `The same for ${count === 2 ? "both" : "all"}: ${listed(rows).toLowerCase()}`,
      note: (link: (text: string) => ReactNode) =>
        parts(
          "Reviews are by customers who booked, the checks are ours, the rest is theirs: ",
          link("how we rank"),
          ".",
        ),
    },
    list: {
      title: "Choose professionals",
      view: "View profile",
      /** After it, for those who hear a link without its card. */
      of: (name: string) => ` of ${name}`,
      chosen: (count: number, most: number) => `${count} of ${most} chosen`,
      first: "Back to the first page",
      more: "Next page",
      compare: "Compare",
    },
  },
})
