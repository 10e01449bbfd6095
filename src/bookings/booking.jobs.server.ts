// A pending booking whose start passes unanswered is cancelled by itself (specification 3 §8), with a notice to both. Every
// minute, in small transactions; rows that another node or a person holds right now are left for the next round.
import { inBatches } from "../platform/batches.server.ts"
import type { Db } from "../platform/database.server.ts"
import type { Jobs } from "../platform/jobs.server.ts"
import { holdUnanswered, markBookings } from "./booking.queries.server.ts"
import { announce } from "./booking-announcement.server.ts"

/** Small, because each of them is some six statements, and the next transaction waits for its locks. */
const BATCH = 10

interface Surroundings {
  now: Date
  publicUrl: string
}

/** How many were cancelled. */
export const expireBookings = (db: Db, surroundings: Surroundings): Promise<number> =>
  inBatches(BATCH, (size) => db.transaction().execute((batch) => expireBatch(batch, size, surroundings)))

const expireBatch = async (db: Db, size: number, surroundings: Surroundings) => {
  const unanswered = await holdUnanswered(db, surroundings.now, size)
  if (unanswered.length === 0) return 0
  const ids = unanswered.map(({ id }) => id)
  await markBookings(db, ids, "cancelled", surroundings.now)
  const change = { happening: "expired", from: "pending", to: "cancelled", actorId: null } as const
  const reason = "Not answered before the start"
  for (const booking of unanswered) await announce(db, { ...change, booking, reason }, surroundings)
  return unanswered.length
}

export const bookingJobs: Jobs = {
  expire_bookings: async (_payload, { db, clock, publicUrl }) => {
    await expireBookings(db, { now: clock(), publicUrl })
  },
}

export const bookingCron = ["* * * * * expire_bookings"]
