import { expect, test } from "vitest"
import { planGroupOf } from "../../drawings/variants.ts"
import { homeSizes } from "./work.rules.ts"

test("a flat is counted as what its plan is drawn as", () => {
  const drawnAs = (sqft: number) =>
    planGroupOf({ drawing: "plan", building: "flat", sqft, features: [], materials: [] })
  const ends = Object.values(homeSizes).map(([least, below]) => [drawnAs(least), drawnAs(below - 1)])
  expect(ends).toEqual([
    ["one", "one"],
    ["two", "two"],
    ["three", "three"],
    ["three", "three"],
  ])
})
