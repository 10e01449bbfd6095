// What pages of the site show of people, and of what was written about them. Each page chooses whose (summaries.server.ts).
import type { Drawn } from "../drawings/picture.tsx"

export interface ProfessionalSummary {
  provider_id: string
  full_name: string
  business_name: string
  service_name: string
  locality: string | null
  city: string
  average_rating: number | null
  total_reviews: number
  /** Rupees per hour. */
  price: string | null
  /** In words, where no price per hour is set: from how much a visit is. */
  price_label: string | null
  cover: Drawn
  /** Unsaid: yes. */
  is_verified?: boolean
}

/** A review that its writer lets us quote. */
export interface Testimonial {
  id: string
  overall_rating: number
  title: string | null
  comment: string
  customer_name: string
  provider_id: string
  provider_name: string
  service_name: string
  created_at: string
}
