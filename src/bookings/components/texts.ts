import type { ReactNode } from "react"
import { inLanguages } from "../../platform/language/language.ts"
import { parts } from "../../platform/language/parts.ts"
import type { Side } from "../../platform/sides.rules.ts"
import type { Delivery } from "../../professionals/delivery.rules.ts"
import { statuses } from "../../ui/texts.ts"
import type { ListedAs } from "../booking.rules.ts"

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
  proposal_taken: "New time booked by someone else",
  no_show: "Reported as not taken place",
  no_show_answer: "Answered",
  moved: "Moved to another time",
}
const off: Record<Side, Record<Side | "nobody", string>> = {
  customer: {
    customer: "Off, because your account was not active",
    professional: "Off, because the professional is no longer active with us",
    nobody: "Off, because an account is no longer active",
  },
  professional: {
    customer: "Off, because the client is no longer active with us",
    professional: "Off, because your account was not active",
    nobody: "Off, because an account is no longer active",
  },
}
const by: Record<Side, Record<Side | "nobody", string>> = {
  customer: { customer: " by you", professional: " by the professional", nobody: "" },
  professional: { customer: " by the client", professional: " by you", nobody: "" },
}

/** The progress of one's own booking, and what happens next. */
export const bookingProgressTexts = inLanguages({
  en: {
    label: "Progress",
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
    completedByDefault: "Nobody reported a problem within a week, so the visit counts as completed.",
    reach: (professional: string) => `How to reach ${professional}`,
    phone: "Phone",
    studio: "Studio",
    noContact: (professional: string) => `${professional} has not left a phone number here.`,
    theySee: (professional: string, until: string) =>
      `${professional} sees any address and mobile number you gave, until ${until}.`,
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

/** A visit in short, to either side: where it is, and what leads there. */
export const visitTexts = inLanguages({
  en: {
    /** In a row, where there is room for a word or two. */
    ways: { at_site: "At site", at_studio: "At studio", online: "Online" } satisfies Record<Delivery, string>,
    /** What it comes to, beside how long it is. @param total in rupees; null: to be agreed */
    sum: (total: string | null, isFree: boolean, isFixed: boolean) => {
      if (total === null) return "Price to be agreed"
      if (isFixed) return total
      return isFree ? "Free of charge" : `About ${total}`
    },
    map: "Map",
    /** For who cannot see that "Map" stands beside a place. */
    mapOf: (place: string) => `${place} on the map`,
    review: { awaited: "How was the visit?", written: "Your review" },
    bookAgain: "Book again",
    theirWork: (professional: string) => `Work of ${professional}`,
    /** Of a picture; it is drawn, not photographed. */
    workOf: (professional: string, title: string) => `Drawing: ${title}, by ${professional}`,
    to: (clock: string) => `to ${clock}`,
    /** Behind a time, to who is in another zone and on another day. */
    clockOn: (clock: string, weekday: string) => `${clock} on ${weekday}`,
    inIndia: (there: string) => `in India (${there} where you are)`,
    restLater: "Confirm to see the full address and mobile number, if the client left them.",
    restSoon:
      "The address and mobile number the client left appear in a few seconds, once this can no longer be undone.",
    /** Of an online visit. @param host where the link leads */
    meetAt: (host: string) => `Join at ${host}`,
    call: { customer: "They call you on the number you left.", professional: "You call the number the client left." },
    linkLater: "The link comes with the confirmation.",
    studioLater: "The address comes with the confirmation.",
  },
})

/** A booking on the screens of both sides: its columns, its facts, and what has happened to it. */
export const bookingTexts = inLanguages({
  en: {
    status: "Status",
    service: "Service",
    dateAndTime: "Date & Time",
    actions: "Actions",
    price: "Price",
    shared: "Shared in messages",
    noMobile: (client: string) => `${client} has not left a phone number.`,
    unknown: "N/A",
    allBookings: "All Bookings",
    statuses: {
      upcoming: "Upcoming",
      ...statuses,
    } satisfies Record<ListedAs, string>,
    viewDetails: "View Details",
    message: (name: ReactNode) => parts("Message ", name),
    details: "Booking details",
    close: "Close",
    history: "What happened",
    /** @param isMine whether it is the reader who answers */
    answerBy: (when: ReactNode, isMine: boolean) => parts(isMine ? "Answer by " : "They have until ", when),
    deadline: (when: ReactNode, isMine: boolean) =>
      isMine
        ? parts("Answer by ", when, ". After that the request ends by itself.")
        : parts("They have until ", when, " to answer. After that the request ends by itself."),
    step: (what: keyof typeof happened | "account_inactive", who: Side | "nobody", reader: Side) =>
      what === "account_inactive" ? off[reader][who] : `${happened[what]}${by[reader][who]}`,
    reason: (reason: string) => `“${reason}”`,
    notAnswered: "Not answered in time",
    indianTime: "All times are Indian time (IST).",
    willRead: (name: string) => `${name} will read it.`,
    cancelling: { title: "Cancel this booking?", verb: "Cancel booking", keep: "Keep the booking" },
  },
})
