// Which pages are the same for everybody: a route says so in its handle. A page is kept by what it reads of its address;
// whatever else stands there ("?utm_source=…") is left out before the page is made, so it is nobody's way to a page of their own.
import type { ServerBuild } from "react-router"
import type { CachePolicy, PageHandle } from "./page-handle.ts"
import { openRoutes } from "./page-routes.server.ts"

export interface CachedAddress {
  seconds: number
  /** Path and query as the page is made for, without the language. */
  address: string
}

/** Which route an address has is worked out once: asked of the router each time, it was most of what a kept page cost. */
const MAX_KNOWN = 2_000

/** @param path with its query, without the language */
export const openPageCache = (build: ServerBuild) => {
  const modulesAt = openRoutes(build)
  const known = new Map<string, CachePolicy | undefined>()
  const keepOf = (pathname: string) => {
    if (known.has(pathname)) return known.get(pathname)
    const keep = modulesAt(pageOf(pathname))
      ?.map(({ handle }) => (handle as PageHandle | undefined)?.keep)
      .findLast(Boolean)
    if (known.size >= MAX_KNOWN) known.clear()
    known.set(pathname, keep)
    return keep
  }
  return (path: string): CachedAddress | undefined => {
    const { pathname, searchParams } = new URL(`http://localhost${path}`)
    const keep = keepOf(pathname)
    // Which parts of the data is asked for at will, and would be a way to as many answers as one likes.
    if (!keep || (isData(pathname) && searchParams.has("_routes"))) return undefined
    const query = new URLSearchParams()
    for (const name of keep.reads) {
      const value = searchParams.get(name)
      if (value) query.set(name, value)
    }
    for (const name of keep.lists ?? []) {
      const value = searchParams.getAll(name).join(",")
      if (value) query.set(name, value)
    }
    return { seconds: keep.seconds, address: query.size > 0 ? `${pathname}?${query}` : pathname }
  }
}

/** The router in the browser asks for a page's data alone. */
export const isData = (pathname: string) => pathname.endsWith(".data")

const pageOf = (pathname: string) => {
  if (!isData(pathname)) return pathname
  const page = pathname.slice(0, -".data".length)
  return page === "/_root" || page === "/_" ? "/" : page
}
