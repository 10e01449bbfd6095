// A request that nobody answers in time is cancelled (specification 3 §8). Every minute, in small
// transactions; rows that another transaction has locked are left for the next round.

import { inBatches } from "../platform/database/batches.server.ts"
import type { Db } from "../platform/database/database.server.ts"
import type { Jobs } from "../platform/jobs.server.ts"
import { endUnanswered } from "./answer/unanswered.server.ts"
import { lockUnanswered } from "./booking-locks.queries.server.ts"
import { endTakenProposals } from "./proposal/proposal-taken.server.ts"
import { notifyWithheld } from "./undo/withheld-notifications.server.ts"

/** Small, because whoever wants to change one of them waits for all, and for each others are looked for who are free. */
const BATCH = 5

/** How many were cancelled. */
export const expireBookings = (db: Db, now: Date): Promise<number> =>
  inBatches(BATCH, (size) => db.transaction().execute((batch) => expireBatch(batch, size, now)))

const expireBatch = async (db: Db, size: number, now: Date) => {
  const unanswered = await lockUnanswered(db, now, size)
  await endUnanswered(db, unanswered, now)
  return unanswered.length
}

export const bookingJobs: Jobs = {
  expire_bookings: async (_payload, { db, clock }) => {
    await expireBookings(db, clock())
  },
  tell_what_stands: async (_payload, { db, clock }) => {
    await notifyWithheld(db, clock())
  },
  end_taken_proposals: async (_payload, { db, clock }) => {
    await endTakenProposals(db, clock())
  },
}

export const bookingSchedules = [
  "* * * * * expire_bookings",
  "* * * * * tell_what_stands",
  "* * * * * end_taken_proposals",
]
