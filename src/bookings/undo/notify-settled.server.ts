// What a professional has decided stands at once, and is notified when it cannot be undone any more: by the process where it
// was said, and where that has died meanwhile by the clock of any node. The transaction that has locked a row notifies, so once.
import { eventsOf } from "../../events/event.server.ts"
import { afterCommit } from "../../platform/database/after-commit.server.ts"
import { inBatches } from "../../platform/database/batches.server.ts"
import type { Db } from "../../platform/database/database.server.ts"
import type { JobTools } from "../../platform/jobs.server.ts"
import {
  type Announcement,
  announcementParts,
  type Change,
  dismissalsAfter,
  historyEntryOf,
} from "../announcement/booking-announcement.server.ts"
import type { BookingRecord } from "../booking.queries.server.ts"
import { lockSettled } from "../booking-locks.queries.server.ts"
import { type Consequences, markNotified } from "../booking-writes.queries.server.ts"
import { UNDO_MS } from "./undo.rules.ts"

const BATCH = 50

/** What has not been told of a booking that is held back. */
const withheldNotificationOf = (booking: BookingRecord): Announcement => ({
  occurrence: booking.status === "completed" ? "completed" : "confirmed",
  booking,
})

/** The same of any booking: whoever goes on from what was said tells it first, and it cannot be undone any more. */
export const withheldNotificationsOf = (booking: BookingRecord) =>
  booking.held_until ? [withheldNotificationOf(booking)] : []

/** Of a change that does not end the booking. */
export const consequencesAfter = (booking: BookingRecord, change: Change, now: Date): Consequences => {
  const notified = [...withheldNotificationsOf(booking), change]
  return {
    events: [historyEntryOf(change, now)],
    parts: [...announcementParts(notified, now), ...dismissalsAfter([change], now, notified)],
  }
}

/** How many were told of. */
export const notifySettled = (db: Db, now: Date): Promise<number> =>
  inBatches(BATCH, (size) => db.transaction().execute((batch) => notifyBatch(batch, size, now)))

const notifyBatch = async (db: Db, size: number, now: Date) => {
  const settled = await lockSettled(db, now, size)
  if (settled.length === 0) return 0
  const ids = settled.map(({ id }) => id)
  const events = settled.map(({ id, professional: { account_id } }) => ({
    ...{ account_id, kind: "booking_stands" as const },
    params: { id },
  }))
  await markNotified(db, ids, [...announcementParts(settled.map(withheldNotificationOf), now), eventsOf(events)])
  return settled.length
}

/** Whoever tells in this process. */
const notifiers = new Set<() => void>()

/** Of what this transaction holds back. */
export const notifyWhenSettled = (db: Db) =>
  afterCommit(db, () => {
    for (const wake of notifiers) wake()
  })

/** Until what it answers is called. What fails here is told by the clock. */
export const openDelayedNotifier = ({ db, clock, log }: JobTools, wait = UNDO_MS) => {
  const timers = new Set<NodeJS.Timeout>()
  const inFlight = new Set<Promise<unknown>>()
  const notify = () => {
    const work = notifySettled(db, clock()).catch((error: unknown) => {
      log.warn({ part: "bookings", err: error }, "what stands is told with the next round")
    })
    inFlight.add(work)
    void work.then(() => inFlight.delete(work))
  }
  const wake = () => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      notify()
    }, wait)
    timers.add(timer.unref())
  }
  notifiers.add(wake)
  // What a process that has died was about to send.
  wake()
  return async () => {
    notifiers.delete(wake)
    for (const timer of timers) clearTimeout(timer)
    await Promise.all(inFlight)
  }
}
