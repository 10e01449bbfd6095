// Whose address has what was typed: bounded, however many there are.
import { sql } from "kysely"
import { cachePerDb } from "../../platform/cache.server.ts"
import type { Db } from "../../platform/database/database.server.ts"
import { likePattern } from "../../platform/search-terms.ts"
import { rarePartOf } from "./rare-part.rules.ts"

/** More people than a filter goes through; and more rows of them. */
export const MAX_PEOPLE = 1000
export const MAX_ROWS = 20_000

/** Who has ever signed in and has this in their address, at most one more than are gone through. */
export const findPeopleByEmail = async (db: Db, typed: string) => {
  const wanted = typed.toLowerCase()
  const rare = rarePartOf(wanted, await findSample(db))
  const pattern = likePattern(rare)
  // In the text of the statement, so that it is planned for how common these letters are: for rare ones by the index, for
  // common ones by reading people until there are too many.
  const { rows } = await sql<{ id: string; sign_in_count: number }>`
    select id, sign_in_count from accounts
    where email like ${sql.lit(pattern)} and strpos(email, ${sql.lit(wanted)}) > 0 and sign_in_count > 0
    limit ${sql.lit(MAX_PEOPLE + 1)}`.execute(db)
  return rows
}

/** It changes with the addresses, which come slowly. */
const samples = cachePerDb<readonly string[]>({ maxEntries: 1, seconds: 3600 })

/** Addresses as the database has last sampled them; none before it has. */
const findSample = (db: Db) =>
  samples(db)("addresses", async () => {
    const { rows } = await sql<{ sample: string[] }>`
      select coalesce(histogram_bounds::text::text[], '{}') as sample from pg_stats
      where schemaname = 'public' and tablename = 'accounts' and attname = 'email'`.execute(db)
    return rows[0]?.sample ?? []
  })
