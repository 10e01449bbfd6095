/** A week of hours as it is edited: a day at a time. */
import { formatMinuteOfDay, minuteOf } from "../../platform/days.ts"
import { usualHours } from "../free-times.rules.ts"
import type { WeeklyHours } from "./hours.rules.ts"

interface Span {
  from: string
  to: string
}

/** As people here count them, from Monday on; 0 is Sunday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 0] as const

/** "Copy to Monday to Friday". */
export const workdays = [1, 2, 3, 4, 5] as const

/** The hours of a day, each with its place in the list. */
export const hoursOfDay = (weekly: readonly WeeklyHours[], weekday: number) =>
  weekly.flatMap((row, place) => (row.weekday === weekday ? [{ place, from: row.from, to: row.to }] : []))

/** No spans: closed. */
export const withDay = (weekly: readonly WeeklyHours[], weekday: number, spans: readonly Span[]): WeeklyHours[] => {
  const others = weekly.filter((row) => row.weekday !== weekday)
  const own = spans.map(({ from, to }) => ({ weekday, from, to }))
  return [...others, ...own].sort((one, other) => one.weekday - other.weekday)
}

export const withWorkdaysLike = (weekly: readonly WeeklyHours[], weekday: number): WeeklyHours[] => {
  const spans = hoursOfDay(weekly, weekday)
  return workdays.reduce<WeeklyHours[]>((week, day) => withDay(week, day, spans), [...weekly])
}

const toClockTimes = ({ from, to }: { from: number; to: number }): Span => ({
  from: formatMinuteOfDay(from),
  to: formatMinuteOfDay(to),
})

/** What a day begins with when it is opened. */
export const usualSpan: Span = toClockTimes(usualHours.weekly[0]!)

export const usualWeek: WeeklyHours[] = usualHours.weekly.map((row) => ({ weekday: row.weekday, ...toClockTimes(row) }))

const QUARTER = 15
const LUNCH = { from: 780, to: 840 }

/** The longest stretch in two, with lunch between them where it is open then; undefined where none is long enough. */
export const withBreak = (spans: readonly Span[]): Span[] | undefined => {
  const minutes = spans.map(({ from, to }) => ({ from: minuteOf(from) ?? 0, to: minuteOf(to) ?? 0 }))
  const longest = minutes.toSorted((one, other) => other.to - other.from - (one.to - one.from))[0]
  if (!longest || longest.to - longest.from < 3 * QUARTER) return undefined
  const pause = longest.from < LUNCH.from && longest.to > LUNCH.to ? LUNCH : middleOf(longest)
  return minutes
    .flatMap((one) =>
      one === longest
        ? [
            { from: one.from, to: pause.from },
            { from: pause.to, to: one.to },
          ]
        : [one],
    )
    .map(toClockTimes)
}

/** An hour, or the middle third of less than three. */
const middleOf = ({ from, to }: { from: number; to: number }) => {
  const quarters = Math.floor((to - from) / QUARTER)
  const length = Math.min(4, Math.floor(quarters / 3))
  const start = from + Math.floor((quarters - length) / 2) * QUARTER
  return { from: start, to: start + length * QUARTER }
}
