/** The filters of a search and their place in the URL (specification 1 §5: only non-empty trimmed ones are sent). */
export const filterNames = ["query", "category", "city", "state", "country"] as const
export type FilterName = (typeof filterNames)[number]
export type Filters = Record<FilterName, string>

export const sorts = ["relevance", "rating", "price_asc", "price_desc"] as const
export type Sort = (typeof sorts)[number]
export const sortLabels: Record<Sort, string> = {
  relevance: "Best match",
  rating: "Highest rated",
  price_asc: "Price: low to high",
  price_desc: "Price: high to low",
}

/** Counting stops here: past it nobody counts, and the database need not either. */
export const COUNT_CAP = 3000

/** How many cards a screen shows before "Load more". */
export const SCREEN_PAGE = 12

/** A category may stand in an address as its slug, too. */
export const filtersOf = (params: URLSearchParams): Filters => {
  const read = (name: FilterName) => params.get(name) || (name === "category" && params.get("service_type")) || ""
  return Object.fromEntries(filterNames.map((name) => [name, read(name)])) as Filters
}

export const sortOf = (params: URLSearchParams): Sort =>
  sorts.find((sort) => sort === params.get("sort")) ?? "relevance"

export const hasFilters = (filters: Filters) => filterNames.some((name) => filters[name].trim() !== "")

/** What goes to the server: the filters that say something, else all=true. */
export const toSearchInput = (filters: Filters): Partial<Filters> & { all?: string } => {
  const said = filterNames.flatMap((name) => (filters[name].trim() ? [[name, filters[name].trim()] as const] : []))
  return said.length > 0 ? Object.fromEntries(said) : { all: "true" }
}

/** The address of a screen that shows this search. */
export const searchQuery = (filters: Filters, sort: Sort, rest: Record<string, string | null> = {}) => {
  const params = new URLSearchParams()
  for (const name of filterNames) if (filters[name].trim()) params.set(name, filters[name].trim())
  if (sort !== "relevance") params.set("sort", sort)
  for (const [name, value] of Object.entries(rest)) if (value) params.set(name, value)
  const query = params.toString()
  return query ? `?${query}` : ""
}

/** Two addresses that ask for the same results: which card is chosen is the screen's own business. */
export const isSameSearch = (one: URL, other: URL) => {
  const asked = (url: URL) => {
    const params = new URLSearchParams(url.search)
    params.delete("selected")
    return `${url.pathname}?${params}`
  }
  return asked(one) === asked(other)
}

export const countLabel = (total: number) => {
  if (total >= COUNT_CAP) return `More than ${COUNT_CAP.toLocaleString("en-IN")} services`
  return total === 1 ? "1 service" : `${total.toLocaleString("en-IN")} services`
}
