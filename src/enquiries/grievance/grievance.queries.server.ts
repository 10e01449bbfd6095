// The SQL of complaints. Ticket and address are checked in one statement, so that a wrong one of either gets the same answer.
// An escalation is one statement as well: of two concurrent ones only one takes effect.
import { type SqlBool, sql } from "kysely"
import type { Db } from "../../platform/database/database.server.ts"
import { type GrievanceKind, type GrievanceStatus, LAST_LEVEL } from "./grievance.rules.ts"
import type { GrievanceFigures } from "./grievance.schema.ts"

export interface NewGrievance {
  id: string
  idempotency_key: string
  ticket: string
  kind: GrievanceKind
  account_id: string | null
  name: string
  email: string
  phone: string | undefined
  booking: string | undefined
  message: string
  language: string
  is_spam: boolean
  sent_at: Date | null
  created_at: Date
  acknowledged_at: Date | null
  /** An Indian day. */
  resolve_by: string
}

/** False where the key is taken. */
export const insertGrievance = async (db: Db, row: NewGrievance) => {
  const inserted = await db
    .insertInto("grievances")
    .values(row)
    .onConflict((old) => old.doNothing())
    .returning("id")
    .executeTakeFirst()
  return inserted !== undefined
}

/** The complaint with this key, and whether its content is the same. */
export const findFiled = async (db: Db, sent: NewGrievance) => {
  const { idempotency_key, kind, name, email, phone = "", booking = "", message } = sent
  const { rows } = await sql<{ ticket: string; resolve_by: string; is_same: boolean }>`
    select ticket, ${day} as resolve_by, (kind, name, email, coalesce(phone, ''), coalesce(booking, ''), message)
      = (${kind}, ${name}, ${email}, ${phone}, ${booking}, ${message}) as is_same
    from grievances where idempotency_key = ${idempotency_key}`.execute(db)
  return rows[0]
}

export interface GrievanceRow {
  id: string
  ticket: string
  kind: GrievanceKind
  name: string
  email: string
  phone: string | null
  booking: string | null
  message: string
  language: string
  status: GrievanceStatus
  level: number
  created_at: Date
  acknowledged_at: Date | null
  escalated_at: Date | null
  resolve_by: string
  answered_at: Date | null
  asked_at: Date | null
  closed_at: Date | null
  moved_because: string | null
}

interface TicketQuery {
  ticket: string
  email: string
}

const day = sql<string>`to_char(resolve_by, 'YYYY-MM-DD')`
const columns = sql`id, ticket, kind, name, email, phone, booking, message, language, status, level, created_at,
  acknowledged_at, escalated_at, answered_at, asked_at, closed_at, moved_because, ${day} as resolve_by`
const ticketCondition = ({ ticket, email }: TicketQuery) => sql<SqlBool>`ticket = ${ticket} and lower(email) = ${email}`

export const findGrievance = async (db: Db, input: TicketQuery) => {
  const { rows } = await sql<GrievanceRow>`select ${columns} from grievances where ${ticketCondition(input)}`.execute(
    db,
  )
  return rows[0]
}

/** Raises the level where the complaint is overdue, answered or closed; undefined where it is none of them, or not found. */
export const escalate = async (db: Db, input: TicketQuery, next: { now: Date; today: string; resolve_by: string }) => {
  const { now, today, resolve_by } = next
  const { rows } = await sql<GrievanceRow>`
    update grievances set level = level + 1, status = 'open', escalated_at = ${now}, resolve_by = ${resolve_by},
      was_late = was_late or status = 'open', answered_at = null, asked_at = null, closed_at = null, moved_because = null,
      version = version + 1
    where ${ticketCondition(input)} and level < ${LAST_LEVEL} and (status <> 'open' or resolve_by < ${today}::date)
    returning ${columns}`.execute(db)
  return rows[0]
}

/** Of what came in since then. Whoever is told why theirs was closed has been answered. */
export const countGrievances = async (db: Db, since: Date) => {
  const { rows } = await sql<GrievanceFigures>`
    select count(*)::int as received, count(*) filter (where status <> 'open' and not was_late)::int as answered_in_time,
      count(*) filter (where status <> 'open' and was_late)::int as answered_late,
      count(*) filter (where status = 'open')::int as open
    from grievances where created_at >= ${since} and not is_spam`.execute(db)
  return rows[0]!
}

/** Those that were answered since then, and wait for nothing: closed ones have been answered too. Who has gone is told nothing. */
export const listReportsAnswered = async (db: Db, reportedId: string, since: Date) => {
  const { rows } = await sql<AnsweredRow>`
    select id, ticket, level, email, language from grievances
    where reported_id = ${reportedId} and status in ('answered', 'closed') and answered_at >= ${since}
      and email <> '' order by id`.execute(db)
  return rows
}

type AnsweredRow = Pick<GrievanceRow, "id" | "ticket" | "level" | "email" | "language">

/** Those about one review or project that wait; the sender's own words are gone from those whose account was erased. */
export const markReportsAnswered = async (db: Db, reportedId: string, now: Date) => {
  const { rows } = await sql<AnsweredRow>`
    update grievances set status = 'answered', answered_at = ${now}, asked_at = null, version = version + 1,
      acknowledged_at = coalesce(acknowledged_at, ${now}),
      was_late = was_late or resolve_by < (${now}::timestamptz at time zone 'Asia/Kolkata')::date
    where reported_id = ${reportedId} and status = 'open'
    returning id, ticket, level, email, language`.execute(db)
  return rows
}
