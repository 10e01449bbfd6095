// The SQL of taking up a profession: what is open becomes an offer, what is not a place on its waiting list.
import { sql } from "kysely"
import type { Db } from "../../platform/database/database.server.ts"
import { newId } from "../../platform/id.ts"
import { isServiceNamed } from "../../services/service-types.server.ts"
import { isOpenWhereTheyWork, waitsToBeNotified } from "./waiting.server.ts"

export interface Joined {
  name: string
  plural_name: string
  is_open: boolean
}

interface Joining {
  account_id: string
  professional_id: string
  /** Slug or name. */
  profession: string
  at: Date
}

/** Undefined where there is no such profession. A second time changes nothing. */
export const joinProfession = async (db: Db, { account_id, professional_id, profession, at }: Joining) => {
  const { rows } = await sql<Joined>`
    with wanted as (
      select t.id, t.name, t.plural_name, exists (select from service_type_cities o where o.service_type_id = t.id) as is_open
      from service_types t where ${isServiceNamed(profession)} limit 1
    ), offered as (
      insert into professional_services (id, professional_id, service_type_id)
      select ${newId()}, ${professional_id}, id from wanted where is_open
      on conflict on constraint one_offer_per_service_type do nothing
    ), waiting as (
      insert into profession_waits (account_id, service_type_id, created_at)
      select ${account_id}, id, ${at} from wanted where not is_open on conflict do nothing
    )
    select name, plural_name, is_open from wanted`.execute(db)
  return rows[0]
}

interface Opened {
  account_id: string
  service_type_id: number
  service_name: string
  cities: string[]
  full_name: string
  email: string
  language: string
}

/**
 * Whose profession is open by now where they work and who were not told, locked for that; whom another node holds is left to it.
 */
export const lockUnnotified = async (db: Db, limit: number) => {
  // Locked first, read in a second statement: one that waits for a lock still sees the other tables as they were.
  const locked = await sql<{ account_id: string; service_type_id: number }>`
    select w.account_id, w.service_type_id from profession_waits w join accounts a on a.id = w.account_id
    where ${waitsToBeNotified} and ${isOpenWhereTheyWork}
    order by w.created_at limit ${limit} for update of w skip locked`.execute(db)
  if (locked.rows.length === 0) return []
  const { rows } = await sql<Opened>`
    select w.account_id, w.service_type_id, t.name as service_name, o.cities, a.full_name, a.email, a.language
    from profession_waits w
    join service_types t on t.id = w.service_type_id
    join accounts a on a.id = w.account_id
    cross join lateral (
      select array_agg(c.name order by lower(c.name) collate "C") as cities
      from service_type_cities s join cities c on c.id = s.city_id where s.service_type_id = w.service_type_id
    ) o
    where ${waitsToBeNotified} and ${isOpenWhereTheyWork}
      and (w.account_id, w.service_type_id) in (
        select * from unnest(${locked.rows.map(({ account_id }) => account_id)}::text[],
          ${locked.rows.map(({ service_type_id }) => service_type_id)}::int[]))
    order by w.created_at`.execute(db)
  return rows
}

export const markNotified = async (
  db: Db,
  waits: readonly Pick<Opened, "account_id" | "service_type_id">[],
  at: Date,
) => {
  for (const { account_id, service_type_id } of waits)
    await db
      .updateTable("profession_waits")
      .set({ told_at: at })
      .where("account_id", "=", account_id)
      .where("service_type_id", "=", service_type_id)
      .execute()
}
