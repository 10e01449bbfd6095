import { brand } from "../../brand.ts"
import { totalOf } from "../../platform/money.ts"

/** Fewer professionals than this, and a page of theirs would say nothing that their profiles do not. */
export const FEWEST = 3

/** How many of them a page shows; the search has all. */
export const SHOWN = 12

/** Whether a locality has a page: enough in all, and at least one who works from there. */
export const hasPage = ({ professionals, based }: { professionals: number; based: number }) =>
  professionals >= FEWEST && based > 0

/** The locality with more professionals than any other; none where several have as many, or there is no other. */
export const leading = <T extends { professionals: number }>(localities: readonly T[]): T | undefined => {
  const [first, second] = localities.toSorted((one, other) => other.professionals - one.professionals)
  return first && second && first.professionals > second.professionals ? first : undefined
}

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
/** In the first city that it is open in; where too few work in any locality of it, the search is shown. */
export const localitiesPath = (service: string, cities: readonly string[]) => {
  const [city = brand.homeCity] = cities
  return cityPath({ service, city: city.toLowerCase().replace(/[^a-z0-9]+/g, "-") })
}
export const placePath = (place: ServiceInPlace) => `${cityPath(place)}/${place.locality}`

/** The search for the same, which says also who is near. */
export const searchPath = (asked: { category: string; city: string; locality?: string; free?: "week" }) =>
  `/search?${new URLSearchParams(asked)}`
