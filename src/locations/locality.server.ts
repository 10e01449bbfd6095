// Localities with their centres, for saying what is near. There are some hundreds, and they change when the catalogue of
// places does: kept for a minute.

import { cachePerDb } from "../platform/cache.server.ts"
import type { Db } from "../platform/database/database.server.ts"
import type { Centre } from "./distance.rules.ts"
import { readLocalities } from "./location.queries.server.ts"

/** By their ids. */
export type Localities = Map<number, Centre & { city_id: number; name: string }>

const cacheOf = cachePerDb<Localities>({ maxEntries: 1, seconds: 60 })

export const listLocalities = (db: Db): Promise<Localities> =>
  cacheOf(db)("all", async () => {
    const rows = await readLocalities(db)
    return new Map(rows.map(({ id, ...locality }) => [id, locality]))
  })
