import type { KnownLocalities, Places } from "../../locations/location.contract.ts"
import type { Cost } from "../../professionals/cost/cost.schema.ts"
import type { Category } from "../../services/service.contract.ts"
import { serviceNamed } from "../../services/service.rules.ts"
import type { SearchPage } from "../search.contract.ts"
import type { Filters, Sort } from "../search.rules.ts"
import type { CountWithout } from "./without-filters.rules.ts"

/** What a search screen is given, by the server for visitors and over the API for customers. */
export interface SearchScreenData {
  filters: Filters
  sort: Sort
  /** How many cards at most, from where on: null is the first. */
  shown: number
  cursor: string | null
  /** Null when the search failed; then `failure` says why. */
  page: SearchPage | null
  failure: string | null
  /** What the kind of work that the words name cost; null: they name none, or too little is known. */
  cost: Cost | null
  categories: Pick<Category, "name" | "plural_name" | "slug" | "is_available">[]
  places: Places
  /** Names of those that are known in the city, for who types one. */
  localities: string[]
  /** Nobody found: the filters without which there is somebody. */
  without: CountWithout[]
}

/** With what people call them. Several cities may have a locality of the same name. */
export const namesOf = ({ localities }: KnownLocalities) => [
  ...new Set(localities.flatMap(({ name, also }) => [name, ...also])),
]

/** An address may name a category by its slug or in the plural; the form knows it by its name. */
export const namedCategory = (filters: Filters, categories: SearchScreenData["categories"]): Filters => {
  const known = serviceNamed(filters.category, categories)
  return { ...filters, category: known?.name ?? filters.category }
}
