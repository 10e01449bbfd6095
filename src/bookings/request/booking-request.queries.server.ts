// Reads what a customer asks to book, with everything that a read can refuse.
import { sql } from "kysely"
import { occupiesTimeCondition } from "../../availability/occupied-time.server.ts"
import { type Party, partyOf } from "../../notifications/party.server.ts"
import type { Db } from "../../platform/database/database.server.ts"
import { scaled } from "../../platform/http/limits.server.ts"
import type { Delivery, MeetingMethod } from "../../professionals/delivery.rules.ts"
import { type PairBlock, pairBlock } from "../../professionals/pair-blocks/pair-block.server.ts"
import { isOpenSomewhere, isServiceNamed } from "../../services/service-types.server.ts"
import { dueAfterCondition } from "../answer/answer-due.server.ts"
import { MAX_REQUESTS, requestedSince } from "../booking.rules.ts"

export interface Offer {
  professional_id: string
  customer: Party
  professional: Party
  service_id: string | null
  service_name: string | null
  /** False where the request names this service and another type. */
  is_of_type: boolean | null
  is_active: boolean | null
  duration_minutes: number | null
  price_per_hour: string | null
  /** The package that the request names, as it is now; null: none, or not one of this service. */
  package: { name: string; minutes: number; price: string } | null
  /** What the professional calls it; empty: nothing but its type. */
  offer_name: string | null
  delivery: Delivery[] | null
  online_by: MeetingMethod | null
  /** Whether only the professional's own hours can be booked. */
  keeps_hours: boolean
  /** False where the customer was erased or suspended since they were found. */
  is_customer_there: boolean
  /** Version of the professional's hours that the time was checked against; 0 where none were ever set. */
  hours_version: number
  /** Another booking has that time. False is not final: the constraint decides. */
  is_taken: boolean
  /** Requests of this customer awaiting an answer: from this professional, and in all. */
  waiting_with_one: number
  waiting_in_all: number
  /** Creation of the oldest request that still counts towards MAX_REQUESTS; null while the limit is not reached. */
  limit_reached_from: Date | null
  block: PairBlock | null
}

interface BookingSelector {
  customer_id: string
  professional_id: string
  service_id: string | undefined
  service_type: string | undefined
  package_id: string | undefined
  starts_at: Date
  now: Date
}

/** The professional and, where it is theirs, the service; undefined where there is no such professional to book. */
export const findOffer = async (db: Db, selector: BookingSelector) => {
  const { customer_id, professional_id, service_id, service_type = "", package_id, starts_at, now } = selector
  const named = package_id
    ? sql`(select json_build_object('name', k.name, 'minutes', k.minutes, 'price', k.price::text)
        from service_packages k where k.id = ${package_id} and k.service_id = s.id)`
    : sql`null::json`
  const minutes = package_id
    ? sql`coalesce((select k.minutes from service_packages k where k.id = ${package_id}), s.duration_minutes)`
    : sql`s.duration_minutes`
  const { rows } = await sql<Offer>`
    select p.id as professional_id, ${partyOf("c", "c.full_name")} as customer, ${partyOf("o", "p.business_name")} as professional,
      s.id as service_id, t.name as service_name,
      case when s.id is not null then s.is_active and ${isOpenSomewhere} end as is_active, s.duration_minutes, s.price_per_hour,
      ${named} as package,
      c.suspended_at is null as is_customer_there,
      s.name as offer_name, s.delivery, s.online_by,
      ${service_type ? isServiceNamed(service_type) : sql`true`} as is_of_type,
      exists (select from bookings b where b.professional_id = p.id and ${occupiesTimeCondition(now)}
        and tstzrange(b.starts_at, b.ends_at)
          && tstzrange(${starts_at}, ${starts_at}::timestamptz + make_interval(mins => ${minutes}))) as is_taken,
      exists (select from weekly_hours h where h.professional_id = p.id) as keeps_hours,
      coalesce((select a.version from availabilities a where a.professional_id = p.id), 0) as hours_version,
      ${pairBlock(sql`c.id`, sql`p.id`)} as block, w.with_one as waiting_with_one, w.in_all as waiting_in_all,
      (select b.created_at from bookings b where b.customer_id = ${customer_id} and b.professional_id = p.id
        and b.created_at > ${requestedSince(now)} order by b.created_at desc offset ${scaled(MAX_REQUESTS.count) - 1} limit 1)
        as limit_reached_from
    from public_professionals p
    join accounts o on o.id = p.account_id
    join accounts c on c.id = ${customer_id}
    left join (professional_services s join service_types t on t.id = s.service_type_id) on s.professional_id = p.id
      and ${service_id ? sql`s.id = ${service_id}` : isServiceNamed(service_type)}
    cross join (
      select count(*) filter (where b.status = 'pending' and b.professional_id = ${professional_id}) as with_one,
        count(*) filter (where b.status = 'pending') as in_all
      from bookings b where b.customer_id = ${customer_id} and b.starts_at > ${now} and ${dueAfterCondition(now)}) w
    where p.id = ${professional_id}`.execute(db)
  return rows[0]
}
