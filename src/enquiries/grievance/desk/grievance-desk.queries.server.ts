// The SQL of complaints at the desk. Those that are open stand by what is due next; all else the newest first.
import { sql } from "kysely"
import type { Db } from "../../../platform/database/database.server.ts"
import { isoInstantMs } from "../../../platform/database/statement-parts.server.ts"
import { hasEachWord } from "../../desk-entries/desk-terms.server.ts"
import type { GrievanceKind, GrievanceStatus } from "../grievance.rules.ts"
import { grievanceDueAt } from "../grievance-conditions.server.ts"
import { type Reported, reportedKindOf, reportedOf } from "../reported/reported-item.server.ts"
import type { GrievanceFilter, GrievanceRow, WholeGrievance } from "./grievance-desk.schema.ts"

const EXCERPT = 200

const assignee = sql`case when a.id is not null then json_build_object('id', a.id, 'name', a.full_name) end`
const day = sql`to_char(g.resolve_by, 'YYYY-MM-DD')`

const sharedColumns = sql`g.id, g.ticket, g.kind, g.name, g.email, g.status, g.level, g.is_spam, ${day} as resolve_by,
  ${isoInstantMs("g.created_at")} as created_at, ${isoInstantMs("g.acknowledged_at")} as acknowledged_at,
  ${isoInstantMs(sql`(${grievanceDueAt()})`)} as due_at, ${isoInstantMs("g.asked_at")} as asked_at, ${assignee} as assigned_to,
  g.version`

const searched = sql`concat_ws(' ', g.ticket, replace(g.ticket, '-', ''), g.name, g.email, g.phone, g.booking, g.message)`

/** @param me whose "me" is */
const filtered = ({ kind, status, level, assigned, q }: GrievanceFilter, me: string) => sql`
  ${status === "all" ? sql`true` : sql`g.status = ${status}`}
  and ${kind === undefined ? sql`true` : sql`g.kind = ${kind}`}
  and ${level === undefined ? sql`true` : sql`g.level = ${Number(level)}`}
  and ${assigned === undefined ? sql`true` : assigned === "me" ? sql`g.assigned_to = ${me}` : sql`g.assigned_to is null`}
  and ${hasEachWord(searched, q)}`

interface Page {
  limit: number
  cursor?: string | undefined
}

/** What looks like advertising stands behind all that is due. */
const clock = (grievance: string) =>
  sql`(case when ${sql.ref(`${grievance}.is_spam`)} then 'infinity' else coalesce(${grievanceDueAt(grievance)}, 'infinity') end)`

/** One row more than asked for tells whether there is more. */
export const listGrievances = async (db: Db, filter: GrievanceFilter, me: string, { limit, cursor }: Page) => {
  const isByClock = filter.status === "open"
  const last = sql`(select ${clock("l")} from grievances l where l.id = ${cursor})`
  const behind = isByClock ? sql`(${clock("g")}, g.id) > (${last}, ${cursor})` : sql`g.id < ${cursor}`
  const { rows } = await sql<GrievanceRow>`
    select ${sharedColumns}, left(g.message, ${EXCERPT}) as excerpt
    from grievances g left join accounts a on a.id = g.assigned_to
    where ${filtered(filter, me)} and ${cursor === undefined ? sql`true` : behind}
    order by ${isByClock ? sql`${clock("g")}, g.id` : sql`g.id desc`} limit ${limit + 1}`.execute(db)
  return rows
}

export type ExportedGrievance = Omit<GrievanceRow, "excerpt"> &
  Pick<FoundGrievance, "phone" | "booking" | "message" | "answered_at"> & { reported: Reported | null }

export const countForFile = async (db: Db, filter: GrievanceFilter, me: string) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from grievances g where ${filtered(filter, me)}`.execute(db)
  return rows[0]!.count
}

/** Behind the row of that id. */
export const listForFile = async (db: Db, filter: GrievanceFilter, me: string, { limit, cursor }: Page) => {
  const { rows } = await sql<ExportedGrievance>`
    select ${sharedColumns}, g.phone, g.booking, ${reportedOf("g.reported_id")} as reported, g.message,
      ${isoInstantMs("g.answered_at")} as answered_at
    from grievances g left join accounts a on a.id = g.assigned_to
    where ${filtered(filter, me)} and ${cursor === undefined ? sql`true` : sql`g.id < ${cursor}`}
    order by g.id desc limit ${limit}`.execute(db)
  return rows
}

export type FoundGrievance = Omit<WholeGrievance, "entries" | "actions" | "latest_day">

const reportedPeople = sql`(
  select coalesce(json_agg(json_build_object('id', a.id, 'name', nullif(a.full_name, '')) order by a.id), '[]')
  from conversations c join professionals p on p.id = c.professional_id
    join accounts a on a.id in (c.customer_id, p.account_id)
  where c.id = g.reported_id and lower(a.email) is distinct from lower(g.email))`

const reported = sql`case when g.reported_id is not null
  then json_build_object('id', g.reported_id, 'kind', ${reportedKindOf(sql`g.reported_id`)}, 'people', ${reportedPeople}, 'is_hidden', exists (
    select from takedowns d where d.item_id = g.reported_id and d.restored_at is null)) end`

export const findWhole = async (db: Db, id: string) => {
  const { rows } = await sql<FoundGrievance>`
    select ${sharedColumns}, g.phone, g.booking, ${reported} as reported, g.message, g.moved_because, ${isoInstantMs("g.answered_at")} as answered_at,
      ${isoInstantMs("g.closed_at")} as closed_at,
      ${isoInstantMs(sql`coalesce(g.escalated_at, g.created_at)`)} as begun_at
    from grievances g left join accounts a on a.id = g.assigned_to where g.id = ${id}`.execute(db)
  return rows[0]
}

export interface LockedGrievance {
  id: string
  ticket: string
  kind: GrievanceKind
  name: string
  email: string
  language: string
  status: GrievanceStatus
  level: number
  is_spam: boolean
  acknowledged_at: Date | null
  answered_at: Date | null
  resolve_by: string
  begun_at: Date
  assigned_to: string | null
  assigned_name: string | null
  version: number
}

export const lockGrievance = async (db: Db, id: string) => (await lockGrievances(db, [id]))[0]

/** Nobody else changes them until the transaction ends; in the order of their ids, so that two never wait for each other. */
export const lockGrievances = async (db: Db, ids: readonly string[]) => {
  const { rows } = await sql<LockedGrievance>`
    select g.id, g.ticket, g.kind, g.name, g.email, g.language, g.status, g.level, g.is_spam, g.acknowledged_at, g.answered_at,
      ${day} as resolve_by, coalesce(g.escalated_at, g.created_at) as begun_at, g.assigned_to,
      (select a.full_name from accounts a where a.id = g.assigned_to) as assigned_name, g.version
    from grievances g where g.id = any(${[...ids]}::text[]) order by g.id for no key update of g`.execute(db)
  return rows
}

export interface GrievanceColumns {
  status?: GrievanceStatus
  level?: number
  is_spam?: boolean
  assigned_to?: string | null
  acknowledged_at?: Date
  answered_at?: Date | null
  asked_at?: Date | null
  closed_at?: Date | null
  escalated_at?: Date
  resolve_by?: string
  moved_because?: string | null
  was_late?: true
}

export const changeGrievances = async (db: Db, ids: readonly string[], changes: GrievanceColumns) => {
  await db
    .updateTable("grievances")
    .set((row) => ({ ...changes, version: row("version", "+", 1) }))
    .where("id", "in", [...ids])
    .execute()
}
