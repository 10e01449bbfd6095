import { brand } from "../../brand.ts"
import { totalOf } from "../../platform/money.ts"

/** Fewer professionals than this, and a page of theirs would say nothing that their profiles do not. */
export const FEWEST = 3

/** How many of them a page shows; the search has all. */
export const SHOWN = 12

/** What a visit to each comes to, of the lowest and highest price for every length of visit they offer. */
export const visitRange = (visits: readonly { minutes: number; lowest: string; highest: string }[]) => {
  const totals = visits
    .flatMap(({ minutes, lowest, highest }) => [totalOf(lowest, minutes), totalOf(highest, minutes)])
    .filter((total) => total !== null)
    .toSorted((one, other) => Number(one) - Number(other))
  const [least, most] = [totals[0], totals.at(-1)]
  return least !== undefined && most !== undefined ? { least, most } : null
}

/** A service in a city, by the names in addresses. */
export interface ServiceInCity {
  service: string
  city: string
}

export interface ServiceInPlace extends ServiceInCity {
  locality: string
}

/** Why it is built so: docs/decisions/0033. */
export const cityPath = ({ service, city }: ServiceInCity) => `/services/${service}/${city}`
/** In the city that is open; where too few work in any locality of it, the search is shown. */
export const localitiesPath = (service: string) => cityPath({ service, city: brand.activeCities[0].toLowerCase() })
export const placePath = (place: ServiceInPlace) => `${cityPath(place)}/${place.locality}`

/** The search for the same, which says also who is near. */
export const searchPath = (asked: { category: string; city: string; locality?: string; free?: "week" }) =>
  `/search?${new URLSearchParams(asked)}`
