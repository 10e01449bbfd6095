// The SQL of the administrators' places. Which names are equal, and what may not go, the tables know (place_key, foreign keys).
import { type RawBuilder, sql } from "kysely"
import type { AuditAct } from "../../accounts/audit/audit-actions.rules.ts"
import type { Db } from "../../platform/database/database.server.ts"
import type { ManagedCity, ManagedCountry, ManagedState, PlaceUse } from "./location-admin.schema.ts"

interface Part {
  limit: number
  offset: number
}

const everything = sql`true`
const byName = (alias: string) => sql`lower(${sql.ref(`${alias}.name`)}) collate "C", ${sql.ref(`${alias}.id`)}`

const countriesWhere = async (db: Db, condition: RawBuilder<unknown> = everything) => {
  const { rows } = await sql<ManagedCountry>`
    select k.id, k.name, k.code, k.version, (select count(*) from states s where s.country_id = k.id)::int as state_count
    from countries k where ${condition} order by ${byName("k")}`.execute(db)
  return rows
}

const statesWhere = async (db: Db, condition: RawBuilder<unknown> = everything) => {
  const { rows } = await sql<ManagedState>`
    select s.id, s.name, s.code, s.country_id, k.name as country_name, s.version,
      (select count(*) from cities c where c.state_id = s.id)::int as city_count
    from states s join countries k on k.id = s.country_id where ${condition} order by ${byName("s")}`.execute(db)
  return rows
}

/** Counted is what lies in those that are shown alone: there can be a hundred thousand of them. */
const citiesWhere = async (db: Db, condition: RawBuilder<unknown>, { limit, offset }: Part) => {
  const { rows } = await sql<ManagedCity>`
    select c.id, c.name, c.state_id, s.name as state_name, s.country_id, k.name as country_name, c.version,
      exists (select from service_type_cities o where o.city_id = c.id) as is_open,
      (select count(*) from localities l where l.city_id = c.id)::int as locality_count
    from (select c.* from cities c join states s on s.id = c.state_id
      where ${condition} order by ${byName("c")} limit ${limit} offset ${offset}) c
    join states s on s.id = c.state_id join countries k on k.id = s.country_id order by ${byName("c")}`.execute(db)
  return rows
}

export const readCountries = (db: Db) => countriesWhere(db)

export const readStates = (db: Db, countryId: number | undefined) =>
  statesWhere(db, countryId === undefined ? undefined : sql`s.country_id = ${countryId}`)

/** Of signs alone is no name. */
const namedLike = (q: string) =>
  sql`(select place_key(${q})) <> '' and strpos(c.name_key, (select place_key(${q}))) > 0`

interface AskedCities extends Part {
  stateId: number | undefined
  countryId: number | undefined
  /** A part of the name. */
  q: string
}

export const readCities = async (db: Db, { stateId, countryId, q, ...part }: AskedCities) => {
  const condition = sql`${stateId === undefined ? everything : sql`c.state_id = ${stateId}`}
    and ${countryId === undefined ? everything : sql`s.country_id = ${countryId}`}
    and ${q === "" ? everything : namedLike(q)}`
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from cities c join states s on s.id = c.state_id where ${condition}`.execute(db)
  return { cities: await citiesWhere(db, condition, part), total: counted.rows[0]!.total }
}

export const readCountry = async (db: Db, id: number) => (await countriesWhere(db, sql`k.id = ${id}`))[0]
export const readState = async (db: Db, id: number) => (await statesWhere(db, sql`s.id = ${id}`))[0]
export const readCity = async (db: Db, id: number) =>
  (await citiesWhere(db, sql`c.id = ${id}`, { limit: 1, offset: 0 }))[0]

export const countPlaces = async (db: Db) => {
  const { rows } = await sql<{ countries: number; states: number; cities: number }>`
    select (select count(*) from countries)::int as countries, (select count(*) from states)::int as states,
      (select count(*) from cities)::int as cities`.execute(db)
  return rows[0]!
}

export const insertCountry = (db: Db, values: { name: string; code: string }) =>
  db.insertInto("countries").values(values).returning("id").executeTakeFirstOrThrow()
export const insertState = (db: Db, values: { name: string; code: string | null; country_id: number }) =>
  db.insertInto("states").values(values).returning("id").executeTakeFirstOrThrow()
export const insertCity = (db: Db, values: { name: string; state_id: number }) =>
  db.insertInto("cities").values(values).returning("id").executeTakeFirstOrThrow()

/** Of two who change or delete one at once, the second waits here. */
export const lockCountry = (db: Db, id: number) =>
  db
    .selectFrom("countries")
    .select(["name", "code", "version"])
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst()
export const lockState = (db: Db, id: number) =>
  db
    .selectFrom("states")
    .select(["name", "code", "country_id", "version"])
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst()
export const lockCity = (db: Db, id: number) =>
  db
    .selectFrom("cities")
    .select(["name", "state_id", "version"])
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst()

const counted = { version: sql<number>`version + 1` }

export const updateCountry = (db: Db, id: number, values: { name: string; code: string }) =>
  db
    .updateTable("countries")
    .set({ ...values, ...counted })
    .where("id", "=", id)
    .execute()
export const updateState = (db: Db, id: number, values: { name: string; code: string | null; country_id: number }) =>
  db
    .updateTable("states")
    .set({ ...values, ...counted })
    .where("id", "=", id)
    .execute()
export const updateCity = (db: Db, id: number, values: { name: string; state_id: number }) =>
  db
    .updateTable("cities")
    .set({ ...values, ...counted })
    .where("id", "=", id)
    .execute()

/** Undefined: it was gone already. */
export const removeCountry = (db: Db, id: number) =>
  db.deleteFrom("countries").where("id", "=", id).returning(["name", "code"]).executeTakeFirst()
export const removeState = (db: Db, id: number) =>
  db.deleteFrom("states").where("id", "=", id).returning(["name", "code", "country_id"]).executeTakeFirst()
export const removeCity = (db: Db, id: number) =>
  db.deleteFrom("cities").where("id", "=", id).returning(["name", "state_id"]).executeTakeFirst()

/** What lies in a place or stands on it, and keeps it from being deleted. */
export const countInUse = async (db: Db, kind: "country" | "state" | "city", id: number): Promise<PlaceUse> => {
  const { rows } = await sql<PlaceUse>`select ${countsInUse[kind](id)}`.execute(db)
  return rows[0]!
}

const countsInUse = {
  country: (id: number) => sql`(select count(*)::int from states where country_id = ${id}) as states`,
  state: (id: number) => sql`(select count(*)::int from cities where state_id = ${id}) as cities`,
  city: (id: number) => sql`
    (select count(*)::int from localities where city_id = ${id}) as localities,
    (select count(*)::int from professionals p where p.city_id = ${id} or exists (
      select from professional_services s join professional_service_areas a on a.service_id = s.id
      where s.professional_id = p.id and a.city_id = ${id})) as professionals,
    (select count(*)::int from service_type_cities where city_id = ${id}) as services`,
}

/** Who has changed it last, as the audit knows; null: nobody who is still there. */
export const readLastChanger = async (db: Db, act: AuditAct, subject: string) => {
  const { rows } = await sql<{ account_id: string; full_name: string }>`
    select a.id as account_id, a.full_name from audit_entries e join accounts a on a.id = e.account_id
    where e.act = ${act} and e.subject = ${subject} order by e.created_at desc, e.id desc limit 1`.execute(db)
  return rows[0] ?? null
}
