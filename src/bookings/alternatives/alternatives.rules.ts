/** Alternatives to a request that nobody has answered: professionals with the same service, in the same city, free at that time. */
import { indianClock, indianDay } from "../../platform/time.ts"
import { type Status, statusAt } from "../booking.rules.ts"

export interface Alternative {
  provider_id: string
  service_id: string
  name: string
}

/** How many are suggested at most. */
export const MAX_ALTERNATIVES = 3

/** To the booking dialog of their service, with that day and time chosen. */
export const bookingLink = (
  { provider_id, service_id }: Pick<Alternative, "provider_id" | "service_id">,
  start: string,
) => {
  const at = new Date(start)
  return `/providers/${provider_id}?book=${service_id}&date=${indianDay(at)}&time=${indianClock(at)}`
}

interface Ended {
  status: Status
  start_time: string
  answer_due_at?: string | null | undefined
  history: readonly { status: Status; by: string; reason: string | null; kind: string | null }[]
}

/** Nobody has answered in time, and the time that was asked for is still to come. */
export const needsAlternatives = (booking: Ended, now: Date) => {
  if (statusAt(booking, now) !== "cancelled" || new Date(booking.start_time) <= now) return false
  return booking.status === "pending" || isUnanswered(booking.history.at(-1))
}

/** The history entry of an expired request. */
export const isUnanswered = (entry: Ended["history"][number] | undefined) =>
  entry?.status === "cancelled" && entry.by === "nobody" && entry.reason === null && entry.kind === null
