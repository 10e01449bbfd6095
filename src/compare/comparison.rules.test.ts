import { expect, test } from "vitest"
import { bestOf, type Measures } from "./best.rules.ts"
import { compareAddress, isOnlyOtherSelection, readComparison } from "./comparison-url.rules.ts"
import { trayOf } from "./tray/tray-store.ts"

const read = (query: string) => readComparison(new URLSearchParams(query))

test("an address names who is compared, joined or one by one as a form sends them, each once", () => {
  expect(read("category=Architect&ids=a,b").ids).toEqual(["a", "b"])
  expect(read("ids%5B%5D=b&ids%5B%5D=a&ids=a").ids).toEqual(["a", "b"])
  expect(read("")).toEqual({ category: "", ids: [], isTooMany: false, cursor: undefined })
})

test("of more than three the first three are compared, and that is known", () => {
  expect(read("ids=a,b,c,d")).toMatchObject({ ids: ["a", "b", "c"], isTooMany: true })
  expect(read("ids=a,b,c").isTooMany).toBe(false)
})

test.each(["ids=", "ids=,,", "ids=../x", "ids=%00", `ids=${"a".repeat(65)}`, "ids=a%20b"])(
  "%s names nobody",
  (query) => {
    expect(read(query).ids).toEqual([])
  },
)

test("what an address was made of is read from it", () => {
  const asked = { category: "Interior Designer", ids: ["a", "b"], cursor: "x=" }
  const address = compareAddress(asked)
  expect(address).toBe("/compare?category=Interior+Designer&cursor=x%3D&ids=a,b")
  expect(read(address.split("?")[1]!)).toMatchObject(asked)
  expect(compareAddress({ ids: [] })).toBe("/compare")
})

test("ticking a box asks for nothing; the way to the table, another category and the next page do", () => {
  const isQuiet = (from: string, to: string) =>
    isOnlyOtherSelection(new URL(`http://x/compare${from}`), new URL(`http://x/compare${to}`))
  expect(isQuiet("?category=Architect", "?category=Architect&ids=a")).toBe(true)
  expect(isQuiet("?category=Architect&ids=a,b", "?category=Architect&ids=a,b#side-by-side")).toBe(false)
  expect(isQuiet("?category=Architect&ids=a", "?category=Contractor")).toBe(false)
  expect(isQuiet("?category=Architect", "?category=Architect&cursor=x&ids=a")).toBe(false)
  expect(isQuiet("?ids=a", "?ids=a")).toBe(false)
})

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

const osari = { id: "a-1", name: "Osari Interiors" }

test("who was kept comes back, three at most", () => {
  expect(trayOf(JSON.stringify([osari]))).toEqual([osari])
  const many = ["a", "b", "c", "d"].map((id) => ({ id, name: id }))
  expect(trayOf(JSON.stringify(many))).toEqual(many.slice(0, 3))
})

test.each(["", "{", "null", "7", "{}", '["a"]', "[null]", '[{"id":"a"}]', '[{"id":"../a","name":"A"}]'])(
  "what is no selection is an empty one: %s",
  (text) => {
    expect(trayOf(text)).toEqual([])
  },
)
