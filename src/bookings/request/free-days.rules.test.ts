import { expect, test } from "vitest"
import { daysToShow, freeTimesIn, isGone, isOffered, mayBeMore, slotIn } from "./free-days.rules.ts"

/** 1 December in India, 30 November in UTC. */
const now = new Date("2026-11-30T19:00:00Z")

test("a day far ahead is reached in several calls, without a gap", () => {
  expect(freeTimesIn(14, now)).toEqual([{ from: "2026-12-01", days: 14 }])
  expect(freeTimesIn(70, now)).toEqual([
    { from: "2026-12-01", days: 62 },
    { from: "2027-02-01", days: 8 },
  ])
})

test.each([
  ["", 14],
  ["soon", 14],
  ["2026-11-20", 14],
  ["2026-12-14", 14],
  ["2026-12-15", 28],
  ["2027-01-20", 56],
  ["2999-01-01", 14],
])("with %s chosen, %i days to begin with", (chosen, days) => expect(daysToShow(chosen, now)).toBe(days))

test("there are more days up to the last that can be booked", () => {
  expect(mayBeMore(14, "2026-12-14", now)).toBe(false)
  expect(mayBeMore(14, "2026-12-15", now)).toBe(true)
})

const days = [{ date: "2026-12-02", times: ["10:00", "10:30"] }]
const any = { days, keeps_hours: false }
const kept = { days, keeps_hours: true }

test("what is offered is what was loaded; of kept hours, and while nothing is loaded, the server judges", () => {
  expect(isOffered(any, "2026-12-02", "10:00")).toBe(true)
  expect(isOffered(any, "2026-12-02", "10:15")).toBe(false)
  expect(isOffered(kept, "2026-12-02", "10:15")).toBe(true)
  expect(isOffered(undefined, "2026-12-02", "10:15")).toBe(true)
})

test.each([
  [kept, { date: "2026-12-02", time: "10:15" }, true],
  [kept, { date: "2026-12-02", time: "10:30" }, false],
  [kept, { date: "2026-12-03", time: "10:00" }, true],
  [kept, { date: "2026-12-15", time: "10:00" }, false],
  [kept, { date: "2026-12-03", time: "" }, false],
  [any, { date: "2026-12-02", time: "10:15" }, false],
  [undefined, { date: "2026-12-02", time: "10:15" }, false],
])("of %j, %j is gone: %s", (loaded, slot, gone) => expect(isGone(loaded, 14, slot, now)).toBe(gone))

test.each([
  ["date=2026-12-02&time=10:00", { date: "2026-12-02", time: "10:00" }],
  ["date=2026-12-02", { date: "2026-12-02", time: "" }],
  ["date=2026-12-02&time=25:00", { date: "2026-12-02", time: "" }],
  ["date=2026-13-41&time=10:00", undefined],
  ["date=tomorrow", undefined],
  ["time=10:00", undefined],
])("the address ?%s names %j", (query, slot) => expect(slotIn(new URLSearchParams(query))).toEqual(slot))
