/** Where the centre of a locality may lie. */
import { type Centre, kmBetween } from "../../distance.rules.ts"

/** As a map writes it: degrees with a point, not minutes and seconds. */
export const coordinateViolation = (typed: string) => (/^-?\d{1,3}(\.\d{1,8})?$/.test(typed) ? undefined : "degrees")

/** Of a city's first locality nothing is known but the country, with its islands. */
const INDIA = { south: 6, north: 37.6, west: 68, east: 97.5 }
export const isInIndia = ({ latitude, longitude }: Centre) =>
  latitude >= INDIA.south && latitude <= INDIA.north && longitude >= INDIA.west && longitude <= INDIA.east

/** Kilometres from the nearest of the city's other localities, at most. */
export const FARTHEST_KM = 60

/** Kilometres to the nearest; undefined where there is none. */
export const kmToNearest = (centre: Centre, others: readonly Centre[]) =>
  others.length > 0 ? Math.min(...others.map((other) => kmBetween(centre, other))) : undefined
