/**
 * When a professional is free, from hours, exceptions and what is taken: the one computation that the call, the dialog, the
 * cards and the server's check share. Days and clocks are Indian; India has one offset, so a day has 1440 minutes.
 */
import { fromIndianTime, indianDay } from "../platform/time.ts"

export interface DayHours {
  /** Minutes of the day; `to` is up to 1440. */
  from: number
  to: number
}

export interface Hours {
  /** By weekday, 0 = Sunday. */
  weekly: (DayHours & { weekday: number })[]
  /** A day that is not like its weekday: hours of its own, or none. */
  exceptions: { date: string; hours: DayHours[] }[]
  slot_minutes: number
  /** From asking to the start, at least. */
  notice_minutes: number
  /** Days ahead that can be booked. */
  horizon_days: number
  /** Kept free around each visit. */
  buffer_minutes: number
}

/** Milliseconds since 1970. */
export interface Taken {
  from: number
  to: number
}

/** Of those who keep no hours: 10:00 to 19:00, Monday to Saturday (specification 3 §8). */
export const usualHours: Hours = {
  weekly: [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: 600, to: 1140 })),
  exceptions: [],
  slot_minutes: 30,
  notice_minutes: 120,
  horizon_days: 60,
  buffer_minutes: 0,
}

export interface FreeDay {
  /** Indian day, YYYY-MM-DD. */
  date: string
  /** Starts, HH:MM in Indian time. */
  times: string[]
}

interface Question {
  hours: Hours
  taken: readonly Taken[]
  /** Minutes of a visit. */
  duration: number
  now: Date
}

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** Days from `from` on that have free times; none are looked at beyond the last one that can be booked. */
export const freeDays = (question: Question, from: string, days: number): FreeDay[] => {
  const calendar = calendarOf(question)
  const count = Math.min(days, calendar.lastDay - dayNumber(from) + 1)
  return Array.from({ length: Math.max(0, count) }, (_, ahead) => dayAfter(from, ahead))
    .map((date) => ({ date, times: freeTimesOn(calendar, date) }))
    .filter(({ times }) => times.length > 0)
}

export const isFree = (question: Question, startsAt: Date) => {
  const date = indianDay(startsAt)
  return freeTimesOn(calendarOf(question), date).some((time) => instantOf(date, time) === startsAt.getTime())
}

/**
 * The free starts nearest to one that is not free, in their order: of two weeks to both sides, or of another stretch of days.
 * Looked for outwards day by day, until what was found is nearer than anything of the next days can be.
 */
export const nearestFree = (question: Question, wanted: Date, { from, days }: Stretch = around(wanted)): Date[] => {
  const calendar = calendarOf(question)
  const wish = dayNumber(indianDay(wanted))
  const first = dayNumber(from)
  const last = Math.min(first + days - 1, calendar.lastDay)
  let nearest: number[] = []
  for (let far = 0; wish - far >= first || wish + far <= last; far++) {
    const farthest = nearest[NAMED - 1]
    if (farthest !== undefined && distance(farthest, wanted) <= (far - 1) * DAY_MS) break
    const starts = [...new Set([wish - far, wish + far])]
      .filter((day) => day >= first && day <= last)
      .map(dayNumbered)
      .flatMap((date) => freeTimesOn(calendar, date).map((time) => instantOf(date, time)))
      .filter((start) => start !== wanted.getTime())
    nearest = [...nearest, ...starts]
      .sort((one, other) => distance(one, wanted) - distance(other, wanted) || one - other)
      .slice(0, NAMED)
  }
  return nearest.sort((one, other) => one - other).map((start) => new Date(start))
}

interface Stretch {
  /** Indian day. */
  from: string
  days: number
}

const NAMED = 3

const REACH_DAYS = 14

const around = (wanted: Date): Stretch => ({
  from: dayAfter(indianDay(wanted), -REACH_DAYS),
  days: 2 * REACH_DAYS + 1,
})

const distance = (start: number, wanted: Date) => Math.abs(start - wanted.getTime())

/** @param date Indian day @param count may be negative */
export const dayAfter = (date: string, count: number) => dayNumbered(dayNumber(date) + count)

/** Of an Indian day, counted from 1970. Days are compared by it: as text, year 10000 comes before this one. */
const dayNumber = (date: string) => Date.parse(`${date}T00:00:00Z`) / DAY_MS

const dayNumbered = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10)

interface Calendar extends Question {
  lastDay: number
  hoursOf: Map<string, DayHours[]>
  /** By day number, what touches it, with the buffer around it. */
  takenOn: Map<number, Taken[]>
}

/** Sorted by day once: a day looks at its own, whatever else there is. */
const calendarOf = (question: Question): Calendar => {
  const { hours, taken, now } = question
  const buffer = hours.buffer_minutes * MINUTE_MS
  const takenOn = new Map<number, Taken[]>()
  for (const visit of taken) {
    const span = { from: visit.from - buffer, to: visit.to + buffer }
    const last = dayNumber(indianDay(new Date(span.to)))
    for (let day = dayNumber(indianDay(new Date(span.from))); day <= last; day++) {
      const others = takenOn.get(day)
      if (others) others.push(span)
      else takenOn.set(day, [span])
    }
  }
  return {
    ...question,
    lastDay: dayNumber(indianDay(now)) + hours.horizon_days,
    hoursOf: new Map(hours.exceptions.map(({ date, hours }) => [date, hours])),
    takenOn,
  }
}

const freeTimesOn = ({ hours, duration, now, lastDay, hoursOf, takenOn }: Calendar, date: string) => {
  const day = dayNumber(date)
  // Written so that a date that cannot be read is none, too.
  if (!(day <= lastDay)) return []
  const midnight = instantOf(date, "00:00")
  const earliest = now.getTime() + hours.notice_minutes * MINUTE_MS
  const taken = takenOn.get(day) ?? []
  const isOpen = (minute: number) => {
    const start = midnight + minute * MINUTE_MS
    const end = start + duration * MINUTE_MS
    return start >= earliest && taken.every(({ from, to }) => end <= from || start >= to)
  }
  return joined(hoursOf.get(date) ?? usualOn(hours, date))
    .flatMap(({ from, to }) => startsIn(from, to - duration, hours.slot_minutes))
    .filter(isOpen)
    .map(clock)
}

const usualOn = ({ weekly }: Hours, date: string) => {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  return weekly.filter((one) => one.weekday === weekday)
}

/** Hours that touch are one stretch: a visit may begin in one and end in the other. */
const joined = (hours: readonly DayHours[]): DayHours[] => {
  const stretches: DayHours[] = []
  for (const { from, to } of hours.toSorted((one, other) => one.from - other.from)) {
    const last = stretches.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else stretches.push({ from, to })
  }
  return stretches
}

const startsIn = (first: number, last: number, step: number) =>
  Array.from({ length: Math.max(0, Math.floor((last - first) / step) + 1) }, (_, place) => first + place * step)

const instantOf = (date: string, time: string) => fromIndianTime(date, time)!.getTime()

/** "HH:MM"; 1440 is "24:00", which only an end can be. */
export const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`

/** Undefined where it is no "HH:MM" of a day, or "24:00". */
export const minuteOf = (time: string) => {
  const [, hour = "", minute = ""] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? []
  if (time === "24:00") return 1440
  return hour ? Number(hour) * 60 + Number(minute) : undefined
}
