import type { FastifyRequest } from "fastify"
import { sql } from "kysely"
import pino from "pino"
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest"
import { z } from "zod"
import { startCallServer } from "../../../test/call-server.ts"
import { openTestDb, type TestDb } from "../../../test/database.ts"
import { contract } from "../api/contract.ts"
import { deleteOldKeys } from "../api/idempotency.server.ts"
import { serve } from "../api/serve.server.ts"
import { openServer } from "./http.server.ts"
import { openInvalidRequestBudget } from "./invalid-request-budget.server.ts"
import { type Bucket, consume, consumeAll, deleteOldCounts, releaseAll } from "./limits.server.ts"

const publicUrl = "http://127.0.0.1:3000"

test("a flood from one network is 429 with Retry-After, before any work is done", async () => {
  const log = pino({ level: "silent" })
  const app = await openServer({ log, publicUrl, trustedProxies: [], rateLimitScale: 0.001 })
  onTestFinished(() => app.close())
  let reads = 0
  app.get("/page", async () => {
    reads += 1
    return "read"
  })
  const ask = () => app.inject({ url: "/page" })
  const statuses = [(await ask()).statusCode, (await ask()).statusCode, (await ask()).statusCode]
  expect(statuses).toEqual([200, 200, 200])
  const refused = await ask()
  expect(refused.statusCode).toBe(429)
  expect(refused.json()).toMatchObject({ success: false, code: "too_many" })
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0)
  expect(reads).toBe(3)
})

let database: TestDb
let db: TestDb["db"]
beforeAll(async () => {
  database = await openTestDb()
  db = database.db
})
afterAll(() => database.close())

const day = 86_400
/** Writes down how many rows each statement changes. */
const counting = (plain: typeof db, changes: number[]) =>
  plain.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      changes.push(Number(result.numAffectedRows))
      return result
    },
  })
const hits = async (prefix: string) => {
  const rows = await db
    .selectFrom("rate_buckets")
    .select(["bucket", "hits"])
    .where("bucket", "like", `${prefix}%`)
    .orderBy("bucket")
    .execute()
  return Object.fromEntries(rows.map(({ bucket, hits: count }) => [bucket, count]))
}

test("a bucket lets through what it allows, also when all come at once", async () => {
  const tries = await Promise.allSettled(
    Array.from({ length: 9 }, () => consume(db, "one", { max: 4, seconds: day, message: () => "Enough." })),
  )
  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(4)
  await expect(consume(db, "one", { max: 4, seconds: day, message: () => "Enough." })).rejects.toThrow("Enough.")
})

test("a full bucket shields those after it", async () => {
  const buckets: Bucket[] = [
    ["many:a", { max: 2, seconds: day }],
    ["many:b", { max: 3, seconds: day }],
    ["many:c", { max: 9, seconds: day }],
  ]
  for (let time = 0; time < 2; time += 1) await consumeAll(db, buckets)
  expect(await hits("many:")).toEqual({ "many:a": 2, "many:b": 2, "many:c": 2 })
  for (let time = 0; time < 3; time += 1) await expect(consumeAll(db, buckets)).rejects.toThrow("Too many attempts")
  expect(await hits("many:")).toEqual({ "many:a": 5, "many:b": 2, "many:c": 2 })
  await consumeAll(db, buckets.slice(1))
  await expect(consumeAll(db, buckets.slice(1))).rejects.toThrow("Too many attempts")
  expect(await hits("many:")).toEqual({ "many:a": 5, "many:b": 4, "many:c": 3 })
})

test("what was right is taken back in all, and crowds neither lose a hit nor lock each other out", async () => {
  const of = (person: number): Bucket[] => [
    [`right:person:${person}`, { max: 100, seconds: day }],
    ["right:network", { max: 1000, seconds: day }],
  ]
  const rounds = Array.from({ length: 60 }, async (_, round) => {
    await consumeAll(db, of(round % 3))
    await releaseAll(db, of(round % 3))
  })
  await Promise.all(rounds)
  expect(await hits("right:")).toEqual({
    "right:network": 0,
    "right:person:0": 0,
    "right:person:1": 0,
    "right:person:2": 0,
  })
  await releaseAll(db, of(1))
  expect(await hits("right:network")).toEqual({ "right:network": 0 })
})

test("counts are forgotten two days after their window began, younger ones stay", async () => {
  await consume(db, "old", { max: 4, seconds: 60 })
  const inTwoDays = Date.now() + 2 * day * 1000
  await deleteOldCounts(db, new Date(inTwoDays - 120_000))
  expect(await hits("old")).toEqual({ old: 1 })
  await deleteOldCounts(db, new Date(inTwoDays + 120_000))
  expect(await hits("old")).toEqual({})
})

test("very many counts are forgotten in pieces, each below the limit of a statement", async () => {
  const longAgo = new Date(Date.now() - 9 * day * 1000)
  await sql`insert into rate_buckets select 'flood:' || n, ${longAgo}, 1 from generate_series(1, 2500) n`.execute(db)
  const deletes: number[] = []
  await deleteOldCounts(counting(db, deletes), new Date())
  expect(deletes).toEqual([1000, 1000, 500])
})

test("so are keys, which are kept for 24 hours", async () => {
  const rows = (age: string, n: number) => sql`
    insert into idempotency_keys (actor, route, key, request_hash, body, created_at)
    select 'somebody', 'create_booking', ${age} || n, '', '{}', now() - ${age}::interval from generate_series(1, ${n}::int) n`
  await rows("25 hours", 2000).execute(db)
  await rows("23 hours", 2).execute(db)
  const deletes: number[] = []
  await deleteOldKeys(counting(db, deletes), new Date())
  expect(deletes).toEqual([1000, 1000, 0])
  expect(await db.selectFrom("idempotency_keys").select("key").execute()).toHaveLength(2)
})

const from = (ip: string, bytes: number) =>
  ({ ip, headers: { "content-length": String(bytes) } }) as unknown as FastifyRequest

const LARGE = 60_000

test("a network that has used up its time sends nothing large for the rest of the minute; others do", () => {
  let now = 0
  const work = openInvalidRequestBudget({ now: () => now })
  work.charge(from("203.0.113.1", 0), 2_999)
  expect(() => work.refuseLarge(from("203.0.113.1", LARGE))).not.toThrow()
  now = 20_000
  work.charge(from("203.0.113.1", 0), 2)
  const isRefused = expect.objectContaining({ code: "too_many", details: { retry_after: 40 } })
  expect(() => work.refuseLarge(from("203.0.113.1", LARGE))).toThrow(isRefused)
  expect(() => work.refuseLarge(from("203.0.113.1", 4_000))).not.toThrow()
  expect(() => work.refuseLarge(from("203.0.113.2", LARGE))).not.toThrow()
  now = 60_000
  expect(() => work.refuseLarge(from("203.0.113.1", LARGE))).not.toThrow()
})

test("reading a body counts, also where its length is not said", () => {
  const work = openInvalidRequestBudget({ now: () => 0 })
  const unsaid = { ip: "203.0.113.1", headers: { "transfer-encoding": "chunked" } } as unknown as FastifyRequest
  for (let n = 0; n < 1_501; n++) work.charge(unsaid, 0)
  expect(() => work.refuseLarge(unsaid)).toThrow()
})

test("only what is refused is counted, and a large body of a flood is not read", async () => {
  const take = contract({
    name: "take",
    summary: "",
    method: "POST",
    path: "/take",
    who: "anyone",
    input: z.object({ name: z.string().max(5), more: z.string().max(60_000).optional() }),
    output: z.object({}),
  })
  const s = await startCallServer([serve(take, async () => ({}))])
  const more = "x".repeat(50_000)
  const send = async (payload: object) => (await s.app.inject({ method: "POST", url: "/api/take", payload })).statusCode
  // Each counts as a millisecond and a half for its length alone.
  for (let n = 0; n < 2_000; n++) await send({ name: "too long", more })
  expect(await send({ name: "Asha", more })).toBe(429)
  expect(await send({ name: "Asha" })).toBe(200)
  await s.close()
})
