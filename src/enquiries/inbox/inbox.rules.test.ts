import { expect, test } from "vitest"
import { REVIEW_DAYS } from "../enquiry-choices.ts"
import { LATEST_REVIEW_DAY, submissionDueAt } from "./inbox.rules.ts"

const due = (at: string, kind: "contact" | "registration" | "career" = "contact", isWaiting = false) =>
  submissionDueAt({ kind, isWaiting, at: new Date(`${at}+05:30`) })?.getTime()
const instant = (at: string) => new Date(`${at}+05:30`).getTime()

test.each([
  ["on a Monday afternoon", "2026-11-23T16:30", "2026-11-24T16:30"],
  ["on a Friday, over the weekend", "2026-11-27T16:30", "2026-11-30T16:30"],
  ["on a Saturday, from Monday on", "2026-11-28T11:00", "2026-12-01T00:00"],
  ["on a Sunday, from Monday on", "2026-11-29T23:59", "2026-12-01T00:00"],
  ["in the first minute of a Friday", "2026-11-27T00:00", "2026-11-30T00:00"],
])("a message that comes %s is answered within 24 hours of working days", (_, at, until) => {
  expect(due(at)).toBe(instant(until))
})

test.each([
  ["a Monday", "2026-11-23T09:00", "2026-11-27T00:00"],
  ["a Wednesday", "2026-11-25T09:00", "2026-12-01T00:00"],
  ["a Saturday", "2026-11-28T09:00", "2026-12-03T00:00"],
])("a registration of %s until the third business day is over", (_, at, until) => {
  expect(due(at, "registration")).toBe(instant(until))
})

test("who waits for a service to open, or for a position, was promised no time", () => {
  expect(due("2026-11-23T09:00", "contact", true)).toBeUndefined()
  expect(due("2026-11-23T09:00", "career")).toBeUndefined()
})

test("the clock is the one that the page names", () => {
  expect(REVIEW_DAYS.split("-").at(-1)).toBe(String(LATEST_REVIEW_DAY))
})
