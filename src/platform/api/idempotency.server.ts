// A retried call gets the first answer again. The lock, the look-up, the work and the stored answer share one
// transaction: either all of it happened or none, also when the process dies in between.
import { sql } from "kysely"
import { inBatches } from "../database/batches.server.ts"
import type { Db } from "../database/database.server.ts"
import { tryAdvisoryLock } from "../database/locks.server.ts"
import { localize } from "../language/language.ts"
import { invalid, Problem } from "../problem.ts"
import { refusalTexts } from "../texts.ts"
import { keyedHash } from "../tokens.server.ts"

export interface Attempt {
  /** Keys of different accounts never meet, and none meets a visitor's. */
  actor: string
  route: string
  key: string
  input: unknown
  /** Older answers do not count, and the work is done again; by default the retention of keys. */
  lastsSeconds?: number | undefined
}

const RETENTION_SECONDS = 86_400

const hashOf = ({ input }: Attempt) => keyedHash(JSON.stringify(input))

const findStored = (db: Db, { actor, route, key, lastsSeconds = RETENTION_SECONDS }: Attempt) =>
  db
    .selectFrom("idempotency_keys")
    .select(["request_hash", "body"])
    .where("actor", "=", actor)
    .where("route", "=", route)
    .where("key", "=", key)
    .where("created_at", ">", sql<Date>`now() - ${lastsSeconds}::float8 * interval '1 second'`)
    .executeTakeFirst()

/** The stored answer, or that the key was used for another request. */
type StoredAnswer = { body: string; isReused?: undefined } | { isReused: true; body?: undefined }

/** Looked up before limits are counted: a retry of an answered request must not be refused by one. */
export const findAnswer = async (db: Db, attempt: Attempt): Promise<StoredAnswer | undefined> => {
  if (!/^[\x21-\x7e]{1,200}$/.test(attempt.key))
    throw invalid({ idempotency_key: localize(refusalTexts, (t) => t.idempotencyKey.shape) })
  const stored = await findStored(db, attempt)
  if (!stored) return undefined
  return stored.request_hash === hashOf(attempt) ? { body: stored.body } : { isReused: true }
}

export const keyReused = () => invalid({ idempotency_key: localize(refusalTexts, (t) => t.idempotencyKey.taken) })

export const answerOnce = async (db: Db, attempt: Attempt, work: () => Promise<string>) => {
  const { actor, route, key } = attempt
  const lock = `${actor} ${route} ${key}`
  const { rows } = await sql<{ is_locked: boolean }>`select ${tryAdvisoryLock("attempt", lock)} as is_locked`.execute(
    db,
  )
  if (!rows[0]?.is_locked)
    throw new Problem(
      "in_flight",
      localize(refusalTexts, (t) => t.idempotencyKey.underway),
      undefined,
      { retry_after: 1 },
    )

  const stored = await findAnswer(db, attempt)
  if (stored?.isReused) throw keyReused()
  if (stored) return stored.body
  const request_hash = hashOf(attempt)
  const body = await work()
  await db
    .insertInto("idempotency_keys")
    .values({ actor, route, key, request_hash, body })
    .onConflict((old) =>
      old
        .constraint("one_answer_per_idempotency_key")
        .doUpdateSet({ request_hash, body, created_at: sql<Date>`excluded.created_at` }),
    )
    .execute()
  return body
}

/** Past their retention. */
export const deleteOldKeys = async (db: Db, now: Date) => {
  const old = sql`select actor, route, key from idempotency_keys where created_at < ${new Date(now.getTime() - RETENTION_SECONDS * 1000)}`
  await inBatches(1000, async (size) => {
    const { numAffectedRows } =
      await sql`delete from idempotency_keys where (actor, route, key) in (${old} limit ${size})`.execute(db)
    return Number(numAffectedRows)
  })
}
