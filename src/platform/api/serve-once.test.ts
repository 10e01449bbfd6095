/** A request that comes again: one thing and one answer, whatever it meets. */
import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { z } from "zod"
import { type CallServer, signedIn, startCallServer } from "../../../test/call-server.ts"
import { freezeWindow } from "../../../test/freeze-window.ts"
import { conflict } from "../problem.ts"
import { contract } from "./contract.ts"
import { serve } from "./serve.server.ts"

const create = contract({
  name: "create",
  summary: "",
  method: "POST",
  path: "/things",
  who: "customer",
  status: 201,
  refuses: ["conflict"],
  input: z.object({ name: z.string().max(100), fails: z.boolean().optional() }),
  output: z.object({ name: z.string(), times: z.number() }),
})
const counted = contract({
  name: "counted",
  summary: "",
  method: "POST",
  path: "/counted",
  who: "anyone",
  status: 201,
  input: z.object({ name: z.string().max(100) }),
  output: z.object({ number: z.number() }),
  limit: { bucket: "counted", perNetwork: { max: 3, seconds: 86_400 } },
})

const prepared = contract({ ...create, name: "prepared", path: "/prepared" })
let isTaken = false

/** What the next creation waits for. */
const held: (() => Promise<void>)[] = []
let worked = 0

let s: CallServer
beforeAll(async () => {
  s = await startCallServer([
    serve(create, async ({ db }, { name, fails }) => {
      await held.shift()?.()
      await sql`insert into mails (id, to_address, subject, text, html) values (gen_random_uuid()::text, 'a', ${name}, '', '')`.execute(
        db,
      )
      if (fails) throw conflict(() => "No.")
      return { name, times: await countOf(name, db) }
    }),
    serve(
      prepared,
      async (_ctx, { name }) => {
        isTaken = true
        return { name, times: 1 }
      },
      {
        prepare: async () => {
          if (isTaken) throw conflict(() => "Taken.")
        },
      },
    ),
    serve(counted, async () => {
      worked += 1
      return { number: worked }
    }),
  ])
})
afterAll(() => s.close())

const post = (payload: object, key: string) =>
  s.app.inject({ method: "POST", url: "/api/things", payload, headers: { ...signedIn, "idempotency-key": key } })
const countOf = async (name: string, db: CallServer["db"] = s.db) =>
  (await sql<{ n: number }>`select count(*) as n from mails where subject = ${name}`.execute(db)).rows[0]!.n

test("the same key and body twice is one thing and one answer", async () => {
  const first = await post({ name: "twice" }, "k1")
  const second = await post({ name: "twice" }, "k1")
  expect([first.statusCode, second.statusCode]).toEqual([201, 201])
  expect(second.json()).toEqual(first.json())
  expect(await countOf("twice")).toBe(1)
})

test("the same key with another body is refused", async () => {
  await post({ name: "other" }, "k2")
  const second = await post({ name: "different" }, "k2")
  expect(second.statusCode).toBe(422)
  expect(second.json().errors).toHaveProperty("idempotency_key")
})

test("another body is told that its key is used before anything is looked at that the first may stand in the way of", async () => {
  const send = (name: string) =>
    s.app.inject({
      method: "POST",
      url: "/api/prepared",
      payload: { name },
      headers: { ...signedIn, "idempotency-key": "k5" },
    })
  const first = await send("slot")
  expect((await send("another")).json()).toMatchObject({
    code: "invalid",
    errors: { idempotency_key: expect.any(String) },
  })
  expect((await send("slot")).json()).toEqual(first.json())
})

test("a key in flight is 409, and works after the first has answered", async () => {
  const { promise: running, resolve: begin } = Promise.withResolvers<void>()
  const { promise: gate, resolve: letGo } = Promise.withResolvers<void>()
  held.push(() => {
    begin()
    return gate
  })
  const first = post({ name: "flight" }, "k3")
  await running
  const second = await post({ name: "flight" }, "k3")
  expect(second.statusCode).toBe(409)
  expect(second.headers["retry-after"]).toBe("1")
  letGo()
  expect((await first).statusCode).toBe(201)
  expect((await post({ name: "flight" }, "k3")).json()).toEqual((await first).json())
  expect(await countOf("flight")).toBe(1)
})

test("a refusal leaves no half operation and no kept answer", async () => {
  const refused = await post({ name: "half", fails: true }, "k4")
  expect(refused.statusCode).toBe(409)
  expect(await countOf("half")).toBe(0)
})

test("a retry of what was answered is answered again, costs no limit, and is no way around it", async () => {
  freezeWindow()
  const ask = (key: string, name = "Meera", headers = {}, remoteAddress = "127.0.0.1") =>
    s.app.inject({
      method: "POST",
      url: "/api/counted",
      payload: { name },
      headers: { "idempotency-key": key, ...headers },
      remoteAddress,
    })
  for (let time = 0; time < 5; time += 1) {
    const answer = await ask("one")
    expect([answer.statusCode, answer.json()]).toEqual([201, { success: true, number: 1 }])
  }
  expect((await ask("two")).json()).toEqual({ success: true, number: 2 })
  expect((await ask("one", "Asha")).statusCode).toBe(422)
  // The window of three is full: two things made, one refused.
  expect((await ask("three")).statusCode).toBe(429)
  expect((await ask("one", "Asha")).statusCode).toBe(429)
  expect((await ask("one")).json()).toEqual({ success: true, number: 1 })
  // A phone that has left the house for the street asks from another network.
  expect((await ask("one", "Meera", {}, "198.51.100.7")).json()).toEqual({ success: true, number: 1 })
  expect((await ask("one", "Asha", {}, "198.51.100.7")).statusCode).toBe(422)
  // Signed in, the same key is another actor's: nothing of the first answer shows.
  expect((await ask("one", "Meera", signedIn)).statusCode).toBe(429)
  expect(worked).toBe(2)
})
