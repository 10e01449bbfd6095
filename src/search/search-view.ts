import type { Places } from "../locations/location.contract.ts"
import type { Category } from "../services/service.contract.ts"
import type { SearchPage } from "./search.contract.ts"
import type { Filters, Sort } from "./search.rules.ts"

/** What a search screen is given, by the server for visitors and over the API for customers. */
export interface SearchView {
  filters: Filters
  sort: Sort
  /** Null when the search failed; then `failure` says why. */
  page: SearchPage | null
  failure: string | null
  categories: Pick<Category, "name" | "plural_name" | "slug" | "is_available">[]
  places: Places
}

/** An address may name a category by its slug; the form knows it by its name. */
export const namedCategory = (filters: Filters, categories: SearchView["categories"]): Filters => {
  const asked = filters.category
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, "-")
  return { ...filters, category: categories.find(({ slug }) => slug === asked)?.name ?? filters.category }
}
