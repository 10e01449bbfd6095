import { connect, createServer, type Socket } from "node:net"
import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestDatabase, type TestDatabase } from "../../../test/database.ts"
import { explainingWhenUnavailable } from "../jobs.server.ts"
import { isDatabaseUnavailable, openDb, openPool } from "./database.server.ts"

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test.each(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "ENETUNREACH", "EHOSTUNREACH", "ETIMEDOUT"])(
  "a database that the network does not reach (%s) is away",
  (code) => {
    expect(isDatabaseUnavailable(Object.assign(new Error("connect"), { code }))).toBe(true)
  },
)

test("a server that has become read-only is away, and the worker is told so in the words it waits for", async () => {
  const url = new URL(database.url)
  url.searchParams.set("options", "-c default_transaction_read_only=on")
  const pool = openPool(url.href, { max: 1 })
  const write = () => pool.connect().then((client) => client.query("delete from mails").finally(() => client.release()))
  expect(isDatabaseUnavailable(await write().catch((error: unknown) => error))).toBe(true)
  await pool.end()

  const jobPool = openPool(url.href, { max: 1 })
  explainingWhenUnavailable(jobPool)
  const client = await jobPool.connect()
  await expect(client.query("delete from mails")).rejects.toMatchObject({ code: "57P03" })
  client.release()
  await jobPool.end()
})

test("what the database refuses is no absence", async () => {
  const pool = openPool(database.url, { max: 1 })
  const refusal = await pool.query("select from nowhere").catch((error: unknown) => error)
  expect(isDatabaseUnavailable(refusal)).toBe(false)
  await pool.end()
})

/** A way to the database that can swallow all that is said, as a cable that is pulled does: no end, no error. */
const openWay = async (url: string) => {
  const sockets: Socket[] = []
  const { hostname, port } = new URL(url)
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const socket of [near, far]) socket.on("error", () => {})
    near.on("close", () => far.destroy())
    near.pipe(far).pipe(near)
    sockets.push(near, far)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port: here } = server.address() as { port: number }
  return {
    url: Object.assign(new URL(url), { host: `127.0.0.1:${here}` }).href,
    /** Who connects anew is heard again. */
    swallow: () => {
      for (const socket of sockets) socket.unpipe()
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

test("a connection that has gone silent is away after a while, and is not handed out again", async () => {
  const way = await openWay(database.url)
  const db = openDb(openPool(way.url, { max: 1, longestSilence: 300 }))
  const ask = () => sql<{ n: number }>`select 1 as n`.execute(db).then(({ rows }) => rows[0]!.n)
  const failure = (work: Promise<unknown>) => work.then(() => "answered", isDatabaseUnavailable)
  expect(await ask()).toBe(1)

  way.swallow()
  expect(await failure(ask())).toBe(true)
  expect(await ask()).toBe(1)

  const transaction = db.transaction().execute(async (trx) => {
    way.swallow()
    await sql`select 2`.execute(trx)
  })
  expect(await failure(transaction)).toBe(true)
  expect(await ask()).toBe(1)
  await db.destroy()
  way.close()
})
