import { connect, createServer, type Socket } from "node:net"
import { type Kysely, sql } from "kysely"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import type { DB } from "../../../db/types.ts"
import { createTestDatabase, type TestDatabase } from "../../../test/database.ts"
import { markUnavailableErrors } from "../jobs.server.ts"
import { inBatches } from "./batches.server.ts"
import { type Db, isDatabaseUnavailable, openDb, openPool, sqlState } from "./database.server.ts"
import { withClient } from "./database-client.server.ts"
import { retrying } from "./retrying.server.ts"

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
  markUnavailableErrors(jobPool)
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
  const db = openDb(openPool(way.url, { max: 1, queryTimeout: 300 }))
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

describe("prepared statements", () => {
  let database: TestDatabase
  let db: Kysely<DB>
  beforeAll(async () => {
    database = await createTestDatabase()
    db = openDb(openPool(database.url, { max: 1 }))
  })
  afterAll(async () => {
    await db.destroy()
    await database.drop()
  })

  const prepared = async () => {
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)
    return rows.map((row) => row.statement)
  }
  const cityCalled = (name: string) => db.selectFrom("cities").selectAll().where("name", "=", name).execute()

  test("a statement that comes again is planned once, and answers by its parameters", async () => {
    expect(await cityCalled("Pune")).toHaveLength(1)
    expect(await prepared()).toEqual([])
    expect((await cityCalled("Mumbai"))[0]?.name).toBe("Mumbai")
    expect((await cityCalled("Delhi"))[0]?.name).toBe("Delhi")
    expect(await prepared()).toEqual([expect.stringContaining('from "cities" where "name" = $1')])
  })

  test("a table that changed under a named statement fails it once at most", async () => {
    await cityCalled("Pune")
    await cityCalled("Pune")
    await withClient(database.ownerUrl, (client) => client.query("alter table cities add column nickname text"))
    await cityCalled("Pune").catch(() => undefined)
    expect(await cityCalled("Pune")).toHaveLength(1)
  })

  test("texts without end do not fill the connection's memory", async () => {
    for (let n = 0; n < 250; n++) {
      for (const _ of [1, 2]) await sql`select ${n}::int as ${sql.ref(`column_${n}`)}`.execute(db)
    }
    expect((await prepared()).length).toBeLessThanOrEqual(200)
    const { rows } = await sql<{ answer: number }>`select ${41}::int + 1 as answer`.execute(db)
    expect(rows).toEqual([{ answer: 42 }])
  })
})

/** Two transactions that take the same rows in opposite orders: the one that is ended does its work after the other. */
describe("retrying", () => {
  let database: TestDatabase
  let db: Kysely<DB>
  beforeAll(async () => {
    database = await createTestDatabase()
    db = openDb(openPool(database.url, { max: 2 }))
  })
  afterAll(async () => {
    await db.destroy()
    await database.drop()
  })

  const hold = (trx: Db, city: string) => sql`select from cities where name = ${city} for update`.execute(trx)

  /** Each takes its first row, and the second one when the other has its first. */
  const openPair = () => {
    const [pune, mumbai] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const tries = { count: 0 }
    const taking = (first: string, second: string, [mine, theirs]: [typeof pune, typeof pune]) =>
      db.transaction().execute(async (trx) => {
        tries.count += 1
        await hold(trx, first)
        mine.resolve()
        await theirs.promise
        await hold(trx, second)
        return 1
      })
    return {
      tries,
      one: () => taking("Pune", "Mumbai", [pune, mumbai]),
      other: () => taking("Mumbai", "Pune", [mumbai, pune]),
    }
  }

  test("a piece of a batch and a transaction that stand in each other's way are both done", async () => {
    const { tries, one, other } = openPair()
    expect(await Promise.all([inBatches(2, one), retrying(other)])).toEqual([1, 1])
    // Whoever is ended may take its first row again before the other, and be ended once more.
    expect(tries.count).toBeGreaterThanOrEqual(3)
  })

  test("one that is not tried again fails", async () => {
    const { one, other } = openPair()
    const answers = await Promise.allSettled([one(), other()])
    const failures = answers.flatMap((answer) => (answer.status === "rejected" ? [sqlState(answer.reason)] : []))
    expect(failures).toEqual(["40P01"])
  })

  test("what fails for another reason is not tried again", async () => {
    let tries = 0
    const broken = retrying(() => {
      tries += 1
      return sql`select 1 / 0`.execute(db)
    })
    await expect(broken).rejects.toThrow("division by zero")
    expect(tries).toBe(1)
  })
})
