import { expect, test } from "vitest"
import { curveThrough, inReach, placeLabels, projectionOf, WIDTH } from "./city-map.rules.ts"

const kothrud = { latitude: 18.5074, longitude: 73.8077, professionals: 9 }
const kharadi = { latitude: 18.551, longitude: 73.941, professionals: 3 }
const mulshi = { latitude: 18.507, longitude: 73.513, professionals: 1 }

test("what lies far out of the city is left to the search", () => {
  expect(inReach([kothrud, kharadi, mulshi])).toEqual([kothrud, kharadi])
  expect(inReach([])).toEqual([])
})

test("north is up, east is right, and everything is within the map", () => {
  const { height, place } = projectionOf([kothrud, kharadi])
  const [west, east] = [place(kothrud), place(kharadi)]
  expect(west.x).toBeLessThan(east.x)
  expect(west.y).toBeGreaterThan(east.y)
  for (const { x, y } of [west, east]) {
    expect(x).toBeGreaterThan(0)
    expect(x).toBeLessThan(WIDTH)
    expect(y).toBeGreaterThan(0)
    expect(y).toBeLessThan(height)
  }
  // As far across as on the earth: 14.1 km by 4.8 km.
  expect((east.x - west.x) / (west.y - east.y)).toBeCloseTo(14.06 / 4.85, 1)
  expect(projectionOf([kothrud]).place(kothrud)).toEqual({ x: WIDTH / 2, y: 26 })
})

test("a name stands where there is room: right, else left, else not; the first ones first", () => {
  const dot = (name: string, x: number, y: number) => ({ name, x, y })
  const dots = [dot("Baner", 100, 100), dot("Balewadi", 90, 104), dot("Aundh", 96, 102), dot("Kharadi", 340, 200)]
  const placed = placeLabels(dots, { letters: 10, height: 20 }, 300)
  expect(placed.map(({ name, label }) => [name, label.anchor])).toEqual([
    ["Baner", "start"],
    ["Kharadi", "end"],
  ])
  const apart = placeLabels([dots[0]!, dot("Balewadi", 70, 100)], { letters: 10, height: 20 }, 300)
  expect(apart.map(({ label }) => label.anchor)).toEqual(["start", "end"])
})

test("a river bends through its points", () => {
  expect(curveThrough([])).toBe("")
  const [a, b, c] = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
  ]
  expect(curveThrough([a!, b!, c!])).toBe("M0 0Q10 0 10 5Q10 10 10 10")
})
