/**
 * Instants are shown in Asia/Kolkata whatever the machine's zone, and built from parts with our own month names:
 * Node's and the browser's ICU disagree on some of them. India has one offset and no summer time.
 */

import type { Language } from "./language/language.ts"
import { platformTexts } from "./texts.ts"

export const IST_OFFSET_MS = 330 * 60_000

type Instant = string | Date

export const partsOf = (instant: Instant) => {
  const at = new Date(new Date(instant).getTime() + IST_OFFSET_MS)
  if (Number.isNaN(at.getTime())) return undefined
  const hours = at.getUTCHours()
  return {
    day: at.getUTCDate(),
    month: at.getUTCMonth(),
    year: at.getUTCFullYear(),
    weekday: at.getUTCDay(),
    time: `${hours % 12 || 12}:${String(at.getUTCMinutes()).padStart(2, "0")}`,
    isMorning: hours < 12,
  }
}

/** How instants and stretches of time are said in a language; the examples are English. */
export const datesIn = (language: Language) => {
  const { time: t } = platformTexts.in(language)
  type Parts = NonNullable<ReturnType<typeof partsOf>>
  const named = ({ day, month, year, weekday }: Parts) => ({
    day,
    year,
    month: t.months[month]!,
    weekday: t.weekdays[weekday]!,
  })
  const from = (make: (parts: Parts) => string) => (instant: Instant) => {
    const parts = partsOf(instant)
    return parts ? make(parts) : t.invalid
  }
  /** "4:30 pm" */
  const clock = from(({ time, isMorning }) => t.clock(time, isMorning))
  /** "24 Nov 2026" */
  const day = from((parts) => t.day(named(parts)))
  /** "Tue, 24 Nov"; the year is said where it is not that of `now`: "Sat, 2 May 2026". */
  const weekday = (instant: Instant, now?: Date) =>
    from((parts) => {
      const isOtherYear = now && partsOf(now)?.year !== parts.year
      return isOtherYear ? t.weekdayOfYear(named(parts)) : t.weekday(named(parts))
    })(instant)
  return {
    clock,
    day,
    weekday,
    /** "Tue" and "24 Nov", for a day to choose. */
    weekdayName: from(({ weekday: place }) => t.weekdays[place]!),
    dayOfMonth: from((parts) => t.dayOfMonth(named(parts))),
    /** "Tue, 24 Nov, 4:30 pm"; "Sat, 2 May 2026, 4:30 pm" in another year than that of `now`. */
    instant: (instant: Instant, now?: Date) =>
      partsOf(instant) ? t.instant(weekday(instant, now), clock(instant)) : t.invalid,
    /** "Tue, 24 Nov, 4:30–5:30 pm"; with the year where it is not that of `now`. */
    span: (start: Instant, end: Instant, now: Date) => {
      const [first, last] = [partsOf(start), partsOf(end)]
      return first && last ? t.instant(weekday(start, now), t.clockSpan(first, last)) : t.invalid
    },
    /** Today, Yesterday, 'N days ago' under 7 days, else the day (specification 1 §9, notification age labels). */
    age: (instant: Instant, now: Date) => {
      const days = Math.round((Date.parse(indianDay(now)) - Date.parse(indianDay(new Date(instant)))) / 86_400_000)
      if (days <= 0) return t.today
      if (days === 1) return t.yesterday
      return days < 7 ? t.daysAgo(days) : day(instant)
    },
    /** "1 hour", "45 minutes", "1 hour 30 minutes" */
    duration: (minutes: number) => durationOf(minutes, t.hours, t.minutes),
    /** "1 h", "45 min", "1 h 30 min" */
    shortDuration: (minutes: number) => durationOf(minutes, t.shortHours, t.shortMinutes),
  }
}

type Counted = (count: number) => string

const durationOf = (minutes: number, hoursSaid: Counted, minutesSaid: Counted) => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours && hoursSaid(hours), rest && minutesSaid(rest)].filter(Boolean).join(" ")
}

/** What a person in Pune types into a date and a time field, as an instant; undefined when it is not one. */
export const fromIndianTime = (date: string, time: string): Date | undefined => {
  const at = new Date(`${date}T${time.length === 5 ? `${time}:00` : time}+05:30`)
  // Date takes 30 February for 2 March.
  return Number.isNaN(at.getTime()) || indianDay(at) !== date ? undefined : at
}

/** The Indian clock of an instant, as HH:MM. */
export const indianClock = (instant: Date) => new Date(instant.getTime() + IST_OFFSET_MS).toISOString().slice(11, 16)

/** The Indian calendar day of an instant, as YYYY-MM-DD. */
export const indianDay = (instant: Date) => new Date(instant.getTime() + IST_OFFSET_MS).toISOString().slice(0, 10)
