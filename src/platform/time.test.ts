import { expect, test } from "vitest"
import { durationText, formatClock, formatInstant } from "./time.ts"

test("an instant is shown in Indian time, with the year where it is another", () => {
  const at = "2026-12-31T18:45:00Z"
  expect(formatInstant(at)).toBe("Fri, 1 Jan, 12:15 am")
  expect(formatInstant(at, new Date("2026-12-31T18:29:59Z"))).toBe("Fri, 1 Jan 2027, 12:15 am")
  expect(formatInstant(at, new Date("2026-12-31T18:30:00Z"))).toBe("Fri, 1 Jan, 12:15 am")
  expect(formatClock("2026-11-24T11:00:00Z")).toBe("4:30 pm")
  expect([formatInstant("soon"), formatClock("soon")]).toEqual(["Invalid date", "Invalid date"])
})

test("durations in words", () => {
  expect([15, 60, 90, 120, 61].map(durationText)).toEqual([
    "15 minutes",
    "1 hour",
    "1 hour 30 minutes",
    "2 hours",
    "1 hour 1 minute",
  ])
})
