import type { SearchedFor } from "./search-title.rules.ts"

/** The public page around the search screen, and the picture of it. */
export default {
  title: ({ services, words, place }: SearchedFor) => {
    if (!services && !words && !place) return "Find professionals"
    return `${services || "Professionals"}${words && ` for “${words}”`}${place && ` in ${place}`}`
  },
  description: (title: string) =>
    `${title}: compare their work, price per hour and what we checked, and book a time. Booking is free.`,
  introduction:
    "Their work, prices and what was checked. Best match: verified ones first, then who fits best, then ratings; no payment changes any order.",
  untitled: "Find professionals",
  card: {
    title: "Find professionals",
    line: (cities: readonly string[]) => `Work, prices and what was checked, side by side, in ${cities.join(", ")}`,
  },
}
