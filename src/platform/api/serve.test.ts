import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { z } from "zod"
import { type CallServer, servedActor, signedIn, startCallServer } from "../../../test/call-server.ts"
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
  input: z.object({
    name: z.string().max(100).min(2),
    how_many: z.number().optional(),
    user_id: z.string().max(100).optional(),
  }),
  output: z.object({ name: z.string() }),
})
const read = contract({
  name: "read",
  summary: "",
  method: "GET",
  path: "/things/{id}",
  who: "anyone",
  input: z.object({ id: z.string().max(100) }),
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
  input: z.object({ password: z.string().max(100) }),
  output: z.object({}),
})

const removes = contract({
  name: "removes",
  summary: "",
  method: "POST",
  path: "/removes",
  who: "customer",
  recentSignIn: true,
  input: z.object({}),
  output: z.object({}),
})

/** What the next creation waits for. */
const held: (() => Promise<void>)[] = []
const calls = [
  serve(create, async (_ctx, { name }) => {
    await held.shift()?.()
    return { name }
  }),
  serve(read, async (_ctx, { id }) => ({ id })),
  serve(limited, async () => ({})),
  serve(secretive, async () => {
    throw conflict(() => "No.")
  }),
  serve(removes, async () => ({})),
  serve(breaks, async (_ctx, { password }) => {
    throw new Error(`broken while holding ${password.length} characters`)
  }),
]

let s: CallServer
beforeAll(async () => {
  s = await startCallServer(calls)
})
afterAll(() => s.close())

const post = (payload: object, headers: Record<string, string> = {}, query = "") =>
  s.app.inject({ method: "POST", url: `/api/things${query}`, payload, headers: { ...signedIn, ...headers } })

test("an id that claims to be somebody else is 403, wherever it stands", async () => {
  for (const answer of [
    await post({ name: "claim", user_id: "account-2" }),
    await post({ name: "claim", user_id: "account-1" }, {}, "?user_id=account-2"),
    await post({ name: "claim" }, { "professional-id": "professional-2" }),
    await post({ name: "claim" }, {}, "?professional_id=professional-2"),
  ]) {
    expect(answer.statusCode).toBe(403)
    expect(answer.json().code).toBe("identity_mismatch")
  }
  expect(
    (await post({ name: "claim", user_id: "account-1" }, { "professional-id": "professional-1" })).statusCode,
  ).toBe(201)
})

test("open calls take a wrong token for a visitor's, and ignore ids", async () => {
  const answer = await s.app.inject({
    url: "/api/things/7?professional_id=x",
    headers: { authorization: "Bearer bad", "professional-id": "y" },
  })
  expect(answer.json()).toEqual({ success: true, id: "7" })
})

test("all fields are named at once, in sentences", async () => {
  const answer = await post({ name: 5, how_many: "few" })
  expect(answer.statusCode).toBe(422)
  expect(answer.json().errors).toEqual({ name: "Please enter a valid name", how_many: "Please enter a valid how many" })
  expect((await post({})).json()).toMatchObject({ message: "Name is required", errors: { name: "Name is required" } })
  expect((await post({ name: "a\u0000b" })).statusCode).toBe(422)
})

test("a body without end is refused, not walked", async () => {
  const payload = `{"name":"deep","more":${"[".repeat(30_000)}${"]".repeat(30_000)}}`
  const headers = { ...signedIn, "content-type": "application/json", "idempotency-key": "k5" }
  expect((await s.app.inject({ method: "POST", url: "/api/things", payload, headers })).statusCode).toBe(422)
})

test("a full bucket is 429 with Retry-After", async () => {
  freezeWindow()
  const hit = () => s.app.inject({ method: "POST", url: "/api/limited", payload: {} })
  expect([(await hit()).statusCode, (await hit()).statusCode]).toEqual([200, 200])
  const third = await hit()
  expect(third.statusCode).toBe(429)
  expect(Number(third.headers["retry-after"])).toBeGreaterThan(0)
})

test("a bug is one fixed sentence for the person and one line for us, without what was typed", async () => {
  const answer = await s.app.inject({
    method: "POST",
    url: "/api/breaks?token=canary-token",
    payload: { password: "canary-password" },
    headers: { authorization: "Bearer canary-bearer", cookie: "sthapati-session=canary-cookie" },
  })
  expect(answer.statusCode).toBe(500)
  expect(answer.json().message).toContain(String(answer.headers["x-request-id"]))
  expect(answer.body).not.toContain("broken")
  expect(s.logged.filter((line) => line.includes('"bug"'))).toHaveLength(1)
  expect(s.logged.join("")).not.toContain("canary")
})

test("a refusal that the contract does not name is a bug of the contract, and is told so while answers are checked", async () => {
  const answer = await s.app.inject({ method: "POST", url: "/api/secretive", payload: {} })
  expect([answer.statusCode, answer.json().message]).toEqual([
    500,
    "The contract secretive does not name the refusal conflict.",
  ])
  const form = { "content-type": "application/x-www-form-urlencoded" }
  const implied = await s.app.inject({ method: "POST", url: "/api/secretive", payload: "a=b", headers: form })
  expect([implied.statusCode, implied.json().code]).toEqual([415, "unsupported_type"])
})

test("a stop lets a slow request finish", async () => {
  const own = await startCallServer(calls)
  const address = await own.app.listen({ port: 0, host: "127.0.0.1" })
  const { promise: running, resolve: begin } = Promise.withResolvers<void>()
  const { promise: gate, resolve: letGo } = Promise.withResolvers<void>()
  held.push(() => {
    begin()
    return gate
  })
  const slow = fetch(`${address}/api/things`, {
    method: "POST",
    headers: { ...signedIn, "content-type": "application/json" },
    body: JSON.stringify({ name: "slow" }),
  })
  await running
  const stopping = own.close()
  await expect.poll(() => own.app.server.listening).toBe(false)
  letGo()
  expect((await slow).status).toBe(201)
  await stopping
})

test("what wants a recent sign-in has 15 minutes, and then wants to know again who it is", async () => {
  const remove = () => s.app.inject({ method: "POST", url: "/api/removes", payload: {}, headers: signedIn })
  const { confirmed_at } = servedActor
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
  try {
    servedActor.confirmed_at = minutesAgo(14)
    expect((await remove()).statusCode).toBe(200)
    servedActor.confirmed_at = minutesAgo(15)
    const refused = await remove()
    expect([refused.statusCode, refused.json().code]).toEqual([403, "confirm_identity"])
  } finally {
    servedActor.confirmed_at = confirmed_at
  }
})

describe("what is prepared before the transaction", () => {
  let s: CallServer
  let prepared = 0

  const slow = contract({
    name: "slow",
    summary: "",
    method: "POST",
    path: "/slow",
    who: "anyone",
    status: 201,
    input: z.object({ name: z.string().max(100) }),
    output: z.object({ name: z.string(), length: z.number() }),
  })

  /** Needs the pool's only connection, which an open transaction would hold. */
  const measure = async ({ name }: { name: string }) => {
    prepared += 1
    const { rows } = await sql<{ length: number }>`select length(${name}) as length`.execute(s.db)
    return rows[0]!.length
  }

  beforeAll(async () => {
    const calls = [serve(slow, async (_ctx, { name }, _http, length) => ({ name, length }), { prepare: measure })]
    s = await startCallServer(calls, { poolSize: 1 })
  })
  afterAll(() => s.close())

  const post = (payload: object, key: string) =>
    s.app.inject({ method: "POST", url: "/api/slow", payload, headers: { "idempotency-key": key } })

  test("what is prepared is ready before the transaction takes a connection, and is handed to the answer", async () => {
    const answers = await Promise.all(["a", "b", "c"].map((key) => post({ name: "Meera" }, key)))
    expect(answers.map((answer) => answer.json())).toEqual(Array(3).fill({ success: true, name: "Meera", length: 5 }))
  })

  test("nothing is prepared for an input that is refused; a retried call still gets its first answer", async () => {
    const before = prepared
    expect((await post({ name: 7 }, "d")).statusCode).toBe(422)
    expect(prepared).toBe(before)
    expect((await post({ name: "Meera" }, "a")).json().length).toBe(5)
    expect((await post({ name: "Asha" }, "a")).statusCode).toBe(422)
  })
})

/** Calls that hash a password: few at once, a short line, and everybody else is answered meanwhile. */
describe("calls that hash", () => {
  const described = { summary: "", who: "anyone", input: z.object({}), output: z.object({ ok: z.boolean() }) } as const
  const hashing = contract({
    ...described,
    name: "hashing",
    method: "POST",
    path: "/hashing",
    transaction: false,
    hashesPassword: true,
    limit: { bucket: "hashing", perNetwork: { max: 1000, seconds: 86_400 } },
  })
  const other = contract({ ...described, name: "other", method: "GET", path: "/other" })

  let s: CallServer
  /** Those that have begun and not ended, by their network. */
  const begun: { network: string; end: () => void }[] = []
  beforeAll(async () => {
    const hash = async ({ network }: { network: string }) => {
      await new Promise<void>((end) => begun.push({ network, end }))
      return { ok: true }
    }
    s = await startCallServer([serve(hashing, hash), serve(other, async () => ({ ok: true }))], { poolSize: 2 })
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
})
