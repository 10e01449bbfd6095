/** Counting stops here: past it nobody counts, and the database need not either. */
export const COUNT_CAP = 3000

/** The filters of a search and their place in the URL (specification 1 §5: only non-empty trimmed ones are sent). */
export const filterNames = [
  "query",
  "category",
  "city",
  "state",
  "country",
  "locality",
  "max_price",
  "min_rating",
  "verified",
  "free",
] as const
export type FilterName = (typeof filterNames)[number]
export type Filters = Record<FilterName, string>

export const sorts = ["relevance", "rating", "price_asc", "price_desc"] as const
export type Sort = (typeof sorts)[number]

/** A category may stand in an address as its slug, too. */
export const filtersOf = (params: URLSearchParams): Filters => {
  const read = (name: FilterName) => params.get(name) || (name === "category" && params.get("service_type")) || ""
  return Object.fromEntries(filterNames.map((name) => [name, read(name)])) as Filters
}

export const sortOf = (params: URLSearchParams): Sort =>
  sorts.find((sort) => sort === params.get("sort")) ?? "relevance"

/** The address of a screen that shows this search. */
export const searchQuery = (filters: Filters, sort: Sort, rest: Record<string, string | null> = {}) => {
  const params = new URLSearchParams()
  for (const name of filterNames) if (filters[name].trim()) params.set(name, filters[name].trim())
  if (sort !== "relevance") params.set("sort", sort)
  for (const [name, value] of Object.entries(rest)) if (value) params.set(name, value)
  const query = params.toString()
  return query ? `?${query}` : ""
}

const isSameWithout = (names: readonly string[]) => (one: URL, other: URL) => {
  const asked = (url: URL) => {
    const params = new URLSearchParams(url.search)
    for (const name of names) params.delete(name)
    return `${url.pathname}?${params}`
  }
  return one.href !== other.href && asked(one) === asked(other)
}

/** Another card is chosen, or none, or a message is written: the screen's own business, nothing to ask for. The very same address is asked for anew. */
export const isOnlyOtherHighlight = isSameWithout(["selected", "request"])

/** The same list, perhaps longer: the cards stay while the others come. */
export const isSameList = isSameWithout(["selected", "request", "shown"])

/** What the title of a search has to name, each empty where it was not asked for. A category nobody knows is no title. */
export interface SearchedFor {
  /** The plural name of the category. */
  services: string
  words: string
  place: string
}
