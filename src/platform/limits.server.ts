// Counts that another node must see: fixed windows in one small table, written outside the caller's transaction,
// so that a refusal does not roll its own count back.
import { sql } from "kysely"
import type { Db } from "./database.server.ts"
import { tooMany } from "./problem.ts"

export interface Allowance {
  max: number
  seconds: number
  message?: string
}

let scale = 1
/** RATE_LIMIT_SCALE: test suites sign many people up from one address. */
export const scaleLimits = (factor: number) => {
  scale = factor
}

const windowStart = (seconds: number, now: number) => new Date(Math.floor(now / (seconds * 1000)) * seconds * 1000)

const hit = async (db: Db, bucket: string, seconds: number) => {
  const { rows } = await sql<{ hits: number }>`
    insert into rate_buckets (bucket, window_starts_at, hits) values (${bucket}, ${windowStart(seconds, Date.now())}, 1)
    on conflict (bucket, window_starts_at) do update set hits = rate_buckets.hits + 1 returning hits`.execute(db)
  return rows[0]!.hits
}

const refuse = ({ seconds, message }: Allowance) => {
  const rest = Math.ceil((windowStart(seconds, Date.now()).getTime() + seconds * 1000 - Date.now()) / 1000)
  return tooMany(message ?? "Too many attempts. Please wait a little and try again.", Math.max(1, rest))
}

/** Counts one hit and refuses when the window is full. */
export const spend = async (db: Db, bucket: string, allowance: Allowance) => {
  if ((await hit(db, bucket, allowance.seconds)) > allowance.max * scale) throw refuse(allowance)
}

/** Takes one hit back: what was counted beforehand, so that many at once cannot slip by, turned out to be right. */
export const forgive = async (db: Db, bucket: string, { seconds }: Allowance) => {
  await sql`update rate_buckets set hits = greatest(hits - 1, 0)
    where bucket = ${bucket} and window_starts_at = ${windowStart(seconds, Date.now())}`.execute(db)
}
