import { expect, test } from "vitest"
import { bestOf, type Measures } from "./best.rules.ts"

const one = (measures: Partial<Measures>): Measures => ({
  price: null,
  rating: null,
  experience: null,
  next_free: null,
  ...measures,
})

test("the lowest price and the soonest time are best, and the most stars and years", () => {
  const first = one({ price: 900, rating: 4.2, experience: 20, next_free: 3 })
  const second = one({ price: 1200, rating: 4.9, experience: 3, next_free: 2 })
  expect(bestOf([first, second])).toEqual([
    ["price", "experience"],
    ["rating", "next_free"],
  ])
})

test("nobody is best where all are alike, or where only one is known", () => {
  expect(bestOf([one({ price: 900 }), one({ price: 900 })])).toEqual([[], []])
  expect(bestOf([one({ price: 900, rating: 5 }), one({})])).toEqual([[], []])
  expect(bestOf([])).toEqual([])
})

test("two who are alike and ahead of the third are both best", () => {
  expect(bestOf([one({ price: 50 }), one({ price: 50 }), one({ price: 100 })])).toEqual([["price"], ["price"], []])
})

test("beside who asks nothing nobody's price is the lowest", () => {
  expect(bestOf([one({ price: 0 }), one({ price: 50 }), one({ price: 100, rating: 5 })])).toEqual([[], [], []])
})
