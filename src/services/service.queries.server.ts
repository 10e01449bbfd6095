// The only SQL over the catalogue of services.
import { sql } from "kysely"
import type { Db } from "../platform/database/database.server.ts"
import type { Category } from "./service.contract.ts"

export const listCategories = async (db: Db): Promise<Omit<Category, "image">[]> => {
  const { rows } = await sql<Omit<Category, "image">>`
    select t.id, t.code, t.slug, t.name, t.plural_name, t.description, t.short_description, t.icon, t.sort_order as order,
      cardinality(c.names) > 0 as is_available, c.names as available_cities
    from service_types t cross join lateral (
      select coalesce(array_agg(c.name order by lower(c.name) collate "C"), '{}') as names
      from service_type_cities o join cities c on c.id = o.city_id where o.service_type_id = t.id
    ) c order by t.sort_order, t.id`.execute(db)
  return rows
}
