/** Who suits an inquiry best: points for what rows say of a professional, each point with its reason. */
import { DAY_MS } from "../../platform/days.ts"
import type { AnswerTime } from "../../professionals/answer-time/answer-time.rules.ts"

/** How many are suggested, and may have one inquiry at a time. */
export const MAX_MATCHED = 3
/** Days in which who got few inquiries comes first. */
export const FAIR_DAYS = 30
/** Days of which answers in time are counted. */
export const ANSWER_DAYS = 90

export const priceLevels = ["Standard", "Premium", "Luxury"] as const
export type PriceLevel = (typeof priceLevels)[number]

export interface Candidate {
  business_name: string
  /** Of their own; null: not known. */
  locality: string | null
  /** From the locality of the inquiry; null: one of the two is not known. */
  distance_km: number | null
  city: string
  price_category: PriceLevel | null
  /** The cheapest package, rupees. */
  package_from: number | null
  keeps_hours: boolean
  next_free: Date | null
  answer_time: AnswerTime | null
  answered: number
  lapsed: number
  /** Inquiries that we sent them in FAIR_DAYS. */
  recent_inquiries: number
  rating: number | null
  review_count: number
}

export type Reason =
  | { kind: "locality"; locality: string }
  | { kind: "near"; locality: string; km: number }
  | { kind: "city"; city: string }
  | { kind: "level"; level: PriceLevel }
  | { kind: "package"; amount: number }
  | { kind: "free"; at: Date }
  | { kind: "answers"; within: AnswerTime }
  | { kind: "answered"; answered: number; of: number }
  | { kind: "rating"; rating: number; reviews: number }
  | { kind: "fewest"; inquiries: number }

const answerPoints: Record<AnswerTime, number> = { hour: 15, few_hours: 12, day: 8, two_days: 4 }

interface Asked {
  /** Price levels that suit the budget; none where none was said. */
  levels: readonly PriceLevel[]
  /** Rupees that it comes to at most; null: it has no end, or none was said. */
  most: number | null
  now: Date
}

/** Points with their reasons, the weightiest first. */
export const assess = (one: Candidate, { levels, most, now }: Asked): { points: number; reasons: Reason[] } => {
  const parts = [
    ofPlace(one),
    ofBudget(one, levels, most),
    ofTime(one, now),
    ...ofAnswers(one),
    ofRating(one),
    ofFairness(one),
  ]
  const counted = parts.flatMap((part) => (part ? [part] : []))
  const reasons = counted.filter(({ points }) => points > 0).toSorted((a, b) => b.points - a.points)
  return {
    points: counted.reduce((sum, { points }) => sum + points, 0),
    reasons: reasons.flatMap(({ reason }) => (reason ? [reason] : [])),
  }
}

type Part = { points: number; reason?: Reason }

const ofPlace = ({ distance_km: km, locality, city }: Candidate): Part => {
  if (km === null || locality === null || km > 12) return { points: 1, reason: { kind: "city", city } }
  if (km < 0.5) return { points: 30, reason: { kind: "locality", locality } }
  return { points: km <= 5 ? 22 : 12, reason: { kind: "near", locality, km } }
}

const ofBudget = (
  { price_category, package_from }: Candidate,
  levels: readonly PriceLevel[],
  most: number | null,
): Part | undefined => {
  if (price_category && levels.includes(price_category))
    return { points: 15, reason: { kind: "level", level: price_category } }
  if (most !== null && package_from !== null && package_from <= most)
    return { points: 8, reason: { kind: "package", amount: package_from } }
  return undefined
}

const ofTime = ({ next_free, keeps_hours }: Candidate, now: Date): Part | undefined => {
  // Who keeps no hours here may be free; who keeps some and has none left is not.
  if (!next_free) return keeps_hours ? { points: -15 } : undefined
  const days = (next_free.getTime() - now.getTime()) / DAY_MS
  return { points: days <= 3 ? 20 : days <= 7 ? 12 : 5, reason: { kind: "free", at: next_free } }
}

const ofAnswers = ({ answer_time, answered, lapsed }: Candidate): Part[] => {
  const of = answered + lapsed
  return [
    ...(answer_time
      ? [{ points: answerPoints[answer_time], reason: { kind: "answers" as const, within: answer_time } }]
      : []),
    ...(of > 0
      ? [
          {
            points: Math.round((12 * (answered - 2 * lapsed)) / of),
            reason: { kind: "answered" as const, answered, of },
          },
        ]
      : []),
  ]
}

const ofRating = ({ rating, review_count: reviews }: Candidate): Part | undefined =>
  rating === null || reviews < 3
    ? undefined
    : { points: Math.round(Math.max(0, rating - 3) * 5), reason: { kind: "rating", rating, reviews } }

/** Nobody gets all of them: each that somebody got lately weighs as much as another quarter of the town. */
const ofFairness = ({ recent_inquiries: inquiries }: Candidate): Part =>
  inquiries === 0 ? { points: 6, reason: { kind: "fewest", inquiries } } : { points: -10 * Math.min(inquiries, 4) }

/** The best first; of equals who got fewer, then by name, so that it is the same each time. */
export const inOrderOfFit = <C extends Candidate>(candidates: readonly C[], asked: Asked) =>
  candidates
    .map((candidate) => ({ candidate, ...assess(candidate, asked) }))
    .toSorted(
      (one, other) =>
        other.points - one.points ||
        one.candidate.recent_inquiries - other.candidate.recent_inquiries ||
        one.candidate.business_name.localeCompare(other.candidate.business_name),
    )
