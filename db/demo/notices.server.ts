// What the people of the demo find in their notifications and recent activity: the last two weeks of their bookings.
import { activityFor, type Happening, newsFor, type Told } from "../../src/bookings/booking-words.rules.ts"
import { daysAfter } from "./calendar.ts"
import { type DemoPeople, idAt } from "./people.server.ts"
import type { Change, ReviewRow } from "./visits.server.ts"

const KEPT_DAYS = 14
const UNREAD_HOURS = 48

type Notice = {
  accountId: string
  audience: "user" | "provider"
  type: string
  title: string
  message: string
  link: string
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
    const told = toldOf(change)
    const happening = happeningOf(change)
    return [
      { account_id: change.customer.accountId, ...activityFor(happening, "customer", told) },
      { account_id: change.professional.accountId, ...activityFor(happening, "professional", told) },
    ].map((side) => ({ id: idAt(change.at), created_at: change.at, ...side }))
  })

const happeningOf = ({ from, to, by }: Change): Happening => {
  if (to === "pending") return "requested"
  if (to !== "cancelled") return to === "confirmed" ? "confirmed" : "completed"
  if (by === "customer") return "cancelled_by_customer"
  return from === "pending" ? "declined" : "cancelled_by_professional"
}

const toldOf = ({ customer, professional, startsAt, serviceName }: Change): Told => ({
  service_name: serviceName,
  start_time: startsAt.toISOString(),
  customer_name: customer.name,
  professional_name: professional.business,
})

/** In the product's own words: the side that did not act is told. */
const bookingNotice = (change: Change): Notice => {
  const [told, happening] = [toldOf(change), happeningOf(change)]
  const toCustomer = newsFor(happening, "customer", told)
  const news = toCustomer ?? newsFor(happening, "professional", told)!
  const audience = toCustomer ? "user" : "provider"
  const person = toCustomer ? change.customer : change.professional
  return { accountId: person.accountId, audience, ...news, link: `/${audience}/bookings?booking=${change.bookingId}` }
}

const reviewNotice = (people: DemoPeople, review: ReviewRow): Notice => {
  const all = [...people.byName.values()]
  const professional = all.find(({ professionalId }) => professionalId === review.professional_id)!
  const customer = all.find(({ accountId }) => accountId === review.customer_id)!
  return {
    accountId: professional.accountId,
    audience: "provider",
    type: "success",
    title: "New review",
    message: `${customer.name} gave you ${review.rating} stars: “${review.title}”.`,
    link: `/providers/${professional.professionalId}`,
  }
}

const rowOf = (now: Date, at: Date, { accountId, ...notice }: Notice, isAnswered = false) => {
  const isNew = !isAnswered && now.getTime() - at.getTime() < UNREAD_HOURS * 3_600_000
  const readAt = new Date(Math.min(at.getTime() + 1.4 * 3_600_000, now.getTime()))
  return { id: idAt(at), account_id: accountId, ...notice, created_at: at, read_at: isNew ? null : readAt }
}
