// What sign-ins add up to. A row that is new or has changed says so itself (`is_to_count`); who counts takes such rows in
// small batches, and readers add what is not counted yet, so that every figure is exact at any moment. Of rows that others
// hold the count takes none: it never waits, and nobody waits long for it.
import { sql } from "kysely"
import type { Db } from "../../platform/database/database.server.ts"
import { tryAdvisoryLock } from "../../platform/database/locks.server.ts"
import { countIntoBlocks } from "./sign-in-log.queries.server.ts"

/** Until the end of the transaction. False where another one counts. */
export const tryCountLock = async (db: Db) => {
  const { rows } = await sql<{ is_mine: boolean }>`select ${tryAdvisoryLock("signInCount", "")} as is_mine`.execute(db)
  return rows[0]!.is_mine
}

/** From the sign-in to when the session was last used, in whole seconds. */
export const secondsOf = (row: string) =>
  sql<number>`greatest(0, floor(extract(epoch from ${sql.ref(`${row}.last_seen_at`)} - ${sql.ref(`${row}.login_at`)})))::integer`

/** @returns how many rows were counted, at most so many */
export const countSignIns = async (db: Db, limit: number) => {
  const { rows } = await sql<{ counted: number }>`
    with batch as (
      select seq, counted_seconds as counted_before from sign_in_logs where is_to_count
      order by seq limit ${limit} for update skip locked),
    counted as (
      update sign_in_logs l set counted_seconds = ${secondsOf("l")}, is_to_count = false
      from batch b where l.seq = b.seq
      returning l.seq, l.person_kind, l.device, l.login_at, l.counted_seconds, b.counted_before),
    blocks as (${countIntoBlocks(sql`select seq, person_kind, 1 as by from counted where counted_before is null`)}),
    sums as (
      select count(*) as counted, count(*) filter (where counted_before is null) as sign_ins,
        coalesce(sum(counted_seconds - coalesce(counted_before, 0)), 0) as seconds,
        count(*) filter (where counted_before is null and device = 'Desktop') as desktop,
        count(*) filter (where counted_before is null and device = 'Mobile') as mobile,
        count(*) filter (where counted_before is null and device = 'Tablet') as tablet,
        count(*) filter (where counted_before is null and device = 'Unknown') as unknown,
        max(login_at) as last_sign_in_at
      from counted),
    added as (
      update activity_totals t set sign_ins = t.sign_ins + s.sign_ins, seconds = t.seconds + s.seconds,
        desktop = t.desktop + s.desktop, mobile = t.mobile + s.mobile, tablet = t.tablet + s.tablet,
        unknown = t.unknown + s.unknown, last_sign_in_at = greatest(t.last_sign_in_at, s.last_sign_in_at)
      from sums s where s.counted > 0)
    select counted from sums`.execute(db)
  return rows[0]!.counted
}

/** @returns how many changes were added, at most so many */
export const countRoleChanges = async (db: Db, limit: number) => {
  const { rows } = await sql<{ counted: number }>`
    with taken as (
      delete from role_changes where id in (
        select id from role_changes order by id limit ${limit} for update skip locked)
      returning role, difference),
    sums as (
      select count(*) as counted, coalesce(sum(difference) filter (where role = 'regular'), 0) as regular,
        coalesce(sum(difference) filter (where role = 'provider'), 0) as provider,
        coalesce(sum(difference) filter (where role = 'dual'), 0) as dual
      from taken),
    added as (
      update activity_totals t set regular_users = t.regular_users + s.regular,
        service_providers = t.service_providers + s.provider, dual_role_users = t.dual_role_users + s.dual
      from sums s where s.counted > 0)
    select counted from sums`.execute(db)
  return rows[0]!.counted
}

export interface Totals {
  sign_ins: number
  seconds: number
  desktop: number
  mobile: number
  tablet: number
  unknown: number
  last_sign_in_at: Date | null
  regular_users: number
  service_providers: number
  dual_role_users: number
}

/** The totals, and with them what has come since. */
export const findTotals = async (db: Db) => {
  const { rows } = await sql<Totals>`
    select t.sign_ins + n.sign_ins as sign_ins, (t.seconds + c.seconds)::bigint as seconds,
      t.desktop + n.desktop as desktop, t.mobile + n.mobile as mobile, t.tablet + n.tablet as tablet,
      t.unknown + n.unknown as unknown, greatest(t.last_sign_in_at, n.last_sign_in_at) as last_sign_in_at,
      t.regular_users + r.regular as regular_users, t.service_providers + r.provider as service_providers,
      t.dual_role_users + r.dual as dual_role_users
    from activity_totals t
    cross join (
      select count(*) as sign_ins, count(*) filter (where device = 'Desktop') as desktop,
        count(*) filter (where device = 'Mobile') as mobile, count(*) filter (where device = 'Tablet') as tablet,
        count(*) filter (where device = 'Unknown') as unknown, max(login_at) as last_sign_in_at
      from sign_in_logs where counted_seconds is null) n
    cross join (
      select coalesce(sum(${secondsOf("l")} - coalesce(l.counted_seconds, 0)), 0) as seconds
      from sign_in_logs l where l.is_to_count) c
    cross join (
      select coalesce(sum(difference) filter (where role = 'regular'), 0)::bigint as regular,
        coalesce(sum(difference) filter (where role = 'provider'), 0)::bigint as provider,
        coalesce(sum(difference) filter (where role = 'dual'), 0)::bigint as dual
      from role_changes) r`.execute(db)
  return rows[0]!
}
