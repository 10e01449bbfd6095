// Forward-only SQL files, run by the owner of the database; then the job queue's own schema, owned by the role that uses it.
import { runMigrations } from "graphile-worker"
import { runner } from "node-pg-migrate"
import { openPool } from "./database.server.ts"

export const migrate = async (ownerUrl: string, appUrl = ownerUrl, dir = "db/migrations") => {
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
  const pool = openPool(appUrl, { max: 2, name: "migrate" })
  try {
    await runMigrations({ pgPool: pool })
  } finally {
    await pool.end()
  }
}
