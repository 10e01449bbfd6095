import { formatPrice } from "../platform/money.ts"
import type { OfferedService, Profile } from "./professional.contract.ts"

export const deliveryLabels: Record<string, string> = {
  at_site: "At your site",
  studio: "At the studio",
  online: "Online",
}

/** "90 minutes", "1 hour", "2 hours". */
export const durationLabel = (minutes: number) => {
  if (minutes % 60 !== 0) return `${minutes} minutes`
  return minutes === 60 ? "1 hour" : `${minutes / 60} hours`
}

export const priceLabel = (price: string | null) => (price === null ? "Price not set" : formatPrice(price))

/** The lowest price there is: "From ₹1,500 per hour", "Starts free". */
export const fromLabel = (services: readonly OfferedService[]) => {
  const prices = services.flatMap(({ price }) => (price === null ? [] : [price]))
  const lowest = prices.toSorted((a, b) => Number(a) - Number(b))[0]
  if (lowest === undefined) return priceLabel(null)
  if (services.length === 1) return formatPrice(lowest)
  return Number(lowest) === 0 ? "Starts free" : `From ${formatPrice(lowest)}`
}

export const trades = (services: readonly OfferedService[]) => services.map(({ name }) => name).join(" and ")

export const yearsLabel = (years: number) => (years === 1 ? "1 year of work" : `${years} years of work`)

export const mapLink = (place: string) =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: "1", query: place })}`

export const profileTitle = ({ business_name, services, city }: Profile) =>
  services.length > 0 ? `${business_name}, ${trades(services)} in ${city}` : `${business_name}, ${city}`
