// What stands on every page and is in rows: a banner, the cities that are open. A page that is kept for everybody reads it
// each time it is made; any other document takes what this process read seconds ago. No page waits for it, or fails because of
// it: then it has what was read last.
import { cachePerDb } from "../cache.server.ts"
import type { Db } from "./database.server.ts"

/** A database that is there answers such a question in a millisecond or two. */
const PATIENCE_MS = 1_000

export interface FrameRowsQuery {
  db: Db
  /** For a page that is kept. */
  isCached: boolean
}

/** Undefined: it was never read yet, and cannot be now. */
export const frameRows = <T>(read: (db: Db) => Promise<T>) => {
  const keptOf = cachePerDb<T>({ maxEntries: 1, seconds: 5 })
  const lastOf = new WeakMap<object, T>()
  const readNow = async (db: Db) => {
    const rows = await read(db)
    lastOf.set(db, rows)
    return rows
  }
  return async ({ db, isCached }: FrameRowsQuery): Promise<T | undefined> => {
    const reading = isCached ? readNow(db) : keptOf(db)("", () => readNow(db))
    return (await withPatience(reading)) ?? lastOf.get(db)
  }
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
