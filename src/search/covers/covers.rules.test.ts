import { expect, test } from "vitest"
import { isSideways, placeAfter, splitAtCard, stepOf } from "./covers.rules.ts"

test("a swipe goes one further, a short way or one up and down does not, and it ends at the ends", () => {
  expect([-60, 60, -20, 0].map(stepOf)).toEqual([1, -1, 0, 0])
  expect([isSideways(-30, 10), isSideways(-30, 40), isSideways(5, 0)]).toEqual([true, false, false])
  expect([placeAfter(0, -1, 5), placeAfter(0, 1, 5), placeAfter(4, 1, 5)]).toEqual([0, 1, 4])
})

test("the picture of the card comes first, by its file or its seed, and no more than five are shown", () => {
  const of = (seed: string, photo?: string) => ({ picture: { seed, photo } })
  const covers = [of("a", "file-1"), of("b"), of("c"), of("d"), of("e"), of("f")]
  const byPhoto = splitAtCard(covers, "http://x/files/file-1/medium")
  expect(byPhoto.first).toBe(covers[0])
  expect(byPhoto.others).toEqual(covers.slice(1, 5))
  expect(splitAtCard(covers, "http://x/drawings/low/plan.2/c.svg").first).toBe(covers[2])
  // Another project has become the cover since.
  expect(splitAtCard(covers, "http://x/drawings/low/plan.2/z.svg")).toEqual({
    first: undefined,
    others: covers.slice(0, 4),
  })
})
