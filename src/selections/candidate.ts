import type { PortraitUrls } from "../platform/session/stored-user.ts"
import type { Cover } from "../professionals/cover.schema.ts"

/** Somebody to decide on, of a selection or a shortlist. */
export interface ShortlistCandidate {
  provider_id: string
  provider_name: string
  location: string
  rating: number | null
  rating_count: number
  is_verified: boolean
  /** The next free time in words; null: on request. */
  availability: string | null
  portrait: PortraitUrls | null
  cover: Cover
}
