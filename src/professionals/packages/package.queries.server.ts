// The SQL that writes packages and rates. The service is held (lockOffer) by whoever writes; search and kept answers follow
// by triggers.
import { sql } from "kysely"
import type { Db } from "../../platform/database/database.server.ts"
import { newId } from "../../platform/id.ts"
import type { NewPackage, OfferedPackage, OfferedRate } from "./package.schema.ts"

export const findPackage = async (db: Db, serviceId: string, id: string) => {
  const { rows } = await sql<OfferedPackage>`
    select id, name, minutes, price::text from service_packages where id = ${id} and service_id = ${serviceId}`.execute(
    db,
  )
  return rows[0]
}

/** Undefined where there are as many as a service may have. */
export const insertPackage = async (
  db: Db,
  serviceId: string,
  { name, minutes, price }: NewPackage,
  { max, now }: { max: number; now: Date },
): Promise<string | undefined> => {
  const { rows } = await sql<{ id: string }>`
    insert into service_packages (id, service_id, name, minutes, price, created_at, updated_at)
    select ${newId()}, ${serviceId}, ${name}, ${minutes}, ${price}::numeric, ${now}::timestamptz, ${now}::timestamptz
    where (select count(*) from service_packages where service_id = ${serviceId}) < ${max}
    returning id`.execute(db)
  return rows[0]?.id
}

export const updatePackage = (db: Db, id: string, change: Partial<NewPackage>, now: Date) =>
  db
    .updateTable("service_packages")
    .set({ ...change, updated_at: now })
    .where("id", "=", id)
    .execute()

/** What bookings keep of it stays with them. */
export const deletePackage = (db: Db, id: string) => db.deleteFrom("service_packages").where("id", "=", id).execute()

export const findRate = async (db: Db, serviceId: string, unit: OfferedRate["unit"]) => {
  const { rows } = await sql<OfferedRate>`
    select unit, amount_from::text as "from", amount_to::text as "to" from service_rates
    where service_id = ${serviceId} and unit = ${unit}`.execute(db)
  return rows[0]
}

export const writeRate = (db: Db, service_id: string, { unit, from, to }: OfferedRate, updated_at: Date) => {
  const amounts = { amount_from: from, amount_to: to, updated_at }
  return db
    .insertInto("service_rates")
    .values({ service_id, unit, ...amounts })
    .onConflict((conflict) => conflict.columns(["service_id", "unit"]).doUpdateSet(amounts))
    .execute()
}

export const deleteRate = (db: Db, serviceId: string, unit: OfferedRate["unit"]) =>
  db.deleteFrom("service_rates").where("service_id", "=", serviceId).where("unit", "=", unit).execute()
