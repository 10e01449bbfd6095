// Another time, proposed by either side. The booking keeps its current time until the other side accepts; then it is confirmed
// for the new one, since both have agreed to it. Everything that changes or proposes a time takes the calendar's advisory lock.
import { checkTime } from "../../availability/availability.server.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { localize, localizerOf } from "../../platform/language/language.ts"
import { conflict, invalid, notFound } from "../../platform/problem.ts"
import { otherSide, type Side } from "../../platform/sides.rules.ts"
import { type Change, effectsOf, type OtherChange } from "../announcement/booking-announcement.server.ts"
import { dueAfterProposal } from "../answer/answer-due.rules.ts"
import { releaseLapsedClaims } from "../answer/unanswered.server.ts"
import { type BookingRecord, findHistory, lockCalendarAndBooking } from "../booking.queries.server.ts"
import { statusAt } from "../booking.rules.ts"
import { findBookingFor, type View } from "../booking-views.queries.server.ts"
import { updateBooking } from "../booking-writes.queries.server.ts"
import { notFreeConflict, readFutureStart, refuseTooFarAhead } from "../request/booking-request.server.ts"
import { bookingProblemTexts } from "../texts.ts"
import { effectsFlushingWithheld } from "../undo/withheld-notifications.server.ts"
import { proposalChanges } from "./proposal.notifications.server.ts"
import {
  answerRefusal,
  isAccepted,
  isOtherStart,
  isTaken,
  lastProposalEntry,
  MAX_PROPOSED,
  openProposal,
  ownEndingOf,
  proposalRefusal,
  visibleProposal,
} from "./proposal.rules.ts"
import { endTakenProposals, endTakenProposalsAfterCommit } from "./proposal-taken.server.ts"
import { proposalProblemTexts } from "./texts.ts"

type Texts = ReturnType<typeof proposalProblemTexts.in>
type ActionContext = Pick<Ctx<"signed_in">, "db" | "actor" | "clock" | "language">
export interface Answer<S extends Side> {
  message: string
  booking: View[S]
}

export const proposeTime = async <S extends Side>(
  ctx: ActionContext,
  side: S,
  { id, ...input }: { id: string; booking_date: string; booking_time?: string | undefined },
): Promise<Answer<S>> => {
  const now = ctx.clock()
  const startsAt = readFutureStart(input, now)
  const booking = await lockWithProposal(ctx, side, id)
  const refusal = proposalRefusal(side, booking, now)
  if (refusal) throw refused((t) => t.refused[refusal](namesOf(booking, side)), booking, now)
  if (startsAt.getTime() === Date.parse(booking.start_time))
    throw invalid({ booking_date: localized((t) => t.sameTime) })
  const { proposed } = ctxTexts(ctx).done
  // The call is repeated: the other side has been notified already.
  if (openProposal(booking, now)?.start_time === startsAt.toISOString()) return answerRepeat(ctx, side, id, proposed)
  const history = await findHistory(ctx.db, id)
  if (history.filter(({ kind, by }) => kind === "proposed" && by === side).length >= MAX_PROPOSED)
    throw refused((t) => t.tooOften(MAX_PROPOSED), booking, now)
  await assertTimeAvailable(ctx, booking, { startsAt, mustFitHours: side === "customer" })
  refuseTooFarAhead(startsAt, now)
  const due = booking.status === "pending" && side === "professional" && dueAfterProposal(booking, startsAt, now)
  const set = { proposed_start: startsAt, proposed_by: side, ...(due && { answer_due_at: due }) }
  const update = { ids: [id], to: booking.status, now, set }
  const notified = { ...booking, answer_due_at: due ? due.toISOString() : booking.answer_due_at }
  const change = changeOf(ctx, notified, { occurrence: proposalChanges.proposed[side], proposed: startsAt })
  const effects = effectsFlushingWithheld(booking, change, now)
  return { message: proposed, booking: await updateBooking(ctx.db, actingSide(ctx, side), update, effects) }
}

export const acceptTime = async <S extends Side>(
  ctx: ActionContext,
  side: S,
  { id, start_time }: { id: string; start_time?: string | undefined },
): Promise<Answer<S>> => {
  const now = ctx.clock()
  const booking = await lockWithProposal(ctx, side, id)
  const refusal = answerRefusal(side, booking, { seen: start_time, now })
  const last = refusal && lastProposalEntry(await findHistory(ctx.db, id))
  if (last && isAccepted(side, booking, { last, seen: start_time }))
    return answerRepeat(ctx, side, id, ctxTexts(ctx).done.accepted)
  if (refusal === "none" && last && isTaken(last, start_time) && proposalRefusal(side, booking, now) === undefined)
    throw await takenConflict(ctx, booking, last.proposed_start!)
  if (refusal) throw refused((t) => t.unanswerable[refusal](namesOf(booking, side)), booking, now)
  const startsAt = booking.proposed_start!
  await assertTimeAvailable(ctx, booking, { startsAt, mustFitHours: false })
  const ends_at = new Date(startsAt.getTime() + booking.duration * 60_000)
  const update = { ids: [id], to: "confirmed" as const, now, set: { starts_at: startsAt, ends_at, reminded: [] } }
  const moved = { ...booking, start_time: startsAt.toISOString().replace(".000Z", "Z") }
  const action = { occurrence: proposalChanges.accepted[side], proposed: startsAt, to: update.to }
  const effects = effectsOf([changeOf(ctx, moved, action)], now)
  const answer = await updateBooking(ctx.db, actingSide(ctx, side), update, effects)
  await endTakenProposalsAfterCommit(ctx.db)
  return { message: ctxTexts(ctx).done.accepted, booking: answer }
}

/** Runs before the transaction of the acceptance, whose refusal would roll it back. */
export const endTakenProposalBeforeAccept = ({ db, clock }: Pick<Ctx, "db" | "clock">, id: string) =>
  endTakenProposals(db, clock(), id)

/** Declines the other side's proposal, or withdraws one's own. */
export const declineTime = async <S extends Side>(
  ctx: ActionContext,
  side: S,
  { id, start_time }: { id: string; start_time?: string | undefined },
): Promise<Answer<S>> => {
  const now = ctx.clock()
  const booking = await lockWithProposal(ctx, side, id)
  const open = openProposal(booking, now)
  if (!open || (open.by !== side && isOtherStart(open, start_time))) {
    const done = ownEndingOf(side, await findHistory(ctx.db, id), start_time)
    if (done) return answerRepeat(ctx, side, id, ctxTexts(ctx).done[done])
    throw refused((t) => t.unanswerable[open ? "other" : "none"](namesOf(booking, side)), booking, now)
  }
  const ending = open.by === side ? "withdrawn" : "declined"
  const update = { ids: [id], to: booking.status, now }
  const action = { occurrence: proposalChanges[ending][side], proposed: booking.proposed_start! }
  const effects = effectsFlushingWithheld(booking, changeOf(ctx, booking, action), now)
  return {
    message: ctxTexts(ctx).done[ending],
    booking: await updateBooking(ctx.db, actingSide(ctx, side), update, effects),
  }
}

/** The answer to a call that is repeated because its answer was lost; nobody is notified twice. */
const answerRepeat = async <S extends Side>(
  ctx: ActionContext,
  side: S,
  id: string,
  message: string,
): Promise<Answer<S>> => {
  const reader = { actor: ctx.actor, now: ctx.clock() }
  return { message, booking: (await findBookingFor(ctx.db, reader, side, id))! }
}

const localized = localizerOf(proposalProblemTexts)
const ctxTexts = ({ language }: ActionContext) => proposalProblemTexts.in(language)
const actingSide = <S extends Side>({ actor }: ActionContext, side: S) => ({ actor, side })

const lockWithProposal = async ({ db, actor, clock }: ActionContext, side: Side, id: string) => {
  const booking = await lockCalendarAndBooking(db, actor, side, id)
  if (!booking) throw notFound(localize(bookingProblemTexts, (t) => t.booking))
  return { ...booking, proposal: visibleProposal(booking, side, clock()) }
}

const refused = (choose: (t: Texts) => string, booking: BookingRecord, now: Date) =>
  conflict(localized(choose), { status: statusAt(booking, now) })

const namesOf = (booking: BookingRecord, side: Side) => ({
  other: booking[otherSide[side]].name,
  side,
})

interface NewTime {
  startsAt: Date
  /** Whether the time has to lie within the professional's hours. A professional may propose or accept any time. */
  mustFitHours: boolean
}

/** With the nearest free times. */
const takenConflict = async (ctx: ActionContext, booking: BookingRecord, startsAt: Date) => {
  const { professional_id, service_id } = booking
  const check = await checkTime(ctx, { professional_id, service_id, starts_at: startsAt, moved: booking })
  return notFreeConflict("taken", await check?.findNearest(), ctx.clock())
}

/** Refuses a time that is taken, or outside the hours where it has to fit them, with the nearest free times. */
export const assertTimeAvailable = async (
  ctx: ActionContext,
  booking: BookingRecord,
  { startsAt, mustFitHours }: NewTime,
) => {
  const { professional_id, service_id } = booking
  const isOccupied = !(await releaseLapsedClaims(ctx.db, booking, startsAt, ctx.clock()))
  if (!isOccupied && !mustFitHours) return
  const check = await checkTime(ctx, { professional_id, service_id, starts_at: startsAt, moved: booking })
  // Nothing new can be requested from a suspended or leaving professional; existing bookings can still be cancelled.
  if (mustFitHours && !check) throw refused((t) => t.notBookable(namesOf(booking, "customer")), booking, ctx.clock())
  const fault = isOccupied ? "taken" : check?.fault
  if (fault) throw notFreeConflict(fault, await check?.findNearest(), ctx.clock())
}

interface ProposalAction {
  occurrence: OtherChange
  proposed: Date
  to?: Change["to"]
}

const changeOf = (
  { actor }: ActionContext,
  booking: BookingRecord,
  { to = booking.status, ...action }: ProposalAction,
): Change => ({
  ...{ booking, from: booking.status, to, actorId: actor.account_id },
  ...action,
})
