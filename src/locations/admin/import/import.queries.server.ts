// The SQL of bringing many places at once: a few statements for all rows, each with so many that it ends in time.
import { sql } from "kysely"
import type { Db } from "../../../platform/database/database.server.ts"
import type { ExistingPlaces } from "./import-plan.rules.ts"

const BATCH = 10_000

const batchesOf = <T>(all: readonly T[]) =>
  Array.from({ length: Math.ceil(all.length / BATCH) }, (_, at) => all.slice(at * BATCH, (at + 1) * BATCH))

/** Of each name what it is compared by. */
export const readPlaceKeys = async (db: Db, names: readonly string[]): Promise<Map<string, string>> => {
  const keys = new Map<string, string>()
  for (const batch of batchesOf(names)) {
    const { rows } = await sql<{ name: string; key: string }>`
      select name, place_key(name) as key from unnest(${batch}::text[]) as n (name)`.execute(db)
    for (const { name, key } of rows) keys.set(name, key)
  }
  return keys
}

/** @param cityKeys which cities are looked for */
export const readExisting = async (db: Db, cityKeys: readonly string[]): Promise<ExistingPlaces> => {
  const countries = await db.selectFrom("countries").select(["id", "name", "code", "name_key as key"]).execute()
  const states = await db.selectFrom("states").select(["id", "country_id", "name", "code", "name_key as key"]).execute()
  const cities = []
  for (const batch of batchesOf(cityKeys)) {
    const { rows } = await sql<ExistingPlaces["cities"][number]>`
      select c.state_id, c.name_key as key from cities c join unnest(${batch}::text[]) as n (key) on n.key = c.name_key`.execute(
      db,
    )
    cities.push(...rows)
  }
  return { countries, states, cities }
}

/** In the order in which they were given. */
export const insertCountries = async (db: Db, countries: readonly { name: string; code: string }[]) => {
  const ids = new Map<string, number>()
  for (const batch of batchesOf(countries)) {
    const { rows } = await sql<{ id: number; code: string }>`
      insert into countries (name, code) select * from unnest(${batch.map(({ name }) => name)}::text[],
        ${batch.map(({ code }) => code)}::text[]) returning id, code`.execute(db)
    for (const { id, code } of rows) ids.set(code, id)
  }
  return ids
}

interface NewState {
  country_id: number
  name: string
  code: string | null
}
/** Ids by country and name. */
export const insertStates = async (db: Db, states: readonly NewState[]) => {
  const ids = new Map<string, number>()
  for (const batch of batchesOf(states)) {
    const { rows } = await sql<{ id: number; country_id: number; name: string }>`
      insert into states (country_id, name, code) select * from unnest(${batch.map((one) => one.country_id)}::int[],
        ${batch.map(({ name }) => name)}::text[], ${batch.map(({ code }) => code)}::text[])
      returning id, country_id, name`.execute(db)
    for (const { id, country_id, name } of rows) ids.set(`${country_id}/${name}`, id)
  }
  return ids
}

export const insertCities = async (db: Db, cities: readonly { state_id: number; name: string }[]) => {
  for (const batch of batchesOf(cities))
    await sql`insert into cities (state_id, name) select * from unnest(${batch.map((one) => one.state_id)}::int[],
      ${batch.map(({ name }) => name)}::text[])`.execute(db)
}

/** Refreshes the planner's statistics, so that what is asked next is planned for as many as there are now, and not for the few of before. */
export const analyzePlaces = (db: Db) => sql`select analyze_places()`.execute(db)

interface LocationLine {
  country: string
  country_code: string
  state: string | null
  state_code: string | null
  city: string | null
}

/** A row for each city, and one for each state or country without any. */
export const listLocationLines = async (db: Db): Promise<LocationLine[]> => {
  const { rows } = await sql<LocationLine>`
    select k.name as country, k.code as country_code, s.name as state, s.code as state_code, c.name as city
    from countries k left join states s on s.country_id = k.id left join cities c on c.state_id = s.id
    order by lower(k.name) collate "C", lower(s.name) collate "C", lower(c.name) collate "C", k.id, s.id, c.id`.execute(
    db,
  )
  return rows
}
