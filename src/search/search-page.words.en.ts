import type { SearchedFor } from "./search-title.rules.ts"

/** The public page around the search screen, and the picture of it. */
export default {
  title: ({ services, words, place }: SearchedFor) => {
    if (!services && !words && !place) return "Find professionals"
    return `${services || "Professionals"}${words && ` for “${words}”`}${place && ` in ${place}`}`
  },
  description: (title: string) =>
    `${title}: compare work, prices and what we checked, and book a time. Booking is free.`,
  introduction: "Best match: verified ones first, then who fits best, then ratings. Nothing paid changes it.",
  untitled: "Find professionals",
  card: {
    title: "Find professionals",
    line: (cities: readonly string[]) => `Work, prices and what was checked, in ${cities.join(", ")}`,
  },
}
