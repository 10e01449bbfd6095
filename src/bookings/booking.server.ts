// The professional confirms, declines, completes or cancels a booking; the customer may cancel. A change locks the row and
// follows the table of transitions; its effects (history, activity, notification, mail) are written in the same statement,
// except that notifications of an undoable change are sent later (undo/withheld-notifications.server.ts).
import type { Ctx } from "../platform/context.server.ts"
import { localizerOf } from "../platform/language/language.ts"
import { conflict, notFound } from "../platform/problem.ts"
import type { Side } from "../platform/sides.rules.ts"
import type { StatusChange } from "./announcement/booking.notifications.server.ts"
import {
  announcementParts,
  dismissalsAfter,
  effectsOf,
  historyEntryOf,
} from "./announcement/booking-announcement.server.ts"
import { type BookingRecord, findHistory, lockBooking, lockCalendar } from "./booking.queries.server.ts"
import {
  type Status,
  statusAt,
  type TransitionName,
  transitionOfEntry,
  transitionRefusal,
  transitions,
  transitionToStatus,
} from "./booking.rules.ts"
import { findBookingFor, type View } from "./booking-views.queries.server.ts"
import { updateBooking } from "./booking-writes.queries.server.ts"
import { awaitsAnswerOf, visibleProposal } from "./proposal/proposal.rules.ts"
import { bookingProblemTexts } from "./texts.ts"
import { canBeUndone, undoWindowEnd } from "./undo/undo.rules.ts"
import { notifyAfterUndoWindow, withheldNotificationsOf } from "./undo/withheld-notifications.server.ts"

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
  const transition = transitionToStatus(status, locked.status)
  if (!transition)
    throw conflict(
      localized((t) => t.isNow(locked.status)),
      { status: locked.status },
    )
  return applyTransition(ctx, "professional", locked, transition, reason)
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
  transition: TransitionName,
  reason?: string,
): Promise<TransitionResult<S>> => {
  const now = ctx.clock()
  const refusal = transitionRefusal(transition, side, booking, now)
  const status = statusAt(booking, now)
  const earlier = refusal === "already" && (await findEarlierResult(ctx, side, booking))
  if (earlier) return earlier
  if (refusal)
    throw conflict(
      localized((t) => t.refusedTransition[refusal](status, transition, side)),
      { status },
    )
  // A proposal of the other side has to be answered first: they would rather not have this time.
  const seen = { ...booking, proposal: visibleProposal(booking, side, now) }
  if (transition === "confirm" && awaitsAnswerOf(side, seen, now))
    throw conflict(
      localized((t) => t.otherTime(booking.customer.name)),
      { status },
    )
  return {
    message: textsFor(ctx).done[transition],
    booking: await writeTransition(ctx, side, booking, { transition, reason }),
  }
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
  const last = (await findHistory(db, id)).findLast(({ kind }) => kind === null)
  const transition = last && transitionOfEntry(last, side)
  if (!transition || last.to_status !== status) return undefined
  const booking = await findBookingFor(db, { actor, now: ctx.clock() }, side, id)
  return booking && { message: textsFor(ctx).done[transition], booking }
}

interface TransitionInput {
  transition: TransitionName
  reason?: string | undefined
}

const writeTransition = async <S extends Side>(
  { db, actor, clock }: ActionContext,
  side: S,
  booking: BookingRecord,
  { transition, reason }: TransitionInput,
) => {
  const now = clock()
  const { to } = transitions[transition]
  const outcome = {
    occurrence: statusChangeOf(transition, side),
    booking,
    from: booking.status,
    to,
    reason: reason || undefined,
  }
  const change = { ...outcome, actorId: actor.account_id }
  const update = { ids: [booking.id], to, now }
  if (!canBeUndone(transition)) return updateBooking(db, { actor, side }, update, effectsOf([change], now))
  await notifyAfterUndoWindow(db)
  // A previous change can no longer be undone, so its withheld notifications are sent now.
  const withheld = withheldNotificationsOf(booking)
  const parts = [...announcementParts(withheld, now), ...dismissalsAfter([change], now, withheld)]
  const effects = { history: [historyEntryOf(change, now)], parts }
  // Their own proposal is cleared when the undo window ends (endUndoWindows); after an undo it is open again.
  const { proposed_start, proposed_by } = booking
  const set = { held_until: undoWindowEnd(now), proposed_start, proposed_by }
  return updateBooking(db, { actor, side }, { ...update, set }, effects)
}

const statusChangeOf = (transition: TransitionName, side: Side): StatusChange => {
  if (transition === "confirm") return "confirmed"
  if (transition === "decline") return "declined"
  if (transition === "complete") return "completed"
  return side === "customer" ? "cancelled_by_customer" : "cancelled_by_professional"
}
