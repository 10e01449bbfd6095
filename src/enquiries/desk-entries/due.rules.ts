/** How far a promised time is away, for a badge that says it in words. */
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../platform/days.ts"

export type Urgency = "late" | "soon" | "later"

export interface Due {
  urgency: Urgency
  unit: "minutes" | "hours" | "days"
  count: number
}

const SOON_MS = 4 * HOUR_MS
/** From here on days say enough. */
const HOURS_MS = 48 * HOUR_MS

export const dueOf = (due: string, now: Date): Due => {
  const left = new Date(due).getTime() - now.getTime()
  const distance = Math.abs(left)
  const urgency = left < 0 ? "late" : left <= SOON_MS ? "soon" : "later"
  if (distance < HOUR_MS) return { urgency, unit: "minutes", count: Math.max(1, Math.round(distance / MINUTE_MS)) }
  if (distance < HOURS_MS) return { urgency, unit: "hours", count: Math.round(distance / HOUR_MS) }
  return { urgency, unit: "days", count: Math.round(distance / DAY_MS) }
}
