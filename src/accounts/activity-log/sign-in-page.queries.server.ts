// A page of the log at an offset, newest first, out of very many rows: counts of millions, ten thousands and hundreds of
// numbers lead to the hundred that the offset lies in, and only from there on rows are read. Rows that are not counted yet
// are few (sign-in-count.jobs.server.ts) and counted on the way, so that total and offset are exact.
import { type RawBuilder, sql } from "kysely"
import type { Db } from "../../platform/database/database.server.ts"
import { type EntryRow, entryColumns, entryJoins } from "./log-entry.queries.server.ts"
import { kindsOfType, type PersonKind, personKinds, type UserType } from "./person-kinds.rules.ts"
import { BLOCK_SIZES } from "./sign-in-log.queries.server.ts"

export interface PageOf {
  user_type?: UserType | undefined
  offset: number
  limit: number
}
export interface LogPage {
  total: number
  rows: EntryRow[]
}

type Sql = RawBuilder<unknown>

/**
 * Whose value the planner does not see: else it would plan the statement anew for each page, which costs more than the page.
 * The length of a page it does see, or it would make ready for millions of rows.
 */
const unseen = (value: number | string) =>
  sql`(select ${value}::${sql.raw(typeof value === "number" ? "bigint" : "text")})`

export const findSignInPage = async (db: Db, { user_type, offset, limit }: PageOf): Promise<LogPage> => {
  const kinds = user_type && kindsOfType[user_type]
  return pageOf(
    db,
    sql`uncounted as materialized (
      select seq from sign_in_logs where counted_seconds is null${kinds ? sql` and person_kind in (${names(kinds)})` : sql``}),
    ${level(3, kinds, offset)}, ${level(2, kinds, offset)}, ${level(1, kinds, offset)},
    picked as (
      select seq from (${rowsFrom(kinds, limit, offset)}) r order by seq desc
      offset (select ${unseen(offset)} - before from found_1) limit ${sql.lit(limit)})`,
    sql`(select coalesce(sum(n), 0)::bigint from blocks_3)`,
  )
}

/** How many rows there are in each block within the one that was found above, and which of them the offset lies in. */
const level = (at: 1 | 2 | 3, kinds: readonly PersonKind[] | undefined, offset: number) => {
  const [blocks, found, above] = [`blocks_${at}`, `found_${at}`, `found_${at + 1}`].map((name) => sql.ref(name)) as [
    Sql,
    Sql,
    Sql,
  ]
  const size = sql.lit(BLOCK_SIZES[at - 1]!)
  const isWithin = (block: Sql) =>
    at === 3
      ? sql`true`
      : sql`${block} >= (select block * 100 from ${above}) and ${block} < (select (block + 1) * 100 from ${above})`
  const before = at === 3 ? sql`0` : sql`(select before from ${above})`
  return sql`${blocks} as (
      select block, sum(n) as n from (
        select block, ${sql.raw((kinds ?? personKinds).join(" + "))} as n from sign_in_counts
        where level = ${sql.lit(at)} and ${isWithin(sql`block`)}
        union all
        select seq / ${size}, 1 from uncounted where ${isWithin(sql`seq / ${size}`)}) b
      group by block),
    ${found} as (
      select block, before from (
        select block, n, ${before} + sum(n) over (order by block desc) - n as before from ${blocks}) b
      where before <= ${unseen(offset)} and before + n > ${unseen(offset)})`
}

/** From the found hundred on downwards: as many of each kind as the page can have of it. */
const rowsFrom = (kinds: readonly PersonKind[] | undefined, limit: number, offset: number) => {
  const newest = (condition: Sql) => sql`
    (select seq from sign_in_logs where seq < (select (block + 1) * 100 from found_1) ${condition}
    order by seq desc limit (select ${unseen(offset)} - before + ${unseen(limit)} from found_1))`
  if (!kinds) return newest(sql``)
  return sql.join(
    kinds.map((kind) => newest(sql`and person_kind = ${sql.lit(kind)}`)),
    sql` union all `,
  )
}

const names = (kinds: readonly PersonKind[]) => sql.join(kinds.map((kind) => sql.lit(kind)))

/** Of one person: their own numbers say where the page begins. */
export const findPageOfOne = (db: Db, accountId: string, { offset, limit }: Omit<PageOf, "user_type">) =>
  pageOf(
    db,
    sql`person as (
      select id, sign_in_count as newest,
        (select min(nth) from sign_in_logs where account_id = ${unseen(accountId)}) as oldest
      from accounts where id = ${unseen(accountId)}),
    picked as (
      select seq from sign_in_logs where account_id = ${unseen(accountId)} and nth <= (select newest from person) - ${unseen(offset)}
      order by nth desc limit ${sql.lit(limit)})`,
    sql`(select coalesce(newest - oldest + 1, 0)::bigint from person)`,
  )

/** Of several: of each no more rows are read than the page can have of them. */
export const findPageOfSome = (db: Db, accountIds: readonly string[], { offset, limit }: Omit<PageOf, "user_type">) =>
  pageOf(
    db,
    sql`people as (
      select id, sign_in_count as newest, (select min(l.nth) from sign_in_logs l where l.account_id = a.id) as oldest
      from accounts a where id = any((select ${accountIds}::text[])::text[])),
    picked as (
      select r.seq from people p
      cross join lateral (
        select l.seq from sign_in_logs l where l.account_id = p.id
        order by l.nth desc limit ${unseen(offset)} + ${unseen(limit)}) r
      order by r.seq desc offset ${unseen(offset)} limit ${sql.lit(limit)})`,
    sql`(select coalesce(sum(newest - oldest + 1), 0)::bigint from people)`,
  )

/** Those among their rows that are of one kind: all of them are gone through. */
export const findPageOfType = (
  db: Db,
  accountIds: readonly string[],
  { user_type, offset, limit }: PageOf & { user_type: UserType },
) =>
  pageOf(
    db,
    sql`theirs as materialized (
      select seq from sign_in_logs
      where account_id = any((select ${accountIds}::text[])::text[]) and person_kind in (${names(kindsOfType[user_type])})),
    picked as (select seq from theirs order by seq desc offset ${unseen(offset)} limit ${sql.lit(limit)})`,
    sql`(select count(*) from theirs)`,
  )

interface RowsOf {
  user_type?: UserType | undefined
  /** Only theirs. */
  accountIds?: readonly string[] | undefined
  /** Only rows behind this number. */
  after?: string | undefined
  limit: number
}

/** One after the other for a file, newest first: each read begins where the one before ended. */
export const findSignInsAfter = async (db: Db, { user_type, accountIds, after, limit }: RowsOf) => {
  const isNext = after === undefined ? sql`true` : sql`seq < ${after}::bigint`
  const newest = (condition: Sql) => sql`
    (select seq from sign_in_logs where ${isNext} and ${condition} order by seq desc limit ${sql.lit(limit)})`
  const isTheirs = accountIds ? sql`account_id = any(${accountIds}::text[])` : sql`true`
  const kinds = user_type && kindsOfType[user_type]
  const picked = kinds
    ? kinds.map((kind) => newest(sql`${isTheirs} and person_kind = ${sql.lit(kind)}`))
    : [newest(isTheirs)]
  const { rows } = await sql<EntryRow>`
    with picked as (select seq from (${sql.join(picked, sql` union all `)}) r order by seq desc limit ${sql.lit(limit)})
    select ${entryColumns} from picked join sign_in_logs l using (seq) ${entryJoins} order by l.seq desc`.execute(db)
  return rows
}

/** The total is said also where the page is empty. @param parts with `picked`, the numbers of the page's rows */
const pageOf = async (db: Db, parts: Sql, total: Sql): Promise<LogPage> => {
  const { rows } = await sql<{ total: number } & { [Column in keyof EntryRow]: EntryRow[Column] | null }>`
    with ${parts}
    select t.total, ${entryColumns} from (select ${total} as total) t
    left join (picked join sign_in_logs l using (seq)) on true
    ${entryJoins}
    order by l.seq desc`.execute(db)
  return {
    total: rows[0]!.total,
    rows: rows.filter(({ id }) => id !== null).map(({ total: _, ...row }) => row as EntryRow),
  }
}
