import type { ReactNode } from "react"
import { parts } from "../../platform/words/parts.ts"

/** The professional's list, and what is asked before they decline or cancel. */
export default {
  title: "Bookings",
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
  /** Over, or cancelled before its time. */
  past: "Past and cancelled",
  alsoCustomer: "You also have a customer account. Visits that you have booked yourself are listed there.",
  ownBookings: "View My User Bookings",
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
