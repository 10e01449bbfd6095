// The banner as pages show it. A page that is kept for everybody reads it each time it is made; any other document takes what
// this process read seconds ago. No page waits for it, or fails because of it: then it has the banner that was read last.
import { cachePerDb } from "../../platform/cache.server.ts"
import type { Db } from "../../platform/database/database.server.ts"
import { type BannerTimes, bannerStateAt, type ShownBanner } from "./banner.rules.ts"
import { findBanner } from "./content.queries.server.ts"

type KnownBanner = ShownBanner & BannerTimes

const keptOf = cachePerDb<KnownBanner>({ maxEntries: 1, seconds: 5 })
const lastOf = new WeakMap<object, KnownBanner>()
/** A database that is there answers this in a millisecond or two. */
const PATIENCE_MS = 1_000

interface Asked {
  db: Db
  clock: () => Date
  /** For a page that is kept. */
  isCached: boolean
}

export const shownBanner = async ({ db, clock, isCached }: Asked): Promise<ShownBanner | null> => {
  const reading = isCached ? readBanner(db) : keptOf(db)("banner", () => readBanner(db))
  const banner = (await withPatience(reading)) ?? lastOf.get(db)
  if (!banner || bannerStateAt(banner, clock()) !== "shown") return null
  const { text, level } = banner
  return { text, level }
}

const readBanner = async (db: Db) => {
  const banner = await findBanner(db)
  lastOf.set(db, banner)
  return banner
}

const withPatience = async <T>(reading: Promise<T>) => {
  let timer: NodeJS.Timeout | undefined
  const enough = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), PATIENCE_MS)
  })
  try {
    return await Promise.race([reading.catch(() => undefined), enough])
  } finally {
    clearTimeout(timer)
  }
}
