// Reading the record of acts (src/accounts/audit.server.ts is its only writer).
import { type RawBuilder, sql } from "kysely"
import { actGroups, ownActions } from "../../accounts/audit/audit-actions.rules.ts"
import type { Db } from "../../platform/database/database.server.ts"
import type { ActGroup, AuditScope } from "./audit.rules.ts"

export interface AuditFilters {
  scope?: AuditScope | undefined
  about?: ActGroup | undefined
  act?: string | undefined
  /** Who did it, or what it was done to; undefined: whoever and whatever. */
  found?: { actors: readonly string[]; subjects: readonly string[] } | undefined
  from?: Date | undefined
  to?: Date | undefined
}

export interface AuditRow {
  id: string
  act: string
  account_id: string | null
  by_name: string | null
  by_email: string | null
  subject: string | null
  subject_name: string | null
  person_id: string | null
  details: Record<string, unknown>
  ip_address: string | null
  created_at: Date
}

/** As the index of them says it. */
const isOwn = sql`e.act in (${sql.join(ownActions.map((act) => sql.lit(act)))})`

const conditionsOf = ({ scope, about, act, found, from, to }: AuditFilters) => {
  const conditions: RawBuilder<unknown>[] = []
  if (scope === "own") conditions.push(isOwn)
  // An act by its name is found in both.
  if (scope === undefined && act === undefined) conditions.push(sql`not (${isOwn})`)
  if (about !== undefined) conditions.push(sql`e.act = any(${[...actGroups[about]]}::text[])`)
  if (act !== undefined) conditions.push(sql`e.act = ${act}`)
  if (found)
    conditions.push(sql`(e.account_id = any(${found.actors}::text[]) or e.subject = any(${found.subjects}::text[]))`)
  if (from) conditions.push(sql`e.created_at >= ${from}`)
  if (to) conditions.push(sql`e.created_at < ${to}`)
  return conditions
}

/** Whom what was decided about is of: who wrote or gave it. */
const ownerOfSubject = sql`coalesce(
  (select r.customer_id from reviews r where r.id = e.subject),
  (select m.sender_id from messages m where m.id = e.subject),
  (select q.account_id from portfolio_projects f join professionals q on q.id = f.professional_id where f.id = e.subject),
  (select q.account_id from professional_papers w join professionals q on q.id = w.professional_id where w.id = e.subject))`

export const listAudit = async (db: Db, filters: AuditFilters, limit: number, cursor?: string) => {
  const conditions = [sql`true`, ...conditionsOf(filters), ...(cursor ? [sql`e.id < ${cursor}`] : [])]
  const { rows } = await sql<AuditRow>`
    with page as materialized (
      select e.* from audit_entries e where ${sql.join(conditions, sql` and `)} order by e.id desc limit ${limit})
    select e.id, e.act, e.account_id, by.full_name as by_name, by.email as by_email, e.subject,
      coalesce(s.full_name, p.business_name, o.full_name) as subject_name, coalesce(s.id, p.account_id, o.id) as person_id,
      e.details, e.ip_address, e.created_at
    from page e left join accounts by on by.id = e.account_id
    left join accounts s on s.id = e.subject left join professionals p on p.id = e.subject
    left join accounts o on o.id = ${ownerOfSubject}
    order by e.id desc`.execute(db)
  return rows
}

/** An account by its id or address, which it may share with sign-ups that wait. */
export const findAccountIds = async (db: Db, text: string) => {
  const found = db
    .selectFrom("accounts")
    .select("id")
    .where((where) => where.or([where("id", "=", text), where("email", "=", text.toLowerCase())]))
  return (await found.execute()).map(({ id }) => id)
}

/** What acts about these people stand under: their accounts and profiles, and what they gave or wrote. */
export const listSubjects = async (db: Db, accountIds: readonly string[]) => {
  const ids = sql`${accountIds}::text[]`
  const { rows } = await sql<{ id: string }>`
    select unnest(${ids}) as id
    union select p.id from professionals p where p.account_id = any(${ids})
    union select w.id from professional_papers w join professionals p on p.id = w.professional_id where p.account_id = any(${ids})
    union select d.item_id from takedowns d where d.author_id = any(${ids})
    union select r.id from reviews r where r.customer_id = any(${ids})
    union select b.id from blog_posts b where b.author_account_id = any(${ids})
    union select c.id from blog_comments c where c.account_id = any(${ids})
    limit ${MAX_SUBJECTS}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Nobody writes so much. */
const MAX_SUBJECTS = 10_000
