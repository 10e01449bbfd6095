import { expect, test } from "vitest"
import { forEachInTurns } from "./turns.server.ts"

/** As a long piece of work does. */
const holdFor = (ms: number) => {
  const end = performance.now() + ms
  while (performance.now() < end);
}

test("long work goes through all of it in order, and others have their turn meanwhile", async () => {
  let turns = 0
  let isOver = false
  const count = () => {
    turns += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  const done: number[] = []
  await forEachInTurns([1, 2, 3, 4, 5], (one) => {
    holdFor(25)
    done.push(one)
  })
  isOver = true
  expect(done).toEqual([1, 2, 3, 4, 5])
  expect(turns).toBeGreaterThanOrEqual(5)
})

test("what is thrown ends it", async () => {
  const done: number[] = []
  const act = (one: number) => {
    if (one === 2) throw new Error("no more")
    done.push(one)
  }
  await expect(forEachInTurns([1, 2, 3], act)).rejects.toThrow("no more")
  expect(done).toEqual([1])
})
