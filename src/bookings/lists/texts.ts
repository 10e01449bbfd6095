import type { ReactNode } from "react"
import { inLanguages } from "../../platform/language/language.ts"
import { parts } from "../../platform/language/parts.ts"

/** The customer's list, and what is asked before they cancel. */
export const myBookingsTexts = inLanguages({
  en: {
    title: "My Bookings",
    heading: "Your Bookings",
    order: "The next visit first. Times are Indian time.",
    findServices: "Find Services",
    loading: "Loading your bookings",
    failed: "Failed to load bookings. Please try again later.",
    empty: {
      title: "You have not booked anything yet",
      hint: "Find a professional, look at their work, and book a first visit.",
    },
    noMatch: { title: "No bookings match your filter criteria." },
    nothingAhead: "No visit lies ahead. Book one of those below again, or find somebody new.",
    /** Over, or cancelled before its time. */
    past: "Past and cancelled",
    professional: "Professional",
    unknownProfessional: "Unknown Provider",
    unknownService: "Unknown Service",
    cancel: "Cancel",
    cancelBooking: "Cancel booking",
  },
})

/** The professional's list, and what is asked before they decline or cancel. */
export const professionalBookingsTexts = inLanguages({
  en: {
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
  },
})
