// A proposed time is not reserved: when another booking takes it, the proposal ends. The process that took the booking ends it
// at once, or a job on any node if that process died. The transaction that locks the row notifies both sides, so once.
import { afterCommit } from "../../platform/database/after-commit.server.ts"
import { inBatches } from "../../platform/database/batches.server.ts"
import type { Db } from "../../platform/database/database.server.ts"
import type { JobTools } from "../../platform/jobs.server.ts"
import { type Change, effectsOf } from "../announcement/booking-announcement.server.ts"
import type { BookingRecord } from "../booking.queries.server.ts"
import { lockTakenProposals } from "../booking-locks.queries.server.ts"
import { clearProposals } from "../booking-writes.queries.server.ts"
import { proposalTaken } from "./proposal.notifications.server.ts"

const BATCH = 50

/**
 * How many proposals have ended.
 * @param id of this booking only
 */
export const endTakenProposals = (db: Db, now: Date, id?: string): Promise<number> =>
  inBatches(BATCH, (size) => db.transaction().execute((batch) => endBatch(batch, now, { id, size })))

const endBatch = async (db: Db, now: Date, { id, size }: { id: string | undefined; size: number }) => {
  const taken = await lockTakenProposals(db, now, { id, limit: size })
  if (taken.length === 0) return 0
  const ids = taken.map((booking) => booking.id)
  await clearProposals(db, { ids, now }, effectsOf(taken.map(changeOf), now))
  return taken.length
}

const changeOf = (booking: BookingRecord): Change => ({
  ...{ occurrence: proposalTaken, booking, from: booking.status, to: booking.status, actorId: null },
  proposed: booking.proposed_start!,
})

/** Wakes those that end taken proposals in this process. */
const wakeups = new Set<() => void>()

/** Call it in a transaction that takes a time: the time may have been proposed in another booking. */
export const endTakenProposalsAfterCommit = (db: Db) =>
  afterCommit(db, () => {
    for (const wake of wakeups) wake()
  })

/** Runs until the returned function is called. What fails here the job ends. */
export const openProposalEnder = ({ db, clock, log }: Pick<JobTools, "db" | "clock" | "log">) => {
  let working: Promise<void> | undefined
  let isAskedAgain = false
  const work = async () => {
    do {
      isAskedAgain = false
      await endTakenProposals(db, clock()).catch((error: unknown) => {
        log.warn({ part: "bookings", err: error }, "proposals whose time is taken end with the next round")
      })
    } while (isAskedAgain)
    working = undefined
  }
  const wake = () => {
    isAskedAgain = true
    working ??= work()
  }
  wakeups.add(wake)
  return async () => {
    wakeups.delete(wake)
    await working
  }
}
