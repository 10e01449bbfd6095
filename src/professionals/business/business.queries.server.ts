// The SQL of a professional's own profile, with what the public does not see.
import { sql } from "kysely"
import type { Actor } from "../../platform/actor.ts"
import type { Db } from "../../platform/database/database.server.ts"
import type { Business } from "./business.schema.ts"

/** @param isLocked until the end of the transaction: of two edits at once the second sees what the first has written */
export const findBusiness = async (db: Db, actor: Actor, isLocked = false): Promise<Business | undefined> => {
  const { rows } = await sql<Business>`
    select p.id, p.business_name, p.headline, p.about, p.languages, p.work_experience, p.price_category, p.locality,
      c.name as city, p.city_id, p.business_phone, p.studio_address
    from professionals p join cities c on c.id = p.city_id
    where p.id = ${actor.professional_id} ${isLocked ? sql`for no key update of p` : sql``}`.execute(db)
  return rows[0]
}

/** The city that is meant by an id or a name; undefined for none, and where several have the name. */
export const findCity = async (db: Db, named: string) => {
  const { rows } = await sql<{ id: number; city: string }>`
    select id, name as city from cities
    where id::text = ${named} or lower(name) = ${named.toLowerCase()} limit 2`.execute(db)
  return rows.length === 1 ? rows[0] : undefined
}

type Change = Partial<Omit<Business, "id" | "city">>

/** Only what differs is named: each makes the search look at them anew. */
export const writeBusiness = async (db: Db, id: string, change: Change, now: Date) => {
  await db
    .updateTable("professionals")
    .set({ ...change, updated_at: now })
    .where("id", "=", id)
    .execute()
}

/** What is offered at the studio, and what somebody still comes there for, by its names. */
export const listStudioServices = async (db: Db, actor: Actor, now: Date): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select coalesce(nullif(s.name, ''), t.name) as name
    from professional_services s join service_types t on t.id = s.service_type_id
    where s.professional_id = ${actor.professional_id} and (s.needs_studio or exists (
      select from bookings b where b.professional_id = s.professional_id and b.service_id = s.id
        and b.delivery = 'at_studio' and b.status in ('pending', 'confirmed') and b.ends_at > ${now}))
    order by t.sort_order, s.id`.execute(db)
  return rows.map(({ name }) => name)
}

/** The first time counts. */
export const markFirstStepsLater = async (db: Db, actor: Actor, now: Date) => {
  await db
    .updateTable("professionals")
    .set({ first_steps_later_at: now })
    .where("id", "=", actor.professional_id)
    .where("first_steps_later_at", "is", null)
    .execute()
}
