/** Who may write a review of which visit, and until when it can be changed. */
import { HOUR_MS } from "../platform/days.ts"
import { informationOnly } from "../services/service.rules.ts"

export const TITLE_LIMIT = 100
export const COMMENT_LIMIT = 2_000
export const RESPONSE_LIMIT = 2_000
export const MAX_PICTURES = 5
/** On a profile: how many come at once, and the most that stand below each other before older ones take their place. */
export const REVIEWS_AT_ONCE = 10
export const MAX_SHOWN = 100
export const EDIT_HOURS = 48
/** Of one review within those hours. */
export const MAX_EDITS = 5

export const stars = ["5", "4", "3", "2", "1"] as const

interface Visit {
  /** It is completed, or ended after it began by a no-show or by its professional. */
  is_reviewable: boolean
  /** As its customer sees it. */
  is_cancelled: boolean
  service_type: string
  /** Null: the account was deleted. */
  provider_name: string | null
}

export type ReviewRefusal = "not_completed" | "cancelled" | "not_rated" | "gone"

export const reviewRefusal = (visit: Visit): ReviewRefusal | undefined => {
  // Advocates may be rated by nobody (specification 3 §9).
  if (visit.service_type === informationOnly) return "not_rated"
  if (visit.provider_name === null) return "gone"
  if (visit.is_reviewable) return undefined
  return visit.is_cancelled ? "cancelled" : "not_completed"
}

interface Answered {
  edited_at: string | null
  response: string | null
  /** Instants, ISO. */
  response_date: string | null
}

/** Once; and once more where the review was changed since. */
export const mayReply = (review: Answered) => review.response === null || isReplyToEarlier(review)

/** The review was changed after the reply. */
export const isReplyToEarlier = ({ edited_at, response_date }: Pick<Answered, "edited_at" | "response_date">) =>
  edited_at !== null && response_date !== null && Date.parse(edited_at) > Date.parse(response_date)

/** The instant until which it can be changed. */
export const editableUntil = (createdAt: Date) => new Date(createdAt.getTime() + EDIT_HOURS * HOUR_MS)

/** Who is asked has had time to look at the work, and still remembers it. */
const INVITE = { afterHours: 3, withinDays: 14 }

/** When a visit must have ended for its customer to be asked now. */
export const endedForInvitation = (now: Date) => ({
  after: new Date(now.getTime() - INVITE.withinDays * 24 * HOUR_MS),
  before: new Date(now.getTime() - INVITE.afterHours * HOUR_MS),
})

/** Points and dashes say nothing of a visit. */
export const unreadable = (text: string) =>
  /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(text) ? undefined : "says_nothing"
