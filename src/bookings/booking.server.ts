// The professional confirms, declines, completes or cancels a booking; the customer may cancel. A change locks the row and
// follows the table of transitions; what follows from it (event, activity, notice, mail) stands in the statement of the change,
// but what can be undone is told later (undo/notify-settled.server.ts).
import type { Ctx } from "../platform/context.server.ts"
import { localizerOf } from "../platform/language/language.ts"
import { conflict, notFound } from "../platform/problem.ts"
import type { StatusChange } from "./announcement/booking.notifications.server.ts"
import { consequencesOf, dismissalsAfter, eventOf, partsOf } from "./announcement/booking-announcement.server.ts"
import { type BookingRecord, findSteps, lockBooking, queueForCalendar } from "./booking.queries.server.ts"
import {
  refuseTransition,
  type Side,
  type Status,
  statusAt,
  transitions,
  type Verb,
  verbBehind,
  verbTowards,
} from "./booking.rules.ts"
import { findBookingFor, type View } from "./booking-views.queries.server.ts"
import { writeMove } from "./booking-writes.queries.server.ts"
import { awaitsAnswerOf, proposalIn } from "./proposal/proposal.rules.ts"
import { bookingProblemTexts } from "./texts.ts"
import { notifyWhenSettled, pendingNotificationsOf } from "./undo/notify-settled.server.ts"
import { canBeUndone, undoneUntil } from "./undo/undo.rules.ts"

type Acting = Pick<Ctx<"signed_in">, "db" | "actor" | "clock" | "language">

export const cancelOwnBooking = async (ctx: Ctx<"customer">, input: { id: string; reason?: string | undefined }) => {
  const locked = await lockBooking(ctx.db, ctx.actor, "customer", input.id)
  if (!locked) throw notFound(localized((t) => t.booking))
  return move(ctx, "customer", locked, "cancel", input.reason)
}

interface StatusWish {
  bookingId: string
  status: Status
  reason?: string | undefined
}

export const changeStatus = async (ctx: Ctx<"professional">, { bookingId, status, reason }: StatusWish) => {
  // A confirmed row is checked against its neighbours anew, so it queues with those who ask for a slot.
  if (ctx.actor.professional_id) await queueForCalendar(ctx.db, ctx.actor.professional_id)
  const locked = await lockBooking(ctx.db, ctx.actor, "professional", bookingId)
  if (!locked) throw notFound(localized((t) => t.booking))
  const verb = verbTowards(status, locked.status)
  if (!verb)
    throw conflict(
      localized((t) => t.isNow(locked.status)),
      { status: locked.status },
    )
  return move(ctx, "professional", locked, verb, reason)
}

const localized = localizerOf(bookingProblemTexts)

const textsFor = ({ language }: Acting) => bookingProblemTexts.in(language)

interface Moved<S extends Side> {
  message: string
  /** As this side reads it from now on. */
  booking: View[S]
}

const move = async <S extends Side>(
  ctx: Acting,
  side: S,
  booking: BookingRecord,
  verb: Verb,
  reason?: string,
): Promise<Moved<S>> => {
  const now = ctx.clock()
  const refusal = refuseTransition(verb, side, booking, now)
  const status = statusAt(booking, now)
  const done = refusal === "already" && (await doneBefore(ctx, side, booking))
  if (done) return done
  if (refusal)
    throw conflict(
      localized((t) => t.refusedMove[refusal](status, verb, side)),
      { status },
    )
  // Whoever would rather have another time is not held to this one by the way.
  const standing = { ...booking, proposal: proposalIn(booking, side, now) }
  if (verb === "confirm" && awaitsAnswerOf(side, standing, now))
    throw conflict(
      localized((t) => t.otherTime(booking.customer.name)),
      { status },
    )
  return { message: textsFor(ctx).done[verb], booking: await writeDone(ctx, side, booking, { verb, reason }) }
}

/**
 * What this side has done already is asked for again where its answer was lost: it is answered, and nobody is told twice.
 * Undefined where the booking stands so by somebody else's doing.
 */
const doneBefore = async <S extends Side>(
  ctx: Acting,
  side: S,
  { id, status }: BookingRecord,
): Promise<Moved<S> | undefined> => {
  const { db, actor } = ctx
  const last = (await findSteps(db, id)).findLast(({ kind }) => kind === null)
  const verb = last && verbBehind(last, side)
  if (!verb || last.to_status !== status) return undefined
  const booking = await findBookingFor(db, { actor, now: ctx.clock() }, side, id)
  return booking && { message: textsFor(ctx).done[verb], booking }
}

interface Done {
  verb: Verb
  reason?: string | undefined
}

const writeDone = async <S extends Side>(
  { db, actor, clock }: Acting,
  side: S,
  booking: BookingRecord,
  { verb, reason }: Done,
) => {
  const now = clock()
  const { to } = transitions[verb]
  const change = { occurrence: happeningOf(verb, side), booking, from: booking.status, to, reason: reason || undefined }
  const act = { ...change, actorId: actor.account_id }
  const written = { ids: [booking.id], to, now }
  if (!canBeUndone(verb)) return writeMove(db, { actor, side }, written, consequencesOf([act], now))
  await notifyWhenSettled(db)
  // What stood a moment ago cannot be undone any more.
  const told = pendingNotificationsOf(booking)
  const parts = [...partsOf(told, now), ...dismissalsAfter([act], now, told)]
  const consequences = { events: [eventOf(act, now)], parts }
  // Their own proposal is cleared once this cannot be undone any more (writeNotified); undone, it is open again.
  const { proposed_start, proposed_by } = booking
  const set = { held_until: undoneUntil(now), proposed_start, proposed_by }
  return writeMove(db, { actor, side }, { ...written, set }, consequences)
}

const happeningOf = (verb: Verb, side: Side): StatusChange => {
  if (verb === "confirm") return "confirmed"
  if (verb === "decline") return "declined"
  if (verb === "complete") return "completed"
  return side === "customer" ? "cancelled_by_customer" : "cancelled_by_professional"
}
