/** A database of one's own for a test file: real commits, real races, real jobs; cloning it takes about 20 ms. */
import { randomBytes } from "node:crypto"
import type { Kysely } from "kysely"
import type pg from "pg"
import { inject } from "vitest"
import type { DB } from "../db/types.ts"
import { openDb, openPool } from "../src/platform/database/database.server.ts"
import { urlOfDatabase, withClient } from "../src/platform/database/database-client.server.ts"
import { until } from "./until.ts"

export type TestDatabase = {
  /** What the app uses: least privilege. */
  url: string
  /** May change tables. */
  ownerUrl: string
  drop(): Promise<void>
}

export async function createTestDatabase(): Promise<TestDatabase> {
  const { adminUrl, appUrl, template } = inject("postgres")
  const name = `test_${randomBytes(6).toString("hex")}`
  await withClient(adminUrl, (client) =>
    client.query(`create database ${name} template ${template} strategy file_copy`),
  )
  return {
    url: urlOfDatabase(appUrl, name),
    ownerUrl: urlOfDatabase(adminUrl, name),
    drop: () => withClient(adminUrl, (client) => dropWhenLeft(client, name)),
  }
}

export interface TestDb {
  db: Kysely<DB>
  close: () => Promise<void>
}

/** The same through a pool of the file's own, for tests that need no app. */
export async function openTestDb(options: { max?: number } = {}): Promise<TestDb> {
  const { url, drop } = await createTestDatabase()
  const db = openDb(openPool(url, options))
  return {
    db,
    close: async () => {
      await db.destroy()
      await drop()
    },
  }
}

/** Connections that have just said goodbye may still be there; one that is thrown out while it leaves is an error to its test. */
async function dropWhenLeft(client: pg.Client, name: string) {
  const isDropped = () =>
    client.query(`drop database if exists ${name}`).then(
      () => true,
      () => false,
    )
  await until(isDropped, "the last connections to leave", { seconds: 2 }).catch(() =>
    client.query(`drop database if exists ${name} with (force)`),
  )
}
