// Parts of SQL about `service_requests r`, for the statements of others too.
import { sql } from "kysely"
import type { RequestStatus, ShownRequestStatus } from "./service-request.rules.ts"

/** The same rule as requestStatusAt (service-request.rules.ts): lapsed at its deadline, also before its row says so. */
export const requestStatus = (now: Date) =>
  sql<RequestStatus>`case when r.status = 'pending' and r.answer_due_at <= ${now} then 'lapsed' else r.status end`

/** Withdrawn by our team, not by whoever asked. */
export const isTakenBack = sql<boolean>`(r.status = 'withdrawn' and r.submission_id is not null
  and exists (select from service_request_events w where w.request_id = r.id and ${isTakingBack("w")}))`

/** What happened to a request, as a row of `service_request_events`. */
export function isTakingBack(event: string, request = "r") {
  const [to, by] = [sql.ref(`${event}.to_status`), sql.ref(`${event}.actor_id`)]
  return sql<boolean>`(${to} = 'withdrawn' and ${sql.ref(`${request}.submission_id`)} is not null and ${by} is not null
    and ${by} is distinct from ${sql.ref(`${request}.customer_id`)})`
}

/** Ended because an account was no longer active: nobody has declined or withdrawn it. */
export const isEndedWithAccount = sql<boolean>`(r.status in ('declined', 'withdrawn')
  and exists (select from service_request_events w where w.request_id = r.id and ${isEndingWithAccount("w")}))`

/** What happened to a request, as a row of `service_request_events`; its status says whose account (`inactiveSideOf`). */
export function isEndingWithAccount(event: string) {
  const [to, by] = [sql.ref(`${event}.to_status`), sql.ref(`${event}.actor_id`)]
  return sql<boolean>`(${to} in ('declined', 'withdrawn') and ${by} is null)`
}

/** What has become of a request with an event, as screens say it. */
export const shownEventStatus = (event: string, request = "r") =>
  sql<ShownRequestStatus>`case when ${isTakingBack(event, request)} then 'taken_back'
    when ${isEndingWithAccount(event)} then 'account_inactive' else ${sql.ref(`${event}.to_status`)} end`

/** The same rule as shownStatusOf. */
export const shownRequestStatus = (now: Date) =>
  sql<ShownRequestStatus>`case when ${isTakenBack} then 'taken_back' when ${isEndedWithAccount} then 'account_inactive'
    else ${requestStatus(now)} end`

/** It can still be answered: a lapsed one can not, also before its row says so. */
export const requestWaitsCondition = (now: Date) => sql<boolean>`(r.status = 'pending' and r.answer_due_at > ${now})`

/**
 * A visit for the same service that its customer has booked since, and that nobody has declined or cancelled. It is booked
 * before it starts, so those that started earlier are not looked at.
 */
export const isBookedSince = sql<boolean>`exists (select from bookings b where b.customer_id = r.customer_id
  and b.professional_id = r.professional_id and b.service_id = r.service_id and b.starts_at > r.created_at
  and b.created_at > r.created_at and b.status <> 'cancelled')`
