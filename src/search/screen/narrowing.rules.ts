import { formatRupees } from "../../platform/money.ts"
import { type FilterName, type Filters, filterNames } from "../search.rules.ts"
import type { searchTexts } from "../texts.ts"

/** The words stand in their field; all else narrows what they find. */
export type Narrowing = Exclude<FilterName, "query">

/** Asked for by a touch, with this value. */
export const quickFilters = { free: "week", verified: "true" } as const
export const quickFilterNames = ["free", "verified"] as const

const isQuick = (name: Narrowing): name is keyof typeof quickFilters => name in quickFilters

/** Said with "Filters" as their number, too. A quick one with another value asks for nothing. */
export const chosenFilters = (filters: Filters): Narrowing[] =>
  filterNames
    .filter((name) => name !== "query")
    .filter((name) => (isQuick(name) ? filters[name] === quickFilters[name] : filters[name].trim()))

/** As it is chosen, and as it is shown for what it narrows. */
export const filterLabel = (name: Narrowing, value: string, t: ReturnType<typeof searchTexts.in>["filters"]) => {
  if (name === "max_price") return t.max_price.upTo(formatRupees(value))
  if (name === "min_rating") return t.min_rating.from(value)
  return isQuick(name) ? t[name].label : value.trim()
}
