import { expect, test } from "vitest"
import { planGroupOf } from "../../drawings/variants.ts"
import { bandFrom, bandStarts, countedBands, homeSizes, mostOf } from "./cost.rules.ts"
import { bandTexts } from "./texts.ts"

test("bands lie beside each other, and the last one has no end", () => {
  const bands = bandStarts.map(bandFrom)
  expect(bands.map(({ from }) => from)).toEqual([...bandStarts])
  expect(bands.map(({ to }) => to)).toEqual([...bandStarts.slice(1), null])
})

test("bands are said in lakhs and crores", () => {
  const { band } = bandTexts.in("en")
  expect(bandStarts.map((start) => band(start, bandFrom(start).to))).toEqual([
    "under ₹2 lakh",
    "₹2–5 lakh",
    "₹5–10 lakh",
    "₹10–25 lakh",
    "₹25–50 lakh",
    "₹50 lakh – ₹1 crore",
    "over ₹1 crore",
  ])
  expect(band(0, null)).toBe("very different sums")
})

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

const most = (...projects: number[]) =>
  mostOf(countedBands(projects.map((count, place) => ({ paid_from: bandStarts[place]!, projects: count }))))

test("most is the fewest bands beside each other with more than half, of as few those with most", () => {
  expect(most(1, 8, 2, 1)).toEqual(bandFrom(200_000))
  expect(most(2, 6, 3, 1)).toEqual({ from: 200_000, to: 1_000_000 })
  expect(most(5, 5)).toEqual({ from: 0, to: 500_000 })
  expect(most(5, 0, 0, 0, 0, 0, 5)).toEqual({ from: 0, to: null })
  expect(most(0, 0, 0, 0, 0, 3, 8)).toEqual({ from: 10_000_000, to: null })
  expect(most(3, 4, 3)).toEqual({ from: 0, to: 500_000 })
})
