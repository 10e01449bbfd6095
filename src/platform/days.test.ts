import { expect, test } from "vitest"
import { dateOf, dayAfter, dayNumber, dayNumberAt, midnightOf, minuteOf, weekdayOf } from "./days.ts"

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
