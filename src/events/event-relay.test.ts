/** Nodes beside each other on one database: what wakes them, and what when nothing does. */
import pg from "pg"
import pino from "pino"
import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { createTestDatabase, type TestDatabase } from "../../test/database.ts"
import { openDb, openPool } from "../platform/database/database.server.ts"
import type { EventStream } from "../platform/http/event-stream.server.ts"
import type { Event } from "./event.contract.ts"
import { emit } from "./event.server.ts"
import { type CacheInvalidation, openEventRelay, relayOf } from "./event-relay.server.ts"

let database: TestDatabase
const closing: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  database = await createTestDatabase()
})
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})
afterAll(() => database.drop())

const never = 3_600_000
const log = pino({ level: "silent" })
const soon = { timeout: 10_000, interval: 5 }

const startNode = ({ pollEvery = never, cache = undefined as CacheInvalidation | undefined } = {}) => {
  const db = openDb(openPool(database.url, { max: 3 }))
  closing.push(() => db.destroy())
  const relay = openEventRelay({ db, url: database.url, log, clock: () => new Date(), pollEvery })
  closing.push(relay.close)
  if (cache) relay.registerCache(cache)
  return db
}

const follow = async (db: ReturnType<typeof startNode>, accountId: string) => {
  const heard: string[] = []
  const stream: EventStream<Event> = {
    send: ({ params }) => void heard.push(params.id!),
    reset: () => void heard.push("reset"),
    setHeartbeatId: () => {},
    onEnd: () => {},
  }
  await relayOf(db).join(accountId, undefined, stream)
  return heard
}

const connect = async () => {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  closing.push(() => client.end())
  return client
}
const insert = (client: pg.Client, account: string, id: string) =>
  client.query(
    "insert into events (account_id, kind, params) values ($1, 'notification_created', jsonb_build_object('id', $2::text))",
    [account, id],
  )
const listeners = async (client: pg.Client) =>
  (
    await client.query(
      "select pid, query from pg_stat_activity where datname = current_database() and application_name = 'sthapati events'",
    )
  ).rows

test("an act on one node is told on both", async () => {
  const [one, two] = [startNode(), startNode()]
  const [here, there] = [await follow(one, "meera"), await follow(two, "meera")]
  await one
    .transaction()
    .execute((db) => emit(db, { account_id: "meera", kind: "notification_created", params: { id: "1" } }))
  await expect.poll(() => [here, there], soon).toEqual([["1"], ["1"]])
})

test("both are notified that somebody was hidden, and not of who was not public", async () => {
  const { heard, client } = await startCaches()
  await client.query(`insert into accounts (id, email, full_name, password_hash, is_professional, activated_at)
    values ('seen', 'a@test.example', 'Meera', '-', true, now()), ('unseen', 'b@test.example', 'Rohan', '-', true, null)`)
  await client.query("update accounts set suspended_at = now() where id = 'unseen'")
  await client.query("delete from accounts where id = 'unseen'")
  await client.query("update accounts set suspended_at = now() where id = 'seen'")
  await expect.poll(() => heard.toSorted(), soon).toEqual(["one clears", "two clears"])
})

test("both are notified apart from that of changed profiles, offers and areas", async () => {
  const { heard, client } = await startCaches()
  for (const change of [
    "update professionals set headline = 'New'",
    "update professional_services set price_per_hour = 1",
    "delete from professional_service_areas",
  ]) {
    await client.query(change)
    await expect.poll(() => heard.toSorted(), soon).toEqual(["one marks stale", "two marks stale"])
    heard.length = 0
  }
})

const startCaches = async () => {
  const heard: string[] = []
  for (const name of ["one", "two"]) {
    const clear = () => heard.push(`${name} clears`)
    const markAllStale = () => heard.push(`${name} marks stale`)
    startNode({ cache: { clear, markAllStale } })
  }
  const client = await connect()
  const hearing = async () => (await listeners(client)).filter(({ query }) => query.startsWith("listen"))
  await expect.poll(hearing, soon).toHaveLength(2)
  return { heard, client }
}

test("a node receives NOTIFY of another process, also after its connection was cut", async () => {
  const heard = await follow(startNode(), "rohan")
  const other = await connect()
  await expect.poll(() => listeners(other), soon).toHaveLength(1)
  await insert(other, "rohan", "1")
  await other.query("notify events, 'somebody else'")
  await expect.poll(() => heard, soon).toEqual(["1"])

  const [before] = await listeners(other)
  const admin = new pg.Client({ connectionString: database.ownerUrl })
  await admin.connect()
  await admin.query("select pg_terminate_backend($1)", [before.pid])
  await admin.end()
  // What happened without NOTIFY is read as soon as it is connected again.
  await insert(other, "rohan", "2")
  await expect.poll(() => heard, soon).toEqual(["1", "2"])
  await insert(other, "rohan", "3")
  await other.query("notify events, 'somebody else'")
  await expect.poll(() => heard, soon).toEqual(["1", "2", "3"])
})

test("without NOTIFY a node polls", async () => {
  const heard = await follow(startNode({ pollEvery: 100 }), "asha")
  const other = await connect()
  await insert(other, "asha", "1")
  await expect.poll(() => heard, soon).toEqual(["1"])
})

test("many commits send few NOTIFYs, and never within the transaction", async () => {
  const node = startNode()
  const other = await connect()
  let notifies = 0
  other.on("notification", () => {
    notifies += 1
  })
  await other.query("listen events")
  const write = (id: string) =>
    node.transaction().execute((db) => emit(db, { account_id: "meera", kind: "notification_created", params: { id } }))
  const heard = await follow(node, "meera")
  const ids = Array.from({ length: 100 }, (_, n) => String(n))
  const before = Date.now()
  for (const id of ids) await write(id)
  const atMost = 2 + (Date.now() - before) / 20
  await expect.poll(() => heard, soon).toEqual(ids)
  await expect.poll(() => notifies, soon).toBeGreaterThan(0)
  expect(notifies).toBeLessThanOrEqual(atMost)
  expect(notifies).toBeLessThan(ids.length)
})
