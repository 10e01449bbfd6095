// Parts of SQL about `service_requests r`, for the statements of others too.
import { sql } from "kysely"
import type { RequestStatus } from "./service-request.rules.ts"

/** The same rule as requestStatusAt (service-request.rules.ts): lapsed at its deadline, also before its row says so. */
export const requestStatus = (now: Date) =>
  sql<RequestStatus>`case when r.status = 'pending' and r.answer_due_at <= ${now} then 'lapsed' else r.status end`

/** It can still be answered: a lapsed one can not, also before its row says so. */
export const requestWaitsCondition = (now: Date) => sql<boolean>`(r.status = 'pending' and r.answer_due_at > ${now})`

/**
 * A visit for the same service that its customer has booked since, and that nobody has declined or cancelled. It is booked
 * before it starts, so those that started earlier are not looked at.
 */
export const isBookedSince = sql<boolean>`exists (select from bookings b where b.customer_id = r.customer_id
  and b.professional_id = r.professional_id and b.service_id = r.service_id and b.starts_at > r.created_at
  and b.created_at > r.created_at and b.status <> 'cancelled')`
