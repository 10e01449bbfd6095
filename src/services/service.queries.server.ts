import { sql } from "kysely"
import { homeFirst, isOpenCity } from "../locations/open-city.server.ts"
import type { Db } from "../platform/database/database.server.ts"
import type { Market } from "../platform/language/market.ts"
import type { Category } from "./service.contract.ts"
import { catalogue, isOpenSomewhere } from "./service-types.server.ts"

export const listCategories = async (db: Db): Promise<Omit<Category, "image">[]> => {
  const { rows } = await sql<Omit<Category, "image">>`
    select id, code, slug, name, plural_name, description, short_description, icon, sort_order as order,
      is_available, available_cities
    from ${catalogue} t order by sort_order, id`.execute(db)
  return rows
}

/** One row, whatever is open. */
export const readOpenMarket = async (db: Db) => {
  const { rows } = await sql<Market>`
    select array(select c.name from cities c where ${isOpenCity} order by ${homeFirst}) as cities,
      array(select t.slug from service_types t where ${isOpenSomewhere} order by t.sort_order, t.id) as services`.execute(
    db,
  )
  return rows[0]!
}

/** Of two who open or close something at once, the second waits here. */
export const lockServiceTypes = (db: Db) =>
  db.selectFrom("service_types").select("id").orderBy("id").forNoKeyUpdate().execute()

export interface Opening {
  service_type_id: number
  city_id: number
}

interface OpeningState {
  slug: string
  plural_name: string
  can_open: boolean
  /** Null: there is no such city. */
  city: string | null
  is_open: boolean
  /** In how many other cities it is open. */
  elsewhere: number
  /** How many kinds are open in how many cities, all in all. */
  openings: number
}

/** Undefined where there is no such kind. */
export const findOpeningState = async (db: Db, { service_type_id, city_id }: Opening) => {
  const { rows } = await sql<OpeningState>`
    select t.slug, t.plural_name, t.can_open, (select c.name from cities c where c.id = ${city_id}) as city,
      exists (select from service_type_cities o where o.service_type_id = t.id and o.city_id = ${city_id}) as is_open,
      (select count(*) from service_type_cities o where o.service_type_id = t.id and o.city_id <> ${city_id})::int as elsewhere,
      (select count(*) from service_type_cities)::int as openings
    from service_types t where t.id = ${service_type_id}`.execute(db)
  return rows[0]
}

export const insertOpening = (db: Db, opening: Opening) =>
  db.insertInto("service_type_cities").values(opening).execute()
export const deleteOpening = (db: Db, { service_type_id, city_id }: Opening) =>
  db
    .deleteFrom("service_type_cities")
    .where("service_type_id", "=", service_type_id)
    .where("city_id", "=", city_id)
    .execute()
