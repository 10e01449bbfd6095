// What the people of the demo find in their notifications and recent activity: the last two weeks of their bookings.
import { activityRow } from "../../src/activity/activity.server.ts"
import {
  actionOf,
  notificationOf,
  type StatusChange,
} from "../../src/bookings/announcement/booking.notifications.server.ts"
import type { OtherChange } from "../../src/bookings/announcement/booking-announcement.server.ts"
import type { BookingNotificationParams } from "../../src/bookings/announcement/booking-mail.server.ts"
import { noShowChanges } from "../../src/bookings/no-show/no-show.notifications.server.ts"
import { proposalChanges } from "../../src/bookings/proposal/proposal.notifications.server.ts"
import { notificationRow } from "../../src/notifications/notify.server.ts"
import { reviewWritten } from "../../src/reviews/review.notifications.server.ts"
import { daysAfter } from "./calendar.ts"
import { type DemoPeople, idAt } from "./people.server.ts"
import type { Change } from "./story.server.ts"
import type { ReviewRow } from "./visits.server.ts"

export const KEPT_DAYS = 14
const UNREAD_HOURS = 48

export const noticesOf = (now: Date, people: DemoPeople, changes: Change[], reviews: ReviewRow[]) => {
  const since = daysAfter(now, -KEPT_DAYS)
  // Whoever has answered a request has read it: only a booking's last step may be unread.
  const lastSteps = new Set(new Map(changes.map((change) => [change.bookingId, change])).values())
  const ofBookings = changes
    .filter(({ at }) => at > since)
    .map((change) => keptNotice(bookingNotice(change), now, !lastSteps.has(change)))
  const ofReviews = reviews
    .filter((review) => review.created_at > since)
    .map((review) => keptNotice(reviewNotice(people, review), now))
  return [...ofBookings, ...ofReviews]
}

export const activitiesOf = (changes: Change[]) =>
  changes.flatMap((change) => {
    const occurrence = happeningOf(change)
    return (["customer", "professional"] as const).map((side) => {
      const act = { account_id: change[side].accountId, at: change.at }
      const kind = typeof occurrence === "string" ? actionOf(occurrence, side) : occurrence.activity
      return { ...activityRow(kind, { ...notificationAbout(change), side }, act), id: idAt(change.at) }
    })
  })

const happeningOf = ({ from, to, by, kind }: Change): StatusChange | OtherChange => {
  if (kind === "proposed") return proposalChanges.proposed[by]
  if (kind) return noShowChanges[kind === "no_show" ? "said" : "answered"][by]
  if (to === "pending") return "requested"
  if (to !== "cancelled") return to === "confirmed" ? "confirmed" : "completed"
  if (by === "customer") return "cancelled_by_customer"
  return from === "pending" ? "declined" : "cancelled_by_professional"
}

const notificationAbout = ({
  bookingId,
  customer,
  professional,
  startsAt,
  serviceName,
  proposed,
}: Change): BookingNotificationParams => ({
  booking_id: bookingId,
  service_name: serviceName,
  start_time: startsAt.toISOString(),
  customer_name: customer.name,
  professional_name: professional.business,
  ...(proposed && { proposed_time: proposed.toISOString() }),
})

/** In the product's own words: the side that did not act is told. */
const bookingNotice = (change: Change) => {
  const occurrence = happeningOf(change)
  const { customer, professional } =
    typeof occurrence === "string" ? notificationOf[occurrence] : occurrence.notifications
  const [kind, side] = customer?.notification
    ? ([customer, "customer"] as const)
    : ([professional!, "professional"] as const)
  return notificationRow(kind, notificationAbout(change), { account_id: change[side].accountId, side }, change.at)
}

const reviewNotice = (people: DemoPeople, review: ReviewRow) => {
  const { id: review_id, professional_id, customer_id, rating, title, created_at } = review
  const all = [...people.byName.values()]
  const { accountId: account_id } = all.find(({ professionalId }) => professionalId === professional_id)!
  const { name: customer_name } = all.find(({ accountId }) => accountId === customer_id)!
  const written = { review_id, professional_id, customer_name, rating, title: title ?? "" }
  return notificationRow(reviewWritten, written, { account_id, side: "professional" }, created_at)
}

/** As it stands today: what is older than two days has been read. */
export const keptNotice = (notice: ReturnType<typeof notificationRow>, now: Date, isAnswered = false) => {
  const { created_at: at } = notice
  const isNew = !isAnswered && now.getTime() - at.getTime() < UNREAD_HOURS * 3_600_000
  const readAt = new Date(Math.min(at.getTime() + 1.4 * 3_600_000, now.getTime()))
  return { ...notice, id: idAt(at), read_at: isNew ? null : readAt }
}
