/** What the booking dialog offers at a press, in Indian time: the next days, usual hours, and what they come to. */

import { datesIn, fromIndianTime, indianDay } from "../platform/time.ts"
import type { Language } from "../platform/words/language.ts"
import { refuseStart } from "./booking-time.rules.ts"

const DAYS = 6
const DAY_MS = 86_400_000
const hours = ["10:00", "11:30", "14:00", "16:30", "18:00"]

/** The next days that still have a usual hour, as the date field takes them. */
export const nextDays = (now: Date, language: Language) => {
  const dates = datesIn(language)
  const days = Array.from({ length: DAYS + 1 }, (_, ahead) => indianDay(new Date(now.getTime() + ahead * DAY_MS)))
  return days
    .filter((date) => hoursOn(date, now, language).length > 0)
    .slice(0, DAYS)
    .map((date) => {
      const at = instantOf(date, hours[0]!)
      return { date, weekday: dates.weekdayName(at), day: dates.dayOfMonth(at) }
    })
}

/** The usual hours of a day, as the time field takes them; those that have gone by are left out. */
export const hoursOn = (date: string, now: Date, language: Language) =>
  hours
    .map((time) => ({ time, startsAt: instantOf(date || indianDay(new Date(now.getTime() + DAY_MS)), time) }))
    .filter(({ startsAt }) => startsAt > now)
    .map(({ time, startsAt }) => ({ time, label: datesIn(language).clock(startsAt) }))

/** "Tue, 24 Nov, 4:30–5:30 pm"; undefined while it is not a start that can be asked for. */
export const visitText = (date: string, time: string, minutes: number, now: Date, language: Language) => {
  const startsAt = date && time ? fromIndianTime(date, time) : undefined
  if (!startsAt || refuseStart(startsAt, now)) return undefined
  return datesIn(language).span(startsAt, new Date(startsAt.getTime() + minutes * 60_000), now)
}

const instantOf = (date: string, time: string) => fromIndianTime(date, time) ?? new Date(Number.NaN)
