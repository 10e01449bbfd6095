import type { SearchPage } from "../search.contract.ts"
import type { SearchedFor } from "../search.rules.ts"
import type { SearchScreenData } from "./search-screen.ts"

/** What somebody searched for, as far as a sentence has room for it. */
export const shownTerms = (query: string) => query.trim().slice(0, 60)

type Searched = Pick<SearchScreenData, "filters" | "categories"> & { page: Pick<SearchPage, "other_city"> | null }

/** Where the words name another city than the one that is chosen, it is asked which: the title says none. */
export const searchedFor = ({ filters, categories, page }: Searched): SearchedFor => {
  const { query, category, city, state, country, locality } = filters
  return {
    services: categories.find(({ name }) => name === category)?.plural_name ?? "",
    words: shownTerms(query),
    place: page?.other_city ? "" : [locality, city || state || country].filter(Boolean).join(", "),
  }
}
