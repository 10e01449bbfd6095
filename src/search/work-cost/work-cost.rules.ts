import type { Filters } from "../search.rules.ts"

/** What is asked of what a work cost; nothing where no words name one, or somewhere wider than a city was chosen. */
export const costQueryOf = ({ query, city, state, country }: Filters) => {
  const work = query.trim()
  if (!work || (!city && (state || country))) return undefined
  return { work, city: city.trim() || undefined }
}
