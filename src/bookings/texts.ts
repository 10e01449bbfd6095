import type { TimeFault } from "../availability/free-times.rules.ts"
import { inLanguages } from "../platform/language/language.ts"
import type { TableTexts } from "../platform/personal-data.server.ts"
import type { Side } from "../platform/sides.rules.ts"
import { statuses } from "../ui/texts.ts"
import type { Status, TransitionName } from "./booking.rules.ts"

const choose = "Please select a date and time for your booking"
const meet = "Please choose how you would like to meet"

/** What is asked for a booking, and what can be wrong with it: in the browser before it is sent, and on the server. */
export const bookingFieldTexts = inLanguages({
  en: {
    fields: {
      booking_date: "Date",
      booking_time: "Time",
      package_id: "What would you like to book?",
      delivery: "How",
      locality: "Locality",
      address: "Address",
      contact_mobile: "Mobile number",
      notes: "Notes",
      reason: "The reason",
    },
    names: { package_id: "Package", delivery: "Way to meet", reason: "Reason" },
    hints: {
      booking_time: "Indian time (IST), quarter hours from 7:00 am to 9:00 pm",
      address: "You may add the link that a map app shares.",
      notes: "What you have in mind, what you would like to ask.",
    },
    placeholders: { locality: "Baner", contact_mobile: "+91 98220 12345" },
    missing: { delivery: meet, booking_date: choose, booking_time: choose },
    rules: {
      missing_start: () => choose,
      past_start: () => "Please select a future date and time for your booking",
      far_start: () => "Please select a date within the next 365 days",
      invalid_day: () => "Please enter a valid booking date",
      invalid_clock: () => "Please enter a valid booking time, like 14:30",
      other_clock: () => "Please choose a quarter hour between 7:00 am and 9:00 pm",
      too_soon: () => "Please choose a time at least two hours from now",
      no_provider: () => "Provider information is missing",
      two_providers: () => "Please name one professional only",
      no_service: () => "Please select a service first",
      package_gone: () => "This package is no longer offered. Please choose again.",
      no_delivery: () => meet,
      other_delivery: () => "This service is not offered in this way. Please choose another.",
      no_locality: () => "Please say where the visit is",
      no_mobile: () => "Please leave a number; the professional calls you on it",
      plain_text: () => "Please write it in one line, without links",
      mobile_digits: () => "Mobile number must be at least 10 digits",
      mobile_country: () => "Please enter a valid mobile number, with + and the country code",
      mobile_india: () => "An Indian mobile number has 10 digits and begins with 6 to 9. Others begin with +.",
    },
    failed: "Failed to book service",
    noAnswer:
      "Failed to book service: the connection was lost. What you chose is kept. Press Book Now again when you are online; nothing is booked twice.",
    signedOut: "Authentication token not found. Please log in again.",
    sessionOver: "Your session has expired. Please log in again.",
  },
})

const sides = { customer: "The customer", professional: "The professional" }

export const bookingPersonalTexts = inLanguages({
  en: {
    bookings: {
      title: "Bookings",
      columns: {
        service: "Service",
        professional: "Professional",
        customer: "Customer",
        starts_at: "Starts",
        ends_at: "Ends",
        status: "Status",
        offer_name: "Offered as",
        delivery: "How",
        locality: "Locality",
        address: "Address",
        contact_mobile: "Mobile number for the visit",
        notes: "Notes",
        price_per_hour: "Rupees per hour",
        package_price: "Rupees of the package",
        proposed_start: "Another time proposed",
        proposed_by: "Proposed by",
        answer_due_at: "Answer due by",
        created_at: "Asked for",
        updated_at: "Last change",
      },
      values: { status: statuses, proposed_by: sides },
    },
    booking_events: {
      title: "What happened to bookings",
      columns: {
        service: "Service",
        starts_at: "Of",
        from_status: "Before",
        to_status: "Became",
        by: "By",
        reason: "Reason",
        kind: "What else",
        proposed_start: "Another time",
        created_at: "When",
      },
      values: {
        from_status: statuses,
        to_status: statuses,
        by: sides,
        kind: {
          proposed: "Another time was proposed",
          proposal_accepted: "The other time was accepted",
          proposal_declined: "The other time was declined",
          proposal_withdrawn: "The other time was taken back",
          proposal_taken: "Somebody else booked the other time",
          moved: "The request was moved to another time",
          no_show: "Said that it did not take place",
          no_show_answer: "Answered that",
          account_inactive: "Their account was not active any more",
        },
      },
    },
    calendar_feeds: { title: "Your calendar's link", columns: { created_at: "Since" } },
  } satisfies Record<string, TableTexts>,
})

/** The same within a sentence, in English. */
export const statusesInSentence: Record<Status, string> = {
  pending: "pending",
  confirmed: "confirmed",
  completed: "completed",
  cancelled: "cancelled",
}
const past: Record<TransitionName, string> = {
  confirm: "confirmed",
  decline: "declined",
  complete: "completed",
  cancel: "cancelled",
}

/** What the server answers: that it was done, or why it was not. */
export const bookingProblemTexts = inLanguages({
  en: {
    booking: "booking",
    professional: "professional",
    service: "service",
    booked: "Service booked successfully!",
    done: {
      confirm: "Booking confirmed",
      decline: "Booking declined",
      complete: "Booking completed",
      cancel: "Booking cancelled",
    },
    /** Why a time cannot be had. */
    notFree: {
      taken: "This time has just been taken. Please choose another.",
      too_soon: "This time is too soon: this professional needs more notice. Please choose a later one.",
      outside: "This time is outside the hours that this professional keeps. Please choose another.",
      between: "Visits with this professional do not start at this time. Please choose another.",
    } satisfies Record<TimeFault, string>,
    beyond: (last: string) => `This professional can be booked until ${last}. Please choose an earlier day.`,
    /** @param now "2 h, about ₹7,200" */
    otherTerms: (now: string) =>
      `The price or length of this visit has just changed to ${now}. Please check it, and book if you agree.`,
    waitingWithOne: (max: number) =>
      `You have ${max} requests waiting with this professional. Please wait for an answer, or cancel one of them.`,
    manyContacts:
      "Links, e-mail addresses and phone numbers cannot be sent to so many professionals in one day. Please leave them out of your notes, and book again.",
    waitingInAll: (max: number) =>
      `You have ${max} requests waiting for an answer. Please wait for one, or cancel some of them.`,
    /** @param professional null: they have deleted their account */
    askedOften: (max: number, professional: string | null) => (wait: string) =>
      `You have asked ${professional ?? "this professional"} for a visit ${max} times within a day. Please give them time to answer, and try again in ${wait}.`,
    ownService: "You cannot book your own services.",
    notOffered: "This professional does not offer this service.",
    otherType: "The service you have chosen is of another type.",
    notBookable: "This service cannot be booked at the moment.",
    otherTime: (client: string | null) =>
      `${client ?? "The client"} has proposed another time. Accept or decline that one first.`,
    isNow: (status: Status) => `This booking is ${statusesInSentence[status]} now.`,
    refusedTransition: {
      not_yours: () => "Only the professional can do this.",
      already: (status: Status) => `This booking is already ${statusesInSentence[status]}.`,
      no_way: (status: Status, verb: TransitionName) =>
        `This booking is ${statusesInSentence[status]} now, so it cannot be ${past[verb]}.`,
      too_early: () => "A booking can be completed once it has started.",
      over: (_status: Status, _verb: TransitionName, side: Side) =>
        side === "professional"
          ? "This visit is over, so it cannot be cancelled. You can mark it as completed, or say that it did not take place."
          : "This visit is over, so it cannot be cancelled. If it did not take place, please say so.",
    },
  },
})

const whenNotified = (client: string, isUndoable: boolean) =>
  isUndoable ? ` ${client} will be told in 10 seconds.` : ` ${client} has been told.`

/** A professional's buttons for changes of status, and the messages after them. */
export const transitionTexts = inLanguages({
  en: {
    verbs: { confirm: "Confirm", decline: "Decline", complete: "Complete", cancel: "Cancel" } satisfies Record<
      TransitionName,
      string
    >,
    cancelVisit: "Cancel visit",
    /** @param facts client null: they have deleted their account, and nobody is notified; isUndoable: notified in ten seconds */
    done: (done: string, service: string, when: string, facts: { client: string | null; isUndoable: boolean }) =>
      `${done}: ${service}, ${when}.${facts.client === null ? "" : whenNotified(facts.client, facts.isUndoable)}`,
    failed: "Failed to update booking status. Please try again.",
    noProfessional: "Professional ID not found. Please try logging out and back in.",
  },
})
