import { expect, test } from "vitest"
import { firstDayOf } from "./audit.rules.ts"

test("a period is of Indian days, and today is one of them", () => {
  // Half past one in the night of the 30th in India.
  const now = new Date("2026-11-29T20:00:00Z")
  expect(firstDayOf("today", now)).toBe("2026-11-30")
  expect(firstDayOf("week", now)).toBe("2026-11-24")
  expect(firstDayOf("month", now)).toBe("2026-11-01")
})
