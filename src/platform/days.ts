/** Indian days and clocks as numbers, which are quicker to reckon with than text and come after each other in every year. */
import { IST_OFFSET_MS } from "./time.ts"

export const MINUTE_MS = 60_000
export const HOUR_MS = 3_600_000
export const DAY_MS = 86_400_000

/** An Indian day, YYYY-MM-DD, counted from 1970; NaN where it cannot be read. */
export const dayNumber = (date: string) => Date.parse(`${date}T00:00:00Z`) / DAY_MS

/** The Indian day in which an instant falls, counted from 1970. */
export const dayNumberAt = (instant: number) => Math.floor((instant + IST_OFFSET_MS) / DAY_MS)

export const dateOf = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10)

/** When an Indian day begins, in milliseconds since 1970. */
export const midnightOf = (day: number) => day * DAY_MS - IST_OFFSET_MS

/** An instant that is of this day in every zone near India: to say the day itself. */
export const noonOf = (date: string) => new Date(midnightOf(dayNumber(date)) + DAY_MS / 2)

/** 0 = Sunday; the first of January 1970 was a Thursday. */
export const weekdayOf = (day: number) => (day + 4) % 7

/** @param date Indian day @param count may be negative */
export const dayAfter = (date: string, count: number) => dateOf(dayNumber(date) + count)

/** "HH:MM"; 1440 is "24:00", which only an end can be. */
export const formatMinuteOfDay = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`

/** Undefined where it is no "HH:MM" of a day, or "24:00". */
export const minuteOf = (time: string) => {
  const [, hour = "", minute = ""] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? []
  if (time === "24:00") return 1440
  return hour ? Number(hour) * 60 + Number(minute) : undefined
}
