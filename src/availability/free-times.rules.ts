/**
 * When a professional is free, from hours, exceptions and what is taken: the one computation that the call, the dialog, the
 * cards and the server's check share. Days and clocks are Indian; India has one offset, so a day has 1440 minutes.
 */
import {
  DAY_MS,
  dateOf,
  dayNumber,
  dayNumberAt,
  formatMinuteOfDay,
  MINUTE_MS,
  midnightOf,
  weekdayOf,
} from "../platform/days.ts"

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
export interface BusyInterval {
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

interface AvailabilityInput {
  hours: Hours
  taken: readonly BusyInterval[]
  /** Minutes of a visit. */
  duration: number
  now: Date
}

/** Minutes of the longest visit that fits into these hours; exceptions are of days to come. */
export const longestStretch = ({ weekly, exceptions }: Pick<Hours, "weekly" | "exceptions">) => {
  const week = Map.groupBy(weekly, ({ weekday }) => weekday).values()
  const days: DayHours[][] = [...week, ...exceptions.map(({ hours }) => hours)]
  return Math.max(0, ...days.flatMap(mergeStretches).map(({ from, to }) => to - from))
}

/** Days from `from` on that have free times, up to the horizon. */
export const freeDays = (input: AvailabilityInput, from: string, days: number): FreeDay[] => {
  const calendar = buildCalendar(input)
  const first = dayNumber(from)
  const count = Math.min(days, calendar.lastDay - first + 1)
  return Array.from({ length: Math.max(0, count) }, (_, ahead) => first + ahead)
    .map((day) => ({ date: dateOf(day), times: freeMinutesOn(calendar, day).map(formatMinuteOfDay) }))
    .filter(({ times }) => times.length > 0)
}

/** The soonest free start from today on; the search ends there. Undefined: none within these days. */
export const firstFree = (input: AvailabilityInput, days: number): Date | undefined => {
  const calendar = buildCalendar(input)
  const last = Math.min(calendar.firstDay + days - 1, calendar.lastDay)
  for (let day = calendar.firstDay; day <= last; day++) {
    const { starts, isFreeAt } = slotsOn(calendar, day)
    const first = starts.find(isFreeAt)
    if (first !== undefined) return new Date(midnightOf(day) + first * MINUTE_MS)
  }
  return undefined
}

export type TimeFault = "taken" | "too_soon" | "outside" | "between"

/** Why a visit cannot begin then; undefined where it can. Between: within the hours, and no start of theirs. */
export const faultOf = (input: AvailabilityInput, startsAt: Date): TimeFault | undefined => {
  const calendar = buildCalendar(input)
  const start = startsAt.getTime()
  const day = dayNumberAt(start)
  if (start < earliestStart(input)) return "too_soon"
  if (day > calendar.lastDay) return "outside"
  const minute = (start - midnightOf(day)) / MINUTE_MS
  const isWithin = stretchesOn(calendar, day).some(({ from, to }) => from <= minute && minute + input.duration <= to)
  if (!isWithin) return "outside"
  const { starts, isFreeAt } = slotsOn(calendar, day)
  if (!isFreeAt(minute)) return "taken"
  return starts.includes(minute) ? undefined : "between"
}

export const isFree = (input: AvailabilityInput, startsAt: Date) => faultOf(input, startsAt) === undefined

/** How many free times a refusal names. */
export const MAX_NEAREST = 3

/**
 * The free starts nearest to one that is not free, in their order: those within so many days to both sides. Looked for
 * outwards day by day, until what was found is nearer than anything of the next days can be.
 */
export const nearestFree = (input: AvailabilityInput, wanted: Date, reach: number): Date[] => {
  const calendar = buildCalendar(input)
  const requested = wanted.getTime()
  const requestedDay = dayNumberAt(requested)
  const distance = (start: number) => Math.abs(start - requested)
  const farthestDay = Math.min(reach, Math.max(requestedDay - calendar.firstDay, calendar.lastDay - requestedDay))
  let nearest: number[] = []
  for (let offset = 0; offset <= farthestDay; offset++) {
    const farthest = nearest[MAX_NEAREST - 1]
    if (farthest !== undefined && distance(farthest) <= (offset - 1) * DAY_MS) break
    const days = offset === 0 ? [requestedDay] : [requestedDay - offset, requestedDay + offset]
    const starts = days
      .flatMap((day) => freeStartsOn(calendar, day))
      .filter((start) => distance(start) <= reach * DAY_MS)
    nearest = [...nearest, ...starts.filter((start) => start !== requested)]
      .sort((one, other) => distance(one) - distance(other) || one - other)
      .slice(0, MAX_NEAREST)
  }
  return nearest.sort((one, other) => one - other).map((start) => new Date(start))
}

interface Calendar extends AvailabilityInput {
  /** By number, as all days here: today, and the last one that can be booked. */
  firstDay: number
  lastDay: number
  hoursOf: Map<number, DayHours[]>
  /** Taken times that touch a day, with their buffers. */
  takenOn: Map<number, BusyInterval[]>
}

/** Taken times are grouped by day once, so that each day checks only its own. */
const buildCalendar = (input: AvailabilityInput): Calendar => {
  const { hours, taken, now } = input
  const buffer = hours.buffer_minutes * MINUTE_MS
  const takenOn = new Map<number, BusyInterval[]>()
  for (const visit of taken) {
    const span = { from: visit.from - buffer, to: visit.to + buffer }
    const last = dayNumberAt(span.to)
    for (let day = dayNumberAt(span.from); day <= last; day++) {
      const others = takenOn.get(day)
      if (others) others.push(span)
      else takenOn.set(day, [span])
    }
  }
  const firstDay = dayNumberAt(now.getTime())
  return {
    ...input,
    firstDay,
    lastDay: firstDay + hours.horizon_days,
    hoursOf: new Map(hours.exceptions.map(({ date, hours }) => [dayNumber(date), hours])),
    takenOn,
  }
}

const freeStartsOn = (calendar: Calendar, day: number) =>
  freeMinutesOn(calendar, day).map((minute) => midnightOf(day) + minute * MINUTE_MS)

/** Minutes of the day at which a visit may begin. */
const freeMinutesOn = (calendar: Calendar, day: number) => {
  const { starts, isFreeAt } = slotsOn(calendar, day)
  return starts.filter(isFreeAt)
}

interface DaySlots {
  /** Minutes at which a visit may begin, if nothing else is there. */
  starts: number[]
  isFreeAt: (minute: number) => boolean
}

const earliestStart = ({ now, hours }: AvailabilityInput) => now.getTime() + hours.notice_minutes * MINUTE_MS

const stretchesOn = ({ hours, hoursOf }: Calendar, day: number) =>
  mergeStretches(hoursOf.get(day) ?? hours.weekly.filter(({ weekday }) => weekday === weekdayOf(day)))

const slotsOn = (calendar: Calendar, day: number): DaySlots => {
  const { hours, duration, firstDay, lastDay, takenOn } = calendar
  if (day < firstDay || day > lastDay) return { starts: [], isFreeAt: () => false }
  const midnight = midnightOf(day)
  const earliest = earliestStart(calendar)
  const taken = takenOn.get(day) ?? []
  const isFreeAt = (minute: number) => {
    const start = midnight + minute * MINUTE_MS
    const end = start + duration * MINUTE_MS
    return start >= earliest && taken.every(({ from, to }) => end <= from || start >= to)
  }
  const starts = stretchesOn(calendar, day).flatMap(({ from, to }) => startsIn(from, to - duration, hours.slot_minutes))
  return { starts, isFreeAt }
}

/** Hours that touch are one stretch: a visit may begin in one and end in the other. */
const mergeStretches = (hours: readonly DayHours[]): DayHours[] => {
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
