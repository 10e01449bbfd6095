import type { OfferedService, Profile } from "./professional.contract.ts"

export type SectionId = "services" | "about" | "verification" | "work" | "posts" | "reviews"

/** The sections of the page, from top to bottom, evidence first: those there is something to say in. */
export const sectionsOf = (
  { description, portfolio, total_reviews }: Pick<Profile, "description" | "portfolio" | "total_reviews">,
  posts: readonly unknown[],
): SectionId[] => [
  ...(portfolio.length > 0 ? (["work"] as const) : []),
  ...(total_reviews > 0 ? (["reviews"] as const) : []),
  "services",
  "verification",
  ...(description ? (["about"] as const) : []),
  ...(posts.length > 0 ? (["posts"] as const) : []),
  ...(total_reviews > 0 ? [] : (["reviews"] as const)),
]

type Priced = Pick<OfferedService, "price" | "duration" | "packages" | "price_label">

export interface LowestPrice extends Priced {
  /** The price of the only service, or the lowest of several; `from_free` where that is nothing. */
  kind: "only" | "from" | "from_free"
}

/**
 * What an hour comes to: the price per hour, else that of the cheapest package brought to an hour, the longest of equal
 * ones; null where neither is said. As refresh_search_entries.sql has it, by which a search is ordered.
 */
const hourPriceOf = ({ price, packages }: Priced) => {
  if (price !== null) return Number(price)
  const minutes = packages.filter((one) => one.price === packages[0]!.price).map((one) => one.minutes)
  return packages[0] ? (Number(packages[0].price) * 60) / Math.max(...minutes) : null
}

/** Of a service without a price per hour the cheapest package is what is booked unless somebody chooses otherwise. */
export const firstPackageOf = <Package extends { id: string }>(service: {
  price: string | null
  packages: readonly Package[]
}) => (service.price === null ? service.packages[0]?.id : undefined)

/** Undefined where nothing is offered. */
export const lowestOf = <Service extends Priced>(services: readonly Service[]) => {
  const priced = services.flatMap((service) => {
    const perHour = hourPriceOf(service)
    return perHour === null ? [] : [{ service, perHour }]
  })
  const [lowest] = priced.toSorted((a, b) => a.perHour - b.perHour || a.service.duration - b.service.duration)
  return lowest?.service ?? services[0]
}

export const lowestPriceOf = (services: readonly Priced[]): LowestPrice | undefined => {
  const lowest = lowestOf(services)
  if (!lowest) return undefined
  if (lowest.price === null || services.length === 1) return { ...lowest, kind: "only" }
  return { ...lowest, kind: Number(lowest.price) === 0 ? "from_free" : "from" }
}

/** "Architect" is a title that the law keeps for those in the Council's register: without a checked number it says so. */
export const tradesOf = (
  profile: Pick<Profile, "services" | "verification">,
  { uncheckedTrade }: { uncheckedTrade: (trade: string) => string },
) =>
  profile.services.map(({ name, service_type }) =>
    service_type === "architect" && !isRegistered(profile) ? uncheckedTrade(name) : name,
  )

/** What they say of themselves, short and without its full stop: a sentence goes on from it. */
export const aboutInShort = ({ headline, description }: Pick<Profile, "headline" | "description">) =>
  (headline || description).trim().replace(/\.$/, "").slice(0, 200)

/** From the nearest to the widest name of the place. */
export const mapLink = (...place: (string | null)[]) =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: "1", query: place.filter(Boolean).join(", ") })}`

/** The Council's register was looked into once; whether that still holds stands among the checks. */
export const isRegistered = ({ verification }: Pick<Profile, "verification">) =>
  verification.checks.some(({ kind, state }) => kind === "coa" && state !== "not_verified")
