/** Addresses of the blog and what its lists hold. Pure. */

export const PAGE_SIZE = 6
export const RELATED = 3
/** How many stand on the page of a service or a professional. */
export const BESIDE = 3
export const MAX_QUERY = 100
/** Of what names a category: its slug, name or id. */
export const MAX_CATEGORY = 120
/** Further back nobody reads, and each page is a statement. */
export const MAX_PAGE = 2_000

export const BLOG = "/blog"
export const feedPaths = { rss: `${BLOG}/rss.xml`, atom: `${BLOG}/atom.xml`, json: `${BLOG}/feed.json` } as const

export const postPath = (slug: string) => `${BLOG}/${slug}`
export const categoryPath = (slug: string) => `${BLOG}/category/${slug}`
export const tagPath = (tag: string) => `${BLOG}/tag/${encodeURIComponent(tag)}`

interface ListAddress {
  search?: string | undefined
  category?: string | undefined
  page?: number | undefined
}

/** Of the list, or of one that is below an address of its own (a category's, a tag's). */
export const listPath = ({ search, category, page }: ListAddress, base: string = BLOG) => {
  const query = new URLSearchParams()
  if (search) query.set("search", search)
  if (category) query.set("category", category)
  if (page && page > 1) query.set("page", String(page))
  return query.size > 0 ? `${base}?${query}` : base
}

/** What an address asks for: a page that is none is the first. */
export const readPage = (text: string | null) => {
  const page = Number(text)
  return Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1
}

/** Blank is no search. */
export const readSearch = (text: string | null) => (text ?? "").replace(/\s+/g, " ").trim().slice(0, MAX_QUERY)

export const pageCount = (total: number) => Math.max(1, Math.ceil(total / PAGE_SIZE))

/** The numbers around a page, with the first and the last; null where some are left out. */
export const pageNumbers = (current: number, total: number): (number | null)[] => {
  const near = [1, current - 1, current, current + 1, total].filter((page) => page >= 1 && page <= total)
  const shown = [...new Set(near)].sort((a, b) => a - b)
  return shown.flatMap((page, at) => {
    const before = at > 0 ? shown[at - 1]! : 0
    if (page - before <= 1) return [page]
    return page - before === 2 ? [page - 1, page] : [null, page]
  })
}

/** A post is about a service that has one of these tags or, failing that, shows a live part of it. */
export const tagsOfService = (service: string) => {
  const words = service.replaceAll("-", " ")
  return [...new Set([service, words, `${words}s`])]
}

/** Long enough that somebody looks for a part of it. */
const MIN_HEADINGS = 3
export const hasContents = (headings: readonly unknown[]) => headings.length >= MIN_HEADINGS
