/** What a professional may keep as hours, as they are sent: days of the week, days that differ, and clocks "HH:MM". */
import { DAY_MS, dateOf, dayNumber, minuteOf } from "../../platform/days.ts"
import type { DayHours, Hours } from "../free-times.rules.ts"

export interface WeeklyHours {
  /** 0 is Sunday. */
  weekday: number
  from: string
  to: string
}

/** Closed, or with hours of its own; several stretches are a row each. */
export interface DifferentDay {
  /** Indian day, YYYY-MM-DD. */
  date: string
  /** Of a closed one: the last of several days. */
  until?: string | undefined
  closed?: boolean | undefined
  from?: string | undefined
  to?: string | undefined
}

export interface Availability {
  weekly: WeeklyHours[]
  exceptions: DifferentDay[]
  slot_minutes: number
  notice_minutes: number
  horizon_days: number
  buffer_minutes: number
}

export const MAX_STRETCHES = 6
export const MAX_EXCEPTIONS = 400
/** Of one time away; nobody is booked further ahead. */
export const LONGEST_AWAY = 366

export type HoursRule =
  | "time"
  | "midnight_begins"
  | "midnight_ends"
  | "ends_first"
  | "crosses_midnight"
  | "overlaps"
  | "too_many_stretches"
  | "closed_or_open"
  | "closed_and_open"
  | "too_many_days"
  | "open_for_days"
  | "ends_before"
  | "too_long_away"
  | "days_overlap"

/** Path of the value ("weekly", 3, "to"), and the rule that it breaks. */
export interface Fault {
  path: [list: "weekly" | "exceptions", row?: number, field?: string]
  rule: HoursRule
}

type WeekAndExceptions = Pick<Availability, "weekly" | "exceptions">

/** Of each row the first fault; none where the database takes all of it. */
export const faultsOf = ({ weekly, exceptions }: WeekAndExceptions): Fault[] => {
  const faults = [
    ...faultsIn("weekly", weekly, ({ weekday }) => weekday),
    ...faultsIn("exceptions", exceptions, ({ date }) => date),
    ...faultsOfDays(exceptions),
  ]
  return exceptions.length > MAX_EXCEPTIONS ? [...faults, { path: ["exceptions"], rule: "too_many_days" }] : faults
}

const faultsIn = <R extends Row>(list: Fault["path"][0], rows: readonly R[], dayOf: (row: R) => unknown): Fault[] => {
  const days = new Map<unknown, Row[]>()
  return rows.flatMap((row, place) => {
    const before = days.get(dayOf(row)) ?? []
    const wrong = faultOfRow(row) ?? faultBeside(row, before)
    if (!wrong) days.set(dayOf(row), [...before, row])
    return wrong ? [{ path: [list, place, wrong.field], rule: wrong.rule }] : []
  })
}

/** Of several days at once, and of what lies within them. */
const faultsOfDays = (rows: readonly DifferentDay[]): Fault[] =>
  rows.flatMap((row, place): Fault[] => {
    const rule = faultOfDays(row)
    if (rule) return [{ path: ["exceptions", place, "until"], rule }]
    const isBeside = rows
      .slice(0, place)
      .some((one) => (row.until || one.until) && !faultOfDays(one) && shareDays(one, row))
    return isBeside ? [{ path: ["exceptions", place, "date"], rule: "days_overlap" }] : []
  })

const faultOfDays = ({ date, until, closed }: DifferentDay): HoursRule | undefined => {
  if (until === undefined) return undefined
  if (!closed) return "open_for_days"
  if (until < date) return "ends_before"
  return Date.parse(until) - Date.parse(date) >= LONGEST_AWAY * DAY_MS ? "too_long_away" : undefined
}

export const shareDays = (one: DifferentDay, other: DifferentDay) =>
  one.date <= (other.until ?? other.date) && other.date <= (one.until ?? one.date)

type Row = Pick<DifferentDay, "closed" | "from" | "to">

const isClosed = ({ closed }: Row) => closed === true

type RowFault = { field: string; rule: HoursRule } | undefined

/** Against the earlier rows of the same day. */
const faultBeside = (row: Row, before: readonly Row[]): RowFault => {
  if (before.length > 0 && [row, ...before].some(isClosed)) return { field: "date", rule: "closed_and_open" }
  if (before.length >= MAX_STRETCHES) return { field: "from", rule: "too_many_stretches" }
  return before.some((one) => overlap(one, row)) ? { field: "from", rule: "overlaps" } : undefined
}

const faultOfRow = (row: Row): RowFault => {
  const { from, to } = row
  const hasHours = from !== undefined || to !== undefined
  if (isClosed(row)) return hasHours ? { field: "closed", rule: "closed_and_open" } : undefined
  if (!hasHours) return { field: "closed", rule: "closed_or_open" }
  const [first, last] = [minuteOf(from ?? ""), minuteOf(to ?? "")]
  if (first === undefined) return { field: "from", rule: "time" }
  if (last === undefined) return { field: "to", rule: "time" }
  if (first === 1440) return { field: "from", rule: "midnight_begins" }
  if (first < last) return undefined
  if (last === 0) return { field: "to", rule: "midnight_ends" }
  return { field: "to", rule: isNight(first, last) ? "crosses_midnight" : "ends_first" }
}

/** Evening to morning is meant to go on; the other way round somebody has mixed up the two. */
const isNight = (first: number, last: number) => first >= 12 * 60 && last <= 8 * 60 && first !== last

const overlap = (one: Row, other: Row) => {
  const [a, b] = [minutesOf(one), minutesOf(other)]
  return a.from < b.to && b.from < a.to
}

/** Of a row without a fault; one with it counts as nothing. */
const minutesOf = ({ from = "", to = "" }: Row): DayHours => ({ from: minuteOf(from) ?? 0, to: minuteOf(to) ?? 0 })

/** As free times are computed from it; of what has no faults. */
export const hoursOf = ({ weekly, exceptions, ...rest }: Availability): Hours => ({
  ...rest,
  weekly: weekly.map((row) => ({ weekday: row.weekday, ...minutesOf(row) })),
  exceptions: [...new Set(exceptions.flatMap(daysOf))].map((date) => ({
    date,
    hours: exceptions.filter((row) => row.date === date && !isClosed(row)).map(minutesOf),
  })),
})

const daysOf = ({ date, until = date }: DifferentDay) => {
  const [first, last] = [dayNumber(date), dayNumber(until)]
  return Array.from({ length: last - first + 1 }, (_, day) => dateOf(first + day))
}

/** As it is stored; of one without a fault. */
export const rowOf = (row: DifferentDay) => {
  const { date, until = date } = row
  const hours = isClosed(row) ? { from: null, to: null } : minutesOf(row)
  return { date, until: until === date ? null : until, ...hours }
}
