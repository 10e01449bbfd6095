// The dashboards' figures, a statement each: counts of one person's rows, by the indexes that the lists use.
import { sql } from "kysely"
import { dueAfterCondition } from "../bookings/answer/answer-due.server.ts"
import { earliestAhead } from "../bookings/booking.rules.ts"
import { statusForCustomer } from "../bookings/undo/undo-window.server.ts"
import type { Actor } from "../platform/actor.ts"
import type { Db } from "../platform/database/database.server.ts"
import { isBookedSince, requestWaitsCondition } from "../requests/request-conditions.server.ts"
import { conversionRate } from "../requests/service-request.rules.ts"
import type { CustomerOverview, ProfessionalOverview } from "./overview.contract.ts"

const unread = (actor: Actor, audience: "user" | "provider") => sql`
  (select count(*) from notifications where account_id = ${actor.account_id} and audience = ${audience}
    and read_at is null) as unread_notifications`

export const findCustomerFigures = async (db: Db, actor: Actor, now: Date) => {
  const status = statusForCustomer(now)
  const { rows } = await sql<Omit<CustomerOverview, "bookings">>`
    select count(*) filter (where ${status} = 'pending' and ${dueAfterCondition(now)}) as pending_bookings,
      count(*) filter (where ${status} = 'confirmed') as upcoming_bookings,
      ${unread(actor, "user")},
      (select count(*) from selections x where x.customer_id = ${actor.account_id}) as selected_services,
      (select count(*) from shortlist_entries k join public_professionals p on p.id = k.professional_id
        where k.customer_id = ${actor.account_id}) as shortlisted,
      (select count(*) from service_requests r
        where r.customer_id = ${actor.account_id} and ${requestWaitsCondition(now)}) as pending_requests
    from bookings b where b.customer_id = ${actor.account_id} and ${isNotOver(now)}`.execute(db)
  return rows[0]!
}

interface RequestFigures extends Pick<ProfessionalOverview, "total_requests" | "pending_requests"> {
  booked_requests: number
}
type Figures = Omit<ProfessionalOverview, "bookings" | "conversion_rate" | keyof RequestFigures>

export const findProfessionalFigures = async (db: Db, actor: Actor, now: Date) => {
  const { rows } = await sql<Figures & { of_requests: RequestFigures }>`
    select count(*) filter (where b.status = 'pending' and ${dueAfterCondition(now)}) as pending_bookings,
      count(*) filter (where b.status = 'confirmed') as upcoming_bookings,
      ${unread(actor, "provider")},
      (select count(*) from professional_services where professional_id = ${actor.professional_id} and is_active) as total_services,
      (select count(distinct a.city_id) from professional_service_areas a
        join professional_services s on s.id = a.service_id
        where s.professional_id = ${actor.professional_id} and s.is_active) as total_locations,
      (select row_to_json(f) from (
        select count(*) as total_requests, count(*) filter (where ${requestWaitsCondition(now)}) as pending_requests,
          count(*) filter (where ${isBookedSince}) as booked_requests
        from service_requests r where r.professional_id = ${actor.professional_id}) f) as of_requests
    from bookings b where b.professional_id = ${actor.professional_id} and ${isNotOver(now)}`.execute(db)
  const { of_requests, ...figures } = rows[0]!
  const { booked_requests, ...requests } = of_requests
  return { ...figures, ...requests, conversion_rate: conversionRate(requests.total_requests, booked_requests) }
}

/** The start is named as well, because the indexes go by it. */
const isNotOver = (now: Date) => sql`b.starts_at > ${earliestAhead(now)} and b.ends_at > ${now}`
