import { expect, test } from "vitest"
import { dateOf, dayNumber, weekdayOf } from "../../platform/days.ts"
import { newId } from "../../platform/id.ts"
import { reportedIdOf, ticketFrom, workingDayAfter } from "./grievance.rules.ts"

test.each([
  ["2026-11-23", 7, "2026-12-02"],
  ["2026-11-27", 7, "2026-12-08"],
  ["2026-11-28", 7, "2026-12-08"],
  ["2026-11-29", 1, "2026-11-30"],
  ["2026-12-25", 15, "2027-01-15"],
])("from %s %i working days are over with %s", (from, count, last) => {
  expect(workingDayAfter(from, count)).toBe(last)
})

test("it never falls on a weekend, and never leaves less time from a later day", () => {
  const days = Array.from({ length: 400 }, (_, n) => dateOf(dayNumber("2026-01-01") + n))
  const ends = days.map((day) => workingDayAfter(day, 7))
  expect(ends.filter((end) => [0, 6].includes(weekdayOf(dayNumber(end))))).toEqual([])
  expect(ends).toEqual(ends.toSorted())
})

test.each([
  ["2A3B4-C5D6E", "2A3B4-C5D6E"],
  [" 2a3b4 c5d6e ", "2A3B4-C5D6E"],
  ["2a3b4c5d6e", "2A3B4-C5D6E"],
  ["", ""],
])("the ticket that was typed %j is %j", (typed, ticket) => {
  expect(ticketFrom(typed)).toBe(ticket)
})

const id = newId()

test.each([
  [`Review ${id}`, id],
  [`अभिप्राय ${id.toUpperCase()}`, id],
  [`Review ${id}, the second sentence`, undefined],
  [`The review ${id}`, undefined],
  ["Kitchen on 5 May", undefined],
])("%s names what is reported and nothing else: %s", (booking, expected) => {
  expect(reportedIdOf(booking)).toBe(expected)
})
