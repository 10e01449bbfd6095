// Undoes Confirm and Complete within ten seconds: the booking is as before, nobody is notified, and the professional's
// notifications about it are unread again. A repeated call after a lost answer gets the same answer.
import { markUnreadAgain } from "../../notifications/notify.server.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { localize } from "../../platform/language/language.ts"
import { conflict, notFound } from "../../platform/problem.ts"
import { releaseLapsedClaims } from "../answer/unanswered.server.ts"
import { type BookingRecord, lockCalendarAndBooking } from "../booking.queries.server.ts"
import { type Status, statusAt } from "../booking.rules.ts"
import { findBookingFor } from "../booking-views.queries.server.ts"
import { revertTransition } from "../booking-writes.queries.server.ts"
import { endTakenProposalsAfterCommit } from "../proposal/proposal-taken.server.ts"
import { bookingProblemTexts } from "../texts.ts"
import { undoProblemTexts } from "./texts.ts"
import { doneAt, isUndone, type UndoRefusal, undoRefusal } from "./undo.rules.ts"

interface UndoInput {
  bookingId: string
  status?: Status | undefined
}

export const undoChange = async (ctx: Ctx<"professional">, { bookingId, status }: UndoInput) => {
  const { db, actor, language } = ctx
  const now = ctx.clock()
  const booking = await lockCalendarAndBooking(db, actor, "professional", bookingId)
  if (!booking) throw notFound(localize(bookingProblemTexts, (t) => t.booking))
  const message = undoProblemTexts.in(language).undone
  if (isUndone(booking, status, now))
    return { message, booking: (await findBookingFor(db, { actor, now }, "professional", bookingId))! }
  const refusal = undoRefusal(booking, status, now)
  if (refusal) throw refused(refusal, booking, now)
  // Completing a visit frees the rest of its time, which may have been booked since.
  if (!(await releaseLapsedClaims(db, booking, new Date(booking.start_time), now))) throw refused("taken", booking, now)
  // Notifications that the answer marked as read are unread again; those read before stay read.
  const unread = markUnreadAgain(actor.account_id, [bookingId], doneAt(booking.held_until!))
  const reverted = await revertTransition(db, { actor, now }, bookingId, unread)
  await endTakenProposalsAfterCommit(db)
  return { message, booking: reverted }
}

const refused = (refusal: UndoRefusal | "taken", booking: BookingRecord, now: Date) => {
  const status = statusAt(booking, now)
  return conflict(
    localize(undoProblemTexts, (t) => t.refused[refusal](status, booking.customer.name)),
    { status },
  )
}
