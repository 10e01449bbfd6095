import { expect, test } from "vitest"
import { cleanAmount } from "./money-field.rules.ts"

test.each([
  ["₹ 1,25,000", "125000"],
  ["१२५०.५०", "1250.50"],
  ["1250.5", "1250.5"],
  ["-1", "-1"],
  ["1e30", "1e30"],
  ["about 50", "about50"],
])("%j is taken for %j", (typed, taken) => {
  expect(cleanAmount(typed)).toBe(taken)
})
