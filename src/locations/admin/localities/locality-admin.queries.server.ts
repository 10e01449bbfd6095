// The SQL of the administrators' localities. What each sounds like, its address and its key the table makes itself.
import { sql } from "kysely"
import type { Db } from "../../../platform/database/database.server.ts"
import type { LocalityFields, ManagedLocality } from "./locality-admin.schema.ts"

const columns = ["id", "name", "latitude", "longitude"] as const

export const findCity = async (db: Db, id: number) => {
  const { rows } = await sql<{ id: number; name: string; state: string }>`
    select c.id, c.name, s.name as state from cities c join states s on s.id = c.state_id where c.id = ${id}`.execute(
    db,
  )
  return rows[0]
}

export const listLocalitiesOf = async (db: Db, cityId: number): Promise<ManagedLocality[]> =>
  db
    .selectFrom("localities")
    .select(columns)
    .where("city_id", "=", cityId)
    .orderBy(sql`lower(name) collate "C"`)
    .orderBy("id")
    .execute()

export const findLocality = (db: Db, id: number) =>
  db
    .selectFrom("localities")
    .select([...columns, "city_id"])
    .where("id", "=", id)
    .executeTakeFirst()

export const insertLocality = (db: Db, cityId: number, fields: LocalityFields) =>
  db
    .insertInto("localities")
    .values({ city_id: cityId, sounds: [], ...fields })
    .returning(columns)
    .executeTakeFirstOrThrow()

export const updateLocality = (db: Db, id: number, fields: LocalityFields) =>
  db.updateTable("localities").set(fields).where("id", "=", id).returning(columns).executeTakeFirstOrThrow()

/** Undefined: it was gone already. */
export const removeLocality = (db: Db, id: number) =>
  db.deleteFrom("localities").where("id", "=", id).returning(columns).executeTakeFirst()
