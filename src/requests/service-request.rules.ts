/** Who may do what with a service request, and when its answer is due. Screens draw their buttons from this table. */
import { ANSWER_WITHIN_HOURS } from "../bookings/answer/answer-due.rules.ts"
import { HOUR_MS } from "../platform/days.ts"
import type { Side } from "../platform/sides.rules.ts"

export const requestStatuses = ["pending", "accepted", "declined", "lapsed", "withdrawn"] as const
export type RequestStatus = (typeof requestStatuses)[number]

/**
 * As a screen says it: what our team took back, the customer did not withdraw; and what ended because an account was no longer
 * active, nobody withdrew or declined.
 */
export const shownRequestStatuses = [...requestStatuses, "taken_back", "account_inactive"] as const
export type ShownRequestStatus = (typeof shownRequestStatuses)[number]

/** Most requests of one customer that may await an answer at a time (specification 3 §8). */
export const MAX_WAITING_REQUESTS = { withOne: 3, inAll: 20 }
/** Most that one customer may ask one professional within so many hours, whatever has become of it. */
export const MAX_REQUESTS_OF_ONE = { count: 5, hours: 24 }
/** Characters of a customer's message. */
export const MESSAGE_LIMIT = 1000
/** Characters of what the professional writes with the answer. */
export const ANSWER_LIMIT = 500

/** For so long after the acceptance the professional sees the number and address that were let them. */
export const CONTACT_SHOWN_DAYS = 90

const SECOND_MS = 1000

interface RequestTransition {
  from: RequestStatus
  to: RequestStatus
  by: Side
}

export const requestTransitions = {
  accept: { from: "pending", to: "accepted", by: "professional" },
  decline: { from: "pending", to: "declined", by: "professional" },
  withdraw: { from: "pending", to: "withdrawn", by: "customer" },
} as const satisfies Record<string, RequestTransition>
export type RequestTransitionName = keyof typeof requestTransitions

/** In whole seconds, as on the wire. */
export const requestDueAt = (now: Date) =>
  new Date(Math.floor(now.getTime() / SECOND_MS) * SECOND_MS + ANSWER_WITHIN_HOURS * HOUR_MS)

interface StatusInTime {
  status: RequestStatus
  /** Instant, ISO; null: no answer is awaited. */
  answer_due_at: string | null
}

/** Unanswered at its deadline it has lapsed, also in the minute before its row says so. Also in SQL (`requestStatus`). */
export const requestStatusAt = ({ status, answer_due_at }: StatusInTime, now: Date): RequestStatus =>
  status === "pending" && answer_due_at !== null && new Date(answer_due_at) <= now ? "lapsed" : status

export const requestTransitionsFor = (by: Side, request: StatusInTime, now: Date) =>
  (Object.keys(requestTransitions) as RequestTransitionName[]).filter(
    (name) => requestTransitions[name].by === by && requestTransitions[name].from === requestStatusAt(request, now),
  )

type Shown<S> = S | "taken_back" | "account_inactive"

/** Also in SQL (`shownRequestStatus`). A history that was read before the status says nothing of it. */
export const shownStatusOf = <S extends RequestStatus>(
  status: S,
  { history }: { history: readonly { status: RequestStatus; by: string }[] },
): Shown<S> => {
  const last = history.at(-1)
  if (last?.status !== status) return status
  if (status === "withdrawn" && last.by === "desk") return "taken_back"
  return isEnd(status) && last.by === "nobody" ? "account_inactive" : status
}

const isEnd = (status: RequestStatus) => status === "withdrawn" || status === "declined"

/** The same of a request that comes without its history. */
export const shownStatusOfInquiry = <S extends RequestStatus>({
  status,
  is_taken_back,
  is_account_inactive,
}: {
  status: S
  is_taken_back: boolean
  is_account_inactive: boolean
}): Shown<S> => {
  if (is_taken_back) return "taken_back"
  return is_account_inactive ? "account_inactive" : status
}

/** Whose account it was, where a request ended with one: the professional's requests are declined, the customer's withdrawn. */
export const inactiveSideOf = (status: RequestStatus): Side => (status === "declined" ? "professional" : "customer")

/** The professional is reminded at half of the time, and not any more when it is nearly over. */
export const reminderBounds = (now: Date) => ({
  dueBefore: new Date(now.getTime() + (ANSWER_WITHIN_HOURS / 2) * HOUR_MS),
  dueAfter: new Date(now.getTime() + HOUR_MS / 4),
})

/** To the booking dialog of the service. */
export const requestedBookingPath = ({ provider_id, service_id }: { provider_id: string; service_id: string }) =>
  `/providers/${provider_id}?book=${service_id}`

/** All who offer the same service in the same city. */
export const othersPath = ({ service_type, city }: { service_type: string; city: string | null }) =>
  `/user/service-search?${new URLSearchParams({ service_type, ...(city && { city }) })}`

/** Percent, rounded: of so many requests those whose customer has booked since; 0 without requests. */
export const conversionRate = (requests: number, booked: number) =>
  requests > 0 ? Math.round((100 * booked) / requests) : 0
