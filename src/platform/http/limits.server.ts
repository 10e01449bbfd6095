// Rate limits of calls, which all nodes share: fixed windows in one small table, written outside the caller's transaction, so
// that a refusal does not roll its own count back. Against floods all requests are counted besides, approximately and per
// process. The message of a refusal says how long to wait, as Retry-After does.

import type { RateLimitPluginOptions } from "@fastify/rate-limit"
import { sql } from "kysely"
import { inBatches } from "../database/batches.server.ts"
import type { Db } from "../database/database.server.ts"
import { DAY_MS } from "../days.ts"
import type { Language, Texts } from "../language/language.ts"
import { Problem } from "../problem.ts"
import { refusalTexts } from "../texts.ts"
import { datesIn } from "../time.ts"
import { networkOf } from "./network.server.ts"

const noHeaders = { "x-ratelimit-limit": false, "x-ratelimit-remaining": false, "x-ratelimit-reset": false }

export const floodLimit = (scale: number): RateLimitPluginOptions => ({
  max: Math.ceil(3_000 * scale),
  timeWindow: 60_000,
  cache: 20_000,
  keyGenerator: (request) => networkOf(request.ip),
  allowList: (request) => /^\/(assets|fonts)\//.test(request.url),
  addHeaders: noHeaders,
  addHeadersOnExceeding: noHeaders,
  errorResponseBuilder: (_request, { ttl }) =>
    tooMany(
      localizeWait(refusalTexts, (t) => t.tooManyRequests),
      Math.max(1, Math.ceil(ttl / 1000)),
    ),
})

/** A sentence with "47 minutes" in it. */
export type WaitText = (language: Language, wait: string) => string

/** `localizeWait(texts, (t) => t.tooManyAttempts)`, where that takes the wait. */
export const localizeWait =
  <T>(texts: Texts<T>, choose: (t: T) => (wait: string) => string): WaitText =>
  (language, wait) =>
    choose(texts.in(language))(wait)

export const tooMany = (said: WaitText, retryAfterSeconds: number) =>
  new Problem("too_many", (language) => said(language, waitOf(retryAfterSeconds, language)), undefined, {
    retry_after: retryAfterSeconds,
  })

/** Rounded up: whoever comes back by then is not refused once more. */
export const waitOf = (seconds: number, language: Language) =>
  seconds < 60 ? refusalTexts.in(language).seconds(seconds) : datesIn(language).duration(Math.ceil(seconds / 60))

interface Allowance {
  max: number
  seconds: number
  message?: WaitText
}

let scale = 1
/** RATE_LIMIT_SCALE: test suites sign many people up from one address. */
export const scaleLimits = (factor: number) => {
  scale = factor
}

const windowStart = (seconds: number, now: number) => new Date(Math.floor(now / (seconds * 1000)) * seconds * 1000)

export type Bucket = [name: string, allowance: Allowance]

/** One statement, in which each bucket is counted only where the one before it had room: a full one shields the others. */
const countHits = async (db: Db, buckets: Bucket[]) => {
  const hits = (place: number) => sql`(select hits from ${sql.ref(`hit_${place}`)})`
  const hit = ([name, { seconds }]: Bucket, place: number) => sql`
    ${sql.ref(`hit_${place}`)} as (
      insert into rate_buckets (bucket, window_starts_at, hits)
      select ${name}::text, ${windowStart(seconds, Date.now())}::timestamptz, 1
      where ${place === 0 ? sql`true` : sql`${hits(place - 1)} <= ${limitOf(buckets[place - 1]!)}::float8`}
      on conflict (bucket, window_starts_at) do update set hits = rate_buckets.hits + 1 returning hits)`
  const { rows } = await sql<{ hits: (number | null)[] }>`
    with ${sql.join(buckets.map(hit))} select array[${sql.join(buckets.map((_, place) => hits(place)))}] as hits`.execute(
    db,
  )
  return rows[0]!.hits
}

/** The scaled limit of what is counted in rows of its own. */
export const scaled = (max: number) => Math.max(1, Math.round(max * scale))

const limitOf = ([, { max }]: Bucket) => max * scale

const refusalOf = ({ seconds, message }: Allowance) => {
  const rest = Math.ceil((windowStart(seconds, Date.now()).getTime() + seconds * 1000 - Date.now()) / 1000)
  return tooMany(message ?? localizeWait(refusalTexts, (t) => t.tooManyAttempts), Math.max(1, rest))
}

/** Counts one hit in each. @returns the first full one with its refusal, for callers that check more before they refuse */
export const countAndFindExceeded = async (db: Db, buckets: Bucket[]) => {
  const hits = await countHits(db, buckets)
  const full = buckets.find((bucket, place) => (hits[place] ?? 0) > limitOf(bucket))
  return full && { name: full[0], refusal: refusalOf(full[1]) }
}

/** Counts one hit in each and refuses when a window is full. */
export const consumeAll = async (db: Db, buckets: Bucket[]) => {
  const full = await countAndFindExceeded(db, buckets)
  if (full) throw full.refusal
}

export const consume = (db: Db, name: string, allowance: Allowance) => consumeAll(db, [[name, allowance]])

/**
 * Takes one hit back: an attempt, counted beforehand so that many at once cannot slip by, turned out to be right.
 * @param at when it was counted
 */
export const releaseAll = async (db: Db, buckets: Bucket[], at = Date.now()) => {
  if (buckets.length === 0) return
  const names = buckets.map(([name]) => name)
  const starts = buckets.map(([, { seconds }]) => windowStart(seconds, at))
  // Locked in the order in which they are consumed, or two sign-ins from one network could deadlock.
  await sql`update rate_buckets r set hits = greatest(r.hits - 1, 0)
    from (
      select b.bucket, b.window_starts_at from rate_buckets b
      join unnest(${names}::text[], ${starts}::timestamptz[]) with ordinality as s (bucket, window_starts_at, place)
        using (bucket, window_starts_at)
      order by s.place for update of b
    ) locked
    where r.bucket = locked.bucket and r.window_starts_at = locked.window_starts_at`.execute(db)
}

/** Counts stay for two days, longer than any window lasts. */
export const deleteOldCounts = async (db: Db, now: Date) => {
  const before = new Date(now.getTime() - 2 * DAY_MS)
  const old = sql`select bucket, window_starts_at from rate_buckets where window_starts_at < ${before}`
  await inBatches(1000, async (size) => {
    const { numAffectedRows } =
      await sql`delete from rate_buckets where (bucket, window_starts_at) in (${old} limit ${size})`.execute(db)
    return Number(numAffectedRows)
  })
}
