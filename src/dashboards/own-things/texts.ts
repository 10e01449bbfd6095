import { inLanguages } from "../../platform/language/language.ts"
import { pluralIn } from "../../platform/language/parts.ts"

const plural = pluralIn("en")

/** The cards of a customer's dashboard; their titles are specified (specification 1 §2). */
export const ownThingsTexts = inLanguages({
  en: {
    services: {
      title: "My Services",
      count: (selected: number, shortlisted: number) =>
        [selected > 0 && `${selected} selected`, shortlisted > 0 && `${shortlisted} on your shortlist`]
          .filter(Boolean)
          .join(", "),
      none: "Nobody yet. Tap the heart of a professional you like, and they stand here.",
    },
    messages: {
      title: "Messages",
      none: "No messages yet. You can ask a professional anything before you book.",
    },
    bookings: {
      title: "My Bookings",
      count: (upcoming: number, pending: number) =>
        [upcoming > 0 && `${upcoming} upcoming`, pending > 0 && `${pending} waiting for an answer`]
          .filter(Boolean)
          .join(", "),
      none: "Nothing is booked and nothing waits.",
      toReview: (count: number) => (count === 1 ? "How was this visit?" : "How were these visits?"),
      write: "Write a review",
      about: (professional: string) => ` of ${professional}`,
      visit: (service: string, day: string) => `${service}, ${day}`,
      requests: (count: number) =>
        plural(count, {
          one: "1 service request waits for an answer",
          other: `${count} service requests wait for an answer`,
        }),
    },
    search: {
      title: "Find Services",
      offered: (offered: string) => `${offered} services can be booked`,
      label: "What do you need?",
      placeholder: "Kitchen, terrace",
      button: "Search",
    },
  },
})
