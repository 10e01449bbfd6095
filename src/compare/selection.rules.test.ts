import { expect, test } from "vitest"
import { compareAddress, isOnlyOtherChoice, readComparison } from "./selection.rules.ts"

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
    isOnlyOtherChoice(new URL(`http://x/compare${from}`), new URL(`http://x/compare${to}`))
  expect(isQuiet("?category=Architect", "?category=Architect&ids=a")).toBe(true)
  expect(isQuiet("?category=Architect&ids=a,b", "?category=Architect&ids=a,b#side-by-side")).toBe(false)
  expect(isQuiet("?category=Architect&ids=a", "?category=Contractor")).toBe(false)
  expect(isQuiet("?category=Architect", "?category=Architect&cursor=x&ids=a")).toBe(false)
  expect(isQuiet("?ids=a", "?ids=a")).toBe(false)
})
