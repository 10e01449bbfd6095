import { expect, test } from "vitest"
import { dateOf, dayAfter, dayNumber, dayNumberAt, midnightOf, minuteOf, weekdayOf } from "./days.ts"
import { datesIn, fromIndianTime, indianClock } from "./time.ts"

const { clock, duration, instant } = datesIn("en")

test("an instant is shown in Indian time, with the year where it is another", () => {
  const at = "2026-12-31T18:45:00Z"
  expect(instant(at)).toBe("Fri, 1 Jan, 12:15 am")
  expect(instant(at, new Date("2026-12-31T18:29:59Z"))).toBe("Fri, 1 Jan 2027, 12:15 am")
  expect(instant(at, new Date("2026-12-31T18:30:00Z"))).toBe("Fri, 1 Jan, 12:15 am")
  expect(clock("2026-11-24T11:00:00Z")).toBe("4:30 pm")
  expect([instant("soon"), clock("soon")]).toEqual(["Invalid date", "Invalid date"])
})

test("what is typed is an instant only on a day of the calendar", () => {
  expect(fromIndianTime("2028-02-29", "00:10")?.toISOString()).toBe("2028-02-28T18:40:00.000Z")
  expect(fromIndianTime("2026-12-31", "23:59:59")?.toISOString()).toBe("2026-12-31T18:29:59.000Z")
  for (const day of ["2026-02-30", "2026-02-29", "2026-04-31", "2026-13-01", "soon", ""])
    expect(fromIndianTime(day, "10:00"), day).toBeUndefined()
})

test("durations in words", () => {
  expect([15, 60, 90, 120, 61].map(duration)).toEqual([
    "15 minutes",
    "1 hour",
    "1 hour 30 minutes",
    "2 hours",
    "1 hour 1 minute",
  ])
})

test("a length in short, and the clock of an instant", () => {
  const { shortDuration } = datesIn("en")
  expect([45, 60, 90, 120].map(shortDuration)).toEqual(["45 min", "1 h", "1 h 30 min", "2 h"])
  expect(indianClock(new Date("2026-11-24T18:45:00Z"))).toBe("00:15")
})

test("an Indian day begins at 18:30 of the day before in Greenwich, and has its number all day long", () => {
  const day = dayNumber("2026-11-22")
  expect(new Date(midnightOf(day)).toISOString()).toBe("2026-11-21T18:30:00.000Z")
  expect(dayNumberAt(midnightOf(day))).toBe(day)
  expect(dayNumberAt(midnightOf(day + 1) - 1)).toBe(day)
  expect([dateOf(day), weekdayOf(day), weekdayOf(dayNumber("2026-11-28"))]).toEqual(["2026-11-22", 0, 6])
})

test("days go on over months and years, and a day that is none has no number", () => {
  expect(dayAfter("2027-12-31", 1)).toBe("2028-01-01")
  expect(dayAfter("2028-03-01", -1)).toBe("2028-02-29")
  expect(dayNumber("2026-13-01")).toBeNaN()
})

test.each([
  ["00:00", 0],
  ["09:05", 545],
  ["24:00", 1440],
  ["24:01", undefined],
  ["9:05", undefined],
  ["09:60", undefined],
])("%s is minute %s", (time, minute) => {
  expect(minuteOf(time)).toBe(minute)
})
