import { expect, test } from "vitest"
import { nearestNames } from "./nearest-names.rules.ts"

const names = [
  "Kothrud",
  "Karve Nagar",
  "Anand Nagar",
  "Kalyani Nagar",
  "Mukund Nagar",
  "Baner",
  "Balewadi",
  "Dhanori",
  "औंध",
]

test.each([
  ["Kothrud Depot", ["Kothrud"]],
  ["balewdi phata", ["Balewadi"]],
  ["औंधगाव", ["औंध"]],
  ["Kalynagur", ["Kalyani Nagar"]],
  ["Andheri", []],
  ["", []],
  ["B", []],
])("%j is spelt most like %j", (typed, nearest) => {
  expect(nearestNames(typed, names)).toEqual(nearest)
})

test("the most alike stands first, and no more than three are named", () => {
  const nearest = nearestNames("Kalyan Nagar", names)
  expect(nearest[0]).toBe("Kalyani Nagar")
  expect(nearest).toHaveLength(3)
})
