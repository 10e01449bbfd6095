// The only SQL that lists countries, states, cities and localities. A place is named by its id or its name, in any case of letters.
import { type RawBuilder, sql } from "kysely"
import type { Db } from "../platform/database/database.server.ts"
import type { Hierarchy, KnownLocalities, Places } from "./location.contract.ts"
import { isOpenCity } from "./open-city.server.ts"

type PlaceNames = Partial<Record<"country" | "state" | "city", string>>

/** One statement, three lists. Without a name: everything there is, also a country without any state. */
export const listPlaces = async (db: Db, named: PlaceNames = {}): Promise<Places> => {
  const [k, s, c] = [is("k", named.country), is("s", named.state), is("c", named.city)]
  const ofCity =
    named.city === undefined ? sql`true` : sql`exists (select from cities c where c.state_id = s.id and ${c})`
  const ofState =
    named.state === undefined && named.city === undefined
      ? sql`true`
      : sql`exists (select from states s where s.country_id = k.id and ${s} and ${ofCity})`
  const { rows } = await sql<Places>`
    select
      (select coalesce(json_agg(r), '[]') from (
        select k.id, k.name, k.code from countries k where ${k} and ${ofState} order by ${byName("k")}) r) as countries,
      (select coalesce(json_agg(r), '[]') from (
        select s.id, s.name, s.code, k.id as country_id, k.name as country_name
        from states s join countries k on k.id = s.country_id
        where ${k} and ${s} and ${ofCity} order by ${byName("s")}) r) as states,
      (select coalesce(json_agg(r), '[]') from (
        select c.id, c.name, s.id as state_id, s.name as state_name, k.id as country_id, k.name as country_name,
          ${isOpenCity} as is_open
        from cities c join states s on s.id = c.state_id join countries k on k.id = s.country_id
        where ${k} and ${s} and ${c} order by ${byName("c")}) r) as cities`.execute(db)
  return rows[0]!
}

export const listHierarchy = async (db: Db): Promise<Hierarchy> => {
  const { rows } = await sql<Hierarchy>`
    select coalesce(json_agg(r), '[]') as countries from (
      select k.id, k.name, k.code, (
        select coalesce(json_agg(r), '[]') from (
          select s.id, s.name, s.code, k.id as country_id, k.name as country_name, (
            select coalesce(json_agg(r), '[]') from (
              select c.id, c.name from cities c where c.state_id = s.id order by ${byName("c")}) r) as cities
          from states s where s.country_id = k.id order by ${byName("s")}) r) as states
      from countries k order by ${byName("k")}) r`.execute(db)
  return rows[0]!
}

export const readLocalities = (db: Db) =>
  db.selectFrom("localities").select(["id", "city_id", "name", "latitude", "longitude"]).execute()

/** Of the city that is named, else of those that are open. */
export const listLocalityNames = async (db: Db, city: string | undefined): Promise<KnownLocalities["localities"]> => {
  const isMeant = city === undefined ? isOpenCity : is("c", city)
  const { rows } = await sql<KnownLocalities["localities"][number]>`
    select l.id, l.name, array(select a.written from search_aliases a
      where a.meant_sound = l.whole_sound and a.written is not null order by a.written) as also,
      c.id as city_id, c.name as city_name
    from localities l join cities c on c.id = l.city_id
    where ${isMeant} order by ${byName("l")}, l.id`.execute(db)
  return rows
}

const is = (alias: string, name: string | undefined): RawBuilder<unknown> =>
  name === undefined
    ? sql`true`
    : sql`${name.toLowerCase()} in (lower(${sql.ref(`${alias}.name`)}), ${sql.ref(`${alias}.id`)}::text)`

const byName = (alias: string) => sql`lower(${sql.ref(`${alias}.name`)}) collate "C"`
