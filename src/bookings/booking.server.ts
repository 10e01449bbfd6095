// A customer asks for a slot; the professional confirms, declines, completes or cancels; the customer may cancel. A slot
// is kept apart by the database (bookings_do_not_overlap), a change by the row's lock and the table of moves, and what
// follows from either (event, activity, notice, mail) stands in the same transaction.
import type { Ctx } from "../platform/context.server.ts"
import { newId } from "../platform/id.ts"
import { conflict, invalid, notFound } from "../platform/problem.ts"
import { say } from "../platform/words/language.ts"
import { bookingFieldWords } from "./booking.fields.words.ts"
import type { Happening } from "./booking.kinds.server.ts"
import { bookingProblemWords } from "./booking.problems.words.ts"
import {
  type BookingFacts,
  findFacts,
  findOffer,
  holdBooking,
  insertBooking,
  markBookings,
  type Offer,
  queueForCalendar,
} from "./booking.queries.server.ts"
import { moves, refuseMove, type Side, type Status, statusAt, type Verb, verbTowards } from "./booking.rules.ts"
import { type BookingRequest, detailsOf } from "./booking.schema.ts"
import { announce } from "./booking-announcement.server.ts"
import { readStart, refuseStart, type StartFault } from "./booking-time.rules.ts"
import { findBookingFor } from "./booking-views.queries.server.ts"

type Acting = Pick<Ctx<"signed_in">, "db" | "actor" | "clock" | "language">
type Words = ReturnType<typeof bookingProblemWords.in>

export const requestBooking = async (ctx: Ctx<"customer">, request: BookingRequest) => {
  const startsAt = startOf(request, ctx.clock())
  const offer = await bookableOffer(ctx, request, startsAt)
  // Of many who want one slot all but the first are refused here, without standing in line for it.
  if (offer.is_taken) throw conflict(said((t) => t.taken))
  await queueForCalendar(ctx.db, offer.professional_id)
  const id = newId()
  const stands = await insertBooking(ctx.db, {
    id,
    customer_id: ctx.actor.account_id,
    professional_id: offer.professional_id,
    service_id: offer.service_id,
    starts_at: startsAt,
    ends_at: new Date(startsAt.getTime() + offer.duration_minutes * 60_000),
    ...detailsOf(request),
    price_per_hour: offer.price_per_hour,
    created_at: ctx.clock(),
    updated_at: ctx.clock(),
  })
  if (!stands) throw conflict(said((t) => t.taken))
  const booking = await findFacts(ctx.db, id)
  const change = { happening: "requested", booking, from: null, to: "pending", notes: request.notes } as const
  await announce(ctx.db, { ...change, actorId: ctx.actor.account_id }, ctx.clock())
  return { message: wordsFor(ctx).booked, data: await viewOf(ctx, "customer", id) }
}

export const cancelOwnBooking = async (ctx: Ctx<"customer">, input: { id: string; reason?: string | undefined }) => {
  const held = await holdBooking(ctx.db, ctx.actor, "customer", input.id)
  if (!held) throw notFound(said((t) => t.booking))
  await move(ctx, "customer", held, "cancel", input.reason)
  return { message: wordsFor(ctx).done.cancel, booking: await viewOf(ctx, "customer", held.id) }
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
  await move(ctx, "professional", held, verb, reason)
  return { message: wordsFor(ctx).done[verb], booking: await viewOf(ctx, "professional", held.id) }
}

const said = (choose: (t: Words) => string) => say(bookingProblemWords, choose)

const wordsFor = ({ language }: Acting) => bookingProblemWords.in(language)

const startOf = (request: BookingRequest, now: Date) => {
  const { startsAt, faults } = readStart(request.booking_date, request.booking_time ?? "")
  if (!startsAt)
    throw invalid(Object.fromEntries(Object.entries(faults).map(([field, fault]) => [field, saidOf(fault)])))
  const fault = refuseStart(startsAt, now)
  if (fault) throw invalid({ booking_date: saidOf(fault) })
  return startsAt
}

const saidOf = (fault: StartFault) => say(bookingFieldWords, ({ rules }) => rules[fault]())

/** An offer that this customer may book now. A badge is not asked for: unverified professionals can be booked. */
const bookableOffer = async (ctx: Ctx<"customer">, request: BookingRequest, starts_at: Date) => {
  const professional_id = request.provider_id || request.professional_id || ""
  const { service_id, service_type } = request
  const offer = await findOffer(ctx.db, { professional_id, service_id, service_type, starts_at })
  if (!offer) throw notFound(said((t) => t.professional))
  if (offer.account_id === ctx.actor.account_id) throw invalid({ provider_id: said((t) => t.ownService) })
  if (!isService(offer)) {
    if (service_id) throw notFound(said((t) => t.service))
    throw invalid({ service_type: said((t) => t.notOffered) })
  }
  if (!offer.is_of_type) throw invalid({ service_type: said((t) => t.otherType) })
  if (!offer.is_active) throw invalid({ service_id: said((t) => t.notBookable) })
  return offer
}

const isService = (offer: Offer): offer is Offer & { service_id: string; duration_minutes: number } =>
  offer.service_id !== null && offer.duration_minutes !== null

const move = async (ctx: Acting, side: Side, booking: BookingFacts, verb: Verb, reason?: string) => {
  const now = ctx.clock()
  const refusal = refuseMove(verb, side, booking, now)
  const status = statusAt(booking, now)
  if (refusal)
    throw conflict(
      said((t) => t.refusedMove[refusal](status, verb)),
      { status },
    )
  const { to } = moves[verb]
  await markBookings(ctx.db, [booking.id], to, now)
  const change = { happening: happeningOf(verb, side), booking, from: booking.status, to, reason: reason || undefined }
  await announce(ctx.db, { ...change, actorId: ctx.actor.account_id }, now)
}

const happeningOf = (verb: Verb, side: Side): Happening => {
  if (verb === "confirm") return "confirmed"
  if (verb === "decline") return "declined"
  if (verb === "complete") return "completed"
  return side === "customer" ? "cancelled_by_customer" : "cancelled_by_professional"
}

const viewOf = async <S extends Side>(ctx: Acting, side: S, id: string) => {
  const booking = await findBookingFor(ctx.db, ctx.actor, side, id)
  if (!booking) throw notFound(said((t) => t.booking))
  return booking
}
