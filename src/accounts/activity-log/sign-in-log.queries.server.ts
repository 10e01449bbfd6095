// The rows of sign-ins: one for each session, in its transaction. A trigger keeps it as the session goes on and ends
// (db/functions/log_session_change.sql), and it stays when the session is cleared away.
import { sql } from "kysely"
import type { Db } from "../../platform/database/database.server.ts"
import type { DeviceKind } from "../session/agent.rules.ts"
import { type PersonKind, personKindOf } from "./person-kinds.rules.ts"

interface SignIn {
  account_id: string
  session_id: string
  side: "user" | "provider" | undefined
  is_admin: boolean
  device: DeviceKind
  ip_address: string
  expires_at: Date
  at: Date
}

/** The account's lock lets its sign-ins be numbered one after the other. */
export const recordSignIn = async (db: Db, { account_id, side, at, ...row }: SignIn) => {
  const { sign_in_count: nth, ...roles } = await db
    .updateTable("accounts")
    .set(({ eb }) => ({ sign_in_count: eb("sign_in_count", "+", 1) }))
    .where("id", "=", account_id)
    .returning(["sign_in_count", "is_professional", sql<boolean>`customer_type is not null`.as("is_customer")])
    .executeTakeFirstOrThrow()
  const person_kind: PersonKind = personKindOf(roles, side)
  await db
    .insertInto("sign_in_logs")
    .values({ ...row, account_id, nth, person_kind, login_at: at, last_seen_at: at })
    .execute()
}

/** What is left tells of nobody: that somebody was here, for how long and on what kind of device. */
export const forgetSignIns = async (db: Db, accountId: string, at: Date) => {
  await sql`update sign_in_logs set account_id = null, session_id = null, nth = null, ip_address = null,
      ended_at = coalesce(ended_at, least(expires_at, ${at}))
    where account_id = ${accountId}`.execute(db)
}

/** How many of the oldest rows are looked at is bounded: they stand in the order of time. @returns how many it looked at and removed */
export const deleteOldSignIns = async (db: Db, before: Date, limit: number) => {
  const { rows } = await sql<{ removed: number }>`
    with oldest as (select seq, login_at, is_to_count from sign_in_logs order by seq limit ${limit}),
    gone as (
      delete from sign_in_logs where seq in (select seq from oldest where login_at < ${before} and not is_to_count)
      returning seq, person_kind),
    counted as (${countIntoBlocks(sql`select seq, person_kind, -1 as by from gone`)})
    select count(*) as removed from gone`.execute(db)
  return rows[0]!.removed
}

/** By level how many numbers are in one block. */
export const BLOCK_SIZES = [100, 10_000, 1_000_000] as const

/** @param changed `seq`, `person_kind` and by how much */
export const countIntoBlocks = (changed: ReturnType<typeof sql>) => sql`
  insert into sign_in_counts as c (level, block, regular, provider, dual_as_user, dual_as_provider, neither)
  select b.level, n.seq / b.size,
    coalesce(sum(n.by) filter (where n.person_kind = 'regular'), 0),
    coalesce(sum(n.by) filter (where n.person_kind = 'provider'), 0),
    coalesce(sum(n.by) filter (where n.person_kind = 'dual_as_user'), 0),
    coalesce(sum(n.by) filter (where n.person_kind = 'dual_as_provider'), 0),
    coalesce(sum(n.by) filter (where n.person_kind = 'neither'), 0)
  from (${changed}) n
  cross join (values (1, ${sql.lit(BLOCK_SIZES[0])}), (2, ${sql.lit(BLOCK_SIZES[1])}), (3, ${sql.lit(BLOCK_SIZES[2])})) as b (level, size)
  group by 1, 2 order by 1, 2
  on conflict (level, block) do update set regular = c.regular + excluded.regular,
    provider = c.provider + excluded.provider, dual_as_user = c.dual_as_user + excluded.dual_as_user,
    dual_as_provider = c.dual_as_provider + excluded.dual_as_provider, neither = c.neither + excluded.neither`

/** Those of blocks whose rows are all gone. */
export const deleteEmptyCounts = async (db: Db) => {
  for (const [index, size] of BLOCK_SIZES.entries())
    await sql`delete from sign_in_counts where level = ${index + 1}
      and block < (select min(seq) from sign_in_logs) / ${size}::bigint`.execute(db)
}
