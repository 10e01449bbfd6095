/**
 * Who is reminded of what, and when. Each goes out once, from a moment on and not later than another: after a standstill
 * nobody is reminded of what is about to happen anyway.
 */
import { HOUR_MS, MINUTE_MS } from "../../platform/days.ts"
import { type Side, sides } from "../../platform/sides.rules.ts"

interface OfVisit {
  to: readonly Side[]
  /** Before the start: from when on, and until when. */
  before: { at: number; until: number }
  /** Who has changed it later than so long before the start knows of it anyway. */
  quietAfter: number
}

const ofVisits = {
  visit_in_a_day: { to: sides, before: { at: 24 * HOUR_MS, until: 12 * HOUR_MS }, quietAfter: 24 * HOUR_MS },
  visit_in_two_hours: { to: sides, before: { at: 2 * HOUR_MS, until: 30 * MINUTE_MS }, quietAfter: 2 * HOUR_MS },
} as const satisfies Record<string, OfVisit>

/** Of a request: at half of the time to answer it, where that is an hour at least. */
const ofRequests = {
  request_waits: { to: ["professional"], leastHalf: HOUR_MS, until: 15 * MINUTE_MS, quietFor: HOUR_MS },
} as const

export const reminders = { ...ofVisits, ...ofRequests }
export type ReminderName = keyof typeof reminders

export const isRequestReminder = (name: ReminderName): name is keyof typeof ofRequests => name in ofRequests

/** The visits that a reminder is due for at a moment, as bounds of their instants. */
export const visitBounds = (name: keyof typeof ofVisits, now: Date) => {
  const { before, quietAfter } = ofVisits[name]
  return {
    /** Start: later than, and not later than. */
    starts: { after: from(now, before.until), to: from(now, before.at) },
    /** Changed at least so many seconds before the start. */
    quietAfter: quietAfter / 1000,
  }
}

/** The same of requests. */
export const requestBounds = (name: keyof typeof ofRequests, now: Date) => {
  const { leastHalf, until, quietFor } = ofRequests[name]
  return {
    dueAfter: from(now, until),
    /** Seconds of half of the time to answer, at least. */
    leastHalf: leastHalf / 1000,
    /** Not changed since: whoever has just heard of it is not reminded. */
    quietSince: from(now, -quietFor),
  }
}

const from = (now: Date, ms: number) => new Date(now.getTime() + ms)
