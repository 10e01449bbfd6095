import type { Overview } from "./home.contract.ts"

/** What the home page shows, and whether it is that only because it could not be read. */
export interface Home {
  overview: Overview
  isAway: boolean
}

/** As specified for a server in trouble: empty lists, zeros, and the one city that is open (specification 1 §8). */
export const unavailable: Home = {
  overview: {
    featured_services: [],
    featured_providers: [],
    testimonials: [],
    statistics: { total_providers: 0, total_bookings: 0, total_cities: 1, total_reviews: 0, average_rating: 0 },
    cities: [],
  },
  isAway: true,
}
