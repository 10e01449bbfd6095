// The professional confirms, declines, completes or cancels a booking; the customer may cancel. A change locks the row and
// follows the table of transitions; its consequences (event, activity, notification, mail) are written in the same statement,
// except that notifications of an undoable change are sent later (undo/notify-settled.server.ts).
import type { Ctx } from "../platform/context.server.ts"
import { localizerOf } from "../platform/language/language.ts"
import { conflict, notFound } from "../platform/problem.ts"
import type { StatusChange } from "./announcement/booking.notifications.server.ts"
import {
  announcementParts,
  consequencesOf,
  dismissalsAfter,
  historyEntryOf,
} from "./announcement/booking-announcement.server.ts"
import { type BookingRecord, findSteps, lockBooking, lockCalendar } from "./booking.queries.server.ts"
import {
  type Side,
  type Status,
  statusAt,
  transitionRefusal,
  transitions,
  type Verb,
  verbForStatus,
  verbOfStep,
} from "./booking.rules.ts"
import { findBookingFor, type View } from "./booking-views.queries.server.ts"
import { updateBooking } from "./booking-writes.queries.server.ts"
import { awaitsAnswerOf, visibleProposal } from "./proposal/proposal.rules.ts"
import { bookingProblemTexts } from "./texts.ts"
import { notifyWhenSettled, withheldNotificationsOf } from "./undo/notify-settled.server.ts"
import { canBeUndone, undoWindowEnd } from "./undo/undo.rules.ts"

type ActionContext = Pick<Ctx<"signed_in">, "db" | "actor" | "clock" | "language">

export const cancelOwnBooking = async (ctx: Ctx<"customer">, input: { id: string; reason?: string | undefined }) => {
  const locked = await lockBooking(ctx.db, ctx.actor, "customer", input.id)
  if (!locked) throw notFound(localized((t) => t.booking))
  return applyTransition(ctx, "customer", locked, "cancel", input.reason)
}

interface StatusInput {
  bookingId: string
  status: Status
  reason?: string | undefined
}

export const changeStatus = async (ctx: Ctx<"professional">, { bookingId, status, reason }: StatusInput) => {
  // The overlap constraint is checked again on confirmation, so it takes the same lock as new requests.
  if (ctx.actor.professional_id) await lockCalendar(ctx.db, ctx.actor.professional_id)
  const locked = await lockBooking(ctx.db, ctx.actor, "professional", bookingId)
  if (!locked) throw notFound(localized((t) => t.booking))
  const verb = verbForStatus(status, locked.status)
  if (!verb)
    throw conflict(
      localized((t) => t.isNow(locked.status)),
      { status: locked.status },
    )
  return applyTransition(ctx, "professional", locked, verb, reason)
}

const localized = localizerOf(bookingProblemTexts)

const textsFor = ({ language }: ActionContext) => bookingProblemTexts.in(language)

interface TransitionResult<S extends Side> {
  message: string
  /** This side's view after the change. */
  booking: View[S]
}

const applyTransition = async <S extends Side>(
  ctx: ActionContext,
  side: S,
  booking: BookingRecord,
  verb: Verb,
  reason?: string,
): Promise<TransitionResult<S>> => {
  const now = ctx.clock()
  const refusal = transitionRefusal(verb, side, booking, now)
  const status = statusAt(booking, now)
  const earlier = refusal === "already" && (await findEarlierResult(ctx, side, booking))
  if (earlier) return earlier
  if (refusal)
    throw conflict(
      localized((t) => t.refusedTransition[refusal](status, verb, side)),
      { status },
    )
  // A proposal of the other side has to be answered first: they would rather not have this time.
  const seen = { ...booking, proposal: visibleProposal(booking, side, now) }
  if (verb === "confirm" && awaitsAnswerOf(side, seen, now))
    throw conflict(
      localized((t) => t.otherTime(booking.customer.name)),
      { status },
    )
  return { message: textsFor(ctx).done[verb], booking: await writeTransition(ctx, side, booking, { verb, reason }) }
}

/**
 * The answer to a call that is repeated because its answer was lost; nobody is notified twice. Undefined where the status was
 * set by somebody else.
 */
const findEarlierResult = async <S extends Side>(
  ctx: ActionContext,
  side: S,
  { id, status }: BookingRecord,
): Promise<TransitionResult<S> | undefined> => {
  const { db, actor } = ctx
  const last = (await findSteps(db, id)).findLast(({ kind }) => kind === null)
  const verb = last && verbOfStep(last, side)
  if (!verb || last.to_status !== status) return undefined
  const booking = await findBookingFor(db, { actor, now: ctx.clock() }, side, id)
  return booking && { message: textsFor(ctx).done[verb], booking }
}

interface TransitionInput {
  verb: Verb
  reason?: string | undefined
}

const writeTransition = async <S extends Side>(
  { db, actor, clock }: ActionContext,
  side: S,
  booking: BookingRecord,
  { verb, reason }: TransitionInput,
) => {
  const now = clock()
  const { to } = transitions[verb]
  const outcome = {
    occurrence: statusChangeOf(verb, side),
    booking,
    from: booking.status,
    to,
    reason: reason || undefined,
  }
  const change = { ...outcome, actorId: actor.account_id }
  const update = { ids: [booking.id], to, now }
  if (!canBeUndone(verb)) return updateBooking(db, { actor, side }, update, consequencesOf([change], now))
  await notifyWhenSettled(db)
  // A previous change can no longer be undone, so its withheld notifications are sent now.
  const withheld = withheldNotificationsOf(booking)
  const parts = [...announcementParts(withheld, now), ...dismissalsAfter([change], now, withheld)]
  const consequences = { events: [historyEntryOf(change, now)], parts }
  // Their own proposal is cleared when the undo window ends (markNotified); after an undo it is open again.
  const { proposed_start, proposed_by } = booking
  const set = { held_until: undoWindowEnd(now), proposed_start, proposed_by }
  return updateBooking(db, { actor, side }, { ...update, set }, consequences)
}

const statusChangeOf = (verb: Verb, side: Side): StatusChange => {
  if (verb === "confirm") return "confirmed"
  if (verb === "decline") return "declined"
  if (verb === "complete") return "completed"
  return side === "customer" ? "cancelled_by_customer" : "cancelled_by_professional"
}
