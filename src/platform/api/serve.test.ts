import type { FastifyInstance } from "fastify"
import { sql } from "kysely"
import pino from "pino"
import { afterAll, beforeAll, expect, test } from "vitest"
import { z } from "zod"
import { createTestDatabase, type TestDatabase } from "../../../test/database.ts"
import type { Actor } from "../actor.ts"
import { openDb, openPool } from "../database/database.server.ts"
import { openServer } from "../http/http.server.ts"
import { openKeptAnswers } from "../http/kept-answers.server.ts"
import { openTurns } from "../http/turns.server.ts"
import { conflict } from "../problem.ts"
import { configureTokens } from "../tokens.server.ts"
import { contract } from "./contract.ts"
import { installCalls, serve } from "./serve.server.ts"

let database: TestDatabase
let db: ReturnType<typeof openDb>
let app: FastifyInstance
const logged: string[] = []
const started: (() => void)[] = []
let worked = 0

const actor: Actor = {
  account_id: "account-1",
  session_id: "session-1",
  email: "meera@test.example",
  full_name: "Meera Joshi",
  business_name: null,
  customer_type: "individual",
  is_customer: true,
  is_professional: false,
  is_admin: false,
  professional_id: "professional-1",
}

const input = z.object({ name: z.string().min(2), wait_ms: z.number().optional(), fails: z.boolean().optional() })
const output = z.object({ name: z.string(), times: z.number() })
const create = contract({
  name: "create",
  summary: "",
  method: "POST",
  path: "/things",
  who: "customer",
  status: 201,
  refuses: ["conflict"],
  input: input.extend({ user_id: z.string().optional() }),
  output,
})
const read = contract({
  name: "read",
  summary: "",
  method: "GET",
  path: "/things/{id}",
  who: "anyone",
  input: z.object({ id: z.string() }),
  output: z.object({ id: z.string() }),
})
const limited = contract({
  name: "limited",
  summary: "",
  method: "POST",
  path: "/limited",
  who: "anyone",
  input: z.object({}),
  output: z.object({}),
  limit: { bucket: "limited", perNetwork: { max: 2, seconds: 3600 } },
})
const counted = contract({
  name: "counted",
  summary: "",
  method: "POST",
  path: "/counted",
  who: "anyone",
  status: 201,
  input: z.object({ name: z.string() }),
  output: z.object({ number: z.number() }),
  limit: { bucket: "counted", perNetwork: { max: 3, seconds: 86_400 } },
})
const secretive = contract({
  name: "secretive",
  summary: "",
  method: "POST",
  path: "/secretive",
  who: "anyone",
  input: z.object({}),
  output: z.object({}),
})
const breaks = contract({
  name: "breaks",
  summary: "",
  method: "POST",
  path: "/breaks",
  who: "anyone",
  input: z.object({ password: z.string() }),
  output: z.object({}),
})

beforeAll(async () => {
  configureTokens("a secret for tests that is long enough")
  database = await createTestDatabase()
  db = openDb(openPool(database.url))
  app = await openServer({
    log: pino({}, { write: (line: string) => void logged.push(line) }),
    publicUrl: "http://127.0.0.1:3000",
    trustedProxies: [],
    rateLimitScale: 1,
  })
  const calls = [
    serve(create, async (ctx, { name, wait_ms, fails }) => {
      for (const tell of started.splice(0)) tell()
      if (wait_ms) await new Promise((resolve) => setTimeout(resolve, wait_ms))
      await sql`insert into mails (id, to_address, subject, text, html) values (gen_random_uuid()::text, 'a', ${name}, '', '')`.execute(
        ctx.db,
      )
      if (fails) throw conflict(() => "No.")
      const { rows } = await sql<{
        times: number
      }>`select count(*) as times from mails where subject = ${name}`.execute(ctx.db)
      return { name, times: rows[0]!.times }
    }),
    serve(read, async (_ctx, { id }) => ({ id })),
    serve(limited, async () => ({})),
    serve(counted, async () => {
      worked += 1
      return { number: worked }
    }),
    serve(secretive, async () => {
      throw conflict(() => "No.")
    }),
    serve(breaks, async (_ctx, { password }) => {
      throw new Error(`broken while holding ${password.length} characters`)
    }),
  ]
  installCalls(app, calls, {
    db,
    clock: () => new Date(),
    publicUrl: "http://127.0.0.1:3000",
    findActorByToken: async (_db, token) => (token === "good" ? actor : null),
    findActorByCookie: async () => null,
    kept: openKeptAnswers(),
    turns: openTurns(),
    checkAnswers: true,
  })
})
afterAll(async () => {
  await app.close()
  await db.destroy()
  await database.drop()
})

const post = (payload: object, headers: Record<string, string> = {}) =>
  app.inject({ method: "POST", url: "/api/things", payload, headers: { authorization: "Bearer good", ...headers } })
const countOf = async (name: string) =>
  (await sql<{ n: number }>`select count(*) as n from mails where subject = ${name}`.execute(db)).rows[0]!.n

test("the same key and body twice is one thing and one answer", async () => {
  const first = await post({ name: "twice" }, { "idempotency-key": "k1" })
  const second = await post({ name: "twice" }, { "idempotency-key": "k1" })
  expect([first.statusCode, second.statusCode]).toEqual([201, 201])
  expect(second.json()).toEqual(first.json())
  expect(await countOf("twice")).toBe(1)
})

test("the same key with another body is refused", async () => {
  await post({ name: "other" }, { "idempotency-key": "k2" })
  const second = await post({ name: "different" }, { "idempotency-key": "k2" })
  expect(second.statusCode).toBe(422)
  expect(second.json().errors).toHaveProperty("idempotency_key")
})

test("a key in flight is 409, and works after the first has answered", async () => {
  const running = new Promise<void>((resolve) => started.push(resolve))
  const first = post({ name: "flight", wait_ms: 400 }, { "idempotency-key": "k3" })
  await running
  const second = await post({ name: "flight", wait_ms: 400 }, { "idempotency-key": "k3" })
  expect(second.statusCode).toBe(409)
  expect(second.headers["retry-after"]).toBe("1")
  expect((await first).statusCode).toBe(201)
  expect(await countOf("flight")).toBe(1)
})

test("a refusal leaves no half operation and no kept answer", async () => {
  const refused = await post({ name: "half", fails: true }, { "idempotency-key": "k4" })
  expect(refused.statusCode).toBe(409)
  expect(await countOf("half")).toBe(0)
})

test("an id that claims to be somebody else is 403, wherever it stands", async () => {
  for (const answer of [
    await post({ name: "claim", user_id: "account-2" }),
    await app.inject({
      method: "POST",
      url: "/api/things?user_id=account-2",
      payload: { name: "claim", user_id: "account-1" },
      headers: { authorization: "Bearer good" },
    }),
    await post({ name: "claim" }, { "professional-id": "professional-2" }),
    await app.inject({
      method: "POST",
      url: "/api/things?professional_id=professional-2",
      payload: { name: "claim" },
      headers: { authorization: "Bearer good" },
    }),
  ]) {
    expect(answer.statusCode).toBe(403)
    expect(answer.json().code).toBe("identity_mismatch")
  }
  expect(
    (await post({ name: "claim", user_id: "account-1" }, { "professional-id": "professional-1" })).statusCode,
  ).toBe(201)
})

test("open calls take a wrong token for a visitor's, and ignore ids", async () => {
  const answer = await app.inject({
    url: "/api/things/7?professional_id=x",
    headers: { authorization: "Bearer bad", "professional-id": "y" },
  })
  expect(answer.json()).toEqual({ success: true, id: "7" })
})

test("all fields are named at once, in sentences", async () => {
  const answer = await post({ name: 5, wait_ms: "soon" })
  expect(answer.statusCode).toBe(422)
  expect(answer.json().errors).toEqual({ name: "Please enter a valid name", wait_ms: "Please enter a valid wait ms" })
  expect((await post({})).json()).toMatchObject({ message: "Name is required", errors: { name: "Name is required" } })
  expect((await post({ name: "a\u0000b" })).statusCode).toBe(422)
})

test("a body without end is refused, not walked", async () => {
  const payload = `{"name":"deep","more":${"[".repeat(30_000)}${"]".repeat(30_000)}}`
  const headers = { authorization: "Bearer good", "content-type": "application/json", "idempotency-key": "k5" }
  expect((await app.inject({ method: "POST", url: "/api/things", payload, headers })).statusCode).toBe(422)
})

test("a full bucket is 429 with Retry-After", async () => {
  const hit = () => app.inject({ method: "POST", url: "/api/limited", payload: {} })
  expect([(await hit()).statusCode, (await hit()).statusCode]).toEqual([200, 200])
  const third = await hit()
  expect(third.statusCode).toBe(429)
  expect(Number(third.headers["retry-after"])).toBeGreaterThan(0)
})

test("a retry of what was answered is answered again, costs no limit, and is no way around it", async () => {
  const ask = (key: string, name = "Meera", headers = {}, remoteAddress = "127.0.0.1") =>
    app.inject({
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
  expect((await ask("one", "Meera", { authorization: "Bearer good" })).statusCode).toBe(429)
  expect(worked).toBe(2)
})

test("a bug is one fixed sentence for the person and one line for us, without what was typed", async () => {
  const answer = await app.inject({
    method: "POST",
    url: "/api/breaks?token=canary-token",
    payload: { password: "canary-password" },
    headers: { authorization: "Bearer canary-bearer", cookie: "sthapati-session=canary-cookie" },
  })
  expect(answer.statusCode).toBe(500)
  expect(answer.json().message).toContain(String(answer.headers["x-request-id"]))
  expect(answer.body).not.toContain("broken")
  expect(logged.filter((line) => line.includes('"bug"'))).toHaveLength(1)
  expect(logged.join("")).not.toContain("canary")
})

test("a stop lets a slow request finish", async () => {
  const { promise: running, resolve: begin } = Promise.withResolvers<void>()
  const own = await openServer({
    log: pino({ level: "silent" }),
    publicUrl: "http://127.0.0.1:3000",
    trustedProxies: [],
    rateLimitScale: 1,
  })
  installCalls(
    own,
    [
      serve(create, async (_ctx, { name, wait_ms }) => {
        begin()
        await new Promise((resolve) => setTimeout(resolve, wait_ms))
        return { name, times: 1 }
      }),
    ],
    {
      db,
      clock: () => new Date(),
      publicUrl: "",
      findActorByToken: async () => actor,
      findActorByCookie: async () => null,
      kept: openKeptAnswers(),
      turns: openTurns(),
    },
  )
  const address = await own.listen({ port: 0, host: "127.0.0.1" })
  const slow = fetch(`${address}/api/things`, {
    method: "POST",
    headers: { authorization: "Bearer good", "content-type": "application/json" },
    body: JSON.stringify({ name: "slow", wait_ms: 600 }),
  })
  await running
  await own.close()
  expect((await slow).status).toBe(201)
})

test("a flood from one network is 429 with Retry-After, before any work is done", async () => {
  const own = await openServer({
    log: pino({ level: "silent" }),
    publicUrl: "http://127.0.0.1:3000",
    trustedProxies: [],
    rateLimitScale: 0.001,
  })
  own.get("/page", async () => "read")
  const ask = () => own.inject({ url: "/page" })
  const statuses = [(await ask()).statusCode, (await ask()).statusCode, (await ask()).statusCode]
  expect(statuses).toEqual([200, 200, 200])
  const refused = await ask()
  expect(refused.statusCode).toBe(429)
  expect(refused.json()).toMatchObject({ success: false, code: "too_many" })
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0)
  await own.close()
})

test("a refusal that the contract does not name is a bug of the contract, and is told so while answers are checked", async () => {
  const answer = await app.inject({ method: "POST", url: "/api/secretive", payload: {} })
  expect([answer.statusCode, answer.json().message]).toEqual([
    500,
    "The contract secretive does not name the refusal conflict.",
  ])
  const implied = await app.inject({ method: "POST", url: "/api/secretive", payload: "a=b", headers: form })
  expect([implied.statusCode, implied.json().code]).toEqual([415, "unsupported_type"])
})
const form = { "content-type": "application/x-www-form-urlencoded" }
