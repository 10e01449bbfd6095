import type { OfferedService, Profile } from "./professional.contract.ts"

export type SectionId = "services" | "about" | "verification" | "work" | "reviews"

/** The sections of the page, from top to bottom: those there is something to say in. */
export const sectionsOf = ({ description, portfolio }: Pick<Profile, "description" | "portfolio">): SectionId[] => [
  "services",
  ...(description ? (["about"] as const) : []),
  "verification",
  ...(portfolio.length > 0 ? (["work"] as const) : []),
  "reviews",
]

export interface LowestPrice {
  /** The price of the only service, or the lowest of several; `from_free` where that is nothing. */
  kind: "only" | "from" | "from_free"
  price: string | null
  /** Minutes of that visit. */
  duration: number
}

/** Undefined where nothing is offered. */
export const lowestOf = <Service extends Pick<OfferedService, "price" | "duration">>(services: readonly Service[]) => {
  const priced = services.filter(({ price }) => price !== null)
  const [lowest = services[0]] = priced.toSorted((a, b) => Number(a.price) - Number(b.price) || a.duration - b.duration)
  return lowest
}

export const lowestPriceOf = (
  services: readonly Pick<OfferedService, "price" | "duration">[],
): LowestPrice | undefined => {
  const lowest = lowestOf(services)
  if (!lowest) return undefined
  const { price, duration } = lowest
  if (price === null || services.length === 1) return { kind: "only", price, duration }
  return { kind: Number(price) === 0 ? "from_free" : "from", price, duration }
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
