import { expect, test } from "vitest"
import { halvesOf } from "./half-stars.tsx"

test.each([
  [0, [0, 0, 0, 0, 0]],
  [3.4, [2, 2, 2, 0, 0]],
  [3.5, [2, 2, 2, 1, 0]],
  [4.9, [2, 2, 2, 2, 1]],
  [5, [2, 2, 2, 2, 2]],
])("%d stars", (value, halves) => {
  expect(halvesOf(value)).toEqual(halves)
})
