import { expect, test } from "vitest"
import { kmBetween } from "./distance.rules.ts"

const [kothrud, baner, hadapsar] = [
  { latitude: 18.5074, longitude: 73.8077 },
  { latitude: 18.559, longitude: 73.7868 },
  { latitude: 18.503, longitude: 73.927 },
]

test("the same both ways, nothing to itself, and as the map has it", () => {
  expect(kmBetween(kothrud, kothrud)).toBe(0)
  expect(kmBetween(kothrud, baner)).toBe(kmBetween(baner, kothrud))
  expect(kmBetween(kothrud, baner)).toBeCloseTo(6.15, 1)
  expect(kmBetween(kothrud, hadapsar)).toBeCloseTo(12.6, 1)
})
