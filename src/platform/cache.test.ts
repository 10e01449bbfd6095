import { expect, test } from "vitest"
import { createCache } from "./cache.server.ts"

/** Answers that are told apart: the first is 1, the next 2. */
const answers = () => {
  let times = 0
  return async () => {
    times += 1
    return times
  }
}

test("an answer is kept for its seconds, and asked for anew after them", async () => {
  let now = 5_000
  const keep = createCache<number>({ maxEntries: 10, seconds: 60, clock: () => now })
  const ask = answers()
  expect([await keep("a", ask), await keep("a", ask), await keep("b", ask)]).toEqual([1, 1, 2])
  now += 59_999
  expect(await keep("a", ask)).toBe(1)
  now += 1
  expect([await keep("a", ask), await keep("a", ask)]).toEqual([3, 3])
})

test("who asks while an answer is on its way gets that one", async () => {
  const keep = createCache<number>({ maxEntries: 10, seconds: 60 })
  const ask = answers()
  expect(await Promise.all([keep("a", ask), keep("a", ask), keep("a", ask)])).toEqual([1, 1, 1])
})

test("a failure is told to all who wait for it, and not kept", async () => {
  const keep = createCache<number>({ maxEntries: 10, seconds: 60 })
  const fail = () => Promise.reject(new Error("away"))
  const both = await Promise.allSettled([keep("a", fail), keep("a", fail)])
  expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"])
  expect(await keep("a", answers())).toBe(1)
})

test("of more than are kept the oldest answers go", async () => {
  const keep = createCache<number>({ maxEntries: 2, seconds: 60 })
  const ask = answers()
  for (const key of ["a", "b", "c"]) await keep(key, ask)
  expect([await keep("b", ask), await keep("c", ask), await keep("a", ask)]).toEqual([2, 3, 4])
})
