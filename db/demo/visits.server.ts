// Bookings with their history, and the reviews of those that went well. A plan is a visit with its hour; its story
// (asked, confirmed, completed or cancelled, by whom and when) follows from how it ended.
import type { Insertable } from "kysely"
import type { DB } from "../types.ts"
import { daysAfter, workingHour } from "./calendar.ts"
import type { DemoReview } from "./demo.types.ts"
import type { ServiceRow } from "./offers.server.ts"
import { type DemoPeople, type DemoPerson, idAt } from "./people.server.ts"
import { type Plan, reviewedPlans, unreviewedPlans } from "./plans.ts"

export type ReviewRow = Insertable<DB["reviews"]> & { created_at: Date }

/** One step in a booking's story. */
export type Change = {
  bookingId: string
  customer: DemoPerson
  professional: DemoPerson
  startsAt: Date
  serviceName: string
  from: string | null
  to: string
  by: "customer" | "professional"
  at: Date
  reason: string | null
}

const HOUR = 3_600_000

/** Name of a service type, by its id. */
type ServiceNames = ReadonlyMap<number, string>

export const bookingRows = (now: Date, people: DemoPeople, services: ServiceRow[], names: ServiceNames) => {
  const plans = [...unreviewedPlans(), ...reviewedPlans()]
  const stories = plans.map((plan, index) => storyOf(plan, index, { now, people, services, names }))
  const changes = stories.flatMap((story) => story.changes)
  return {
    bookings: stories.map(({ booking }) => booking),
    events: changes.map(eventRow),
    reviews: stories.flatMap(({ review }) => review ?? []),
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
  const startsAt = workingHour(now, plan.day, plan.time)
  const endsAt = new Date(startsAt.getTime() + service.duration_minutes! * 60_000)
  // Three days ahead where that is past already, else in the last two days, each a little earlier than the one before.
  const askedAt = new Date(Math.min(startsAt.getTime() - 72 * HOUR, now.getTime() - (1.6 + index * 1.1) * HOUR))
  const bookingId = idAt(askedAt)
  const changes = stepsOf(plan, askedAt, startsAt, endsAt).map((step) => ({
    bookingId,
    customer,
    professional,
    startsAt,
    serviceName: names.get(service.service_type_id)!,
    ...step,
  }))
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
    created_at: askedAt,
    updated_at: changes.at(-1)!.at,
  }
  return { booking, changes, review: plan.review && reviewRow(plan.review, booking, index) }
}

const stepsOf = (plan: Plan, askedAt: Date, startsAt: Date, endsAt: Date): Omit<Change, keyof Shared>[] => {
  const soon = new Date(askedAt.getTime() + 1.5 * HOUR)
  const asked = { from: null, to: "pending", by: "customer", at: askedAt, reason: null } as const
  const confirmed = { from: "pending", to: "confirmed", by: "professional", at: soon, reason: null } as const
  const completedAt = new Date(endsAt.getTime() + HOUR / 2)
  const completed = { from: "confirmed", to: "completed", by: "professional", at: completedAt, reason: null } as const
  if (plan.status === "pending") return [asked]
  if (plan.status === "confirmed") return [asked, confirmed]
  if (plan.status === "completed") return [asked, confirmed, completed]
  const cancelledAt = plan.day < 0 ? new Date(startsAt.getTime() - 20 * HOUR) : soon
  return [
    asked,
    {
      from: "pending",
      to: "cancelled",
      by: plan.cancelledBy ?? "customer",
      at: cancelledAt,
      reason: plan.reason ?? null,
    },
  ]
}

type Shared = Pick<Change, "bookingId" | "customer" | "professional" | "startsAt" | "serviceName">

const eventRow = ({ bookingId, customer, professional, from, to, by, at, reason }: Change) => ({
  id: idAt(at),
  booking_id: bookingId,
  actor_id: by === "customer" ? customer.accountId : professional.accountId,
  from_status: from,
  to_status: to,
  reason,
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
