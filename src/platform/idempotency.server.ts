// A retried call gets the first answer again. The lock, the look-up, the work and the stored answer share one
// transaction: either all of it happened or none, also when the process dies in between.
import { sql } from "kysely"
import type { Db } from "./database.server.ts"
import { invalid, Problem } from "./problem.ts"
import { fingerprint } from "./tokens.server.ts"

interface Attempt {
  actor: string
  route: string
  key: string
  input: unknown
}

export const answerOnce = async (db: Db, { actor, route, key, input }: Attempt, work: () => Promise<string>) => {
  if (!/^[\x21-\x7e]{1,200}$/.test(key))
    throw invalid({ idempotency_key: "The Idempotency-Key must be 1 to 200 printable characters." })
  const lock = `${actor} ${route} ${key}`
  const { rows } = await sql<{
    is_free: boolean
  }>`select pg_try_advisory_xact_lock(hashtextextended(${lock}, 7)) as is_free`.execute(db)
  if (!rows[0]?.is_free)
    throw new Problem("in_flight", "This request is already being worked on.", undefined, { retry_after: 1 })

  const requestHash = fingerprint(JSON.stringify(input))
  const kept = await db
    .selectFrom("idempotency_keys")
    .select(["request_hash", "body"])
    .where("actor", "=", actor)
    .where("route", "=", route)
    .where("key", "=", key)
    .executeTakeFirst()
  if (kept && kept.request_hash !== requestHash) {
    throw invalid({ idempotency_key: "This Idempotency-Key was used for another request." })
  }
  if (kept) return kept.body
  const body = await work()
  await db.insertInto("idempotency_keys").values({ actor, route, key, request_hash: requestHash, body }).execute()
  return body
}

/** Keys are kept for 24 hours. */
export const forgetOldKeys = async (db: Db, now: Date) => {
  await db
    .deleteFrom("idempotency_keys")
    .where("created_at", "<", new Date(now.getTime() - 86_400_000))
    .execute()
  await db
    .deleteFrom("rate_buckets")
    .where("window_starts_at", "<", new Date(now.getTime() - 2 * 86_400_000))
    .execute()
}
