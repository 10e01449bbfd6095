import { formatPrice } from "../platform/money.ts"
import { listed } from "../platform/words.ts"
import type { OfferedService, Profile } from "./professional.contract.ts"

export const deliveryLabels: Record<string, string> = {
  at_site: "At your site",
  studio: "At the studio",
  online: "Online",
}

/** The lowest price there is: "From ₹1,500 per hour", "Starts free". */
export const fromLabel = (services: readonly OfferedService[]) => {
  const prices = services.flatMap(({ price }) => (price === null ? [] : [price]))
  const lowest = prices.toSorted((a, b) => Number(a) - Number(b))[0]
  if (lowest === undefined) return formatPrice(null)
  if (services.length === 1) return formatPrice(lowest)
  return Number(lowest) === 0 ? "Starts free" : `From ${formatPrice(lowest)}`
}

export const trades = (services: readonly OfferedService[]) => listed(services.map(({ name }) => name))

export const yearsLabel = (years: number) => (years === 1 ? "1 year of work" : `${years} years of work`)

export const mapLink = (place: string) =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: "1", query: place })}`

export const profileTitle = ({ business_name, services, city }: Profile) =>
  services.length > 0 ? `${business_name}, ${trades(services)} in ${city}` : `${business_name}, ${city}`

/** For search engines and messengers: only what there is to say and to do. */
export const profileDescription = ({ headline, description, full_name, services }: Profile) => {
  const about = (headline || description).trim().replace(/\.$/, "").slice(0, 200)
  const offer =
    services.length > 0
      ? `Prices, work and reviews; book a visit with ${full_name}`
      : `Work and reviews of ${full_name}`
  return [about, offer].filter(Boolean).join(". ").concat(".")
}

/** The Council's register was looked into once; whether that still holds stands among the checks. */
export const isRegistered = ({ verification }: Pick<Profile, "verification">) =>
  verification.checks.some(({ kind, state }) => kind === "coa" && state !== "not_verified")
