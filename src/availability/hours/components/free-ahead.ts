import { indianDay } from "../../../platform/time.ts"
import { type FreeDay, freeDays, type Taken, usualHours } from "../../free-times.rules.ts"
import { type Availability, hoursOf } from "../hours.rules.ts"

const DAYS_AHEAD = 60

interface Preview {
  availability: Availability
  taken: readonly Taken[]
  duration: number
  now: Date
}

/** What customers would be offered, computed by what the server computes it with. */
export const freeAhead = ({ availability, ...rest }: Preview): FreeDay[] => {
  const hours = availability.weekly.length > 0 ? hoursOf(availability) : usualHours
  return freeDays({ hours, ...rest }, indianDay(rest.now), DAYS_AHEAD)
}
