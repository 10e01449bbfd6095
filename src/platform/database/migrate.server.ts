// Forward-only SQL files, run by the owner of the database, and the functions in force; then the job queue's own schema,
// owned by the role that uses it.
import { readdirSync } from "node:fs"
import { join } from "node:path"
import { runMigrations } from "graphile-worker"
import { runner } from "node-pg-migrate"
import { openPool } from "./database.server.ts"
import { applyFunctions, readFunctions } from "./sql-functions.server.ts"

export const migrate = async (ownerUrl: string, appUrl = ownerUrl, folder = "db") => {
  const dir = join(folder, "migrations")
  await runner({
    databaseUrl: ownerUrl,
    dir,
    migrationsTable: "migrations",
    direction: "up",
    checkOrder: true,
    // Of nodes that start together one migrates; the others wait, where they would otherwise refuse to start.
    advisoryLockMode: "wait",
    singleTransaction: true,
    log: () => {},
  })
  const migrations = readdirSync(dir).flatMap((file) => /^(.+)\.sql$/.exec(file)?.[1] ?? [])
  await applyFunctions(ownerUrl, readFunctions(join(folder, "functions")), migrations.sort())
  const pool = openPool(appUrl, { max: 2, name: "migrate" })
  try {
    await runMigrations({ pgPool: pool })
  } finally {
    await pool.end()
  }
}
