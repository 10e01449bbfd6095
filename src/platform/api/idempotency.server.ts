// A retried call gets the first answer again. The lock, the look-up, the work and the stored answer share one
// transaction: either all of it happened or none, also when the process dies in between.
import { sql } from "kysely"
import { inBatches } from "../database/batches.server.ts"
import type { Db } from "../database/database.server.ts"
import { isFree } from "../database/locks.server.ts"
import { localize } from "../language/language.ts"
import { invalid, Problem } from "../problem.ts"
import { refusalTexts } from "../texts.ts"
import { fingerprint } from "../tokens.server.ts"

export interface Attempt {
  /** Keys of different accounts never meet, and none meets a visitor's. */
  actor: string
  route: string
  key: string
  input: unknown
  /** An older answer is none any more, and the work is done anew; without it they last as long as keys are kept. */
  lastsSeconds?: number | undefined
}

const KEPT_SECONDS = 86_400

const hashOf = ({ input }: Attempt) => fingerprint(JSON.stringify(input))

const findStored = (db: Db, { actor, route, key, lastsSeconds = KEPT_SECONDS }: Attempt) =>
  db
    .selectFrom("idempotency_keys")
    .select(["request_hash", "body"])
    .where("actor", "=", actor)
    .where("route", "=", route)
    .where("key", "=", key)
    .where("created_at", ">", sql<Date>`now() - ${lastsSeconds}::float8 * interval '1 second'`)
    .executeTakeFirst()

/** What the key was used for: this answer, or something else. */
type Known = { body: string; isOther?: undefined } | { isOther: true; body?: undefined }

/** Asked before anything is counted: what was answered once must not be refused to a retry because of a limit. */
export const findAnswer = async (db: Db, attempt: Attempt): Promise<Known | undefined> => {
  if (!/^[\x21-\x7e]{1,200}$/.test(attempt.key))
    throw invalid({ idempotency_key: localize(refusalTexts, (t) => t.idempotencyKey.shape) })
  const kept = await findStored(db, attempt)
  if (!kept) return undefined
  return kept.request_hash === hashOf(attempt) ? { body: kept.body } : { isOther: true }
}

export const keyTaken = () => invalid({ idempotency_key: localize(refusalTexts, (t) => t.idempotencyKey.taken) })

export const answerOnce = async (db: Db, attempt: Attempt, work: () => Promise<string>) => {
  const { actor, route, key } = attempt
  const lock = `${actor} ${route} ${key}`
  const { rows } = await sql<{ is_free: boolean }>`select ${isFree("attempt", lock)} as is_free`.execute(db)
  if (!rows[0]?.is_free)
    throw new Problem(
      "in_flight",
      localize(refusalTexts, (t) => t.idempotencyKey.underway),
      undefined,
      { retry_after: 1 },
    )

  const kept = await findAnswer(db, attempt)
  if (kept?.isOther) throw keyTaken()
  if (kept) return kept.body
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

/** Those whose answers last no longer. */
export const forgetOldKeys = async (db: Db, now: Date) => {
  const old = sql`select actor, route, key from idempotency_keys where created_at < ${new Date(now.getTime() - KEPT_SECONDS * 1000)}`
  await inBatches(1000, async (size) => {
    const { numAffectedRows } =
      await sql`delete from idempotency_keys where (actor, route, key) in (${old} limit ${size})`.execute(db)
    return Number(numAffectedRows)
  })
}
