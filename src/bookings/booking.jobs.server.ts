// What happens to bookings by the clock: a request that nobody answers in time is cancelled (specification 3 §8), and a visit
// of which nobody says anything for a week counts as completed. In small transactions; rows that another transaction has
// locked are left for the next round.

import { inBatches } from "../platform/database/batches.server.ts"
import type { Db } from "../platform/database/database.server.ts"
import { DAY_MS } from "../platform/days.ts"
import type { Jobs } from "../platform/jobs.server.ts"
import { type Change, effectsOf } from "./announcement/booking-announcement.server.ts"
import { endUnanswered } from "./answer/unanswered.server.ts"
import { COMPLETED_AFTER_DAYS } from "./booking.rules.ts"
import { lockUnanswered, lockUnsettledVisits } from "./booking-locks.queries.server.ts"
import { updateBookings } from "./booking-writes.queries.server.ts"
import { NO_SHOW_WITHIN_DAYS } from "./no-show/no-show.rules.ts"
import { endTakenProposals } from "./proposal/proposal-taken.server.ts"
import { notifyWithheld } from "./undo/withheld-notifications.server.ts"

/** Small: a batch locks its bookings, and each one takes a search for others who are free. */
const BATCH = 5

/** How many were cancelled. */
export const expireBookings = (db: Db, now: Date): Promise<number> =>
  inBatches(BATCH, (size) => db.transaction().execute((batch) => expireBatch(batch, size, now)))

const expireBatch = async (db: Db, size: number, now: Date) => {
  const unanswered = await lockUnanswered(db, now, size)
  await endUnanswered(db, unanswered, now)
  return unanswered.length
}

/** How many confirmed visits count as completed now: their customers can review them. */
export const completePastVisits = (db: Db, now: Date): Promise<number> =>
  inBatches(BATCH, (size) => db.transaction().execute((batch) => completeBatch(batch, size, now)))

const completeBatch = async (db: Db, size: number, now: Date) => {
  const past = await lockUnsettledVisits(db, new Date(now.getTime() - COMPLETED_AFTER_DAYS * DAY_MS), size)
  if (past.length === 0) return 0
  const change = { occurrence: "completed_by_default", from: "confirmed", to: "completed", actorId: null } as const
  const changes = past.map((booking): Change => ({ booking, ...change }))
  // Nobody is notified of visits too old to be reported as a no-show.
  const isLongAgo = ({ booking }: Change) =>
    Date.parse(booking.start_time) < now.getTime() - NO_SHOW_WITHIN_DAYS * DAY_MS
  const { history } = effectsOf(changes, now)
  const { parts } = effectsOf(
    changes.filter((one) => !isLongAgo(one)),
    now,
  )
  await updateBookings(db, { ids: past.map(({ id }) => id), to: "completed", now }, { history, parts })
  return past.length
}

export const bookingJobs: Jobs = {
  expire_bookings: async (_payload, { db, clock }) => {
    await expireBookings(db, clock())
  },
  send_withheld_notifications: async (_payload, { db, clock }) => {
    await notifyWithheld(db, clock())
  },
  complete_past_visits: async (_payload, { db, clock }) => {
    await completePastVisits(db, clock())
  },
  end_taken_proposals: async (_payload, { db, clock }) => {
    await endTakenProposals(db, clock())
  },
}

export const bookingSchedules = [
  "* * * * * expire_bookings",
  "* * * * * send_withheld_notifications",
  "* * * * * end_taken_proposals",
  "*/5 * * * * complete_past_visits",
]
