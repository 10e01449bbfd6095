import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestDatabase, type TestDatabase } from "../../test/database.ts"
import { isDatabaseAway, openPool } from "./database.server.ts"
import { sayingWhenAway } from "./job-pool.server.ts"

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test.each(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "ENETUNREACH", "EHOSTUNREACH", "ETIMEDOUT"])(
  "a database that the network does not reach (%s) is away",
  (code) => {
    expect(isDatabaseAway(Object.assign(new Error("connect"), { code }))).toBe(true)
  },
)

test("a server that has become read-only is away, and the worker is told so in the words it waits for", async () => {
  const url = new URL(database.url)
  url.searchParams.set("options", "-c default_transaction_read_only=on")
  const pool = openPool(url.href, { max: 1 })
  const write = () => pool.connect().then((client) => client.query("delete from mails").finally(() => client.release()))
  expect(isDatabaseAway(await write().catch((error: unknown) => error))).toBe(true)
  await pool.end()

  const jobPool = openPool(url.href, { max: 1 })
  sayingWhenAway(jobPool)
  const client = await jobPool.connect()
  await expect(client.query("delete from mails")).rejects.toMatchObject({ code: "57P03" })
  client.release()
  await jobPool.end()
})

test("what the database refuses is no absence", async () => {
  const pool = openPool(database.url, { max: 1 })
  const refusal = await pool.query("select from nowhere").catch((error: unknown) => error)
  expect(isDatabaseAway(refusal)).toBe(false)
  await pool.end()
})
