// Reminds both sides of visits, and professionals of requests that nobody has answered. The booking's row records which
// reminders were sent, so that several nodes send each of them once.
import { notificationsOf, type OutgoingNotification } from "../../notifications/notify.server.ts"
import { inBatches } from "../../platform/database/batches.server.ts"
import type { Db } from "../../platform/database/database.server.ts"
import type { Jobs } from "../../platform/jobs.server.ts"
import { notificationsOfKind } from "../announcement/booking-announcement.server.ts"
import type { BookingRecord } from "../booking.queries.server.ts"
import { reminderKindOf } from "./reminder.notifications.server.ts"
import { lockDue, markReminded } from "./reminder.queries.server.ts"
import { type ReminderName, reminders } from "./reminder.rules.ts"

/** Small, because whoever wants to change one of them waits for all. */
const BATCH = 50

/** How many bookings somebody was reminded of. */
export const sendReminders = async (db: Db, now: Date) => {
  let all = 0
  for (const name of Object.keys(reminders) as ReminderName[])
    all += await inBatches(BATCH, (size) => db.transaction().execute((batch) => sendBatch(batch, name, size, now)))
  return all
}

const sendBatch = async (db: Db, name: ReminderName, size: number, now: Date) => {
  const due = await lockDue(db, name, now, size)
  if (due.length === 0) return 0
  const ids = due.map(({ id }) => id)
  const reminderRows = due.flatMap((booking) => notificationsAbout(name, booking, now))
  await markReminded(db, name, ids, notificationsOf(reminderRows, now))
  return due.length
}

/** A side whose account is deleted is not notified. */
const notificationsAbout = (name: ReminderName, booking: BookingRecord, now: Date): OutgoingNotification[] =>
  reminders[name].to.flatMap((side) => {
    const { name: reader } = booking[side]
    return reader === null ? [] : [notificationsOfKind(reminderKindOf(name, side), { booking }, side, now)]
  })

export const reminderJobs: Jobs = {
  send_reminders: async (_payload, { db, clock }) => {
    await sendReminders(db, clock())
  },
}

export const reminderSchedules = ["* * * * * send_reminders"]
