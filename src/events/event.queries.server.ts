// The only SQL over events. Read in the order of commits: below the oldest transaction that is still open nothing can be
// added any more, so a reader who has read up to there has missed nothing.
import { sql } from "kysely"
import type { Db } from "../platform/database/database.server.ts"
import { type StatementPart, tableOf } from "../platform/database/statement-parts.server.ts"
import type { Event } from "./event.contract.ts"
import type { Position } from "./event.rules.ts"

export interface HappenedEvent extends Event, Position {
  account_id: string
}

export const eventsPart = (rows: { account_id: string; kind: string; params: object }[]): StatementPart => ({
  write: (condition) => sql`
    insert into events (account_id, kind, params)
    select e.account_id, e.kind, e.params from ${tableOf("e (account_id text, kind text, params jsonb)", rows)}
    where ${condition}`,
})

const head = sql`pg_snapshot_xmin(pg_current_snapshot())`
const asNumber = (xid: ReturnType<typeof sql>) => sql`${xid}::text::bigint`
const isAfter = ({ xid, id }: Position) => sql`(e.xid, e.id) > (${String(xid)}::text::xid8, ${id}::bigint)`
const columns = sql`${asNumber(sql`e.xid`)} as xid, e.id, e.account_id, e.kind, e.params`

interface EventBatch {
  /** Everything below this transaction has been read, unless `events` is full. */
  head: number
  /** Something is written already and waits for an older transaction to end. */
  isHeldBack: boolean
  events: HappenedEvent[]
}

/** Everybody's: who is connected here changes all the time, and to send the list along costs more than it saves. */
export const readEvents = async (db: Db, place: Position, most: number): Promise<EventBatch> => {
  const { rows } = await sql<EventBatch>`
    select ${asNumber(head)} as head,
      exists (select from events e where e.xid >= ${head}) as "isHeldBack",
      (select coalesce(json_agg(n), '[]') from (
        select ${columns} from events e where ${isAfter(place)} and e.xid < ${head} order by e.xid, e.id limit ${most}) n) as events`.execute(
    db,
  )
  return rows[0]!
}

interface Missed {
  head: number
  /** Events after that place may have been cleared away; the one that is left of them says so. */
  isTooOld: boolean
  events: HappenedEvent[]
}

export const readMissed = async (
  db: Db,
  { accountId, place, most, clearedBefore }: { accountId: string; place: Position; most: number; clearedBefore: Date },
): Promise<Missed> => {
  const { rows } = await sql<Missed>`
    select ${asNumber(head)} as head,
      exists (select from (select e.xid, e.id, e.created_at from events e order by e.xid, e.id limit 1) e
        where e.created_at < ${clearedBefore} and ${isAfter(place)}) as "isTooOld",
      (select coalesce(json_agg(n), '[]') from (
        select ${columns} from events e where e.account_id = ${accountId} and ${isAfter(place)} and e.xid < ${head}
        order by e.xid, e.id limit ${most}) n) as events`.execute(db)
  return rows[0]!
}

export const readHead = async (db: Db) => {
  const { rows } = await sql<{ head: number }>`select ${asNumber(head)} as head`.execute(db)
  return rows[0]!.head
}

/** All but the newest of the old ones: it tells who comes back too late that there was something. */
export const deleteOldEvents = async (db: Db, before: Date, most: number) => {
  const { numAffectedRows } = await sql`
    delete from events where (xid, id) in (
      select e.xid, e.id from events e
      where e.created_at < ${before} and (e.xid, e.id) < (
        select l.xid, l.id from events l where l.created_at < ${before} order by l.xid desc, l.id desc limit 1)
      order by e.xid, e.id limit ${most})`.execute(db)
  return Number(numAffectedRows)
}
