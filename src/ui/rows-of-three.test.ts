import { expect, test } from "vitest"
import { pairedOf } from "./rows-of-three.ts"

test("no row is left half empty, and only one card stands alone", () => {
  expect(pairedOf(1)).toBe(1)
  for (let count = 2; count < 20; count++) {
    const paired = pairedOf(count)
    expect([paired % 2, (count - paired) % 3], String(count)).toEqual([0, 0])
    expect(paired).toBeLessThanOrEqual(Math.min(count, 4))
  }
})
