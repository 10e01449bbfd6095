import type { Filters, Sort } from "../search.rules.ts"
import { chosenFilters, type Narrowing } from "./narrowing.rules.ts"
import { toSearchInput } from "./search-input.rules.ts"

/** What may be to blame where nobody is found. City and category say what is looked for. */
const removableFilters = [
  "free",
  "verified",
  "max_price",
  "min_rating",
  "locality",
] as const satisfies readonly Narrowing[]

/** How many there are without a filter, or without all that may be to blame. */
export interface CountWithout {
  name: (typeof removableFilters)[number] | "all"
  total: number
  is_total: boolean
}

export const filtersWithout = (filters: Filters, name: CountWithout["name"]): Filters => {
  const left = name === "all" ? removableFilters : [name]
  return { ...filters, ...Object.fromEntries(left.map((one) => [one, ""])) }
}

type Count = Pick<CountWithout, "total" | "is_total">
interface Searched {
  page: (Count & { unoffered: string[] }) | null
  filters: Filters
  sort: Sort
  cursor: string | null
}

/**
 * Where nobody is found, the same is asked without each filter; what brings most stands first. Where none of them alone
 * brings anybody, without all of them. Nothing is asked where somebody was found, or where no filter can be to blame.
 */
export const countWithoutFilters = async (
  { page, filters, sort, cursor }: Searched,
  search: (asked: object) => Promise<Count>,
): Promise<CountWithout[]> => {
  const chosen = removableFilters.filter((name) => chosenFilters(filters).includes(name))
  if (page === null || page.total > 0 || page.unoffered.length > 0 || cursor !== null) return []
  const count = async (name: CountWithout["name"]) => {
    const { total, is_total } = await search({ ...toSearchInput(filtersWithout(filters, name)), sort, limit: 1 })
    return { name, total, is_total }
  }
  const helping = (found: CountWithout[]) => found.filter(({ total }) => total > 0)
  const single = helping(await Promise.all(chosen.map(count)))
  if (single.length > 0 || chosen.length < 2) return single.toSorted((one, other) => other.total - one.total)
  return helping([await count("all")])
}
