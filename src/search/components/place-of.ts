import type { SearchResult } from "../search.contract.ts"

type Place = Pick<SearchResult, "city" | "home_city" | "locality">

/** Where they work from, and the city asked for where that is another: "Kothrud, Pune · serves Mumbai". */
export const placeOf = ({ city, home_city, locality }: Place) => {
  const home = locality ? `${locality}, ${home_city}` : home_city
  return home_city === city ? home : `${home} · serves ${city}`
}
