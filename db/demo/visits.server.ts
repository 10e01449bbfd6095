// Bookings with their history, and the reviews of those that went well. A plan is a visit with its hour; its story
// (asked, confirmed, completed or cancelled, by whom and when) follows from how it ended.
import type { Insertable } from "kysely"
import { answerDueAt, dueAfterProposal } from "../../src/bookings/answer/answer-due.rules.ts"
import type { Delivery } from "../../src/professionals/delivery.rules.ts"
import type { DB } from "../types.ts"
import { daysAfter, workingHour } from "./calendar.ts"
import type { DemoReview } from "./demo.types.ts"
import { homes, localities } from "./homes.ts"
import { withinHours } from "./hours.server.ts"
import { livelyPlans } from "./lively.ts"
import type { ServiceRow } from "./offers.server.ts"
import { type DemoPeople, idAt } from "./people.server.ts"
import { type Plan, reviewedPlans, unreviewedPlans } from "./plans.ts"
import { type Change, HOUR, stepsOf } from "./story.server.ts"

export type ReviewRow = Insertable<DB["reviews"]> & { created_at: Date }

/** Name of a service type, by its id. */
type ServiceNames = ReadonlyMap<number, string>

export const bookingRows = (now: Date, people: DemoPeople, services: ServiceRow[], names: ServiceNames) => {
  const world = { now, people, services, names }
  const told = [...unreviewedPlans(), ...reviewedPlans()].map((plan, index) => storyOf(plan, index, world))
  const untold = livelyPlans().map((plan, index) => storyOf(plan, index % 12, world))
  const stories = [...told, ...untold]
  const changes = stories.flatMap((story) => story.changes)
  return {
    bookings: stories.map(({ booking }) => booking),
    events: changes.map(eventRow),
    reviews: stories.flatMap(({ review }) => review ?? []),
    // Who wrote nothing has been asked already.
    invitations: untold
      .filter(({ booking }) => booking.status === "completed")
      .map(({ booking }) => ({ booking_id: booking.id, invited_at: new Date(booking.ends_at.getTime() + 4 * HOUR) })),
    changes,
  }
}

interface World {
  now: Date
  people: DemoPeople
  services: ServiceRow[]
  names: ServiceNames
}

const storyOf = (plan: Plan, index: number, { now, people, services, names }: World) => {
  const customer = people.byName.get(plan.customer)!
  const professional = people.byName.get(plan.professional)!
  const service = services.filter((row) => row.professional_id === professional.professionalId)[plan.serviceIndex]!
  const minutes = service.duration_minutes!
  const startsAt = withinHours(plan.professional, workingHour(now, plan.day, plan.time), minutes)
  const endsAt = new Date(startsAt.getTime() + minutes * 60_000)
  const askedAt = askedAtOf(plan, index, { startsAt, now })
  const bookingId = idAt(askedAt)
  const { by, day, time } = plan.proposed ?? {}
  const proposed = day && time ? withinHours(plan.professional, workingHour(now, day, time), minutes) : null
  const changes = stepsOf(plan, { askedAt, startsAt, endsAt, proposed }).map((step) => ({
    bookingId,
    customer,
    professional,
    startsAt,
    serviceName: names.get(service.service_type_id)!,
    ...step,
  }))
  const changedAt = changes.at(-1)!.at
  const booking = {
    id: bookingId,
    customer_id: customer.accountId,
    professional_id: professional.professionalId,
    service_id: service.id,
    starts_at: startsAt,
    ends_at: endsAt,
    status: plan.status,
    notes: plan.notes,
    price_per_hour: service.price_per_hour,
    offer_name: service.name ?? "",
    ...whereOf(plan, service.delivery as Delivery[], index),
    proposed_start: proposed,
    proposed_by: by ?? null,
    answer_due_at: plan.status === "pending" ? dueOf(plan, { askedAt, startsAt, proposed, changedAt }) : null,
    created_at: askedAt,
    updated_at: changedAt,
  }
  return { booking, changes, review: plan.review && reviewRow(plan.review, booking, index) }
}

/**
 * Three days ahead where that is past already, else in the last two days, each a little earlier than the one before. What
 * waits was asked for within half a day: more than a day of the time to answer it is left where its visit is not near.
 */
const askedAtOf = ({ status }: Plan, index: number, { startsAt, now }: { startsAt: Date; now: Date }) => {
  if (status === "pending") return new Date(now.getTime() - (1.6 + (index % 11) * 0.93) * HOUR)
  return new Date(Math.min(startsAt.getTime() - 72 * HOUR, now.getTime() - (1.6 + index * 1.1) * HOUR))
}

interface Asked {
  askedAt: Date
  startsAt: Date
  proposed: Date | null
  changedAt: Date
}

/** By the rule of the site. */
const dueOf = ({ proposed: other }: Plan, { askedAt, startsAt, proposed, changedAt }: Asked) => {
  const due = answerDueAt({ startsAt, now: askedAt })
  if (!proposed || other?.by !== "professional") return due
  const asked = { answer_due_at: due.toISOString(), start_time: startsAt.toISOString() }
  return dueAfterProposal(asked, proposed, changedAt)
}

/** A number that begins with a one is nobody's mobile in India. */
const whereOf = (plan: Plan, offered: readonly Delivery[], index: number) => {
  const delivery = plan.way ?? offered.find((way) => way === "at_site") ?? offered[0]!
  const { locality, address } = delivery === "at_site" ? placeOf(plan) : { locality: "", address: "" }
  return {
    delivery,
    locality,
    address,
    contact_mobile: index % 3 === 0 && delivery !== "online" ? null : `+911000000${101 + (index % 800)}`,
  }
}

/** At home, unless the plan says otherwise, or what was written names another part of the city. */
const placeOf = ({ place, customer, notes, review }: Plan) => {
  if (place) return place
  const written = `${notes} ${review?.title} ${review?.comment}`
  const named = localities.find((locality) => new RegExp(`\\b${locality}\\b`).test(written))
  const { address, locality } = homes[customer]!
  return { locality: named ?? locality, address }
}

const eventRow = ({ bookingId, customer, professional, from, to, by, at, reason, kind, proposed }: Change) => ({
  id: idAt(at),
  booking_id: bookingId,
  actor_id: by === "customer" ? customer.accountId : professional.accountId,
  from_status: from,
  to_status: to,
  reason,
  kind: kind ?? null,
  proposed_start: proposed ?? null,
  created_at: at,
})

type Reviewed = { id: string; customer_id: string; professional_id: string; ends_at: Date }

const reviewRow = (review: DemoReview, booking: Reviewed, index: number): ReviewRow => {
  const writtenAt = new Date(daysAfter(booking.ends_at, 1 + (index % 4)).getTime() + (index % 5) * HOUR)
  return {
    id: idAt(writtenAt),
    booking_id: booking.id,
    professional_id: booking.professional_id,
    customer_id: booking.customer_id,
    rating: review.rating,
    title: review.title,
    comment: review.comment,
    has_public_consent: review.quotable ?? false,
    response: review.response ?? null,
    responded_at: review.response ? daysAfter(writtenAt, 1) : null,
    created_at: writtenAt,
  }
}
