/** What the operator's commands share: the site's database, beside the running app and without it; faults are sentences. */
import type { Transaction } from "kysely"
import type { DB } from "../db/types.ts"
import { readConfig } from "../src/platform/config.server.ts"
import { openDb, openPool, sqlState } from "../src/platform/database/database.server.ts"
import { openExternalDatabase } from "../src/platform/database/database-client.server.ts"
import { startEmbeddedPostgres } from "../src/platform/embedded-postgres/embedded-postgres.server.ts"
import { findRunningPostgres } from "../src/platform/embedded-postgres/running-postgres.server.ts"

const UNDEFINED_TABLE = "42P01"

/** Says what came of it: a line on the way out, or what is wrong, and the code 1. */
export async function runCommand(command: () => Promise<string> | string) {
  try {
    console.log(await command())
  } catch (error) {
    console.error(sentenceOf(error))
    process.exitCode = 1
  }
}

/** In one transaction. */
export async function onDatabase<T>(name: string, work: (db: Transaction<DB>) => Promise<T>): Promise<T> {
  const { url, stop } = await openDatabase()
  try {
    const db = openDb(openPool(url, { max: 1, name }))
    try {
      return await db.transaction().execute(work)
    } finally {
      await db.destroy()
    }
  } finally {
    await stop()
  }
}

async function openDatabase(): Promise<{ url: string; stop(): Promise<void> }> {
  const { databaseUrl, dataDir } = readConfig()
  if (databaseUrl) return { url: (await openExternalDatabase(databaseUrl)).appUrl, stop: async () => {} }
  const running = findRunningPostgres(dataDir)
  if (running) return { url: running.appUrl, stop: async () => {} }
  const log = { info: () => {}, warn: console.warn, error: console.error }
  const { appUrl, stop } = await startEmbeddedPostgres({ dataDir, log })
  return { url: appUrl, stop }
}

function sentenceOf(error: unknown): string {
  if (sqlState(error) === UNDEFINED_TABLE) return "This database is empty. Start the app on it once: npm start"
  return error instanceof Error ? error.message : String(error)
}
