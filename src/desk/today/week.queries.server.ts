// What happened within a week: its figures, and the rows behind each of them, by the same conditions.
import { type RawBuilder, sql } from "kysely"
import type { Db } from "../../platform/database/database.server.ts"
import { isEndedWithAccount, shownRequestStatus } from "../../requests/request-conditions.server.ts"
import type { FigureKind, WeekKind } from "./today.rules.ts"

export interface Week {
  from: Date
  to: Date
}

interface WeekPart {
  /** The table with its short name. */
  table: RawBuilder<unknown>
  /** When it happened. */
  at: string
  only: RawBuilder<unknown>
}

const accounts = { table: sql`accounts a`, at: "a.activated_at" }
const requests = { table: sql`service_requests r`, at: "r.created_at" }

/** Accounts that were activated, and of them those with a practice; what was asked, answered in its time, booked and reviewed. */
const partOf: Record<WeekKind, WeekPart> = {
  people: { ...accounts, only: sql`not a.is_admin` },
  professionals: { ...accounts, only: sql`a.is_professional` },
  requests: { ...requests, only: sql`true` },
  answered: {
    ...requests,
    only: sql`r.status in ('accepted', 'declined') and r.updated_at <= r.answer_due_at and not ${isEndedWithAccount}`,
  },
  bookings: { table: sql`bookings b`, at: "b.created_at", only: sql`true` },
  reviews: { table: sql`reviews v`, at: "v.created_at", only: sql`true` },
}

const within = ({ at, only }: WeekPart, { from, to }: Week) =>
  sql`${sql.ref(at)} >= ${from} and ${sql.ref(at)} < ${to} and ${only}`

/** Searches are known by the hour in which they were. */
export const countWeek = async (db: Db, week: Week) => {
  const counts = Object.entries(partOf).map(
    ([kind, part]) => sql`(select count(*) from ${part.table} where ${within(part, week)})::int as ${sql.ref(kind)}`,
  )
  const { rows } = await sql<Record<FigureKind, number>>`
    select ${sql.join(counts)}, (select coalesce(sum(h.searches), 0) from unanswered_search_hours h
      where h.hour >= ${week.from} and h.hour < ${week.to})::int as unanswered_searches`.execute(db)
  return rows[0]!
}

export interface WeekRow {
  id: string
  at: Date
  /** The same to the microsecond, for a cursor. */
  exact_at: string
  person_id: string | null
  person_name: string | null
  other_id: string | null
  other_name: string | null
  service_name: string | null
  status: string | null
  rating: number | null
  /** The inquiry that a request came of. */
  submission_id: string | null
}

const nobody = sql`null::text as other_id, null::text as other_name`
const account = sql`a.id, a.id as person_id, a.full_name as person_name, ${nobody}, null::text as service_name,
  case when a.is_professional and a.customer_type is not null then 'both' when a.is_professional then 'professional'
    else 'customer' end as status, null::int as rating, null::text as submission_id`
const otherSide = sql`o.id as other_id, coalesce(nullif(p.business_name, ''), o.full_name) as other_name,
  t.name as service_name`
const sides = sql`c.id as person_id, c.full_name as person_name, ${otherSide}`
const professional = (row: string) => sql`
  join professionals p on p.id = ${sql.ref(`${row}.professional_id`)} join accounts o on o.id = p.account_id`
const service = (id: string) => sql`
  join professional_services s on s.id = ${sql.ref(id)} join service_types t on t.id = s.service_type_id`
const request = (now: Date) => ({
  // An inquiry's sender may have no account.
  columns: sql`r.id, c.id as person_id, coalesce(c.full_name, q.name) as person_name, ${otherSide},
    ${shownRequestStatus(now)} as status, null::int as rating, r.submission_id`,
  joins: sql`left join accounts c on c.id = r.customer_id left join submissions q on q.id = r.submission_id
    ${professional("r")} ${service("r.service_id")}`,
})

const shown = (kind: WeekKind, now: Date) => {
  if (kind === "people" || kind === "professionals") return { columns: account, joins: sql`` }
  if (kind === "requests" || kind === "answered") return request(now)
  if (kind === "bookings")
    return {
      columns: sql`b.id, ${sides}, b.status, null::int as rating, null::text as submission_id`,
      joins: sql`join accounts c on c.id = b.customer_id ${professional("b")} ${service("b.service_id")}`,
    }
  return {
    columns: sql`v.id, ${sides}, case when v.hidden_at is null then 'public' else 'hidden' end as status, v.rating::int as rating,
        null::text as submission_id`,
    joins: sql`join accounts c on c.id = v.customer_id ${professional("v")}
      join bookings b on b.id = v.booking_id ${service("b.service_id")}`,
  }
}

interface WeekQuery {
  kind: WeekKind
  week: Week
  now: Date
  limit: number
  after: { at: string; id: string } | undefined
}

/** The newest first. */
export const listWeek = async (db: Db, { kind, week, now, limit, after }: WeekQuery) => {
  const part = partOf[kind]
  const { columns, joins } = shown(kind, now)
  const { rows } = await sql<WeekRow>`
    select * from (
      select ${sql.ref(part.at)} as at,
        to_char(${sql.ref(part.at)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as exact_at, ${columns}
      from ${part.table} ${joins} where ${within(part, week)}
    ) w ${after ? sql`where (w.at, w.id) < (${after.at}::timestamptz, ${after.id})` : sql``}
    order by w.at desc, w.id desc limit ${limit}`.execute(db)
  return rows
}
