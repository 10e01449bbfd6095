/**
 * npm run db:types: writes db/types.ts from a freshly migrated database. With --verify it only compares, so that
 * `npm test` notices a migration whose types were not committed.
 */
import { readFileSync, writeFileSync } from "node:fs"
import { Cli } from "kysely-codegen"
import { urlOfDatabase, withClient } from "../src/platform/database/database-client.server.ts"
import { startTestServer } from "../test/test-server.ts"
import { until } from "../test/until.ts"

const FILE = "db/types.ts"

const { server, stop } = await startTestServer()
try {
  await withClient(server.adminUrl, (client) => client.query(`create database types template ${server.template}`))
  const types = await typesOf(urlOfDatabase(server.adminUrl, "types"))
  if (!process.argv.includes("--verify")) {
    writeFileSync(FILE, types)
    console.log(`Wrote ${FILE}`)
  } else if (types !== readFileSync(FILE, "utf8")) {
    console.error(`${FILE} does not match the migrations. Run: npm run db:types`)
    process.exitCode = 1
  }
} finally {
  await withClient(server.adminUrl, async (client) => {
    const inUse = "select from pg_stat_activity where datname = 'types'"
    // The generator says that it is done before its connections have gone, and one that is cut ends this process.
    await until(async () => (await client.query(inUse)).rowCount === 0, "the generator's connections to end")
    await client.query("drop database if exists types")
  })
  await stop()
}

/** As the pool reads them: int8 is a number (our counts fit), numeric stays an exact string, ranges are text. */
function typesOf(url: string): Promise<string> {
  return new Cli().generate({
    dialect: "postgres",
    url,
    defaultSchemas: ["public"],
    excludePattern: "(public.migrations|public.sql_functions|graphile_worker.*)",
    numericParser: "string",
    typeMapping: { int8: "number", tstzrange: "string" },
    outFile: null,
    logLevel: "silent",
  })
}
