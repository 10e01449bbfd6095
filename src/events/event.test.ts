import pg from "pg"
import pino from "pino"
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
import { publicUrl, startTestApp, type TestApp } from "../../test/app.ts"
import { type EventSite, eventually, idsOf, newEventFor, numbers, startEventSite } from "../../test/event-site.ts"
import { openStreamClient } from "../../test/event-stream-client.ts"
import { createCustomer, type Person, password } from "../../test/people.ts"
import { until } from "../../test/until.ts"
import { runAsOneStatement } from "../platform/database/statement-parts.server.ts"
import { sessionCookieName } from "../platform/http/cookies.server.ts"
import { eventsPart } from "./event.queries.server.ts"
import { emit } from "./event.server.ts"
import { eventJobs } from "./event.slice.server.ts"
import { openEventReader } from "./event-reader.server.ts"

let site: EventSite
let t: TestApp
let me: Person
let stranger: Person
let listen: EventSite["listen"]
beforeAll(async () => {
  site = await startEventSite()
  ;({ t, me, stranger, listen } = site)
})
afterEach(() => site.stopClients())
afterAll(() => t.close())

describe("a stream", () => {
  test("tells its person what was committed, nobody else and nothing that was taken back", async () => {
    const [mine, theirs] = [await listen(me), await listen(stranger)]
    expect(mine.status).toBe(200)
    expect(mine.headers).toMatchObject({
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store, no-transform",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "x-request-id": expect.stringMatching(/./),
    })
    expect(mine.headers["content-encoding"]).toBeUndefined()
    const takenBack = t.db.transaction().execute(async (db) => {
      await emit(db, newEventFor(me, "never"))
      throw new Error("taken back")
    })
    await expect(takenBack).rejects.toThrow("taken back")
    await t.db.transaction().execute((db) => emit(db, [newEventFor(me, "one"), newEventFor(stranger, "other")]))
    await expect.poll(() => idsOf(mine), eventually).toEqual(["one"])
    await expect.poll(() => idsOf(theirs), eventually).toEqual(["other"])
    expect(mine.received[0]).toMatchObject({ event: "beat", id: expect.stringMatching(/^\d+-\d+$/) })
    expect(mine.events()[0]).toEqual({ kind: "notification_created", params: { id: "one" } })
  })

  test("is opened by the cookie alone, not by one that is another's", async () => {
    const signedIn = await t.app.inject({
      method: "POST",
      url: "/api/auth/login",
      payload: { identifier: me.email, password },
    })
    const name = sessionCookieName(publicUrl)
    const cookie = `${name}=${signedIn.cookies.find((one) => one.name === name)!.value}`
    const byCookie = await listen(undefined, { cookie })
    expect(byCookie.status).toBe(200)
    expect((await listen(undefined, { cookie: `${name}=wrong` })).status).toBe(401)
    expect((await listen(stranger, { cookie })).status).toBe(401)
  })

  test("HEAD says what GET would be, and opens nothing", async () => {
    const isNobodyThere = async () => (await t.app.inject("/metrics")).body.includes("event_streams_open 0")
    await until(isNobodyThere, "the streams of the tests before to end")
    const answer = await t.app.inject({
      method: "HEAD",
      url: "/api/events",
      headers: { authorization: `Bearer ${me.token}` },
    })
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "text/event-stream; charset=utf-8"])
    expect(await isNobodyThere()).toBe(true)
  })
})

describe("the order of commits", () => {
  test("what was written first and committed last is told last, and nothing is passed by", async () => {
    const stream = await listen(me)
    const { promise: gate, resolve: openGate } = Promise.withResolvers<void>()
    const { promise: isWritten, resolve: markWritten } = Promise.withResolvers<void>()
    const slow = t.db.transaction().execute(async (db) => {
      await emit(db, newEventFor(me, "slow"))
      markWritten()
      await gate
    })
    await isWritten
    await emit(t.db, newEventFor(me, "quick"))
    const { rows } = await inClient((client) =>
      client.query("select params->>'id' as id from events where kind = 'notification_created'"),
    )
    expect(rows.map(({ id }) => id)).toContain("quick")
    expect(idsOf(stream)).toEqual([])
    openGate()
    await slow
    await expect.poll(() => idsOf(stream), eventually).toEqual(["slow", "quick"])
  })

  test("of very many at once each is told once, to who stays and to who comes and goes", async () => {
    const staying = await listen(me)
    let hopping = await listen(me)
    const hopped: (string | undefined)[] = []
    const write = (id: string, n: number) =>
      t.db.transaction().execute(async (db) => {
        await emit(db, newEventFor(me, id))
        // Some are open longer than others that began after them.
        if (n % 5 === 0) await inClient((client) => client.query("select pg_sleep(0.02)"))
      })
    for (const hop of numbers(6)) {
      const writing = Promise.all(numbers(30, Number(hop) * 30).map((id, n) => write(id, n)))
      await expect.poll(() => hopping.received.length, eventually).toBeGreaterThan(1)
      hopping.stop()
      hopped.push(...idsOf(hopping))
      hopping = await listen(me, { "last-event-id": hopping.lastId()! })
      await writing
    }
    const all = numbers(180).toSorted()
    await expect.poll(() => idsOf(staying).toSorted(), eventually).toEqual(all)
    await expect.poll(() => [...hopped, ...idsOf(hopping)].toSorted(), eventually).toEqual(all)
  })
})

const inClient = async <T>(work: (client: pg.Client) => Promise<T>) => {
  const client = new pg.Client({ connectionString: t.databaseUrl })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

test("while a transaction that was left open holds events back, reading counts as behind", async () => {
  const { account_id } = await createCustomer(t)
  const read: string[] = []
  const reader = openEventReader({
    ...{ db: t.db, log: pino({ level: "silent" }), pollEvery: 20, behindAfterMs: 200 },
    onEvent: ({ kind }) => read.push(kind),
    onRewind: () => {},
  })
  await reader.start()
  expect(reader.isCaughtUp()).toBe(true)
  const event = eventsPart([{ account_id, kind: "notifications_changed", params: {} }])
  await t.db.transaction().execute(async (open) => {
    await runAsOneStatement(open, [event])
    await runAsOneStatement(t.db, [event])
    await until(() => !reader.isCaughtUp(), "the reader to say that it is behind")
    expect(read).toEqual([])
  })
  await until(() => read.length === 2 && reader.isCaughtUp(), "both events, and a reader that is current")
  await reader.close()
})

/** What ends a stream: its session, its account, the site. */
test("a session that ends takes its streams with it within 5 s, and no other's", async () => {
  const [mine, theirs] = [await listen(me), await listen(stranger)]
  expect((await t.call("POST", "/auth/logout", { token: me.token, body: {} })).status).toBe(200)
  const endedAt = Date.now()
  await expect.poll(() => mine.endedAt(), eventually).toBeTruthy()
  expect(mine.endedAt()! - endedAt).toBeLessThan(5_000)
  expect(mine.received.at(-1)?.event).toBe("over")
  expect(theirs.endedAt()).toBeUndefined()
})

test("a session that runs out takes its streams with it", async () => {
  const stream = await listen(stranger)
  t.clock.now = new Date(Date.now() + 13 * 3_600_000)
  await expect.poll(() => stream.endedAt(), eventually).toBeTruthy()
  expect(stream.received.at(-1)?.event).toBe("over")
})

test("a stop of the site ends its streams first, without a last word: their browsers come back", async () => {
  const own = await startTestApp()
  const site = await own.app.listen({ port: 0, host: "127.0.0.1" })
  const { token } = await createCustomer(own)
  const stream = await openStreamClient(`${site}/api/events`, { authorization: `Bearer ${token}` })
  const before = Date.now()
  await own.close()
  expect(Date.now() - before).toBeLessThan(3_000)
  expect(stream.endedAt()).toBeTruthy()
  expect(stream.received.map(({ event }) => event)).toEqual(["beat"])
})

test("an account that is suspended hears nothing more within 5 s", async () => {
  const stream = await listen(stranger)
  await t.db.updateTable("accounts").set({ suspended_at: t.clock.now }).where("id", "=", stranger.account_id).execute()
  const endedAt = Date.now()
  await expect.poll(() => stream.endedAt(), eventually).toBeTruthy()
  expect(stream.endedAt()! - endedAt).toBeLessThan(5_000)
})

/** Who comes back to the stream is told what was missed, or told to look anew. */
describe("coming back to a stream", () => {
  let site: EventSite
  let t: TestApp
  let me: Person
  let listen: EventSite["listen"]
  beforeAll(async () => {
    site = await startEventSite()
    ;({ t, me, listen } = site)
  })
  afterEach(() => site.stopClients())
  afterAll(() => t.close())

  /** Until they can be read: a transaction of some other test may hold them back, and who comes meanwhile gets them. */
  const emitReadable = async (ids: string[]) => {
    const witness = await listen(me)
    await emit(
      t.db,
      ids.map((id) => newEventFor(me, id)),
    )
    await expect.poll(() => idsOf(witness), eventually).toEqual(expect.arrayContaining(ids))
    witness.stop()
  }

  test("what was missed is told once, by the header or the address; what was heard is not told again", async () => {
    const first = await listen(me)
    await emit(t.db, newEventFor(me, "heard"))
    await expect.poll(() => idsOf(first), eventually).toEqual(["heard"])
    first.stop()
    await emit(t.db, newEventFor(me, "missed"))
    const id = first.lastId()!
    const [byHeader, byAddress] = [await listen(me, { "last-event-id": id }), await listen(me, {}, `?after=${id}`)]
    await emit(t.db, newEventFor(me, "new"))
    for (const stream of [byHeader, byAddress])
      await expect.poll(() => idsOf(stream), eventually).toEqual(["missed", "new"])
  })

  test.each([
    ["of another database", "999999999999-1"],
    ["that is none of ours", "yesterday"],
  ])("with an id %s it is told to begin anew, from now on", async (_what, id) => {
    await emitReadable(["before"])
    const stream = await listen(me, { "last-event-id": id })
    await expect.poll(() => stream.received.map(({ event }) => event), eventually).toContain("reset")
    await emit(t.db, newEventFor(me, "after"))
    await expect.poll(() => idsOf(stream), eventually).toEqual(["after"])
  })

  test("after a day of absence it begins anew, after a quiet day it does not", async () => {
    const stream = await listen(me)
    await emit(t.db, newEventFor(me, "before"))
    await expect.poll(() => idsOf(stream), eventually).toEqual(["before"])
    stream.stop()
    const quiet = stream.lastId()!
    await emitReadable(["missed", "missed too"])
    const clear = () =>
      eventJobs.clear_events!(undefined, { db: t.db, clock: () => tomorrow, publicUrl, log: t.app.log as never })
    const tomorrow = new Date(Date.now() + 2 * 86_400_000)
    await clear()
    t.clock.now = tomorrow
    // Of all that was cleared the newest is left, by which the others are known to have been.
    expect((await t.db.selectFrom("events").select("params").execute()).map((row) => row.params)).toEqual([
      { id: "missed too" },
    ])
    const { body } = await t.call("POST", "/auth/login", { body: { identifier: me.email, password } })
    const signedInAnew = { ...me, token: body.token }
    const late = await listen(signedInAnew, { "last-event-id": quiet })
    await expect.poll(() => late.received.map(({ event }) => event), eventually).toContain("reset")
    expect(idsOf(late)).toEqual([])
    const punctual = await listen(signedInAnew, { "last-event-id": late.lastId()! })
    await emit(t.db, newEventFor(me, "today"))
    await expect.poll(() => idsOf(punctual), eventually).toEqual(["today"])
    expect(punctual.received.map(({ event }) => event)).not.toContain("reset")
  })

  test("who has missed hundreds is told to look for themselves", async () => {
    const stream = await listen(me)
    await expect.poll(() => stream.lastId(), eventually).toBeTruthy()
    stream.stop()
    await emitReadable(numbers(250))
    const back = await listen(me, { "last-event-id": stream.lastId()! })
    await expect.poll(() => back.received.map(({ event }) => event), eventually).toContain("reset")
    expect(idsOf(back)).toEqual([])
  })
})
