/** Which side may change the status of a booking, and to what (specification 2 §4 and 3 §8). Screens draw their buttons from this table. */
import { DAY_MS } from "../platform/days.ts"
import type { Side } from "../platform/sides.rules.ts"
import { endsUnansweredAt } from "./answer/answer-due.rules.ts"

export const statuses = ["pending", "confirmed", "completed", "cancelled"] as const
export type Status = (typeof statuses)[number]
/** What a list of bookings can be asked for by. Upcoming: confirmed, and not over. */
export const listedAs = ["upcoming", ...statuses] as const
export type ListedAs = (typeof listedAs)[number]

/** What happens to a booking beside changes of its status alone. */
export const historyKinds = [
  ...(["proposed", "proposal_accepted", "proposal_declined", "proposal_withdrawn", "proposal_taken"] as const),
  ...(["no_show", "no_show_answer"] as const),
  "moved",
  "account_inactive",
] as const
export type HistoryKind = (typeof historyKinds)[number]

/** Most requests of one customer that may await an answer at a time (specification 3 §8). */
export const MAX_WAITING = { withOne: 3, inAll: 20 }

/** Most requests of one customer to one professional within these hours, whatever their status. */
export const MAX_REQUESTS = { count: 10, hours: 24 }
export const requestedSince = (now: Date) => new Date(now.getTime() - MAX_REQUESTS.hours * 3_600_000)

/** Characters of a customer's notes. */
export const NOTES_LIMIT = 1000
/** Characters of the reason for an end. */
export const REASON_LIMIT = 500

interface Transition {
  from: readonly Status[]
  to: Status
  by: readonly Side[]
}

export const transitions = {
  confirm: { from: ["pending"], to: "confirmed", by: ["professional"] },
  decline: { from: ["pending"], to: "cancelled", by: ["professional"] },
  complete: { from: ["confirmed"], to: "completed", by: ["professional"] },
  cancel: { from: ["pending", "confirmed"], to: "cancelled", by: ["customer", "professional"] },
} as const satisfies Record<string, Transition>
export type TransitionName = keyof typeof transitions

interface StatusInTime {
  status: Status
  /** Instant, ISO. */
  start_time: string
  /** Of a request. */
  answer_due_at?: string | null | undefined
}

/** What may be done with it also depends on whether it is over. */
export interface BookingTiming extends StatusInTime {
  /** Instant, ISO. */
  end_time: string
}

/** A request that was not answered in time is over, also in the minute before its row says so (booking.jobs.server.ts). */
export const statusAt = ({ status, ...due }: StatusInTime, now: Date): Status =>
  status === "pending" && endsUnansweredAt(due) <= now ? "cancelled" : status

/** Pending or confirmed, and not over. Also in SQL (`aheadCondition`). */
export const isAhead = (booking: BookingTiming, now: Date) => {
  const status = statusAt(booking, now)
  return (status === "pending" || status === "confirmed") && new Date(booking.end_time) > now
}

/** No booking is longer than a day (duration_is_in_range): what began before is over. The indexes go by the start. */
export const earliestAhead = (now: Date) => new Date(now.getTime() - DAY_MS)

/** From its end on a visit can only be completed, or said not to have taken place (specification 3 §8). */
export const isOver = ({ end_time }: BookingTiming, now: Date) => new Date(end_time) <= now

export type TransitionRefusal = "not_yours" | "already" | "no_way" | "too_early" | "over"

/** Why this transition cannot be made now; undefined when it can. */
export const transitionRefusal = (
  name: TransitionName,
  by: Side,
  booking: BookingTiming,
  now: Date,
): TransitionRefusal | undefined => {
  const transition: Transition = transitions[name]
  const status = statusAt(booking, now)
  if (!transition.by.includes(by)) return "not_yours"
  if (transition.to === status) return "already"
  if (!transition.from.includes(status)) return "no_way"
  if (name === "complete" && new Date(booking.start_time) > now) return "too_early"
  if (transition.to === "cancelled" && isOver(booking, now)) return "over"
  return undefined
}

/** The professional declines what is pending and cancels what is confirmed; so each status has one way to an end. */
const offered: Record<Side, readonly TransitionName[]> = {
  professional: ["confirm", "decline", "complete", "cancel"],
  customer: ["cancel"],
}

export const transitionsFor = (by: Side, booking: BookingTiming, now: Date): TransitionName[] =>
  offered[by].filter(
    (name) =>
      transitionRefusal(name, by, booking, now) === undefined &&
      !(by === "professional" && name === "cancel" && booking.status === "pending"),
  )

/** The transition by which a professional reaches this status; undefined where none leads there. */
export const transitionToStatus = (wanted: Status, current: Status): TransitionName | undefined => {
  if (wanted === "confirmed") return "confirm"
  if (wanted === "completed") return "complete"
  if (wanted === "cancelled") return current === "pending" ? "decline" : "cancel"
  return undefined
}

/** A professional's no to a request; what was confirmed before is cancelled. */
export const isDecline = (from: Status | undefined, to: Status, by: Side | "nobody") => {
  const { decline }: Record<"decline", Transition> = transitions
  return decline.from.some((one) => one === from) && decline.to === to && decline.by.some((one) => one === by)
}

interface StatusEntry {
  by: Side | null
  from_status: Status | null
  to_status: Status
}

/** The transition that this side made by that entry; undefined where the other side did, or where it is the request. */
export const transitionOfEntry = (
  { by, from_status, to_status }: StatusEntry,
  side: Side,
): TransitionName | undefined => {
  if (by !== side || from_status === null) return undefined
  if (to_status === "cancelled") return isDecline(from_status, to_status, side) ? "decline" : "cancel"
  return transitionToStatus(to_status, from_status)
}

/** Cancelled later than this before the start, a booking is not refunded (refund policy, specification 1 §9). */
export const LATE_CANCELLATION_HOURS = 24
export const cancellationTime = (startTime: string, now: Date) => {
  const ahead = Date.parse(startTime) - now.getTime()
  if (ahead <= 0) return "begun"
  return ahead < LATE_CANCELLATION_HOURS * 3_600_000 ? "late" : "in_time"
}

/** A confirmed visit counts as completed so long after its end, where nobody has said otherwise (docs/decisions/0045). */
export const COMPLETED_AFTER_DAYS = 7

/** The page on which a visit is reviewed (src/reviews). */
export const reviewPath = (bookingId: string) => `/user/bookings/${bookingId}/review`
