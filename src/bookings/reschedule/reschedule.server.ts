// The customer moves a request to another free time: it waits on at the new one, and the old one is free at that moment. As
// everything that takes a time it stands in line for the calendar, behind which is bookings_do_not_overlap.
import type { Ctx } from "../../platform/context.server.ts"
import { localize } from "../../platform/language/language.ts"
import { conflict, notFound } from "../../platform/problem.ts"
import { type Change, consequencesOf } from "../announcement/booking-announcement.server.ts"
import { answerDueAt } from "../answer/answer-due.rules.ts"
import { type BookingRecord, countReschedules, lockBookingInOrder } from "../booking.queries.server.ts"
import { statusAt } from "../booking.rules.ts"
import { onWire } from "../booking-time.rules.ts"
import { findBookingFor } from "../booking-views.queries.server.ts"
import { writeMove } from "../booking-writes.queries.server.ts"
import { refuseWhereTaken } from "../proposal/proposal.server.ts"
import { endWhatItTakes } from "../proposal/proposal-taken.server.ts"
import { refuseFar, startOf } from "../request/booking-request.server.ts"
import { bookingProblemTexts } from "../texts.ts"
import { requestMoved } from "./reschedule.notifications.server.ts"
import { refuseReschedule } from "./reschedule.rules.ts"
import { rescheduleProblemTexts } from "./texts.ts"

interface RescheduleInput {
  id: string
  booking_date: string
  booking_time?: string | undefined
}

export const moveRequest = async (ctx: Ctx<"customer">, { id, ...input }: RescheduleInput) => {
  const { db, actor } = ctx
  const now = ctx.clock()
  const startsAt = startOf(input, now)
  const booking = await lockBookingInOrder(db, actor, "customer", id)
  if (!booking) throw notFound(localize(bookingProblemTexts, (t) => t.booking))
  const message = rescheduleProblemTexts.in(ctx.language).moved
  // Asked twice, as after an answer that was lost: it stands there already, and the professional has heard of it.
  if (isThereAlready(booking, startsAt, now))
    return { message, booking: (await findBookingFor(db, { actor, now }, "customer", id))! }
  const refusal = refuseReschedule(booking, await countReschedules(db, id), now)
  const status = statusAt(booking, now)
  if (refusal)
    throw conflict(
      localize(rescheduleProblemTexts, (t) => t.refused[refusal](status)),
      { status },
    )
  await refuseWhereTaken(ctx, booking, { startsAt, keepsHours: true })
  refuseFar(startsAt, now)
  const moved = await writeTo(ctx, booking, startsAt)
  await endWhatItTakes(db)
  return { message, booking: moved }
}

const isThereAlready = (booking: BookingRecord, startsAt: Date, now: Date) =>
  startsAt.getTime() === Date.parse(booking.start_time) && ["pending", "confirmed"].includes(statusAt(booking, now))

/** What was proposed meanwhile is over. */
const writeTo = async (ctx: Ctx<"customer">, booking: BookingRecord, startsAt: Date) => {
  const { db, actor } = ctx
  const now = ctx.clock()
  const before = new Date(booking.answer_due_at)
  const answer_due_at = answerDueAt({ startsAt, now, firstAskedAt: booking.created_at, before })
  const ends_at = new Date(startsAt.getTime() + booking.duration * 60_000)
  const moved = { ...booking, start_time: onWire(startsAt), answer_due_at: onWire(answer_due_at) }
  const to = "pending" as const
  const change: Change = {
    ...{ occurrence: requestMoved, booking: moved, from: to, to, actorId: actor.account_id },
    ...{ proposed: startsAt, movedFrom: new Date(booking.start_time) },
  }
  const written = { ids: [booking.id], to, now, set: { starts_at: startsAt, ends_at, answer_due_at } }
  return writeMove(db, { actor, side: "customer" }, written, consequencesOf([change], now))
}
