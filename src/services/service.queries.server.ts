import { sql } from "kysely"
import type { Db } from "../platform/database/database.server.ts"
import type { Category } from "./service.contract.ts"
import { catalogue } from "./service-types.server.ts"

export const listCategories = async (db: Db): Promise<Omit<Category, "image">[]> => {
  const { rows } = await sql<Omit<Category, "image">>`
    select id, code, slug, name, plural_name, description, short_description, icon, sort_order as order,
      is_available, available_cities
    from ${catalogue} t order by sort_order, id`.execute(db)
  return rows
}
