import type { PortraitUrls } from "../platform/session/stored-user.ts"
import type { OfferPrices } from "../professionals/packages/package.schema.ts"
import type { OfferedService, Profile, Verification } from "../professionals/professional.contract.ts"
import type { Merit } from "./best.rules.ts"

/** The kinds of service to choose from, as far as the page needs them. */
export interface CategoryChoice {
  slug: string
  name: string
  isOpen: boolean
}

/** Somebody to choose. */
export interface Candidate {
  id: string
  business_name: string
  full_name: string
  place: string
  rating: number | null
  reviews: number
  is_verified: boolean
  work_experience: number | null
  portrait: PortraitUrls | null
}

/** Somebody who is compared: what rows say of them, nothing else. */
export interface Compared extends Candidate {
  /** In all, as they say. */
  project_count: number
  trades: string[]
  checks: Verification["checks"]
  /** The service that its price, visit and time are of; null: nothing is open for booking. */
  offer: Pick<OfferedService, "id" | "name" | "price" | "duration" | "delivery" | keyof OfferPrices> | null
  price_level: Profile["price_category"]
  serves: string[]
  /** In words; null: no hours are kept, or none is free in the next 30 days. */
  next_free: string | null
  keeps_hours: boolean
  /** The first of their projects. */
  work: Pick<Profile["portfolio"][number], "id" | "title" | "locality" | "completed_year" | "picture"> | null
  work_count: number
  languages: string[]
  best: Merit[]
}

export interface Comparison {
  categories: CategoryChoice[]
  /** The catalogue could not be read. */
  isStandard: boolean
  category: CategoryChoice | null
  compared: Compared[]
  isTooMany: boolean
  /** Somebody who was asked for is not shown any more. */
  isSomebodyGone: boolean
  /** The chosen first, then those of the category; null: they could not be loaded. */
  choices: Candidate[] | null
  next: string | null
  cursor: string | null
}
