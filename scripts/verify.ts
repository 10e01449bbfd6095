/**
 * npm run verify: records what was found in a professional's papers, until the admin's desk does it. Works beside the
 * running app and without it.
 */
import { readConfig } from "../src/platform/config.server.ts"
import { openDb, openPool, sqlState } from "../src/platform/database/database.server.ts"
import { openExternalDatabase } from "../src/platform/database/external-database.server.ts"
import { startEmbeddedPostgres } from "../src/platform/embedded-postgres/embedded-postgres.server.ts"
import { findRunningPostgres } from "../src/platform/embedded-postgres/running-postgres.server.ts"
import { datesIn } from "../src/platform/time.ts"
import { type CheckedPapers, recordChecks } from "../src/professionals/verification.server.ts"
import { verificationWords } from "../src/professionals/verification.words.ts"
import { readPapers, USAGE } from "./verify-arguments.ts"

const { checks: checkWords } = verificationWords.in("en")
const UNDEFINED_TABLE = "42P01"

try {
  const papers = readPapers(process.argv.slice(2))
  if (papers === "help") console.log(USAGE)
  else await verify(papers)
} catch (error) {
  console.error(sentenceOf(error))
  process.exitCode = 1
}

async function verify(papers: CheckedPapers) {
  const database = await openDatabase()
  try {
    tell(await record(database.url, papers))
  } finally {
    await database.stop()
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

async function record(url: string, papers: CheckedPapers) {
  const db = openDb(openPool(url, { max: 1, name: "verify" }))
  try {
    const clock = () => new Date()
    return await db.transaction().execute((trx) => recordChecks({ db: trx, actor: null, clock }, papers))
  } finally {
    await db.destroy()
  }
}

function tell({ business_name, is_verified, checks }: Awaited<ReturnType<typeof record>>) {
  console.log(`${business_name} is ${is_verified ? "verified" : "not verified"}:`)
  for (const { kind, result, note, valid_until, is_expired } of checks) {
    const end = valid_until ? `, ${is_expired ? "ended on" : "until"} ${datesIn("en").day(valid_until)}` : ""
    console.log(`  ${checkWords[kind].title}: ${result}${end}${note ? ` (${note})` : ""}`)
  }
}

function sentenceOf(error: unknown): string {
  if (sqlState(error) === UNDEFINED_TABLE) return "This database is empty. Start the app on it once: npm start"
  return error instanceof Error ? error.message : String(error)
}
