import type { ReactNode } from "react"
import type { TimeFault } from "../availability/free-times.rules.ts"
import { inLanguages } from "../platform/language/language.ts"
import { parts } from "../platform/language/parts.ts"
import type { TableTexts } from "../platform/personal-data.server.ts"
import type { Delivery, MeetingMethod } from "../professionals/delivery.rules.ts"
import { statuses } from "../ui/texts.ts"
import type { ListedAs, Side, Status, Verb } from "./booking.rules.ts"

/** How and where a visit takes place, and who is paid what it comes to: in the dialog and in a booking. */
export const bookingPlaceTexts = inLanguages({
  en: {
    hints: {
      at_site: (professional: string) => `${professional} comes to you`,
      at_studio: (professional: string) => `You go to ${professional}`,
      online: (professional: string, by: MeetingMethod | null) =>
        by === "link" ? "You meet in a video call" : `${professional} calls you`,
    } satisfies Record<Delivery, (professional: string, by: MeetingMethod | null) => string>,
    /** Who calls whom, to each side. */
    calls: {
      customer: (professional: string, number: string) => `${professional} calls you on ${number}`,
      professional: (client: string, number: string) => `You call ${client} on ${number}`,
    },
    paidTo: (comesTo: string, professional: string) => `${comesTo}, paid to ${professional}`,
  },
})

/** Where a booking of one's own stands, and what happens next. */
export const bookingProgressTexts = inLanguages({
  en: {
    label: "How far it is",
    sent: "Request sent",
    answers: (professional: string) => `${professional} answers`,
    answered: (professional: string) => `${professional} confirmed`,
    youAnswer: "You answer the new time",
    visit: "Visit",
    pending: (professional: string, until: ReactNode) =>
      parts(
        `We tell you here and by mail. If ${professional} doesn't answer by `,
        until,
        ", the request ends by itself and nothing is owed.",
      ),
    confirmed: (professional: string) => `${professional} has confirmed your visit.`,
    completed: (professional: string) => `${professional} marked your visit as completed.`,
    reach: (professional: string) => `How to reach ${professional}`,
    phone: "Phone",
    studio: "Studio",
    noContact: (professional: string) => `${professional} has not left a phone number here.`,
    theySee: (professional: string, until: string) =>
      `${professional} sees your address and mobile too, as far as you have left them, until ${until}.`,
  },
})

/** What is said of a booking beside its status. */
export const bookingStateTexts = inLanguages({
  en: {
    proposed: "New time proposed",
    notTakenPlace: "Did not take place",
    /** One side says that it did, the other one that it did not. */
    disputed: "Disputed",
  },
})

const choose = "Please select a date and time for your booking"
const meet = "Please choose how you would like to meet"

/** What is asked for a booking, and what can be wrong with it: in the browser before it is sent, and on the server. */
export const bookingFieldTexts = inLanguages({
  en: {
    fields: {
      booking_date: "Date",
      booking_time: "Time",
      delivery: "How",
      locality: "Locality",
      address: "Address",
      contact_mobile: "Mobile number",
      notes: "Notes",
      reason: "The reason",
    },
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
      no_delivery: () => meet,
      other_delivery: () => "This service is not offered in this way. Please choose another.",
      no_locality: () => "Please say where the visit takes place",
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
  others: readonly string[]
}

const a = (word: string) => (/^[aeiou]/i.test(word) ? "an" : "a")
const yours = ({ service, when }: BookingTextValues) => `your ${service} visit on ${when}`
const theirs = ({ service, when }: BookingTextValues) => `the ${service} visit on ${when}`
const freeThen = ({ others }: BookingTextValues) => (others.length > 0 ? ` Free at that time: ${listOf(others)}.` : "")
const listOf = (names: readonly string[]) =>
  names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : names.join()

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
      answerBy: (when: string) => ` Answer by ${when}; after that the request ends by itself.`,
      endsUnanswered: (when: string) =>
        ` If they don't answer by ${when}, the request ends by itself and nothing is owed.`,
    },
    topic: "Bookings: requests, answers and changes",
    /** Who has deleted their account. */
    former: { customer: "Former customer", professional: "Former professional" },
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
      howMuch: "How much",
      notes: "Notes",
      reason: "Reason",
      view: "View the booking",
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
const past: Record<Verb, string> = {
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
    otherTerms:
      "The price or the length of this visit has changed meanwhile. Please look at it once more, and book if you agree.",
    waitingWithOne: (most: number) =>
      `You have ${most} requests waiting with this professional. Please wait for an answer, or cancel one of them.`,
    waitingInAll: (most: number) =>
      `You have ${most} requests waiting for an answer. Please wait for one, or cancel some of them.`,
    /** @param professional null: they have deleted their account */
    askedOften: (most: number, professional: string | null) => (wait: string) =>
      `You have asked ${professional ?? "this professional"} for a visit ${most} times within a day. Please give them time to answer, and try again in ${wait}.`,
    ownService: "You cannot book your own services.",
    notOffered: "This professional does not offer this service.",
    otherType: "The service you have chosen is of another type.",
    notBookable: "This service cannot be booked at the moment.",
    otherTime: (client: string | null) =>
      `${client ?? "The client"} has proposed another time. Accept or decline that one first.`,
    isNow: (status: Status) => `This booking is ${statusesInSentence[status]} now.`,
    refusedMove: {
      not_yours: () => "Only the professional can do this.",
      already: (status: Status) => `This booking is already ${statusesInSentence[status]}.`,
      no_way: (status: Status, verb: Verb) =>
        `This booking is ${statusesInSentence[status]} now, so it cannot be ${past[verb]}.`,
      too_early: () => "A booking can be completed once it has started.",
      over: (_status: Status, _verb: Verb, side: Side) =>
        side === "professional"
          ? "This visit is over, so it cannot be cancelled. You can mark it as completed, or say that it did not take place."
          : "This visit is over, so it cannot be cancelled. If it did not take place, please say so.",
    },
  },
})

const happened = {
  pending: "Requested",
  confirmed: "Confirmed",
  completed: "Completed",
  cancelled: "Cancelled",
  declined: "Declined",
  proposed: "Another time proposed",
  proposal_accepted: "New time accepted",
  proposal_declined: "New time declined",
  proposal_withdrawn: "New time withdrawn",
  proposal_taken: "New time taken by somebody else",
  no_show: "Said not to have taken place",
  no_show_answer: "Answered",
  moved: "Moved to another time",
}
const by: Record<Side, Record<Side | "nobody", string>> = {
  customer: { customer: " by you", professional: " by the professional", nobody: "" },
  professional: { customer: " by the client", professional: " by you", nobody: "" },
}

/** A booking on the screens of both sides: its columns, its facts, and what has happened to it. */
export const bookingTexts = inLanguages({
  en: {
    status: "Status",
    service: "Service",
    dateAndTime: "Date & Time",
    actions: "Actions",
    price: "Price",
    noMobile: (client: string) => `${client} has not left a phone number.`,
    unknown: "N/A",
    /** Who has deleted their account. */
    former: { customer: "Former customer", professional: "Former professional" },
    allBookings: "All Bookings",
    statuses: {
      upcoming: "Upcoming",
      ...statuses,
    } satisfies Record<ListedAs, string>,
    viewDetails: "View Details",
    details: "Booking details",
    close: "Close",
    history: "What happened",
    /** @param isMine whether it is the reader who answers */
    answerBy: (when: ReactNode, isMine: boolean) => parts(isMine ? "Answer by " : "They have until ", when),
    deadline: (when: ReactNode, isMine: boolean) =>
      isMine
        ? parts("Answer by ", when, ". After that the request ends by itself.")
        : parts("They have until ", when, " to answer. After that the request ends by itself."),
    step: (what: keyof typeof happened, who: Side | "nobody", reader: Side) => `${happened[what]}${by[reader][who]}`,
    reason: (reason: string) => `“${reason}”`,
    notAnswered: "Not answered in time",
    indianTime: "All times are Indian time (IST).",
    willRead: (name: string) => `${name} will read it.`,
    cancelling: { title: "Cancel this booking?", verb: "Cancel booking", keep: "Keep the booking" },
  },
})

const whenNotified = (client: string, isHeld: boolean) =>
  isHeld ? ` ${client} will be told in 10 seconds.` : ` ${client} has been told.`

/** What a professional does with a booking, wherever its buttons stand, and what is said of it then. */
export const moveTexts = inLanguages({
  en: {
    verbs: { confirm: "Confirm", decline: "Decline", complete: "Complete", cancel: "Cancel" } satisfies Record<
      Verb,
      string
    >,
    cancelVisit: "Cancel visit",
    /** @param facts client null: they have deleted their account, and nobody is told; held: they are told in ten seconds */
    done: (done: string, service: string, when: string, facts: { client: string | null; isHeld: boolean }) =>
      `${done}: ${service}, ${when}.${facts.client === null ? "" : whenNotified(facts.client, facts.isHeld)}`,
    failed: "Failed to update booking status. Please try again.",
    noProfessional: "Professional ID not found. Please try logging out and back in.",
  },
})

/** A visit in short, to either side: where it is, and what leads there. */
export const visitTexts = inLanguages({
  en: {
    /** In a row, where there is room for a word or two. */
    ways: { at_site: "At site", at_studio: "At studio", online: "Online" } satisfies Record<Delivery, string>,
    /** What it comes to, beside how long it is. @param total in rupees; null: to be agreed */
    sum: (total: string | null, isFree: boolean) => {
      if (total === null) return "Price to be agreed"
      return isFree ? "Free of charge" : `About ${total}`
    },
    map: "Map",
    /** For who cannot see that "Map" stands beside a place. */
    mapOf: (place: string) => `${place} on the map`,
    bookAgain: "Book again",
    theirWork: (professional: string) => `Work of ${professional}`,
    /** Of a picture; it is drawn, not photographed. */
    workOf: (professional: string, title: string) => `Drawing: ${title}, by ${professional}`,
    to: (clock: string) => `to ${clock}`,
    /** Behind a time, to who is in another zone and on another day. */
    clockOn: (clock: string, weekday: string) => `${clock} on ${weekday}`,
    inIndia: (there: string) => `in India (${there} where you are)`,
    restLater: "The full address and a mobile come with your confirmation, as far as the client has left them.",
    restSoon: "The full address and a mobile come in a few seconds, when this cannot be undone any more.",
    /** Of an online visit. @param host where the link leads */
    meetAt: (host: string) => `Join at ${host}`,
    call: { customer: "They call you on the number you left.", professional: "You call the number the client left." },
    linkLater: "The link comes with the confirmation.",
    studioLater: "The address comes with the confirmation.",
  },
})
