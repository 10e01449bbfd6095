import { expect, test } from "vitest"
import { openFairQueue } from "./fair-queue.server.ts"

/** Work that ends when the test says so, in the order in which it began. */
const openWork = (limits: Parameters<typeof openFairQueue>[0]) => {
  const fairQueue = openFairQueue(limits)
  const begun: string[] = []
  const ends: (() => void)[] = []
  const ask = (network: string) =>
    fairQueue.take(network, () => {
      begun.push(network)
      return new Promise<string>((resolve) => ends.push(() => resolve(network)))
    })
  const endOne = async () => {
    ends.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { begun, ask, endOne }
}

test("a network has its share, and others go on beside it", async () => {
  const { begun, ask } = openWork({ atOnce: 4, perKey: 2 })
  for (let n = 0; n < 10; n++) void ask("greedy")
  void ask("other")
  void ask("third")
  void ask("fourth")
  expect(begun).toEqual(["greedy", "greedy", "other", "third"])
})

test("networks come to their next turn one after another", async () => {
  const { begun, ask, endOne } = openWork({ atOnce: 1, perKey: 1 })
  for (const network of ["a", "a", "a", "b", "b", "c"]) void ask(network)
  for (let n = 0; n < 6; n++) await endOne()
  expect(begun).toEqual(["a", "a", "b", "c", "a", "b"])
})

test("who waits too long, or behind too many of their own, is told to come back", async () => {
  const { ask, endOne } = openWork({ atOnce: 1, perKey: 1, waiting: 2, maxWaitMs: 20 })
  const first = ask("a")
  const waiting = [ask("a"), ask("a"), ask("a")].map((one) => one.then(String, ({ code, details }) => [code, details]))
  const other = ask("b").then(String, ({ code }) => code)
  const busy = ["unavailable", { retry_after: 2 }]
  expect(await Promise.all([...waiting, other])).toEqual([busy, busy, busy, "unavailable"])
  await endOne()
  expect(await first).toBe("a")
  const again = ask("a")
  await endOne()
  expect(await again).toBe("a")
})

test("work that fails leaves its turn", async () => {
  const fairQueue = openFairQueue({ atOnce: 1, perKey: 1 })
  const fail = () => fairQueue.take("a", () => Promise.reject(new Error("no paper")))
  await expect(fail()).rejects.toThrow("no paper")
  await expect(fail()).rejects.toThrow("no paper")
  expect(await fairQueue.take("b", async () => "done")).toBe("done")
})
