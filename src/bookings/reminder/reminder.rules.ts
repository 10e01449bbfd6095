/**
 * Who is reminded of what, and when. Each goes out once for a start, from `at` on and not later than `until`: after a
 * standstill nobody is reminded of what is about to happen anyway.
 */
import type { Side, Status } from "../booking.rules.ts"

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

interface Reminder {
  of: Extract<Status, "pending" | "confirmed">
  to: readonly Side[]
  /** Before the start: from when on, and until when. */
  before: { at: number; until: number }
  /** Who has changed it (of a request: asked for it) later than so long before the start knows of it anyway. */
  quietAfter: number
  /** After it was asked for. */
  after?: { at: number; until: number }
}

const both = ["customer", "professional"] as const
const YEAR_MS = 366 * 24 * HOUR_MS

export const reminders = {
  visit_in_a_day: {
    ...{ of: "confirmed", to: both, quietAfter: 24 * HOUR_MS },
    before: { at: 24 * HOUR_MS, until: 12 * HOUR_MS },
  },
  visit_in_two_hours: {
    ...{ of: "confirmed", to: both, quietAfter: 2 * HOUR_MS },
    before: { at: 2 * HOUR_MS, until: 30 * MINUTE_MS },
  },
  request_waits: {
    ...{ of: "pending", to: ["professional"], quietAfter: 0 },
    before: { at: YEAR_MS, until: 3 * HOUR_MS },
    after: { at: 24 * HOUR_MS, until: 48 * HOUR_MS },
  },
  request_lapses: {
    ...{ of: "pending", to: ["professional"], quietAfter: 4 * HOUR_MS },
    before: { at: 3 * HOUR_MS, until: 15 * MINUTE_MS },
  },
} as const satisfies Record<string, Reminder>
export type ReminderName = keyof typeof reminders

/** The bookings that a reminder is due for at a moment, as bounds of their instants. */
export const boundsAt = (name: ReminderName, now: Date) => {
  const { of, before, quietAfter, after }: Reminder = reminders[name]
  const from = (ms: number) => new Date(now.getTime() + ms)
  return {
    status: of,
    /** Start: later than, and not later than. */
    starts: { after: from(before.until), to: from(before.at) },
    /** Seconds before the start by which it stood as it stands. */
    quietAfter: quietAfter / 1000,
    asked: after && { after: from(-after.until), to: from(-after.at) },
  }
}
