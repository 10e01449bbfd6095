import { type Kysely, sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import type { DB } from "../../../db/types.ts"
import { createTestDatabase, type TestDatabase } from "../../../test/database.ts"
import { openDb, openPool } from "./database.server.ts"
import { withClient } from "./database-client.server.ts"

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
