/**
 * Checks of the booking dialog: who cannot book, whether terms have changed since they were shown, overlaps with the
 * customer's own visits. They warn before the form is filled in; the server decides (specification 3 §3 and §8).
 */
import { detectRoles, type RoleFacts } from "../../accounts/roles.rules.ts"
import { isAhead, type Status } from "../booking.rules.ts"

/** Price and duration as the customer was shown them; a request is refused where those in force differ. */
interface ShownTerms {
  /** Per hour, or of the package; empty: to be agreed. Undefined where the request does not say what it was shown. */
  price?: string | undefined
  /** Minutes. */
  duration?: number | undefined
}

export interface Terms {
  /** Per hour, or of the package. */
  price: string | null
  /** Minutes. */
  duration: number
  is_package: boolean
}

export const isAsShown = (shown: ShownTerms, { price, duration }: Pick<Terms, "price" | "duration">) =>
  (shown.price === undefined || isSameAmount(shown.price || null, price)) &&
  (shown.duration === undefined || shown.duration === duration)

/** "1250" and "1250.00" are one. */
const isSameAmount = (one: string | null, other: string | null) =>
  one === null || other === null ? one === other : Number(one) === Number(other)

export type Obstacle = "own_profile" | "admin" | "professional"

/** Undefined for a visitor too: signing in comes after the form. */
export const obstacleFor = (who: RoleFacts | null, providerId: string): Obstacle | undefined => {
  if (!who) return undefined
  if (who.professional_id === providerId) return "own_profile"
  const { is_user, is_admin } = detectRoles(who)
  if (is_user) return undefined
  return is_admin ? "admin" : "professional"
}

interface Visit {
  status: Status
  /** Instants, ISO. */
  start_time: string
  end_time: string
}

/** The customer's own visits that a new one would overlap. */
export const visitsDuring = <V extends Visit>(visits: readonly V[], start: Date, minutes: number, now: Date): V[] => {
  const end = start.getTime() + minutes * 60_000
  return visits.filter(
    (visit) =>
      isAhead(visit, now) && Date.parse(visit.start_time) < end && Date.parse(visit.end_time) > start.getTime(),
  )
}

/** A visitor's booking request waits in their browser for so long. */
export const VISITOR_DRAFT_DAYS = 7
