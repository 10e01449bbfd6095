// The customer moves a request to another free time: it stays pending, and its old time is free at once. Like everything that
// takes a time it locks the calendar; bookings_do_not_overlap is the safeguard behind the lock.
import type { Ctx } from "../../platform/context.server.ts"
import { localize } from "../../platform/language/language.ts"
import { conflict, notFound } from "../../platform/problem.ts"
import { type Change, effectsOf } from "../announcement/booking-announcement.server.ts"
import { answerDueAt } from "../answer/answer-due.rules.ts"
import { type BookingRecord, countReschedules, lockCalendarAndBooking } from "../booking.queries.server.ts"
import { statusAt } from "../booking.rules.ts"
import { toIsoSeconds } from "../booking-time.rules.ts"
import { findBookingFor } from "../booking-views.queries.server.ts"
import { updateBooking } from "../booking-writes.queries.server.ts"
import { assertTimeAvailable } from "../proposal/proposal.server.ts"
import { endTakenProposalsAfterCommit } from "../proposal/proposal-taken.server.ts"
import { readFutureStart, refuseTooFarAhead } from "../request/booking-request.server.ts"
import { bookingProblemTexts } from "../texts.ts"
import { requestMoved } from "./reschedule.notifications.server.ts"
import { rescheduleRefusal } from "./reschedule.rules.ts"
import { rescheduleProblemTexts } from "./texts.ts"

interface RescheduleInput {
  id: string
  booking_date: string
  booking_time?: string | undefined
}

export const moveRequest = async (ctx: Ctx<"customer">, { id, ...input }: RescheduleInput) => {
  const { db, actor } = ctx
  const now = ctx.clock()
  const startsAt = readFutureStart(input, now)
  const booking = await lockCalendarAndBooking(db, actor, "customer", id)
  if (!booking) throw notFound(localize(bookingProblemTexts, (t) => t.booking))
  const message = rescheduleProblemTexts.in(ctx.language).moved
  // The call is repeated, as after a lost answer: the request is moved already, and the professional notified.
  if (isThereAlready(booking, startsAt, now))
    return { message, booking: (await findBookingFor(db, { actor, now }, "customer", id))! }
  const refusal = rescheduleRefusal(booking, await countReschedules(db, id), now)
  const status = statusAt(booking, now)
  if (refusal)
    throw conflict(
      localize(rescheduleProblemTexts, (t) => t.refused[refusal](status)),
      { status },
    )
  await assertTimeAvailable(ctx, booking, { startsAt, mustFitHours: true })
  refuseTooFarAhead(startsAt, now)
  const moved = await writeNewTime(ctx, booking, startsAt)
  await endTakenProposalsAfterCommit(db)
  return { message, booking: moved }
}

const isThereAlready = (booking: BookingRecord, startsAt: Date, now: Date) =>
  startsAt.getTime() === Date.parse(booking.start_time) && ["pending", "confirmed"].includes(statusAt(booking, now))

/** Also clears an open proposal (default of updateBooking). */
const writeNewTime = async (ctx: Ctx<"customer">, booking: BookingRecord, startsAt: Date) => {
  const { db, actor } = ctx
  const now = ctx.clock()
  const before = new Date(booking.answer_due_at)
  const answer_due_at = answerDueAt({ startsAt, now, firstAskedAt: booking.created_at, before })
  const ends_at = new Date(startsAt.getTime() + booking.duration * 60_000)
  const moved = { ...booking, start_time: toIsoSeconds(startsAt), answer_due_at: toIsoSeconds(answer_due_at) }
  const to = "pending" as const
  const change: Change = {
    ...{ occurrence: requestMoved, booking: moved, from: to, to, actorId: actor.account_id },
    ...{ proposed: startsAt, movedFrom: new Date(booking.start_time) },
  }
  const update = { ids: [booking.id], to, now, set: { starts_at: startsAt, ends_at, answer_due_at } }
  return updateBooking(db, { actor, side: "customer" }, update, effectsOf([change], now))
}
