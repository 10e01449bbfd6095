import { expect, test } from "vitest"
import type { Side, Status } from "../booking.rules.ts"
import { movesOffered } from "./no-show.rules.ts"

const now = new Date("2026-11-21T10:00:00Z")
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString()

test.each([
  ["is to come", "confirmed", -2, ["cancel"], ["cancel"]],
  ["is under way", "confirmed", 0.5, ["complete", "cancel"], ["cancel"]],
  ["is over", "confirmed", 1, ["complete"], []],
  // It can no longer be said that it did not take place, and what is left alone is to have an end.
  ["was over a month ago", "confirmed", 31 * 24, ["complete", "cancel"], ["cancel"]],
  ["has no answer yet", "pending", -2, ["confirm", "decline"], ["cancel"]],
  ["is done", "completed", 1, [], []],
] as const)("offered of a visit of an hour that %s", (_, status: Status, hours, professional, customer) => {
  const visit = { status, start_time: hoursAgo(hours), end_time: hoursAgo(hours - 1) }
  const offered = (by: Side) => movesOffered(by, visit, now)
  expect(offered("professional")).toEqual(professional)
  expect(offered("customer")).toEqual(customer)
})
