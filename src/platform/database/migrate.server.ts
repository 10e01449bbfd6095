// Runs the migrations (forward-only SQL files) as the owner of the database, then applies the current functions and views of
// db/functions, then migrates the job queue's schema as the role that uses it. A function's file is applied when its text
// has changed, and all of them after a migration: it may have dropped one, or given a table of a view a column
// (docs/decisions/0012).

import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { runMigrations } from "graphile-worker"
import { runner } from "node-pg-migrate"
import type pg from "pg"
import { openPool } from "./database.server.ts"
import { withClient } from "./database-client.server.ts"
import { seeds } from "./locks.server.ts"

interface SqlFunction {
  name: string
  text: string
}

const applyFunctions = (ownerUrl: string, functions: SqlFunction[], migrations: string[]) =>
  withClient(ownerUrl, async (client) => {
    await client.query("begin")
    // Of nodes that start together the second finds everything done.
    await client.query("select pg_advisory_xact_lock(hashtextextended('sql_functions', $1))", [seeds.sqlFunctions])
    if (!(await isAhead(client, migrations))) await applyChanged(client, functions, migrations.at(-1) ?? "")
    await client.query("commit")
  })

/** In the order in which they can be created: what a file names in `-- needs: a, b` comes before it. */
export const readFunctions = (folder: string): SqlFunction[] => {
  const names = readdirSync(folder).flatMap((file) => /^(\w+)\.sql$/.exec(file)?.[1] ?? [])
  const ordered = new Map<string, string>()
  const add = (name: string, above: string[]) => {
    if (ordered.has(name)) return
    if (!names.includes(name))
      throw new Error(`${join(folder, `${above.at(-1)}.sql`)} needs ${name}, which has no file.`)
    if (above.includes(name)) throw new Error(`${join(folder, `${name}.sql`)} needs itself: ${above.join(" > ")}`)
    const text = readFileSync(join(folder, `${name}.sql`), "utf8")
    const needs = /^-- needs: (.+)$/m.exec(text)?.[1]?.split(/,\s*/) ?? []
    for (const needed of needs) add(needed, [...above, name])
    ordered.set(name, text)
  }
  for (const name of names.sort()) add(name, [])
  return [...ordered].map(([name, text]) => ({ name, text }))
}

/** A node of an older version that starts beside newer ones leaves their functions alone. */
const isAhead = async (client: pg.Client, migrations: string[]) => {
  const { rowCount } = await client.query("select from migrations where name <> all($1)", [migrations])
  return rowCount !== 0
}

const applyChanged = async (client: pg.Client, functions: SqlFunction[], lastMigration: string) => {
  await client.query("create table if not exists sql_functions (name text primary key, hash text not null)")
  const { rows } = await client.query<{ name: string; hash: string }>("select name, hash from sql_functions")
  const applied = new Map(rows.map(({ name, hash }) => [name, hash]))
  for (const { name, text } of functions) {
    const hash = createHash("sha256").update(`${lastMigration}\n${text}`).digest("hex")
    if (applied.get(name) === hash) continue
    await client.query(text)
    await client.query(
      "insert into sql_functions (name, hash) values ($1, $2) on conflict (name) do update set hash = excluded.hash",
      [name, hash],
    )
  }
  await client.query("delete from sql_functions where name <> all($1)", [functions.map(({ name }) => name)])
}

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
