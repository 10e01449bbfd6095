import { expect, test } from "vitest"
import { bandFrom, bandStarts } from "./band.rules.ts"
import { countedBands, mostOf } from "./cost.rules.ts"

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
