import { expect, test } from "vitest"
import { nearDaysIn } from "./near-days.ts"

test("a row of a list says the days next to today by their names, and a day for its end", () => {
  const { day, instant, due, table } = nearDaysIn("en")
  const now = new Date("2026-11-24T18:00:00Z")
  const days = ["2026-11-23T11:00:00Z", "2026-11-24T18:29:00Z", "2026-11-24T18:30:00Z", "2026-11-25T18:30:00Z"]
  expect(days.map((at) => instant(at, now))).toEqual([
    "Yesterday, 4:30 pm",
    "Today, 11:59 pm",
    "Tomorrow, 12:00 am",
    "Thu, 26 Nov, 12:00 am",
  ])
  expect(days.map((at) => day(at, now))).toEqual(["Yesterday", "Today", "Tomorrow", "Thu"])
  expect(instant("2027-05-02T11:00:00Z", now)).toBe("Sun, 2 May 2027, 4:30 pm")
  expect(["2026-12-02T18:30:00Z", "2026-12-02T18:29:00Z", "2026-12-31T18:30:00Z"].map((at) => due(at, now))).toEqual([
    "Wed, 2 Dec",
    "Wed, 2 Dec, 11:59 pm",
    "Thu, 31 Dec",
  ])
  expect([table("2026-11-04T11:00:00Z"), table("soon")]).toEqual(["Nov 04, 2026 4:30 PM", "Invalid date"])
  expect([instant("soon", now), day("soon", now)]).toEqual(["Invalid date", "Invalid date"])
})
