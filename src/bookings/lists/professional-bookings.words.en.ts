import type { ReactNode } from "react"
import { parts } from "../../platform/words/parts.ts"
import type { Verb } from "../booking.rules.ts"

const telling = (client: string, isHeld: boolean) =>
  isHeld ? ` ${client} will be told in 10 seconds.` : ` ${client} has been told.`

/** The professional's list, and what is asked before they decline or cancel. */
export default {
  title: "Bookings",
  order: "Requests wait for your answer until they start. Times are Indian time.",
  loading: "Loading bookings",
  failed: "Failed to load bookings. Please try again later.",
  unknown: "No bookings found for this professional ID.",
  unknownProfessional: "Could not determine professional ID. Please try logging out and back in.",
  empty: {
    title: "No requests yet",
    hint: "People find you in the search. With your hours set they see when you are free.",
  },
  setHours: "Set your hours",
  noMatch: { title: "No bookings match your filter criteria." },
  client: "Client",
  waiting: "Needs your answer",
  waitingCount: (count: number) => `Needs your answer (${count})`,
  upcoming: "Upcoming",
  /** Over, or cancelled before its time. */
  past: "Past and cancelled",
  alsoCustomer: "You also have a customer account. Visits that you have booked yourself are listed there.",
  ownBookings: "View My User Bookings",
  verbs: { confirm: "Confirm", decline: "Decline", complete: "Complete", cancel: "Cancel" } satisfies Record<
    Verb,
    string
  >,
  cancelVisit: "Cancel visit",
  /** @param told client null: they have deleted their account, and nobody is told; held: they are told in ten seconds */
  done: (done: string, service: string, when: string, told: { client: string | null; isHeld: boolean }) =>
    `${done}: ${service}, ${when}.${told.client === null ? "" : telling(told.client, told.isHeld)}`,
  failedToMove: "Failed to update booking status. Please try again.",
  noProfessional: "Professional ID not found. Please try logging out and back in.",
  declining: { title: "Decline this request?", verb: "Decline request", keep: "Keep the request" },
  meaning: (client: string | null, service: string, when: ReactNode) =>
    client === null
      ? parts(`The ${service} visit on `, when, " will be cancelled.")
      : parts(
          `${client} will be told at once that the ${service} visit on `,
          when,
          " does not take place. It costs them nothing, and the time is free for others again.",
        ),
}
