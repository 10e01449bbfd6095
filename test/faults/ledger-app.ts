/**
 * A small app for the fault tests: it starts the embedded database on the folder it is given and writes numbered rows,
 * one commit each. Only after a commit was acknowledged does it print the number. Whatever is printed must be there after
 * any accident.
 */
import { setTimeout as sleep } from "node:timers/promises"
import pg from "pg"
import { withClient } from "../../src/platform/database/database-client.server.ts"
import { startEmbeddedPostgres } from "../../src/platform/embedded-postgres/embedded-postgres.server.ts"

const print = (line: string) => process.stdout.write(`${line}\n`)
// Nobody listens any more: the test is over.
process.stdout.on("error", () => process.exit(1))
const log = { info: print, warn: print, error: print }

try {
  const postgres = await startEmbeddedPostgres({ dataDir: process.argv[2] ?? "", log })
  postgres.announce("http://127.0.0.1:4101")
  process.once("SIGTERM", async () => {
    await postgres.stop()
    process.exit(0)
  })
  await withClient(postgres.ownerUrl, (client) => client.query("create table if not exists ledger (n int primary key)"))
  const pool = new pg.Pool({ connectionString: postgres.appUrl, max: 1, connectionTimeoutMillis: 2000 })
  pool.on("error", () => undefined)
  print(`ready ${postgres.port}`)
  await writeForEver(pool)
} catch (error) {
  print(`refused ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}

async function writeForEver(pool: pg.Pool) {
  let next: number | undefined
  while (true) {
    try {
      next ??= (await pool.query("select coalesce(max(n), 0) + 1 as next from ledger")).rows[0].next as number
      await pool.query("insert into ledger values ($1) on conflict do nothing", [next])
      print(`ack ${next}`)
      next++
    } catch {
      // The database is away; the same number is tried again, as a person would.
      await sleep(20)
    }
  }
}
