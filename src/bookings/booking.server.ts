// The professional confirms, declines, completes or cancels a booking; the customer may cancel. A change holds the row and
// follows the table of moves; what follows from it (event, activity, notice, mail) stands in the statement of the change,
// but what can be undone is told later (undo/telling.server.ts).
import type { Ctx } from "../platform/context.server.ts"
import { conflict, notFound } from "../platform/problem.ts"
import { say } from "../platform/words/language.ts"
import type { Happening } from "./booking.kinds.server.ts"
import { bookingProblemWords } from "./booking.problems.words.ts"
import { type BookingFacts, holdBooking, queueForCalendar } from "./booking.queries.server.ts"
import { moves, refuseMove, type Side, type Status, statusAt, type Verb, verbTowards } from "./booking.rules.ts"
import { consequencesOf, eventOf, piecesOf } from "./booking-announcement.server.ts"
import { writeMove } from "./booking-writes.queries.server.ts"
import { awaitsAnswerOf, proposalIn } from "./proposal/proposal.rules.ts"
import { tellWhenItStands, untoldOf } from "./undo/telling.server.ts"
import { canBeUndone, undoneUntil } from "./undo/undo.rules.ts"

type Acting = Pick<Ctx<"signed_in">, "db" | "actor" | "clock" | "language">
type Words = ReturnType<typeof bookingProblemWords.in>

export const cancelOwnBooking = async (ctx: Ctx<"customer">, input: { id: string; reason?: string | undefined }) => {
  const held = await holdBooking(ctx.db, ctx.actor, "customer", input.id)
  if (!held) throw notFound(said((t) => t.booking))
  const booking = await move(ctx, "customer", held, "cancel", input.reason)
  return { message: wordsFor(ctx).done.cancel, booking }
}

interface StatusWish {
  bookingId: string
  status: Status
  reason?: string | undefined
}

export const changeStatus = async (ctx: Ctx<"professional">, { bookingId, status, reason }: StatusWish) => {
  // A confirmed row is checked against its neighbours anew, so it queues with those who ask for a slot.
  if (ctx.actor.professional_id) await queueForCalendar(ctx.db, ctx.actor.professional_id)
  const held = await holdBooking(ctx.db, ctx.actor, "professional", bookingId)
  if (!held) throw notFound(said((t) => t.booking))
  const verb = verbTowards(status, held.status)
  if (!verb)
    throw conflict(
      said((t) => t.isNow(held.status)),
      { status: held.status },
    )
  const booking = await move(ctx, "professional", held, verb, reason)
  return { message: wordsFor(ctx).done[verb], booking }
}

const said = (choose: (t: Words) => string) => say(bookingProblemWords, choose)

const wordsFor = ({ language }: Acting) => bookingProblemWords.in(language)

/** The booking as this side reads it from now on. */
const move = async <S extends Side>(
  { db, actor, clock }: Acting,
  side: S,
  booking: BookingFacts,
  verb: Verb,
  reason?: string,
) => {
  const now = clock()
  const refusal = refuseMove(verb, side, booking, now)
  const status = statusAt(booking, now)
  if (refusal)
    throw conflict(
      said((t) => t.refusedMove[refusal](status, verb)),
      { status },
    )
  // Whoever would rather have another time is not held to this one by the way.
  const standing = { ...booking, proposal: proposalIn(booking, side, now) }
  if (verb === "confirm" && awaitsAnswerOf(side, standing, now))
    throw conflict(
      said((t) => t.otherTime(booking.customer.name)),
      { status },
    )
  const { to } = moves[verb]
  const change = { happening: happeningOf(verb, side), booking, from: booking.status, to, reason: reason || undefined }
  const act = { ...change, actorId: actor.account_id }
  const written = { ids: [booking.id], to, now }
  if (!canBeUndone(verb)) return writeMove(db, { actor, side }, written, consequencesOf([act], now))
  await tellWhenItStands(db)
  // What stood a moment ago cannot be undone any more.
  const consequences = { events: [eventOf(act, now)], pieces: piecesOf(untoldOf(booking), now) }
  // What they have proposed themselves ends when it stands (writeTold); undone, it is open again.
  const { proposed_start, proposed_by } = booking
  const set = { held_until: undoneUntil(now), proposed_start, proposed_by }
  return writeMove(db, { actor, side }, { ...written, set }, consequences)
}

const happeningOf = (verb: Verb, side: Side): Happening => {
  if (verb === "confirm") return "confirmed"
  if (verb === "decline") return "declined"
  if (verb === "complete") return "completed"
  return side === "customer" ? "cancelled_by_customer" : "cancelled_by_professional"
}
