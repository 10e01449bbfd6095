/** So many stand beside each other (specification 2 §7). */
export const MIN_COMPARED = 2
export const MAX_COMPARED = 3

/** What an address asks for. */
export interface ComparisonQuery {
  /** As it stands there: a name, a slug, or nothing. */
  category: string
  ids: string[]
  /** More were asked for than can stand beside each other. */
  isTooMany: boolean
  /** Where the list goes on. */
  cursor: string | undefined
}

/** The name of a box in the list: one of several of a name, which validators know by its brackets. */
export const BOX = "ids[]"

/** A form without script names each one by itself, our links all of them at once. */
export const readComparison = (params: URLSearchParams): ComparisonQuery => {
  const named = ["ids", BOX].flatMap((name) => params.getAll(name)).flatMap((ids) => ids.split(","))
  const ids = [...new Set(named)].filter((id) => /^[\w-]{1,64}$/.test(id))
  return {
    category: params.get("category") ?? "",
    ids: ids.slice(0, MAX_COMPARED),
    isTooMany: ids.length > MAX_COMPARED,
    cursor: params.get("cursor") || undefined,
  }
}

/** Where they stand beside each other. */
export const TABLE = "side-by-side"

interface Selection {
  category?: string | undefined
  ids: readonly string[]
  cursor?: string | undefined
}

/** Ids need no encoding, and a comma reads better without. */
export const compareAddress = ({ category, ids, cursor }: Selection) => {
  const params = new URLSearchParams({ ...(category && { category }), ...(cursor && { cursor }) })
  const query = [params.toString(), ids.length > 0 ? `ids=${ids.join(",")}` : ""].filter(Boolean).join("&")
  return query ? `/compare?${query}` : "/compare"
}

/** Another choice in the same list, not yet compared: nothing to ask for. What leads to the table is asked for. */
export const isOnlyOtherSelection = (here: URL, next: URL) => {
  const list = ({ pathname, searchParams }: URL) =>
    JSON.stringify([pathname, searchParams.get("category"), searchParams.get("cursor")])
  return next.hash !== `#${TABLE}` && here.search !== next.search && list(here) === list(next)
}
