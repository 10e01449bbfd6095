// The SQL by which professionals write what they offer. Through the actor; search and kept answers follow by triggers.
// A professional's own services, paused ones too, removed ones not. Through the actor: somebody else's is not there.
import { sql } from "kysely"
import type { Actor } from "../../platform/actor.ts"
import type { Db } from "../../platform/database/database.server.ts"
import { isoInstant } from "../../platform/database/statement-parts.server.ts"
import { newId } from "../../platform/id.ts"
import { isOpenSomewhere, isServiceNamed } from "../../services/service-types.server.ts"
import type { Delivery, MeetingMethod } from "../delivery.rules.ts"
import type { OfferPrices } from "../packages/package.schema.ts"
import { priceColumns } from "../packages/price-columns.server.ts"
import type { PricedRow } from "../packages/price-words.ts"
import type { OpenBooking, OwnService } from "./offer.schema.ts"

type OwnServiceRow = Omit<OwnService, keyof OfferPrices> & PricedRow

export const listOwnServices = async (db: Db, actor: Actor, now: Date, id?: string): Promise<OwnServiceRow[]> => {
  const { rows } = await sql<OwnServiceRow>`
    select s.id, t.slug as service_type, t.name, s.name as title, s.description, s.price_per_hour::text as price,
      ${priceColumns("s")}, s.duration_minutes as duration, s.delivery, s.is_active,
      s.online_by, s.meeting_link, p.studio_address,
      longest_stretch(p.id, (${now}::timestamptz at time zone 'Asia/Kolkata')::date), o.open_bookings, o.open_requests, (
        select coalesce(json_agg(r), '[]') from (
          select b.id, ${isoInstant("b.starts_at")} as start_time, b.status, nullif(c.full_name, '') as client_name
          from bookings b join accounts c on c.id = b.customer_id
          where b.professional_id = s.professional_id and b.service_id = s.id
            and b.status in ('pending', 'confirmed') and b.ends_at > ${now}
          order by b.starts_at, b.id limit 3) r) as next_bookings, (
        select coalesce(json_agg(r), '[]') from (
          select a.id, a.service_id, c.id as city_id, c.name as city, st.name as state, k.name as country,
            exists (select from service_type_cities o where o.service_type_id = t.id and o.city_id = c.id) as is_open
          from professional_service_areas a join cities c on c.id = a.city_id
          join states st on st.id = c.state_id join countries k on k.id = st.country_id
          where a.service_id = s.id order by lower(c.name) collate "C", c.id) r) as locations
    from professional_services s join service_types t on t.id = s.service_type_id
    join professionals p on p.id = s.professional_id
    cross join lateral (
      select count(*) as open_bookings, count(*) filter (where b.status = 'pending') as open_requests
      from bookings b where b.professional_id = s.professional_id and b.service_id = s.id
        and b.status in ('pending', 'confirmed') and b.ends_at > ${now}) o
    where s.professional_id = ${actor.professional_id} and s.removed_at is null
      ${id === undefined ? sql`` : sql`and s.id = ${id}`}
    order by t.sort_order, s.id`.execute(db)
  return rows
}

/** An offer as its row is. */
export interface OfferRow {
  name: string
  description: string
  price_per_hour: string | null
  duration_minutes: number
  delivery: Delivery[]
  online_by: MeetingMethod | null
  meeting_link: string
  is_active: boolean
}

export interface LockedOffer extends OfferRow {
  type_name: string
  plural_name: string
  /** Its kind, somewhere. */
  is_open: boolean
}

/** Held until the transaction ends: of two windows the second sees what the first has written. Bookings need not wait. */
export const lockOffer = async (db: Db, actor: Actor, id: string) => {
  const { rows } = await sql<LockedOffer>`
    select s.name, s.description, s.price_per_hour::text, s.duration_minutes, s.delivery, s.online_by, s.meeting_link, s.is_active, t.name as type_name,
      t.plural_name, ${isOpenSomewhere} as is_open
    from professional_services s join service_types t on t.id = s.service_type_id
    where s.id = ${id} and s.professional_id = ${actor.professional_id} and s.removed_at is null
    for no key update of s`.execute(db)
  return rows[0]
}

/** Of one that is held. */
export const writeOffer = (db: Db, id: string, change: Partial<OfferRow>, now: Date) =>
  db
    .updateTable("professional_services")
    .set({ ...change, updated_at: now })
    .where("id", "=", id)
    .execute()

export interface NamedType {
  id: number
  name: string
  plural_name: string
  /** Somewhere. */
  is_open: boolean
  /** Of the actor, also where it is removed. */
  service_id: string | null
  is_offered: boolean
}

/** The kind of service that a text names, and what the actor has of it. */
export const findTypeNamed = async (db: Db, actor: Actor, text: string) => {
  const { rows } = await sql<NamedType>`
    select t.id, t.name, t.plural_name, s.id as service_id, coalesce(s.removed_at is null and s.id is not null, false) as is_offered,
      exists (select from service_type_cities o where o.service_type_id = t.id) as is_open
    from service_types t
    left join professional_services s on s.service_type_id = t.id and s.professional_id = ${actor.professional_id}
    where ${isServiceNamed(text)} limit 1`.execute(db)
  return rows[0]
}

/**
 * Added, or back as it was left. Undefined where it is offered already. In the city of the profile, lest it be found
 * nowhere.
 */
export const writeNewOffer = async (db: Db, actor: Actor, typeId: number, now: Date): Promise<string | undefined> => {
  const { rows } = await sql<{ id: string }>`
    insert into professional_services as s (id, professional_id, service_type_id, created_at, updated_at)
    values (${newId()}, ${actor.professional_id}, ${typeId}, ${now}, ${now})
    on conflict (professional_id, service_type_id)
      do update set removed_at = null, is_active = true, updated_at = excluded.updated_at where s.removed_at is not null
    returning id`.execute(db)
  const id = rows[0]?.id
  if (id === undefined) return undefined
  await sql`
    insert into professional_service_areas (id, service_id, city_id)
    select ${newId()}, ${id}, p.city_id from professionals p where p.id = ${actor.professional_id}
      and not exists (select from professional_service_areas a where a.service_id = ${id})`.execute(db)
  return id
}

/** What stands in the way of a removal. */
export const listOpenBookings = async (db: Db, actor: Actor, serviceId: string, now: Date) => {
  const { rows } = await sql<OpenBooking>`
    select b.id, ${isoInstant("b.starts_at")} as start_time, b.status, nullif(c.full_name, '') as client_name
    from bookings b join accounts c on c.id = b.customer_id
    where b.professional_id = ${actor.professional_id} and b.service_id = ${serviceId}
      and b.status in ('pending', 'confirmed') and b.ends_at > ${now}
    order by b.starts_at, b.id`.execute(db)
  return rows
}

/** Online visits still to come that only the link leads to: nobody left a number to be called at. */
export const countByLink = async (db: Db, actor: Actor, serviceId: string, now: Date) => {
  const { rows } = await sql<{ count: number }>`
    select count(*) from bookings b
    where b.professional_id = ${actor.professional_id} and b.service_id = ${serviceId} and b.delivery = 'online'
      and b.contact_mobile is null and b.status in ('pending', 'confirmed') and b.ends_at > ${now}`.execute(db)
  return Number(rows[0]!.count)
}

/** Of one that is held. */
export const writeRemoval = (db: Db, id: string, now: Date) =>
  db
    .updateTable("professional_services")
    .set({ is_active: false, removed_at: now, updated_at: now })
    .where("id", "=", id)
    .execute()

/** Undefined where one of the cities is none; else how many are new. */
export const writeAreas = async (
  db: Db,
  serviceId: string,
  cityIds: readonly number[],
): Promise<number | undefined> => {
  const known = await db.selectFrom("cities").select("id").where("id", "in", cityIds).execute()
  if (known.length < cityIds.length) return undefined
  const rows = cityIds.map((city_id) => ({ id: newId(), service_id: serviceId, city_id }))
  const written = await db
    .insertInto("professional_service_areas")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .execute()
  return written.length
}

/** The city that was taken out; undefined where there is no such location of that service. */
export const deleteArea = async (db: Db, serviceId: string, id: string): Promise<string | undefined> => {
  const { rows } = await sql<{ city: string }>`
    delete from professional_service_areas a using cities c
    where a.id = ${id} and a.service_id = ${serviceId} and c.id = a.city_id returning c.name as city`.execute(db)
  return rows[0]?.city
}
