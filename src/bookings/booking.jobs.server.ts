// A request that nobody answers by the time it says is cancelled by itself (specification 3 §8), with a notice to both; its
// customer is told who else is free then. Every minute, in small transactions; rows that another node or a person holds
// right now are left for the next round.
import { inBatches } from "../platform/database/batches.server.ts"
import type { Db } from "../platform/database/database.server.ts"
import type { Jobs } from "../platform/jobs.server.ts"
import type { BookingFacts } from "./booking.queries.server.ts"
import { type Change, consequencesOf } from "./booking-announcement.server.ts"
import { holdUnanswered } from "./booking-holds.queries.server.ts"
import { writeMoves } from "./booking-writes.queries.server.ts"
import { findOthers } from "./others/others.server.ts"
import { endTakenProposals } from "./proposal/proposal-taken.server.ts"
import { tellWhatStands } from "./undo/telling.server.ts"

/** Small, because whoever wants to change one of them waits for all, and for each others are looked for who are free. */
const BATCH = 5

/** How many were cancelled. */
export const expireBookings = (db: Db, now: Date): Promise<number> =>
  inBatches(BATCH, (size) => db.transaction().execute((batch) => expireBatch(batch, size, now)))

const expireBatch = async (db: Db, size: number, now: Date) => {
  const unanswered = await holdUnanswered(db, now, size)
  if (unanswered.length === 0) return 0
  const ids = unanswered.map(({ id }) => id)
  const changes: Change[] = []
  for (const booking of unanswered) changes.push(await endingOf(db, booking, now))
  await writeMoves(db, { ids, to: "cancelled", now }, consequencesOf(changes, now))
  return unanswered.length
}

/** A professional who has proposed another time has answered: it was the customer's turn. */
const endingOf = async (db: Db, booking: BookingFacts, now: Date): Promise<Change> => ({
  ...{ booking, from: "pending", to: "cancelled", actorId: null },
  happening: booking.proposed_by === "professional" ? "proposal_expired" : "expired",
  others: booking.customer.name === null ? [] : await findOthers({ db, clock: () => now }, booking),
})

export const bookingJobs: Jobs = {
  expire_bookings: async (_payload, { db, clock }) => {
    await expireBookings(db, clock())
  },
  tell_what_stands: async (_payload, { db, clock }) => {
    await tellWhatStands(db, clock())
  },
  end_taken_proposals: async (_payload, { db, clock }) => {
    await endTakenProposals(db, clock())
  },
}

export const bookingClock = ["* * * * * expire_bookings", "* * * * * tell_what_stands", "* * * * * end_taken_proposals"]
