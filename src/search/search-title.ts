import type { Filters } from "./search.rules.ts"

/** "Architects in Pune", "Professionals for “kitchen” in Mumbai", "Find professionals". */
export const searchTitle = ({ query, category, city, state, country }: Filters) => {
  const place = city || state || country
  const words = query.trim().slice(0, 60)
  if (!category && !words && !place) return "Find professionals"
  const who = category ? `${category}s` : "Professionals"
  return `${who}${words && ` for “${words}”`}${place && ` in ${place}`}`
}
