// What the people of the demo find in their notifications and recent activity: the last two weeks of their bookings.
import { formatInstant } from "../../src/platform/time.ts"
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
    const when = formatInstant(change.startsAt)
    const action = actions[change.to as keyof typeof actions]
    const row = { action, created_at: change.at }
    const sides = [
      { account_id: change.customer.accountId, details: `${change.professional.name}, ${when}` },
      { account_id: change.professional.accountId, details: `${change.customer.name}, ${when}` },
    ]
    return sides.map((side) => ({ id: idAt(change.at), ...row, ...side }))
  })

const actions = {
  pending: "book_service",
  confirmed: "confirm_booking",
  completed: "complete_booking",
  cancelled: "cancel_booking",
} as const

const bookingNotice = ({ customer, professional, startsAt, to, by, reason }: Change): Notice => {
  const when = formatInstant(startsAt)
  const toCustomer = { accountId: customer.accountId, audience: "user", link: "/user/bookings" } as const
  const toProfessional = {
    accountId: professional.accountId,
    audience: "provider",
    link: "/provider/bookings",
  } as const
  if (to === "pending") {
    return {
      ...toProfessional,
      type: "info",
      title: "New booking request",
      message: `${customer.name} asks for ${when}.`,
    }
  }
  if (to === "confirmed") {
    return {
      ...toCustomer,
      type: "success",
      title: "Booking confirmed",
      message: `${professional.name} confirmed ${when}.`,
    }
  }
  if (to === "completed") {
    const message = `Your booking with ${professional.name} on ${when} is completed.`
    return { ...toCustomer, type: "info", title: "Booking completed", message }
  }
  const actor = by === "customer" ? customer : professional
  const message = `${actor.name} cancelled the booking of ${when}.${reason ? ` ${reason}` : ""}`
  return { ...(by === "customer" ? toProfessional : toCustomer), type: "warning", title: "Booking cancelled", message }
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
