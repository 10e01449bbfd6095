// The customer's and the professional's view of a booking, one statement each, with the wire's names. The professional's view
// does not select the phone and e-mail of the customer's account, so it cannot leak them; contact details for the visit are
// selected only while they are shared.
import { type RawBuilder, sql } from "kysely"
import { portraitUrlsOf } from "../accounts/portrait/portrait-urls.server.ts"
import type { Db } from "../platform/database/database.server.ts"
import { isoInstant, isoInstantMs } from "../platform/database/statement-parts.server.ts"
import type { Side } from "../platform/sides.rules.ts"
import { shownProjects } from "../professionals/cover.server.ts"
import { blockedSince } from "../professionals/pair-blocks/pair-block.server.ts"
import { informationOnly } from "../services/service.rules.ts"
import { isOpenSomewhere } from "../services/service-types.server.ts"
import { answerDueIso } from "./answer/answer-due.server.ts"
import { belongsToCondition, byLinkCondition, type Owner } from "./booking.queries.server.ts"
import { type CustomerBooking, detailNames, type ProfessionalBooking } from "./booking.schema.ts"
import { eventSeenBy, proposalSeenBy, statusSeenBy } from "./booking-visibility.server.ts"
import { reviewableCondition } from "./undo/undo-window.server.ts"
import { CONTACT_DAYS } from "./visit-location/visit-location.rules.ts"

/** Who reads, and when: contact details are shared for a limited time. */
export interface Reader {
  actor: Owner
  now: Date
}
export interface View {
  customer: CustomerBooking
  professional: ProfessionalBooking
}

/** Tables to read a booking from: the stored ones, or the CTEs that the same statement has just written. */
export interface BookingSource {
  bookings: RawBuilder<unknown>
  events: RawBuilder<unknown>
}
export const storedSource: BookingSource = { bookings: sql`bookings`, events: sql`booking_events` }

/**
 * Where the service is offered in several cities, the one that has a locality of that name. Bookings of earlier versions have
 * no delivery: they are treated like visits at the site.
 */
export const cityOf = (column: "id" | "name") => sql`case b.delivery when 'online' then null
  when 'at_studio' then (select y.${sql.ref(column)} from cities y where y.id = p.city_id)
  else coalesce(
    (select min(y.${sql.ref(column)}) from professional_service_areas a join cities y on y.id = a.city_id
      where a.service_id = b.service_id having count(*) = 1),
    (select y.${sql.ref(column)} from localities l join cities y on y.id = l.city_id
      join professional_service_areas a on a.city_id = y.id and a.service_id = b.service_id
      where lower(l.name) = lower(b.locality) order by y.id <> p.city_id, y.id limit 1)) end`

/** While contact details are shared (specification 3 §8): not while the confirmation can be undone. */
const contactSharedCondition = (now: Date) => sql`(b.status in ('confirmed', 'completed')
  and b.ends_at + make_interval(days => ${CONTACT_DAYS}) > ${now}
  and (b.held_until is null or b.held_until <= ${now} or b.status = 'completed'))`

/** A block holds for what is written beside the messages too, of event e: by the other side, after it. */
const reasonSeenBy = (side: Side) => sql`case when e.reason is not null
    and e.actor_id is distinct from ${side === "customer" ? sql`b.customer_id` : sql`p.account_id`}
    and e.created_at > ${blockedSince(sql`b.customer_id`, sql`b.professional_id`)} then null else e.reason end`

const commonColumns = (side: Side, events: BookingSource["events"], now: Date) => sql`
  b.id, json_build_object('service_type', t.slug, 'name', t.name) as service,
  ${isoInstant("b.starts_at")} as start_time, ${isoInstant("b.ends_at")} as end_time,
  visit_minutes(b.starts_at, b.ends_at) as duration, b.price_per_hour::text as price,
  visit_total(b.price_per_hour, b.starts_at, b.ends_at, b.package_price)::text as total, ${statusSeenBy(side, now)} as status,
  case when b.package_price is not null then json_build_object('id', b.package_id, 'name', b.offer_name) end as package,
  b.offer_name, b.delivery, b.locality, ${cityOf("name")} as city,
  case b.delivery when 'online' then case when ${byLinkCondition} then 'link' else 'call' end end as online_by,
  case when ${byLinkCondition} and ${contactSharedCondition(now)} then s.meeting_link end as meeting_link,
  ${sql.join(detailNames.map((name) => sql.ref(`b.${name}`)))}, ${isoInstant("b.created_at")} as created_at,
  case when ${statusSeenBy(side, now)} = 'pending' then ${answerDueIso} end as answer_due_at,
  (select coalesce(json_agg(h), '[]') from (
    select e.to_status as status, ${reasonSeenBy(side)} as reason, e.kind, ${isoInstant("e.proposed_start")} as proposed_time,
      ${isoInstant("e.created_at")} as at,
      case e.actor_id when b.customer_id then 'customer' when p.account_id then 'professional' else 'nobody' end as by
    from ${events} e where e.booking_id = b.id and ${eventSeenBy(side, now, events)} order by e.id) h) as history,
  case when b.proposed_start is not null and ${proposalSeenBy(side, now)} then json_build_object('by', b.proposed_by,
    'start_time', ${isoInstant("b.proposed_start")},
    'end_time', to_char((b.proposed_start + (b.ends_at - b.starts_at)) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) end
    as proposal`

const whileContactShared = (table: "b" | "p", column: string, now: Date) => sql`
  case when ${contactSharedCondition(now)} then nullif(${sql.ref(`${table}.${column}`)}, '') end as ${sql.ref(column)}`

/** Advocates are rated by nobody. */
const reviewState = (now: Date) => sql`case
  when not ${reviewableCondition(now)} or p.business_name = '' or t.slug = ${sql.lit(informationOnly)} then null
  when exists (select from reviews r where r.booking_id = b.id) then 'written' else 'awaited' end`

const sideColumns: Record<Side, (now: Date) => ReturnType<typeof sql>> = {
  customer: (now) => sql`b.service_id, s.is_active and ${isOpenSomewhere}
      and exists (select from public_professionals v where v.id = p.id) as is_offered, b.professional_id as provider_id, nullif(p.business_name, '') as provider_name,
    ${portraitUrlsOf("p.account_id")} as provider_portrait, ${shownProjects} as projects,
    to_char(b.starts_at at time zone 'UTC', 'YYYY-MM-DD') as booking_date,
    b.address, b.contact_mobile, ${reviewState(now)} as review, ${whileContactShared("p", "business_phone", now)}, ${whileContactShared("p", "studio_address", now)}`,
  professional: (
    now,
  ) => sql`b.service_id, nullif(c.full_name, '') as client_name, ${portraitUrlsOf("c.id")} as client_portrait, t.slug as service_type, ${isoInstant("b.starts_at")} as booking_date,
    ${isoInstantMs("b.held_until")} as undo_until, ${whileContactShared("b", "address", now)}, ${whileContactShared("b", "contact_mobile", now)},
    (select json_build_object('phone', h.phone, 'email', h.email) from conversations v
      join shared_contacts h on h.conversation_id = v.id
      where v.customer_id = b.customer_id and v.professional_id = b.professional_id) as shared_contact`,
}

/** @param source CTEs of the statement that has just written them give the same answer as a later read */
export const selectBookings = (
  side: Side,
  { actor, now }: Reader,
  { bookings, events }: BookingSource = storedSource,
) => sql`
  select ${commonColumns(side, events, now)}, ${sideColumns[side](now)}
  from ${bookings} b
  join professional_services s on s.id = b.service_id
  join service_types t on t.id = s.service_type_id
  join professionals p on p.id = b.professional_id
  ${side === "professional" ? sql`join accounts c on c.id = b.customer_id` : sql``}
  where ${belongsToCondition(actor, side)}`

/** The same rule as openProposal (proposal.rules.ts). */
export const openCustomerProposalCondition = (now: Date) => sql`(b.status = 'confirmed' and b.proposed_by = 'customer'
  and b.proposed_start > ${now} and b.starts_at > ${now})`

export const findBookingFor = async <S extends Side>(
  db: Db,
  reader: Reader,
  side: S,
  id: string,
): Promise<View[S] | undefined> =>
  (await sql<View[S]>`${selectBookings(side, reader)} and b.id = ${id}`.execute(db)).rows[0]
