import { inLanguages } from "../../platform/language/language.ts"

/** A professional's day: what waits, today, the week. */
export const dayTexts = inLanguages({
  en: {
    today: "Today",
    none: "No visit today",
    next: "Next:",
    nothingAhead: "Nothing is booked in the days to come.",
    kinds: {
      request: "Asks for a visit",
      time: "Asks for another time",
      completion: "Did the visit take place?",
    },
    tookPlace: { yes: "Yes, it took place", no: "No, it did not" },
    /** Beside when a visit is asked for. */
    thatDay: (visits: number) => `that day: ${visits} other ${visits === 1 ? "visit" : "visits"}`,
    quote: (notes: string) => `“${notes}”`,
    showMore: (count: number) => `Show ${count} more`,
    more: (count: number) => `View ${count} more in your bookings`,
    week: {
      heading: "The next seven days",
      /** Of one day, for who does not see the marks. */
      count: (visits: number, requests: number) => `${visits} booked, ${requests} asked for`,
      more: (count: number) => `${count} more`,
      notConfirmed: "not confirmed yet",
    },
  },
})
