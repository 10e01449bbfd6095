/** A booking as notices, mails and activities tell of it; `when` is the start, worded. */
export interface Told {
  service: string
  when: string
  /** Another start that it is about, worded; empty where it is about none. */
  proposed: string
  customer: string
  professional: string
}

const a = (word: string) => (/^[aeiou]/i.test(word) ? "an" : "a")
const yours = ({ service, when }: Told) => `your ${service} visit on ${when}`
const theirs = ({ service, when }: Told) => `the ${service} visit on ${when}`

/** By kind: what the site says, and the mail's first lines. */
export default {
  booking_requested: {
    title: "New booking request",
    message: (told: Told) =>
      `${told.customer} asks for ${a(told.service)} ${told.service} visit on ${told.when}. You have until then to answer.`,
  },
  /** For the mail of who asked; on the site they see what they did. */
  booking_request_sent: {
    title: "Request sent",
    message: (told: Told) =>
      `${told.professional} has your request for ${a(told.service)} ${told.service} visit on ${told.when}. It is not confirmed yet: they have until then to answer, and you get a mail when they do.`,
  },
  booking_confirmed: {
    title: "Booking confirmed",
    message: (told: Told) => `${told.professional} confirmed ${yours(told)}.`,
  },
  booking_declined: {
    title: "Booking declined",
    message: (told: Told) => `${told.professional} cannot take ${yours(told)}.`,
  },
  booking_completed: {
    title: "Booking completed",
    message: (told: Told) => `${told.professional} marked ${yours(told)} as completed.`,
  },
  booking_cancelled_by_professional: {
    title: "Booking cancelled",
    message: (told: Told) => `${told.professional} cancelled ${yours(told)}. This costs you nothing.`,
  },
  booking_cancelled_by_customer: {
    title: "Booking cancelled",
    message: (told: Told) => `${told.customer} cancelled ${theirs(told)}.`,
  },
  booking_expired_for_customer: {
    title: "Booking not answered",
    message: (told: Told) =>
      `${told.professional} did not answer in time, so ${yours(told)} was cancelled. This costs you nothing.`,
  },
  booking_expired_for_professional: {
    title: "Booking not answered",
    message: (told: Told) => `You did not answer ${told.customer} in time, so ${theirs(told)} was cancelled.`,
  },
  topic: "Bookings: requests, answers and changes",
  /** Who has deleted their account. */
  former: { customer: "Former customer", professional: "Former professional" },
  /** What somebody gave as their reason, behind the sentence. */
  withReason: (message: string, reason: string) => `${message} “${reason}”`,
  mail: {
    /** Of another time it is that time. */
    subject: (title: string, { service, when, proposed }: Told) => `${title}: ${service}, ${proposed || when}`,
    hello: (name: string) => `Hello ${name},`,
    client: "Client",
    professional: "Professional",
    service: "Service",
    dateAndTime: "Date & Time",
    proposed: "Other time",
    indianTime: (when: string) => `${when} (Indian time)`,
    where: "Where",
    howMuch: "How much",
    notes: "Notes",
    reason: "Reason",
    view: "View the booking",
    asks: { booking: "Confirm", time: "Accept or decline" },
    decline: "Decline",
  },
  activity: {
    withProfessional: ({ service, professional, when }: Told) => `${service} with ${professional}, ${when}`,
    withCustomer: ({ service, customer, when }: Told) => `${service} visit for ${customer}, ${when}`,
    instead: (time: string, old: string) => `${time} instead of ${old}`,
  },
}
