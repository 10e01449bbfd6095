// The SQL of professionals with their checks, as the desk finds them.
import { type RawBuilder, sql } from "kysely"
import type { Db } from "../../../platform/database/database.server.ts"
import { offersArchitecture } from "../../offers-architecture.server.ts"
import type { DeskProfessional } from "./paper-desk.schema.ts"

export interface ProfessionalsQuery {
  /** Words, each as a pattern for `like`. */
  patterns: readonly string[]
  /** As it was typed. */
  id: string | undefined
  limit: number
  cursor?: string | undefined
}

type Row = Omit<DeskProfessional, "is_verified"> & { offers_architecture: boolean }

export const findProfessionals = async (db: Db, { patterns, id, limit, cursor }: ProfessionalsQuery) => {
  const conditions: RawBuilder<unknown>[] = [
    sql`a.erased_at is null and a.activated_at is not null`,
    ...patterns.map(
      (pattern) =>
        sql`(lower(p.business_name) like ${pattern} or lower(a.full_name || ' ' || a.email) like ${pattern}
          or exists (select from cities c where lower(c.name) like ${pattern} and (c.id = p.city_id or exists (
            select from professional_services s join professional_service_areas ar on ar.service_id = s.id
            where s.professional_id = p.id and ar.city_id = c.id))))`,
    ),
  ]
  if (id) conditions.push(sql`p.id = ${id}`)
  if (cursor) conditions.push(sql`p.id < ${cursor}`)
  const { rows } = await sql<Row>`
    select p.id, a.id as account_id, p.business_name, a.full_name, a.email,
      ${offersArchitecture("p.id")} as offers_architecture,
      (select count(*) from professional_papers w where w.professional_id = p.id and w.status = 'waiting')::int as waiting,
      coalesce((select jsonb_agg(jsonb_build_object('kind', k.kind, 'result', k.result, 'checked_at', k.checked_at,
          'valid_until', k.valid_until, 'number', k.number, 'checker', k.checker, 'note', k.note) order by k.kind)
        from professional_checks k where k.professional_id = p.id), '[]') as checks
    from professionals p join accounts a on a.id = p.account_id
    where ${sql.join(conditions, sql` and `)} order by p.id desc limit ${limit + 1}`.execute(db)
  return rows
}

/** The address by which a check is recorded. */
export const findProfessionalEmail = async (db: Db, id: string) => {
  const found = await db
    .selectFrom("professionals as p")
    .innerJoin("accounts as a", "a.id", "p.account_id")
    .select("a.email")
    .where("p.id", "=", id)
    .where("a.erased_at", "is", null)
    .executeTakeFirst()
  return found?.email
}

/** Of these papers those that this administrator has looked at. */
export const findLookedAt = async (db: Db, accountId: string, paperIds: readonly string[]) => {
  const { rows } = await sql<{ subject: string }>`
    select distinct e.subject from audit_entries e
    where e.act = 'look_at_paper' and e.account_id = ${accountId} and e.subject = any(${paperIds}::text[])`.execute(db)
  return rows.map(({ subject }) => subject)
}

/** Who recorded a check of this professional last, and when. */
export const findLastCheck = (db: Db, professionalId: string) =>
  db
    .selectFrom("professional_checks")
    .select(["checked_at", "checker"])
    .where("professional_id", "=", professionalId)
    .orderBy("checked_at", "desc")
    .executeTakeFirst()
