import { brand } from "../../brand.ts"
import { inLanguages } from "../../platform/language/language.ts"

/** A booking as notices, mails and activities tell of it; `when` is the start, worded. */
export interface BookingTextValues {
  service: string
  when: string
  /** Another start that it is about, worded; empty where it is about none. */
  proposed: string
  customer: string
  professional: string
  /** By when a request wants an answer, as a sentence to who is asked and one to who asked; empty where that was not kept. */
  answerBy: string
  endsUnanswered: string
  /** The start that it had before, worded; empty where it was not moved. */
  movedFrom: string
  /** Who else was free then, by name. */
  alternatives: readonly string[]
}

const a = (word: string) => (/^[aeiou]/i.test(word) ? "an" : "a")
const yours = ({ service, when }: BookingTextValues) => `your ${service} visit on ${when}`
const theirs = ({ service, when }: BookingTextValues) => `the ${service} visit on ${when}`
const freeThen = ({ alternatives }: BookingTextValues) =>
  alternatives.length > 0 ? ` Free at that time: ${listOf(alternatives)}.` : ""
const listOf = (names: readonly string[]) =>
  names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : names.join()

/** Of a booking that ends because an account is not active any more. */
export const accountInactiveTexts = inLanguages({
  en: {
    visit_off_without_professional: {
      title: "Visit is off",
      message: (facts: BookingTextValues) =>
        `${facts.professional} is no longer active on ${brand.name}, so ${yours(facts)} cannot take place. This costs you nothing.`,
    },
    visit_off_without_customer: {
      title: "Visit is off",
      message: (facts: BookingTextValues) =>
        `${facts.customer} is no longer active on ${brand.name}, so ${theirs(facts)} cannot take place. The time is free again.`,
    },
  },
})

/** By kind: what the site says, and the mail's first lines. */
export const bookingNotificationTexts = inLanguages({
  en: {
    booking_requested: {
      title: "New booking request",
      message: (facts: BookingTextValues) =>
        `${facts.customer} asks for ${a(facts.service)} ${facts.service} visit on ${facts.when}.${facts.answerBy}`,
    },
    /** For the mail of who asked; on the site they see what they did. */
    booking_request_sent: {
      title: "Request sent",
      message: (facts: BookingTextValues) =>
        `${facts.professional} has your request for ${a(facts.service)} ${facts.service} visit on ${facts.when}. It is not confirmed yet, and you get a mail when they answer.${facts.endsUnanswered}`,
    },
    booking_confirmed: {
      title: "Booking confirmed",
      message: (facts: BookingTextValues) => `${facts.professional} confirmed ${yours(facts)}.`,
    },
    booking_declined: {
      title: "Booking declined",
      message: (facts: BookingTextValues) => `${facts.professional} cannot take ${yours(facts)}.`,
    },
    booking_completed: {
      title: "Booking completed",
      message: (facts: BookingTextValues) => `${facts.professional} marked ${yours(facts)} as completed.`,
    },
    booking_completed_by_default_for_customer: {
      title: "Booking completed",
      message: (facts: BookingTextValues) =>
        `Nobody reported a problem within a week, so ${yours(facts)} counts as completed. If it did not take place, you can still say so.`,
    },
    booking_completed_by_default_for_professional: {
      title: "Booking completed",
      message: (facts: BookingTextValues) =>
        `Nobody reported a problem within a week, so ${theirs(facts)} counts as completed.`,
    },
    booking_cancelled_by_professional: {
      title: "Booking cancelled",
      message: (facts: BookingTextValues) => `${facts.professional} cancelled ${yours(facts)}. This costs you nothing.`,
    },
    booking_cancelled_by_customer: {
      title: "Booking cancelled",
      message: (facts: BookingTextValues) => `${facts.customer} cancelled ${theirs(facts)}.`,
    },
    /** For the mails and calendars of who did it; on the site they see what they did. */
    booking_confirmed_by_you: {
      title: "Booking confirmed",
      message: (facts: BookingTextValues) => `You confirmed ${theirs(facts)}. ${facts.customer} has been told.`,
    },
    booking_declined_by_you: {
      title: "Booking declined",
      message: (facts: BookingTextValues) => `You declined ${theirs(facts)}. ${facts.customer} has been told.`,
    },
    booking_cancelled_by_you_as_professional: {
      title: "Booking cancelled",
      message: (facts: BookingTextValues) => `You cancelled ${theirs(facts)}. ${facts.customer} has been told.`,
    },
    booking_cancelled_by_you_as_customer: {
      title: "Booking cancelled",
      message: (facts: BookingTextValues) => `You cancelled ${yours(facts)}. ${facts.professional} has been told.`,
    },
    booking_expired_for_customer: {
      title: "Request not answered",
      message: (facts: BookingTextValues) =>
        `${facts.professional} did not answer in time, so your request for ${theirs(facts)} has ended. Nothing is owed.${freeThen(facts)}`,
    },
    booking_expired_for_professional: {
      title: "Request not answered",
      message: (facts: BookingTextValues) =>
        `You did not answer ${facts.customer} in time, so their request for ${theirs(facts)} has ended. The time is free again.`,
    },
    /** Of a request to which the professional had answered with another time. */
    proposal_expired_for_customer: {
      title: "Other time not accepted",
      message: (facts: BookingTextValues) =>
        `The other time that ${facts.professional} proposed was not accepted in time, so your request for ${theirs(facts)} has ended. Nothing is owed.${freeThen(facts)}`,
    },
    proposal_expired_for_professional: {
      title: "Other time not accepted",
      message: (facts: BookingTextValues) =>
        `${facts.customer} did not accept your other time, so their request for ${theirs(facts)} has ended. The time is free again.`,
    },
    due: {
      answerBy: (when: string) => ` Your answer is due by ${when}; after that the request ends by itself.`,
      endsUnanswered: (when: string) =>
        ` If they don't answer by ${when}, the request ends by itself and nothing is owed.`,
    },
    topic: "Bookings: requests, answers and changes",
    /** What somebody gave as their reason, behind the sentence. */
    withReason: (message: string, reason: string) => `${message} “${reason}”`,
    mail: {
      /** Of another time it is that time. */
      subject: (title: string, { service, when, proposed }: BookingTextValues) =>
        `${title}: ${service}, ${proposed || when}`,
      hello: (name: string) => `Hello ${name},`,
      client: "Client",
      professional: "Professional",
      service: "Service",
      dateAndTime: "Date & Time",
      proposed: "Other time",
      ist: (when: string) => `${when} IST`,
      indianTime: (when: string) => `${when} (Indian time)`,
      where: "Where",
      meeting: "How you meet",
      phone: "Phone",
      map: "See it on the map",
      howMuch: "How much",
      notes: "Notes",
      reason: "Reason",
      view: "View the booking",
      change: "Another time",
      /** How a visit that stands is called off, and where the rest of what was shared is. */
      closing: {
        customer: (hours: number) =>
          `To cancel, open the booking. What is paid is not refundable if you cancel less than ${hours} hours before the visit begins.`,
        professional: (atSite: boolean) =>
          atSite
            ? "The full address, and the client's number if they left one, are in the booking. You can cancel it there, too."
            : "The client's number, if they left one, is in the booking. You can cancel it there, too.",
      },
      asks: { booking: "Confirm", time: "Accept or decline" },
      decline: "Decline",
      book: (name: string) => `Book ${name}`,
    },
    activity: {
      withProfessional: ({ service, professional, when }: BookingTextValues) =>
        `${service} with ${professional}, ${when}`,
      withCustomer: ({ service, customer, when }: BookingTextValues) => `${service} visit for ${customer}, ${when}`,
      instead: (time: string, old: string) => `${time} instead of ${old}`,
    },
  },
})
