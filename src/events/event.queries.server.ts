// The only SQL over events. They are read by (xid, id), and only below the oldest transaction that is still open: nothing
// can be added there any more, so a reader that has read up to it has missed nothing.
import { sql } from "kysely"
import type { Db } from "../platform/database/database.server.ts"
import { type StatementPart, tableOf } from "../platform/database/statement-parts.server.ts"
import type { Event } from "./event.contract.ts"
import type { Position } from "./event.rules.ts"

export interface StoredEvent extends Event, Position {
  account_id: string
}

export const eventsPart = (rows: { account_id: string; kind: string; params: object }[]): StatementPart => ({
  write: (condition) => sql`
    insert into events (account_id, kind, params)
    select e.account_id, e.kind, e.params from ${tableOf("e (account_id text, kind text, params jsonb)", rows)}
    where ${condition}`,
})

const oldestOpenXid = sql`pg_snapshot_xmin(pg_current_snapshot())`
const asNumber = (xid: ReturnType<typeof sql>) => sql`${xid}::text::bigint`
const afterCondition = ({ xid, id }: Position) => sql`(e.xid, e.id) > (${String(xid)}::text::xid8, ${id}::bigint)`
const columns = sql`${asNumber(sql`e.xid`)} as xid, e.id, e.account_id, e.kind, e.params`

interface EventBatch {
  /** Events of all transactions below this one have been read, unless `events` is full. */
  oldestOpenXid: number
  /** Events are committed that cannot be read before an older transaction ends. */
  hasPending: boolean
  events: StoredEvent[]
}

/** Events of all accounts: a filter by those connected here would cost more than it saves. */
export const readEvents = async (db: Db, position: Position, limit: number): Promise<EventBatch> => {
  const { rows } = await sql<EventBatch>`
    select ${asNumber(oldestOpenXid)} as "oldestOpenXid",
      exists (select from events e where e.xid >= ${oldestOpenXid}) as "hasPending",
      (select coalesce(json_agg(n), '[]') from (
        select ${columns} from events e where ${afterCondition(position)} and e.xid < ${oldestOpenXid}
        order by e.xid, e.id limit ${limit}) n) as events`.execute(db)
  return rows[0]!
}

interface MissedEvents {
  oldestOpenXid: number
  /** Events after the position may have been deleted; deleteOldEvents leaves the newest old one so that this shows. */
  isPositionTooOld: boolean
  events: StoredEvent[]
}

interface MissedQuery {
  accountId: string
  position: Position
  limit: number
  deletedBefore: Date
}

export const readMissed = async (
  db: Db,
  { accountId, position, limit, deletedBefore }: MissedQuery,
): Promise<MissedEvents> => {
  const { rows } = await sql<MissedEvents>`
    select ${asNumber(oldestOpenXid)} as "oldestOpenXid",
      exists (select from (select e.xid, e.id, e.created_at from events e order by e.xid, e.id limit 1) e
        where e.created_at < ${deletedBefore} and ${afterCondition(position)}) as "isPositionTooOld",
      (select coalesce(json_agg(n), '[]') from (
        select ${columns} from events e where e.account_id = ${accountId} and ${afterCondition(position)} and e.xid < ${oldestOpenXid}
        order by e.xid, e.id limit ${limit}) n) as events`.execute(db)
  return rows[0]!
}

export const readOldestOpenXid = async (db: Db) => {
  const { rows } = await sql<{ xid: number }>`select ${asNumber(oldestOpenXid)} as xid`.execute(db)
  return rows[0]!.xid
}

/** Leaves the newest of the old ones: by it readMissed knows that a position is too old. */
export const deleteOldEvents = async (db: Db, before: Date, limit: number) => {
  const { numAffectedRows } = await sql`
    delete from events where (xid, id) in (
      select e.xid, e.id from events e
      where e.created_at < ${before} and (e.xid, e.id) < (
        select l.xid, l.id from events l where l.created_at < ${before} order by l.xid desc, l.id desc limit 1)
      order by e.xid, e.id limit ${limit})`.execute(db)
  return Number(numAffectedRows)
}
