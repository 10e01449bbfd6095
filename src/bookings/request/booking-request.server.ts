// A customer requests a slot. Everything that a read can refuse is refused before any lock is taken; then one statement takes
// the calendar's lock and writes the booking with its effects (history, activity, notification, mails). The database
// refuses overlapping slots (bookings_do_not_overlap).
import { checkTime, findNearestCached, type NearestTimes } from "../../availability/availability.server.ts"
import type { TimeFault } from "../../availability/free-times.rules.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { localizeWait, tooMany } from "../../platform/http/limits.server.ts"
import { newId } from "../../platform/id.ts"
import { type Language, localize, localizerOf } from "../../platform/language/language.ts"
import { conflict, invalid, notFound, signInRequired } from "../../platform/problem.ts"
import { datesIn, fromIndianTime } from "../../platform/time.ts"
import type { Delivery } from "../../professionals/delivery.rules.ts"
import { hasContact } from "../../professionals/first-contacts/first-contact.rules.ts"
import { isContactTooMany } from "../../professionals/first-contacts/first-contacts.server.ts"
import { refuseBlocked } from "../../professionals/pair-blocks/pair-block.server.ts"
import { effectsOf } from "../announcement/booking-announcement.server.ts"
import { answerDueAt } from "../answer/answer-due.rules.ts"
import { endUnansweredOf } from "../answer/unanswered.server.ts"
import { MAX_REQUESTS, MAX_WAITING } from "../booking.rules.ts"
import { type BookingRequest, detailsOf } from "../booking.schema.ts"
import { readStart, startFault, toIsoSeconds } from "../booking-time.rules.ts"
import { termsIn, totalAt } from "../booking-total.ts"
import type { View } from "../booking-views.queries.server.ts"
import { writeBooking } from "../booking-writes.queries.server.ts"
import { endTakenProposalsAfterCommit } from "../proposal/proposal-taken.server.ts"
import { bookingFieldTexts, bookingProblemTexts } from "../texts.ts"
import { deliveryOf, missingFor } from "../visit-location/visit-location.rules.ts"
import { isAsShown, type Terms } from "./booking-dialog.rules.ts"
import { findOffer, type Offer } from "./booking-request.queries.server.ts"

type FieldRules = ReturnType<typeof bookingFieldTexts.in>["rules"]

/** A bookable offer, as far as reads can tell before anything is written. */
export interface Bookable extends Omit<OfferedService, "delivery"> {
  starts_at: Date
  delivery: Delivery
  terms: Terms
}
type OfferedService = Offer & {
  service_id: string
  service_name: string
  duration_minutes: number
  offer_name: string
  delivery: Delivery[]
}

/** Unverified professionals can be booked, too. */
export const findBookable = async (ctx: Ctx<"customer">, request: BookingRequest): Promise<Bookable> => {
  const now = ctx.clock()
  const starts_at = readFutureStart(request, now)
  const professional_id = request.provider_id || request.professional_id || ""
  const { service_id, service_type, package_id } = request
  const customer_id = ctx.actor.account_id
  const offer = await findOffer(ctx.db, {
    ...{ customer_id, professional_id, service_id, service_type, package_id, starts_at, now },
  })
  if (!offer) throw notFound(localized((t) => t.professional))
  if (!offer.is_customer_there) throw signInRequired()
  if (offer.professional.account_id === customer_id) throw invalid({ provider_id: localized((t) => t.ownService) })
  refuseBlocked(offer.block)
  if (!isService(offer)) {
    if (service_id) throw notFound(localized((t) => t.service))
    throw invalid({ service_type: localized((t) => t.notOffered) })
  }
  if (!offer.is_of_type) throw invalid({ service_type: localized((t) => t.otherType) })
  if (!offer.is_active) throw invalid({ service_id: localized((t) => t.notBookable) })
  const { delivery, fault } = deliveryOf(request.delivery, offer.delivery)
  if (!delivery) throw invalid({ delivery: fieldMessage(fault) })
  refuseMissingContact(request, delivery, offer)
  if (package_id && !offer.package) throw invalid({ package_id: fieldMessage("package_gone") })
  const terms = termsOf(offer)
  refuseChangedTerms(request, terms)
  // Of many requests for one slot all but the first are refused here, before they wait for the lock.
  if (offer.is_taken || offer.keeps_hours) await refuseWhereNotFree(ctx, offer, package_id, starts_at)
  refuseTooFarAhead(starts_at, now)
  const { withOne, inAll } = MAX_WAITING
  if (offer.waiting_with_one >= withOne) throw conflict(localized((t) => t.waitingWithOne(withOne)))
  if (offer.waiting_in_all >= inAll) throw conflict(localized((t) => t.waitingInAll(inAll)))
  refuseTooOften(offer, now)
  return { ...offer, starts_at, delivery, terms }
}

const refuseTooOften = ({ limit_reached_from, professional }: Offer, now: Date) => {
  if (!limit_reached_from) return
  const nextAllowedAt = limit_reached_from.getTime() + MAX_REQUESTS.hours * 3_600_000
  const sentence = localizeWait(bookingProblemTexts, (t) => t.askedOften(MAX_REQUESTS.count, professional.name))
  throw tooMany(sentence, Math.max(1, Math.ceil((nextAllowedAt - now.getTime()) / 1000)))
}

interface Requested {
  message: string
  data: View["customer"]
}

export const requestBooking = async (
  ctx: Ctx<"customer">,
  request: BookingRequest,
  bookable: Bookable,
  isRetry = false,
): Promise<Requested> => {
  const now = ctx.clock()
  if (!isRetry) await refuseManyContacts(ctx, bookable, request.notes ?? "")
  const id = newId()
  const { professional_id, service_id, starts_at, hours_version, delivery } = bookable
  const { price, duration } = bookable.terms
  const offer_name = bookable.package?.name ?? bookable.offer_name
  const paid = bookable.package
    ? { package_id: request.package_id, package_price: price, price_per_hour: null }
    : { price_per_hour: price }
  const row = {
    ...{ id, customer_id: ctx.actor.account_id, professional_id, service_id, starts_at },
    ends_at: new Date(starts_at.getTime() + duration * 60_000),
    ...detailsOf(request),
    ...{ offer_name, delivery, contact_mobile: request.contact_mobile ?? null },
    // The address is not stored where the visit is not at the customer's.
    ...(delivery === "at_site" && request.place),
    ...{ ...paid, created_at: now, updated_at: now, answer_due_at: answerDueAt({ startsAt: starts_at, now }) },
  }
  const visit = {
    ...{ duration, delivery, offer_name, locality: row.locality ?? "", is_package: bookable.package !== null },
    total: totalAt(bookable.terms),
  }
  const [start_time, answer_due_at] = [toIsoSeconds(starts_at), toIsoSeconds(row.answer_due_at)]
  const booking = { ...bookable, id, sequence: 0, visit, start_time, answer_due_at, status: "pending" as const }
  const change = { occurrence: "requested", booking, from: null, to: "pending", notes: request.notes } as const
  const effects = effectsOf([{ ...change, actorId: ctx.actor.account_id }], now)
  const { account_id } = bookable.professional
  const booked = { row, account_id, duration_minutes: duration, price, hours_version }
  const data = await writeBooking(ctx.db, ctx.actor, booked, effects)
  if (!data) {
    // A concurrent change was committed first, and is visible by now; or a lapsed request still overlaps.
    await endUnansweredOf(ctx.db, { professional_id, customer_id: ctx.actor.account_id }, now)
    const fresh = await findBookable(ctx, request)
    if (isRetry && isSameOffer(fresh, bookable)) throw notFreeConflict("taken", undefined, now)
    return requestBooking(ctx, request, fresh, true)
  }
  await endTakenProposalsAfterCommit(ctx.db)
  return { message: bookingProblemTexts.in(ctx.language).booked, data }
}

/** The notes are no way round the look at messages with links and numbers to many people. */
const refuseManyContacts = async (ctx: Ctx<"customer">, { professional_id }: Bookable, notes: string) => {
  const { account_id } = ctx.actor
  const pair = { customer_id: account_id, professional_id }
  if (hasContact(notes) && (await isContactTooMany(ctx.db, account_id, pair, ctx.clock())))
    throw conflict(localized((t) => t.manyContacts))
}

/** As is_still_offered, is_still_offered_in, can_be_met_online and is_still_free compare it. */
const isSameOffer = (one: Bookable, other: Bookable) =>
  one.service_id === other.service_id &&
  one.terms.price === other.terms.price &&
  one.terms.duration === other.terms.duration &&
  one.delivery === other.delivery &&
  one.online_by === other.online_by &&
  one.hours_version === other.hours_version

const localized = localizerOf(bookingProblemTexts)

/** Without a locality or a number the visit could not take place. */
const refuseMissingContact = ({ place, contact_mobile }: BookingRequest, delivery: Delivery, { online_by }: Offer) => {
  const fault = missingFor({ delivery, online_by, locality: place?.locality, mobile: contact_mobile })
  if (fault) throw invalid({ [fault === "no_mobile" ? "contact_mobile" : "place.locality"]: fieldMessage(fault) })
}

/** Those of the package, where one is asked for. */
const termsOf = ({ package: chosen, price_per_hour, duration_minutes }: OfferedService): Terms =>
  chosen
    ? { price: chosen.price, duration: chosen.minutes, is_package: true }
    : { price: price_per_hour, duration: duration_minutes, is_package: false }

const refuseChangedTerms = (shown: BookingRequest, terms: Terms) => {
  if (isAsShown(shown, terms)) return
  throw conflict((language) => bookingProblemTexts.in(language).otherTerms(termsIn(language)(terms)), { terms })
}

/** Refuses times that are taken or outside the professional's own hours, with the nearest free times. */
const refuseWhereNotFree = async (
  ctx: Ctx<"customer">,
  { professional_id, service_id, is_taken }: OfferedService,
  package_id: string | undefined,
  starts_at: Date,
) => {
  const input = { professional_id, service_id, package_id, starts_at }
  if (is_taken) throw notFreeConflict("taken", await findNearestCached(ctx, input), ctx.clock())
  const check = await checkTime(ctx, input)
  const fault = check ? check.fault : "taken"
  if (fault) throw notFreeConflict(fault, await check?.findNearest(), ctx.clock())
}

/** The conflict with the nearest free times. Beyond the professional's horizon it says the last bookable day. */
export const notFreeConflict = (fault: TimeFault, { last, nearest }: NearestTimes = { nearest: [] }, now: Date) => {
  if (!last)
    return conflict(
      localized((t) => t.notFree[fault]),
      nearestDetails(nearest),
    )
  const lastDay = fromIndianTime(last, "00:00")!
  const sentence = (language: Language) =>
    bookingProblemTexts.in(language).beyond(datesIn(language).weekday(lastDay, now))
  return conflict(sentence, nearestDetails(nearest))
}

const nearestDetails = (nearest: Date[] = []) => ({ nearest: nearest.map((start) => start.toISOString()) })

/** Refuses all faults but far_start, since the professional's own horizon may give a better reason (refuseTooFarAhead). */
export const readFutureStart = (request: Pick<BookingRequest, "booking_date" | "booking_time">, now: Date) => {
  const { startsAt, faults } = readStart(request.booking_date, request.booking_time ?? "")
  if (!startsAt)
    throw invalid(Object.fromEntries(Object.entries(faults).map(([field, fault]) => [field, fieldMessage(fault)])))
  const fault = startFault(startsAt, now)
  if (fault && fault !== "far_start") throw invalid({ booking_date: fieldMessage(fault) })
  return startsAt
}

export const refuseTooFarAhead = (startsAt: Date, now: Date) => {
  const fault = startFault(startsAt, now)
  if (fault === "far_start") throw invalid({ booking_date: fieldMessage(fault) })
}

const fieldMessage = (fault: keyof FieldRules) => localize(bookingFieldTexts, ({ rules }) => rules[fault]())

/** The columns of a service are null together. */
const isService = (offer: Offer): offer is OfferedService => offer.service_id !== null
