/**
 * npm run db:reset: throws the data away, migrates again and loads the demo catalogue, dated from now. Only where the
 * demo is on, and never under a running app. Killed half-way it leaves an empty database, which the next start fills.
 */
import { demoAccounts } from "../db/demo/accounts.ts"
import { loadDemoAt } from "../db/demo/load.server.ts"
import { type Config, readConfig } from "../src/platform/config.server.ts"
import { openExternalDatabase, urlOfDatabase, withClient } from "../src/platform/database/database-client.server.ts"
import { migrate } from "../src/platform/database/migrate.server.ts"
import { startEmbeddedPostgres } from "../src/platform/embedded-postgres/embedded-postgres.server.ts"
import { prepareDatabase } from "../src/platform/embedded-postgres/postgres-roles.server.ts"
import { openFileStore } from "../src/platform/files/open-file-store.server.ts"
import { hashPassword } from "../src/platform/passwords.server.ts"

type Database = { ownerUrl: string; appUrl: string }

try {
  await reset(readConfig())
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\nNothing was reset.`)
  process.exitCode = 1
}

async function reset(config: Config) {
  if (!config.demo) {
    throw new Error(
      "npm run db:reset deletes everything and loads the demo, so it runs only where DEMO is on (DEMO=1).",
    )
  }
  const database = await openDatabase(config)
  try {
    if (config.databaseUrl) await emptySchemas(database.ownerUrl)
    else await renewDatabase(database)
    await migrate(database.ownerUrl, database.appUrl)
    const store = openFileStore(config.filesUrl, config.dataDir)
    await loadDemoAt(database.appUrl, { now: new Date(), hashPassword, store })
    console.log(`The demo data is new. ${demoAccounts.length} demo accounts, password ${demoAccounts[0].password}:`)
    for (const { email, role } of demoAccounts) console.log(`  ${email.padEnd(24)} ${role}`)
  } finally {
    await database.stop()
  }
}

/** The embedded database is locked by whoever runs on it: a running app is refused there with its address. */
function openDatabase({ databaseUrl, dataDir }: Config) {
  if (databaseUrl) return openExternalDatabase(databaseUrl)
  return startEmbeddedPostgres({ dataDir, log: { info: () => {}, warn: console.warn, error: console.error } })
}

/** Our own server: the whole database goes, and comes back with the app's rights. */
async function renewDatabase({ ownerUrl, appUrl }: Database) {
  const adminUrl = urlOfDatabase(ownerUrl, "postgres")
  const name = new URL(ownerUrl).pathname.slice(1)
  await withClient(adminUrl, (client) => client.query(`drop database ${name} with (force)`))
  await prepareDatabase(adminUrl, name, new URL(appUrl).password)
}

/** Somebody else's server: we may own no more than this one database. */
async function emptySchemas(url: string) {
  await withClient(url, async (client) => {
    const { rowCount } = await client.query(
      "select from pg_stat_activity where datname = current_database() and application_name like 'sthapati %'",
    )
    if (rowCount) throw new Error("Sthapati is running on this database. Stop it first.")
    await client.query(
      "begin; drop schema if exists graphile_worker cascade; drop schema public cascade; create schema public; commit",
    )
  })
}
