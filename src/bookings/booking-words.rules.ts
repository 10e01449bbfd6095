/** What is said when something happens to a booking: in the notice, in the mail, and in both activities. */
import { formatInstant } from "../platform/time.ts"
import type { Side } from "./booking.rules.ts"

export type Happening =
  | "requested"
  | "confirmed"
  | "declined"
  | "completed"
  | "cancelled_by_customer"
  | "cancelled_by_professional"
  | "expired"

export interface Told {
  service_name: string
  start_time: string
  customer_name: string
  professional_name: string
}

export interface News {
  type: "info" | "success" | "warning"
  title: string
  message: string
}

/** Who is told, and how. The one who acted knows already; what happens by itself is told to both. */
export const newsFor = (happening: Happening, side: Side, told: Told): News | undefined => {
  const { service_name, customer_name: customer, professional_name: professional } = told
  const on = `on ${formatInstant(told.start_time)}`
  const visit = `your ${service_name} visit ${on}`
  const theirs = `the ${service_name} visit ${on}`
  const toCustomer: Partial<Record<Happening, News>> = {
    confirmed: { type: "success", title: "Booking confirmed", message: `${professional} confirmed ${visit}.` },
    declined: { type: "warning", title: "Booking declined", message: `${professional} cannot take ${visit}.` },
    completed: {
      type: "success",
      title: "Booking completed",
      message: `${professional} marked ${visit} as completed.`,
    },
    cancelled_by_professional: {
      type: "warning",
      title: "Booking cancelled",
      message: `${professional} cancelled ${visit}. This costs you nothing.`,
    },
    expired: {
      type: "warning",
      title: "Booking not answered",
      message: `${professional} did not answer in time, so ${visit} was cancelled. This costs you nothing.`,
    },
  }
  const toProfessional: Partial<Record<Happening, News>> = {
    requested: {
      type: "info",
      title: "New booking request",
      message: `${customer} asks for ${article(service_name)} ${service_name} visit ${on}.`,
    },
    cancelled_by_customer: { type: "warning", title: "Booking cancelled", message: `${customer} cancelled ${theirs}.` },
    expired: {
      type: "warning",
      title: "Booking not answered",
      message: `You did not answer ${customer} in time, so ${theirs} was cancelled.`,
    },
  }
  return (side === "customer" ? toCustomer : toProfessional)[happening]
}

/** For the mails of who asked; on the site they see what they did. */
export const receiptOf = ({ service_name, professional_name, start_time }: Told) => ({
  title: "Request sent",
  message: `${professional_name} has your request for ${article(service_name)} ${service_name} visit on ${formatInstant(start_time)}. It is not confirmed yet: you get a mail when they answer.`,
})

const article = (word: string) => (/^[aeiou]/i.test(word) ? "an" : "a")

/** Action and details for the recent activity of one side. */
export const activityFor = (happening: Happening, side: Side, told: Told) => ({
  action: happening === "requested" && side === "professional" ? "booking_request" : actions[happening],
  details: `${told.service_name} with ${side === "customer" ? told.professional_name : told.customer_name}, ${formatInstant(told.start_time)}`,
})

const actions: Record<Happening, string> = {
  requested: "book_service",
  confirmed: "confirm_booking",
  declined: "decline_booking",
  completed: "complete_booking",
  cancelled_by_customer: "cancel_booking",
  cancelled_by_professional: "cancel_booking",
  expired: "booking_expired",
}
