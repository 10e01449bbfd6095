import { indianClock, indianDay } from "./time.ts"

/** As spreadsheets sort it: "2026-11-24 16:30", Indian time. */
export const indianMinute = (instant: string | null) => {
  if (instant === null) return null
  const at = new Date(instant)
  return `${indianDay(at)} ${indianClock(at)}`
}
