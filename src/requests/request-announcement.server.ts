// What follows from changes of service requests, written in the same statement: history, a line in both sides' activities,
// and notifications of the other side.
import { activitiesOf, activityRow } from "../activity/activity.server.ts"
import {
  dismissForActor,
  notification,
  notificationsOf,
  type OutgoingNotification,
} from "../notifications/notify.server.ts"
import type { StatementPart } from "../platform/database/statement-parts.server.ts"
import { newId } from "../platform/id.ts"
import { type Side, sides } from "../platform/sides.rules.ts"
import {
  acceptedUnbookable,
  accountInactive,
  accountInactiveActivities,
  activities,
  notices,
  questions,
  type RequestParams,
  takenBack,
  takenBackActivities,
  waits,
} from "./service-request.notifications.server.ts"
import type { NewRequestEvent } from "./service-request.queries.server.ts"
import { inactiveSideOf, type RequestStatus } from "./service-request.rules.ts"
import type { RequestRecord } from "./service-request-views.queries.server.ts"

export interface RequestChange {
  request: RequestRecord
  /** Null: it is new. */
  from: RequestStatus | null
  to: RequestStatus
  /** Null: it happened by itself. */
  actorId: string | null
  reason?: string | undefined
  /** Withdrawn by our team, for whoever wrote the inquiry. */
  isByTeam?: boolean
  /** Whose account is not active any more, where it ends with that. */
  inactive?: Side
}

const unbookable: (typeof notices)["accepted"] = { customer: acceptedUnbookable }
/** The sender is mailed about the inquiry as a whole. */
const teamNotices: (typeof notices)["withdrawn"] = { professional: takenBack }

/** History, activities and notifications of changes, for the statement that makes them. */
export const effectsOfRequests = (
  changes: readonly RequestChange[],
  now: Date,
): { events: NewRequestEvent[]; parts: StatementPart[] } => ({
  events: changes.map(({ request, from, to, actorId, reason }) => ({
    ...{ id: newId(), request_id: request.id, actor_id: actorId, from_status: from, to_status: to },
    ...{ reason: reason ?? null, created_at: now },
  })),
  parts: [
    activitiesOf(changes.flatMap((change) => activityRowsOf(change, now))),
    ...notificationsOf(changes.flatMap(noticesOf), now),
    ...changes.flatMap((change) => dismissalsAfter(change, now)),
  ],
})

const activityRowsOf = (change: RequestChange, now: Date) => {
  const { request, reason } = change
  const kinds = activitiesFor(change)
  const { message: _message, ...params } = paramsOf(request, reason)
  return sides.flatMap((side) => {
    const { account_id, name } = request[side]
    return account_id === null || name === null ? [] : [activityRow(kinds[side], params, { account_id, at: now })]
  })
}

const activitiesFor = ({ to, isByTeam, inactive }: RequestChange) => {
  if (isByTeam) return takenBackActivities
  return inactive ? accountInactiveActivities : activities[to]
}

/** Who acted is not notified. */
const noticesOf = (change: RequestChange): OutgoingNotification[] => {
  const { request, reason, actorId } = change
  return sides.flatMap((side) => {
    const { account_id, is_reachable, ...party } = request[side]
    const notice = noticesFor(change)[side]
    if (!notice || !is_reachable || account_id === null || account_id === actorId) return []
    return [notification(notice, paramsOf(request, reason), [{ ...party, account_id, side }])]
  })
}

const noticesFor = ({ request, to, isByTeam, inactive }: RequestChange) => {
  if (isByTeam) return teamNotices
  if (inactive) return accountInactive[inactive]
  return to === "accepted" && !request.is_bookable ? unbookable : notices[to]
}

/** Whoever has answered or withdrawn it need not be asked or told of it any more. */
const dismissalsAfter = ({ request, from, actorId }: RequestChange, now: Date) => {
  const actor = sides.map((side) => request[side]).find(({ account_id }) => account_id === actorId)
  if (!actor || actor.account_id === null || from === null) return []
  return dismissForActor(
    { email: actor.email, account_id: actor.account_id },
    { abouts: [request.id], supersededKinds: [...questions] },
    now,
  )
}

/** Of requests that end because one side has gone (`inactiveSideOf`). */
export const endingsOf = (requests: readonly RequestRecord[], isCustomerGone: (request: RequestRecord) => boolean) =>
  (["withdrawn", "declined"] as const).flatMap((to) => {
    const theirs = requests.filter((request) => isCustomerGone(request) === (to === "withdrawn"))
    const [from, inactive] = ["pending" as const, inactiveSideOf(to)]
    const changes = theirs.map((request) => ({ request, from, to, actorId: null, inactive }))
    return theirs.length > 0 ? [{ to, ids: theirs.map(({ id }) => id), changes }] : []
  })

/** To the professional, at half of the time. */
export const reminderOf = (request: RequestRecord): OutgoingNotification[] =>
  request.professional.is_reachable
    ? [notification(waits, paramsOf(request), [{ ...request.professional, side: "professional" }])]
    : []

export const paramsOf = (request: RequestChange["request"], reason?: string): RequestParams => ({
  request_id: request.id,
  provider_id: request.professional_id,
  service_id: request.service_id,
  service_type: request.service_type,
  service_name: request.service_name,
  city: request.city,
  customer_name: request.customer.name,
  professional_name: request.professional.name,
  message: request.message,
  reason: request.is_pair_blocked ? undefined : reason,
  answer_due_at: request.answer_due_at,
})
