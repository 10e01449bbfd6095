/** Which days the booking dialog asks for, and what it makes of the answer. Days are Indian, YYYY-MM-DD. */
import { DAY_MS, dayAfter } from "../../platform/days.ts"
import { indianDay } from "../../platform/time.ts"

/** Two weeks to begin with, and at each press. */
export const DAYS_AT_ONCE = 14
/** The server computes no more at once. */
const MAX_IN_A_CALL = 62
/** Nothing further ahead can be booked. */
const MAX_DAYS = 366

/** So many days from today on, as calls take them. */
export const spansOf = (days: number, now: Date) =>
  Array.from({ length: Math.ceil(days / MAX_IN_A_CALL) }, (_, place) => ({
    from: dayAfter(indianDay(now), place * MAX_IN_A_CALL),
    days: Math.min(MAX_IN_A_CALL, days - place * MAX_IN_A_CALL),
  }))

/** How many days to begin with, so that the chosen one is among them. */
export const daysToShow = (chosen: string, now: Date) => {
  const ahead = (Date.parse(chosen) - Date.parse(indianDay(now))) / DAY_MS
  if (!(ahead >= DAYS_AT_ONCE && ahead < MAX_DAYS)) return DAYS_AT_ONCE
  return Math.ceil((ahead + 1) / DAYS_AT_ONCE) * DAYS_AT_ONCE
}

/** Whether there may be free times behind the days that were asked for. */
export const mayBeMore = (daysLoaded: number, until: string, now: Date) =>
  dayAfter(indianDay(now), daysLoaded - 1) < until

interface Loaded {
  days: readonly { date: string; times: readonly string[] }[]
  keeps_hours: boolean
}

/**
 * Whether a start is one of those that are offered. With nothing loaded, and outside of the days that were looked at, that
 * is the server's to say; so it is of hours that are kept, where the answer names the nearest.
 */
export const mayBeRequested = (loaded: Loaded | undefined, date: string, time: string) =>
  !loaded || loaded.keeps_hours || isListed(loaded, date, time)

export const isListed = ({ days }: Loaded, date: string, time: string) =>
  days.some((day) => day.date === date && day.times.includes(time))

/** Whether a chosen time is no longer free; only of professionals with their own hours, and within the days loaded. */
export const isGone = (
  loaded: Loaded | undefined,
  daysLoaded: number,
  { date, time }: { date: string; time: string },
  now: Date,
) => {
  if (!loaded?.keeps_hours || !date || !time) return false
  const today = indianDay(now)
  return date >= today && date <= dayAfter(today, daysLoaded - 1) && !isListed(loaded, date, time)
}

/** A day and a time of the address, as somebody was led here with them; undefined where it names none. */
export const slotIn = (params: URLSearchParams) => {
  const [date = "", time = ""] = [params.get("date") ?? "", params.get("time") ?? ""]
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(Date.parse(date))) return undefined
  return { date, time: /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? time : "" }
}
