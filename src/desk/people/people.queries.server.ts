// The SQL of finding people, over the rows of all slices.
import { type RawBuilder, sql } from "kysely"
import type { Takedown } from "../../moderation/takedown.schema.ts"
import { takedownOf } from "../../moderation/takedown-parts.server.ts"
import type { DeskRole } from "../../platform/actor.ts"
import type { Db } from "../../platform/database/database.server.ts"
import { requestWaitsCondition } from "../../requests/request-conditions.server.ts"
import { listSubjects } from "../audit/audit.queries.server.ts"
import type { Person, PersonDetails } from "./people.schema.ts"
import type { PersonState } from "./person-kinds.ts"

export interface SoughtPeople {
  /** Words, each as a pattern for `like`. */
  patterns: readonly string[]
  /** As it was typed: an id of an account, a professional or a booking. */
  id: string | undefined
  mobile: string | undefined
  role?: "customer" | "professional" | "admin" | undefined
  state?: PersonState | undefined
}

export interface PeopleQuery extends SoughtPeople {
  limit: number
  cursor?: string | undefined
}

export interface PersonRow extends Omit<Person, "created_at" | "last_login_at" | "desk_role"> {
  desk_role: DeskRole | null
  created_at: Date
  last_login_at: Date | null
}

const personColumns = sql`a.id, a.email, a.full_name, a.mobile_number, a.customer_type, p.id as provider_id, p.business_name,
  case when a.is_admin then a.desk_role end as desk_role, case
    when a.erased_at is not null then 'erased'
    when a.suspended_at is not null then 'suspended'
    when a.deletion_due_at is not null then 'leaving'
    when a.activated_at is null then 'waiting'
    else 'active' end as state, a.created_at, a.last_login_at`

const states: Record<PersonState, RawBuilder<unknown>> = {
  erased: sql`a.erased_at is not null`,
  suspended: sql`a.suspended_at is not null and a.erased_at is null`,
  leaving: sql`a.deletion_due_at is not null and a.suspended_at is null`,
  waiting: sql`a.activated_at is null and a.suspended_at is null and a.deletion_due_at is null`,
  active: sql`a.activated_at is not null and a.suspended_at is null and a.deletion_due_at is null`,
}

const roles = {
  customer: sql`a.customer_type is not null`,
  professional: sql`a.is_professional`,
  admin: sql`a.is_admin`,
}

/**
 * Each way to find somebody has its own index. Found once, as an array: where the planner does not know yet how many there are,
 * it may look for all of them anew for each account.
 */
const foundBy = ({ patterns, id, mobile }: SoughtPeople) => {
  const like = (column: string) =>
    sql.join(
      patterns.map((pattern) => sql`folded(${sql.raw(column)}) like folded(${pattern})`),
      sql` and `,
    )
  const ways = [
    patterns.length > 0 && sql`select id from accounts where ${like("full_name || ' ' || email")}`,
    patterns.length > 0 && sql`select account_id from professionals where ${like("business_name")}`,
    mobile !== undefined && sql`select id from accounts where mobile_number = ${mobile}`,
    id !== undefined && sql`select id from accounts where id = ${id}`,
    id !== undefined && sql`select account_id from professionals where id = ${id}`,
    id !== undefined && sql`select customer_id from bookings where id = ${id}`,
    id !== undefined &&
      sql`select o.account_id from bookings b join professionals o on o.id = b.professional_id where b.id = ${id}`,
  ].filter((way) => way !== false)
  return ways.length === 0 ? sql`` : sql`and a.id = any(array(${sql.join(ways, sql` union all `)}))`
}

const soughtPeople = (sought: SoughtPeople) => {
  const { role, state } = sought
  return sql`${state ? states[state] : sql`a.erased_at is null`} ${role ? sql`and ${roles[role]}` : sql``} ${foundBy(sought)}`
}

export const countPeople = async (db: Db, sought: SoughtPeople) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from accounts a where ${soughtPeople(sought)}`.execute(db)
  return rows[0]!.count
}

export const findPeople = async (db: Db, query: PeopleQuery) => {
  const { limit, cursor } = query
  const { rows } = await sql<PersonRow>`
    select ${personColumns} from accounts a left join professionals p on p.account_id = a.id
    where ${soughtPeople(query)} ${cursor ? sql`and a.id < ${cursor}` : sql``}
    order by a.id desc limit ${limit}`.execute(db)
  return rows
}

interface PersonDetailsRow extends PersonRow, Pick<PersonDetails, "company" | "city" | "checks"> {
  figures: Omit<PersonDetails["figures"], "open_bookings">
  suspended_at: Date | null
  deletion_due_at: Date | null
  portrait: { id: string; takedown: Takedown | null } | null
}

export const findPersonDetails = async (db: Db, id: string, now: Date) => {
  const { rows } = await sql<PersonDetailsRow>`
    select ${personColumns}, coalesce(a.company_name, a.developer_company) as company, a.city, a.suspended_at,
      a.deletion_due_at,
      (select json_build_object('id', e.id, 'takedown', ${takedownOf("portrait", "e.id")}) from files e
        where e.account_id = a.id and e.purpose = 'portrait' and e.ends_at is null
          and (e.id = a.portrait_id or e.hidden_at is not null)) as portrait,
      jsonb_build_object(
        'open_requests', (select count(*) from service_requests r
          where (r.customer_id = a.id or r.professional_id = p.id) and ${requestWaitsCondition(now)}),
        'bookings_as_customer', (select count(*) from bookings b where b.customer_id = a.id),
        'bookings_as_professional', (select count(*) from bookings b where b.professional_id = p.id),
        'requests_sent', (select count(*) from service_requests r where r.customer_id = a.id),
        'requests_received', (select count(*) from service_requests r where r.professional_id = p.id),
        'reviews_written', (select count(*) from reviews r where r.customer_id = a.id),
        'reviews_received', (select count(*) from reviews r where r.professional_id = p.id and r.hidden_at is null),
        'projects', (select count(*) from portfolio_projects w where w.professional_id = p.id and w.published_at is not null)
      ) as figures,
      coalesce((select jsonb_agg(jsonb_build_object('kind', v.kind, 'result', v.result, 'checked_at', v.checked_at,
          'expires_at', v.valid_until) order by v.kind) from professional_checks v where v.professional_id = p.id), '[]') as checks
    from accounts a left join professionals p on p.account_id = a.id where a.id = ${id}`.execute(db)
  return rows[0]
}

export const findPersonSessions = (db: Db, id: string, now: Date) =>
  db
    .selectFrom("sessions")
    .select(["id", "device", "ip_address", "is_admin", "created_at", "last_seen_at"])
    .where("account_id", "=", id)
    .where("ended_at", "is", null)
    .where("expires_at", ">", now)
    .orderBy("last_seen_at", "desc")
    .limit(50)
    .execute()

/** What others did to the account, and to what is theirs. */
export const findPersonHistory = async (db: Db, id: string) => {
  const subjects = await listSubjects(db, [id])
  const { rows } = await sql<{ id: string; act: string; by: string | null; reason: string | null; created_at: Date }>`
    select e.id, e.act, nullif(by.full_name, '') as by, coalesce(e.details ->> 'reason', e.details ->> 'note') as reason, e.created_at
    from audit_entries e left join accounts by on by.id = e.account_id
    where e.subject = any(${subjects}::text[]) and e.account_id is distinct from ${id}
    order by e.created_at desc, e.id desc limit 50`.execute(db)
  return rows
}
