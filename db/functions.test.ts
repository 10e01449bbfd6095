import { createHash } from "node:crypto"
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type pg from "pg"
import { afterEach, beforeEach, expect, test } from "vitest"
import { withClient } from "../src/platform/database/database-client.server.ts"
import { migrate, readFunctions } from "../src/platform/database/migrate.server.ts"
import { createTestDatabase, type TestDatabase } from "../test/database.ts"

const FOLDER = "db/functions"
let fresh: TestDatabase
beforeEach(async () => {
  fresh = await createTestDatabase()
})
afterEach(() => fresh.drop())

/** Ours, without what extensions brought: a row each, so that a signature left behind shows. */
const inForce = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string; definition: string; version: string }>(`
      select p.proname as name, pg_get_functiondef(p.oid) as definition, p.xmin::text as version from pg_proc p
      where p.pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
      union all
      select c.relname, pg_get_viewdef(c.oid), c.xmin::text from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('v', 'm')
        and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
      order by name`)
    return rows
  })

const definitions = async (url: string) => (await inForce(url)).map(({ name, definition }) => [name, definition])

const asOwner = (work: (client: pg.Client) => Promise<unknown>) => withClient(fresh.ownerUrl, work)

/** A copy of db/ in which one function says something else. */
const changedCopy = (name: string, text: string) => {
  const copy = mkdtempSync(join(tmpdir(), "sthapati-functions-"))
  cpSync("db", copy, { recursive: true })
  writeFileSync(join(copy, "functions", `${name}.sql`), text)
  return { copy, [Symbol.dispose]: () => rmSync(copy, { recursive: true }) }
}

test("every function and view has its file, and every file its function or view", async () => {
  const names = (await inForce(fresh.ownerUrl)).map(({ name }) => name)
  expect(names).toEqual(
    readFunctions(FOLDER)
      .map(({ name }) => name)
      .sort(),
  )
})

test("a database from before the files ends as a fresh one, whatever it had", async () => {
  const wanted = await definitions(fresh.ownerUrl)
  await asOwner((client) =>
    client.query(`
      drop table sql_functions;
      drop view public_professionals;
      create or replace function words_in(line text) returns setof text language sql as $$ select line $$`),
  )
  expect(await definitions(fresh.ownerUrl)).not.toEqual(wanted)
  await migrate(fresh.ownerUrl, fresh.url)
  expect(await definitions(fresh.ownerUrl)).toEqual(wanted)
})

test("the files can be applied in their order where nothing of them is there", async () => {
  const wanted = await definitions(fresh.ownerUrl)
  await asOwner(async (client) => {
    for (const { name, definition } of await inForce(fresh.ownerUrl))
      await client.query(`drop ${definition.startsWith("CREATE") ? "function" : "view"} if exists ${name} cascade`)
    await client.query("drop table sql_functions")
  })
  expect(await definitions(fresh.ownerUrl)).toEqual([])
  await migrate(fresh.ownerUrl, fresh.url)
  expect(await definitions(fresh.ownerUrl)).toEqual(wanted)
})

test("a start touches only what has changed; a migration lets all be applied once more", async () => {
  const before = await inForce(fresh.ownerUrl)
  await migrate(fresh.ownerUrl, fresh.url)
  expect(await inForce(fresh.ownerUrl)).toEqual(before)

  using changed = changedCopy(
    "sound_of",
    "create or replace function sound_of(word text) returns text language sql immutable strict parallel safe as $$ select word $$;",
  )
  await migrate(fresh.ownerUrl, fresh.url, changed.copy)
  const after = await inForce(fresh.ownerUrl)
  expect(after.filter((one, at) => one.version !== before[at]!.version).map(({ name }) => name)).toEqual(["sound_of"])

  const migration = "alter table professionals add column motto text"
  writeFileSync(join(changed.copy, "migrations", "9998_motto.sql"), migration)
  await migrate(fresh.ownerUrl, fresh.url, changed.copy)
  const view = (await definitions(fresh.ownerUrl)).find(([name]) => name === "public_professionals")
  expect(view?.[1]).toContain("p.motto")
})

test("an older version that starts beside a newer one leaves its functions alone", async () => {
  using older = changedCopy(
    "sound_of",
    "create or replace function sound_of(word text) returns text language sql immutable strict parallel safe as $$ select word $$;",
  )
  const newer = await definitions(fresh.ownerUrl)
  await asOwner((client) => client.query("insert into migrations (name, run_on) values ('9999_of_tomorrow', now())"))
  await migrate(fresh.ownerUrl, fresh.url, older.copy)
  expect(await definitions(fresh.ownerUrl)).toEqual(newer)
})

/** What migrations say about the texts in force, `-- in force: sound_of 1a2b3c4d`: the last word about each function. */
const namedByMigrations = () => {
  const folder = "db/migrations"
  const migrations = readdirSync(folder).sort()
  const lines = migrations.flatMap((file) => [
    ...readFileSync(join(folder, file), "utf8").matchAll(/^-- in force: (\w+) ([0-9a-f]{8})$/gm),
  ])
  return new Map(lines.map(([, name, text]) => [name!, text!]))
}

test("a changed text comes with a migration that names it, by which a node of before knows that it is older", () => {
  const named = namedByMigrations()
  const unnamed = readFunctions(FOLDER)
    .map(({ name, text }) => ({ name, print: createHash("sha256").update(text).digest("hex").slice(0, 8) }))
    .filter(({ name, print }) => named.get(name) !== print)
    .map(({ name, print }) => `-- in force: ${name} ${print}`)
  expect(unnamed, "These lines want to stand in a new migration (docs/decisions/0012)").toEqual([])
})

test("what cannot be applied changes nothing", async () => {
  const before = await inForce(fresh.ownerUrl)
  using broken = changedCopy(
    "sound_of",
    "create or replace function sound_of(word text) returns text language sql as $$ select wort $$;",
  )
  writeFileSync(join(broken.copy, "functions", "in_latin.sql"), "drop function in_latin cascade;")
  await expect(migrate(fresh.ownerUrl, fresh.url, broken.copy)).rejects.toThrow('column "wort" does not exist')
  expect(await inForce(fresh.ownerUrl)).toEqual(before)
})

test("a need without a file and a circle of needs are named", () => {
  const folder = mkdtempSync(join(tmpdir(), "sthapati-functions-"))
  try {
    writeFileSync(join(folder, "a.sql"), "-- needs: b\nselect 1;")
    expect(() => readFunctions(folder)).toThrow("a.sql needs b, which has no file.")
    writeFileSync(join(folder, "b.sql"), "-- needs: a\nselect 1;")
    expect(() => readFunctions(folder)).toThrow("a.sql needs itself: a > b")
  } finally {
    rmSync(folder, { recursive: true })
  }
})
