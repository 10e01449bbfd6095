/** Calls that hash a password: few at once, a short line, and everybody else is answered meanwhile. */
import { afterAll, beforeAll, expect, test } from "vitest"
import { z } from "zod"
import { type Serving, startServing } from "../../../test/serving.ts"
import { contract } from "./contract.ts"
import { serve } from "./serve.server.ts"

const described = { summary: "", who: "anyone", input: z.object({}), output: z.object({ ok: z.boolean() }) } as const
const hashing = contract({
  ...described,
  name: "hashing",
  method: "POST",
  path: "/hashing",
  transaction: false,
  hashes: true,
  limit: { bucket: "hashing", perNetwork: { max: 1000, seconds: 86_400 } },
})
const other = contract({ ...described, name: "other", method: "GET", path: "/other" })

let s: Serving
/** Those that have begun and not ended, by their network. */
const begun: { network: string; end: () => void }[] = []
beforeAll(async () => {
  const hash = async ({ network }: { network: string }) => {
    await new Promise<void>((end) => begun.push({ network, end }))
    return { ok: true }
  }
  s = await startServing([serve(hashing, hash), serve(other, async () => ({ ok: true }))], { poolSize: 2 })
})
afterAll(() => s.close())

const bring = (remoteAddress: string) =>
  s.app.inject({ method: "POST", url: "/api/hashing", payload: {}, remoteAddress })
const countedOf = async (network: string) => {
  const counts = s.db.selectFrom("rate_buckets").select("hits").where("bucket", "=", `hashing:network:${network}`)
  return (await counts.execute()).map(({ hits }) => hits)
}

test("of three hundred at once from one network two are made, thirty wait, and the others hear when to come back", async () => {
  const [crowd, person] = ["203.0.113.1", "198.51.100.7"]
  const told: Awaited<ReturnType<typeof bring>>[] = []
  const answers = Array.from({ length: 300 }, async () => {
    const answer = await bring(crowd)
    if (answer.statusCode === 503) told.push(answer)
    return answer.statusCode
  })
  await expect.poll(() => told.length, { timeout: 3_000 }).toBe(268)
  expect(told[0]!.headers["retry-after"]).toBe("2")
  expect(told[0]!.json()).toMatchObject({
    code: "unavailable",
    message: "Many people are signing in just now. Please try again in a few seconds.",
  })
  // Nothing else of theirs has reached the database, whose connections are there for others.
  await expect.poll(() => begun.map(({ network }) => network)).toEqual([crowd, crowd])
  expect(await countedOf(crowd)).toEqual([2])
  expect((await s.app.inject({ url: "/api/other" })).statusCode).toBe(200)
  const own = bring(person)
  await expect.poll(() => begun.length).toBe(3)
  begun.pop()!.end()
  expect((await own).statusCode).toBe(200)

  let most = 0
  let isOver = false
  const ending = (async () => {
    for (; !isOver; await new Promise(setImmediate)) {
      most = Math.max(most, begun.length)
      for (const { end } of begun.splice(0)) end()
    }
  })()
  const made = (await Promise.all(answers)).filter((status) => status === 200).length
  isOver = true
  await ending
  expect(most).toBe(2)
  expect(made).toBe(300 - told.length)
  expect(await countedOf(crowd)).toEqual([made])
})
