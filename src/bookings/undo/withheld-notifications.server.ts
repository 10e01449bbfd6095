// A professional's confirmation or completion counts at once; notifications about it are withheld until its undo window has
// ended. The process that took the change sends them, or a job on any node if that process died.
// The transaction that locks the row sends, so they are sent once.
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
import { lockAfterUndoWindow } from "../booking-locks.queries.server.ts"
import { type Effects, endUndoWindows } from "../booking-writes.queries.server.ts"
import { UNDO_MS } from "./undo.rules.ts"

const BATCH = 50

/** The announcement not yet made about a booking in its undo window. */
const withheldNotificationOf = (booking: BookingRecord): Announcement => ({
  occurrence: booking.status === "completed" ? "completed" : "confirmed",
  booking,
})

/** None where nothing is withheld. A later change sends it first and so ends the undo window. */
export const withheldNotificationsOf = (booking: BookingRecord) =>
  booking.held_until ? [withheldNotificationOf(booking)] : []

/** For a change that does not end the booking. */
export const effectsFlushingWithheld = (booking: BookingRecord, change: Change, now: Date): Effects => {
  const notified = [...withheldNotificationsOf(booking), change]
  return {
    history: [historyEntryOf(change, now)],
    parts: [...announcementParts(notified, now), ...dismissalsAfter([change], now, notified)],
  }
}

/** How many bookings both sides were notified of. */
export const notifyWithheld = (db: Db, now: Date): Promise<number> =>
  inBatches(BATCH, (size) => db.transaction().execute((batch) => notifyBatch(batch, size, now)))

const notifyBatch = async (db: Db, size: number, now: Date) => {
  const ended = await lockAfterUndoWindow(db, now, size)
  if (ended.length === 0) return 0
  const ids = ended.map(({ id }) => id)
  const events = ended.map(({ id, professional: { account_id } }) => ({
    ...{ account_id, kind: "undo_window_ended" as const },
    params: { id },
  }))
  await endUndoWindows(db, ids, [...announcementParts(ended.map(withheldNotificationOf), now), eventsOf(events)])
  return ended.length
}

/** Wakes the delayed notifiers of this process. */
const wakeups = new Set<() => void>()

/** Once this transaction has committed, whose notifications are withheld. */
export const notifyAfterUndoWindow = (db: Db) =>
  afterCommit(db, () => {
    for (const wake of wakeups) wake()
  })

/** Runs until the returned function is called. What fails here the job sends. */
export const openDelayedNotifier = ({ db, clock, log }: JobTools, wait = UNDO_MS) => {
  const timers = new Set<NodeJS.Timeout>()
  const inFlight = new Set<Promise<unknown>>()
  const notify = () => {
    const work = notifyWithheld(db, clock()).catch((error: unknown) => {
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
  wakeups.add(wake)
  // Sends what a process that died had withheld.
  wake()
  return async () => {
    wakeups.delete(wake)
    for (const timer of timers) clearTimeout(timer)
    await Promise.all(inFlight)
  }
}
