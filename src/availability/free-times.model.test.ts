/**
 * Free times against a model that knows none of their code: a calendar is painted minute by minute on one line, and a start
 * is free where every minute of the visit, and of the buffer around it, may be taken. The same calendars, all by chance.
 */
import { expect, test } from "vitest"
import { seededRandom } from "../../test/chance.ts"
import { startFault } from "../bookings/booking-time.rules.ts"
import {
  type DayHours,
  type FreeDay,
  firstFree,
  freeDays,
  type Hours,
  isFree,
  nearestFree,
} from "./free-times.rules.ts"

const CALENDARS = 1_000
const DAYS = 9
const DAY = 1_440
const MINUTE_MS = 60_000
/** Indian midnight of a Monday. */
const FIRST = Date.parse("2026-11-22T18:30:00Z")

interface Calendar {
  hours: Hours
  /** In minutes from FIRST on. */
  visits: { from: number; to: number }[]
  duration: number
  now: number
}

test(`${CALENDARS} calendars: what is offered may be had, and what may be had is offered`, () => {
  const chance = seededRandom("free times")
  const seen = { free: 0, none: 0, refused: 0 }
  for (let n = 0; n < CALENDARS; n++) {
    const calendar = drawCalendar(chance)
    const question = questionOf(calendar)
    const offered = minutesOf(freeDays(question, dateOf(0), DAYS))
    expect(offered.join(), JSON.stringify(calendar)).toBe(model(calendar).join())
    // The one that cards name, from today on.
    const today = Math.floor(calendar.now / DAY)
    const first = firstFree(question, DAYS - today)
    expect(first && (first.getTime() - FIRST) / MINUTE_MS, JSON.stringify(calendar)).toBe(offered[0])
    // The server's check, of what is offered and of any minute.
    const asked = [...offered.slice(0, 6), ...Array.from({ length: 6 }, () => Math.floor(chance() * DAYS * DAY))]
    const allowed = asked.filter((minute) => isFree(question, new Date(FIRST + minute * MINUTE_MS)))
    const wanted = asked.filter((minute) => offered.includes(minute))
    expect(allowed.join(), JSON.stringify(calendar)).toBe(wanted.join())
    // The nearest to any minute, of all that is offered within reach.
    const [wish, reach] = [Math.floor(chance() * DAYS * DAY), Math.ceil(chance() * DAYS)]
    const far = (minute: number) => Math.abs(minute - wish)
    const near = minutesOf(freeDays(question, dateOf(0), 2 * DAYS + 1))
      .filter((minute) => minute !== wish && far(minute) <= reach * DAY)
      .sort((a, b) => far(a) - far(b) || a - b)
    const named = nearestFree(question, new Date(FIRST + wish * MINUTE_MS), reach)
    expect(named.map((start) => (start.getTime() - FIRST) / MINUTE_MS)).toEqual(near.slice(0, 3).sort((a, b) => a - b))
    seen.free += offered.length
    seen.none += offered.length === 0 ? 1 : 0
    seen.refused += asked.length - allowed.length
  }
  // The calendars are of every sort, or this shows nothing.
  expect(seen.free).toBeGreaterThan(CALENDARS)
  expect(seen.none).toBeGreaterThan(CALENDARS / 100)
  expect(seen.refused).toBeGreaterThan(CALENDARS)
})

test("of the furthest calendar whatever is offered on the last day may be booked, at any hour of today", () => {
  const chance = seededRandom("the last day")
  const weekly = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: 0, to: DAY }))
  const hours = { weekly, exceptions: [], slot_minutes: 15, notice_minutes: 0, horizon_days: 365, buffer_minutes: 0 }
  const today = [0, DAY - 1, ...Array.from({ length: 10 }, () => Math.floor(chance() * DAY))]
  for (const now of today) {
    const question = questionOf({ hours, visits: [], duration: 15, now })
    const offered = freeDays(question, dateOf(364), DAYS)
    expect(offered.map(({ date, times }) => [date, times.length])).toEqual([
      [dateOf(364), 96],
      [dateOf(365), 96],
    ])
    const starts = offered.flatMap(({ date, times }) => times.map((time) => new Date(`${date}T${time}:00+05:30`)))
    expect(starts.filter((start) => startFault(start, question.now))).toEqual([])
  }
})

const minutesOf = (days: FreeDay[]) =>
  days.flatMap(({ date, times }) => times.map((time) => (Date.parse(`${date}T${time}:00+05:30`) - FIRST) / MINUTE_MS))

const questionOf = ({ hours, visits, duration, now }: Calendar) => ({
  hours,
  taken: visits.map(({ from, to }) => ({ from: FIRST + from * MINUTE_MS, to: FIRST + to * MINUTE_MS })),
  duration,
  now: new Date(FIRST + now * MINUTE_MS),
})

/** All starts, in minutes from FIRST on. */
function model({ hours, visits, duration, now }: Calendar): number[] {
  const { slot_minutes, buffer_minutes, notice_minutes, horizon_days } = hours
  const isTaken = (minute: number) => visits.some(({ from, to }) => minute >= from && minute < to)
  const starts: number[] = []
  for (let day = 0; day < DAYS; day++) {
    const isOpen = openMinutes(hours, day)
    let sinceOpening = 0
    for (let minute = 0; minute < DAY; minute++) {
      sinceOpening = isOpen[minute] ? sinceOpening + 1 : 0
      if (sinceOpening === 0 || (sinceOpening - 1) % slot_minutes !== 0) continue
      const start = day * DAY + minute
      if (start < now + notice_minutes || day > Math.floor(now / DAY) + horizon_days) continue
      const visit = Array.from({ length: duration }, (_, ahead) => minute + ahead)
      const around = Array.from({ length: duration + 2 * buffer_minutes }, (_, ahead) => start - buffer_minutes + ahead)
      if (visit.every((one) => isOpen[one]) && !around.some(isTaken)) starts.push(start)
    }
  }
  return starts
}

const openMinutes = ({ weekly, exceptions }: Hours, day: number): boolean[] => {
  const other = exceptions.filter(({ date }) => date === dateOf(day))
  const stretches = other.length > 0 ? other[0]!.hours : weekly.filter(({ weekday }) => weekday === (1 + day) % 7)
  return Array.from({ length: DAY }, (_, minute) => stretches.some(({ from, to }) => minute >= from && minute < to))
}

function drawCalendar(chance: () => number): Calendar {
  const below = (most: number) => Math.floor(chance() * most)
  const oneOf = <T>(list: readonly T[]): T => list[below(list.length)]!
  const stretches = (): DayHours[] => {
    const step = oneOf([1, 5, 30])
    const marks = [...new Set(Array.from({ length: 2 * below(4) }, () => step * below(1 + DAY / step)))].sort(
      (a, b) => a - b,
    )
    const pairs = marks.flatMap((from, place) =>
      place % 2 === 0 && marks[place + 1] ? [{ from, to: marks[place + 1]! }] : [],
    )
    // Some that touch, in any order: as the database may hand them over.
    const last = pairs.at(-1)
    if (last && last.to < DAY && chance() < 0.3)
      pairs.unshift({ from: last.to, to: last.to + 1 + below(DAY - last.to) })
    return pairs
  }
  const weekdays = Array.from({ length: 7 }, (_, weekday) => weekday).filter(() => chance() < 0.8)
  const days = Array.from({ length: DAYS }, (_, day) => day).filter(() => chance() < 0.2)
  return {
    hours: {
      weekly: weekdays.flatMap((weekday) => stretches().map((one) => ({ weekday, ...one }))),
      exceptions: days.map((day) => ({ date: dateOf(day), hours: stretches() })),
      slot_minutes: oneOf([15, 20, 30, 45, 60, 240]),
      notice_minutes: oneOf([0, 1, 120, 1_440, 4_320]),
      horizon_days: oneOf([1, 3, 60, 365]),
      buffer_minutes: oneOf([0, 0, 10, 30, 120]),
    },
    // Some begin before the first day, or go over midnight.
    visits: Array.from({ length: below(12) }, () => below(DAYS * DAY) - 60).map((from) => ({
      from,
      to: from + 1 + below(300),
    })),
    duration: oneOf([15, 30, 60, 90, 240, 480]),
    now: below(2 * DAY),
  }
}

const dateOf = (day: number) => new Date(FIRST + 330 * MINUTE_MS + day * DAY * MINUTE_MS).toISOString().slice(0, 10)
