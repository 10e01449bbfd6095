import { expect, test } from "vitest"
import { dueOf } from "./due.rules.ts"

const now = new Date("2026-11-24T10:00:00Z")
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString()

test.each([
  [5 * 60, { urgency: "later", unit: "hours", count: 5 }],
  [3 * 60, { urgency: "soon", unit: "hours", count: 3 }],
  [20, { urgency: "soon", unit: "minutes", count: 20 }],
  [0, { urgency: "soon", unit: "minutes", count: 1 }],
  [-1, { urgency: "late", unit: "minutes", count: 1 }],
  [-26 * 60, { urgency: "late", unit: "hours", count: 26 }],
  [-48 * 60, { urgency: "late", unit: "days", count: 2 }],
  [72 * 60, { urgency: "later", unit: "days", count: 3 }],
] as const)("%d minutes from now", (minutes, due) => {
  expect(dueOf(at(minutes), now)).toEqual(due)
})
