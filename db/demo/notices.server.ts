// What the people of the demo find in their notifications and recent activity: the last two weeks of their bookings.
import { actOf, type BookingNews, type Happening, newsOf } from "../../src/bookings/booking.kinds.server.ts"
import type { Kind } from "../../src/platform/words/kinds.ts"
import { reviewWritten } from "../../src/reviews/review.kinds.server.ts"
import { daysAfter } from "./calendar.ts"
import { type DemoPeople, idAt } from "./people.server.ts"
import type { Change, ReviewRow } from "./visits.server.ts"

const KEPT_DAYS = 14
const UNREAD_HOURS = 48

interface Notice {
  accountId: string
  audience: "user" | "provider"
  kind: string
  params: object
}

export const noticesOf = (now: Date, people: DemoPeople, changes: Change[], reviews: ReviewRow[]) => {
  const since = daysAfter(now, -KEPT_DAYS)
  // Whoever has answered a request has read it: only a booking's last step may be unread.
  const lastSteps = new Set(new Map(changes.map((change) => [change.bookingId, change])).values())
  const ofBookings = changes
    .filter(({ at }) => at > since)
    .map((change) => rowOf(now, change.at, bookingNotice(change), !lastSteps.has(change)))
  const ofReviews = reviews
    .filter((review) => review.created_at > since)
    .map((review) => rowOf(now, review.created_at, reviewNotice(people, review)))
  return [...ofBookings, ...ofReviews]
}

export const activitiesOf = (changes: Change[]) =>
  changes.flatMap((change) => {
    const happening = happeningOf(change)
    return (["customer", "professional"] as const).map((side) => ({
      id: idAt(change.at),
      account_id: change[side].accountId,
      action: actOf(happening, side).kind,
      params: JSON.stringify({ ...newsAbout(change), side }),
      created_at: change.at,
    }))
  })

const happeningOf = ({ from, to, by }: Change): Happening => {
  if (to === "pending") return "requested"
  if (to !== "cancelled") return to === "confirmed" ? "confirmed" : "completed"
  if (by === "customer") return "cancelled_by_customer"
  return from === "pending" ? "declined" : "cancelled_by_professional"
}

const newsAbout = ({ bookingId, customer, professional, startsAt, serviceName }: Change): BookingNews => ({
  booking_id: bookingId,
  service_name: serviceName,
  start_time: startsAt.toISOString(),
  customer_name: customer.name,
  professional_name: professional.business,
})

/** In the product's own words: the side that did not act is told. */
const bookingNotice = (change: Change): Notice => {
  const { customer, professional } = newsOf[happeningOf(change)]
  const [kind, person, audience] = customer?.notice
    ? ([customer, change.customer, "user"] as const)
    : ([professional!, change.professional, "provider"] as const)
  return { ...noticeOf(kind, newsAbout(change)), accountId: person.accountId, audience }
}

const reviewNotice = (people: DemoPeople, review: ReviewRow): Notice => {
  const all = [...people.byName.values()]
  const professional = all.find(({ professionalId }) => professionalId === review.professional_id)!
  const customer = all.find(({ accountId }) => accountId === review.customer_id)!
  const { professionalId: professional_id, accountId } = professional
  const { rating, title } = review
  const written = { professional_id, customer_name: customer.name, rating, title: title ?? "" }
  return { ...noticeOf(reviewWritten, written), accountId, audience: "provider" }
}

const noticeOf = <P extends object>({ kind }: Kind<P>, params: P) => ({ kind, params })

const rowOf = (now: Date, at: Date, { accountId, params, ...notice }: Notice, isAnswered = false) => {
  const isNew = !isAnswered && now.getTime() - at.getTime() < UNREAD_HOURS * 3_600_000
  const readAt = new Date(Math.min(at.getTime() + 1.4 * 3_600_000, now.getTime()))
  return {
    id: idAt(at),
    account_id: accountId,
    ...notice,
    params: JSON.stringify(params),
    created_at: at,
    read_at: isNew ? null : readAt,
  }
}
