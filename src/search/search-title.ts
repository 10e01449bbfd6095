import type { Filters } from "./search.rules.ts"
import type { SearchView } from "./search-view.ts"

/** What somebody searched for, as far as a sentence has room for it. */
export const shownWords = (query: string) => query.trim().slice(0, 60)

/** "Architects in Pune", "Professionals for “kitchen” in Mumbai", "Find professionals". A category nobody knows is no title. */
export const searchTitle = (filters: Filters, categories: SearchView["categories"]) => {
  const { query, category, city, state, country } = filters
  const place = city || state || country
  const words = shownWords(query)
  const who = categories.find(({ name }) => name === category)?.plural_name
  if (!who && !words && !place) return "Find professionals"
  return `${who ?? "Professionals"}${words && ` for “${words}”`}${place && ` in ${place}`}`
}
