import { expect, test } from "vitest"
import { movedTo, placeAt, placeByKey } from "./reorder.ts"

test.each([
  [0, 2, "bcad"],
  [3, 0, "dabc"],
  [1, 1, "abcd"],
  [1, 9, "acdb"],
  [2, -1, "cabd"],
])("from place %i to %i", (from, to, order) => {
  expect(movedTo([..."abcd"], from, to).join("")).toBe(order)
})

test("keys move within the list, and no further", () => {
  expect(["ArrowLeft", "ArrowDown", "Home", "End", "a"].map((key) => placeByKey(key, 1, 4))).toEqual([
    0,
    2,
    0,
    3,
    undefined,
  ])
  expect([placeByKey("ArrowUp", 0, 4), placeByKey("End", 3, 4)]).toEqual([undefined, undefined])
})

test("a point between two items is in neither", () => {
  const boxes = [0, 20].map((left) => ({ left, right: left + 10, top: 0, bottom: 10 }))
  expect([placeAt(boxes, 5, 5), placeAt(boxes, 25, 9), placeAt(boxes, 15, 5)]).toEqual([0, 1, undefined])
})
