import { Kysely, PostgresDialect, sql } from "kysely"
import pg from "pg"
import { afterAll, beforeAll, expect, test } from "vitest"
import { loadDemo } from "../../../db/demo/load.server.ts"
import type { DB } from "../../../db/types.ts"
import { createTestDatabase, type TestDatabase } from "../../../test/database.ts"
import { openDb, openPool } from "../../platform/database/database.server.ts"
import { getSearchScreen } from "./search-screen.server.ts"

let database: TestDatabase
let db: Kysely<DB>
beforeAll(async () => {
  database = await createTestDatabase()
  db = openDb(openPool(database.url))
  await loadDemo(db, { now: new Date(), hashPassword: async () => "unused" })
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

test("where the database has no time for what owners paid, the results stand there without it", async () => {
  const pool = new pg.Pool({ connectionString: database.url, options: "-c lock_timeout=100" })
  const impatient = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  const asking = {
    actor: null,
    clock: () => new Date(),
    language: "en",
    requestId: "",
    network: "",
    publicUrl: "",
  } as const
  const show = () => getSearchScreen({ ...asking, db: impatient }, new URLSearchParams("query=kitchen&city=Pune"))
  try {
    await db.transaction().execute(async (held) => {
      await sql`lock table portfolio_projects`.execute(held)
      const { page, cost } = await show()
      expect(page!.services.length).toBeGreaterThan(0)
      expect(cost).toBeNull()
    })
    expect((await show()).cost).not.toBeNull()
  } finally {
    await impatient.destroy()
  }
})
