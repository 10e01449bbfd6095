import type { ReactNode } from "react"
import { parts } from "../platform/words/parts.ts"
import type { ListedAs, Side } from "./booking.rules.ts"

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
export default {
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
    pending: "Pending",
    confirmed: "Confirmed",
    completed: "Completed",
    cancelled: "Cancelled",
  } satisfies Record<ListedAs, string>,
  viewDetails: "View Details",
  details: "Booking details",
  close: "Close",
  history: "What happened",
  answerBy: (when: ReactNode) => parts("Answer by ", when),
  deadline: (when: ReactNode) => parts("Answer by ", when, ". After that the request ends by itself."),
  step: (what: keyof typeof happened, who: Side | "nobody", reader: Side) => `${happened[what]}${by[reader][who]}`,
  reason: (reason: string) => `“${reason}”`,
  notAnswered: "Not answered in time",
  indianTime: "All times are Indian time (IST).",
  willRead: (name: string) => `${name} will read it.`,
  cancelling: { title: "Cancel this booking?", verb: "Cancel booking", keep: "Keep the booking" },
}
