/** Two transactions that take the same rows in opposite orders: the one that is ended does its work after the other. */
import { type Kysely, sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import type { DB } from "../../../db/types.ts"
import { createTestDatabase, type TestDatabase } from "../../../test/database.ts"
import { inBatches } from "./batches.server.ts"
import { type Db, openDb, openPool, sqlState } from "./database.server.ts"
import { retrying } from "./retrying.server.ts"

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
  expect(tries.count).toBe(3)
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
