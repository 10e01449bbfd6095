/**
 * npm run verify -- <e-mail> [--check kyc|gst|coa] [--refuse] [--note "…"] [--valid-until YYYY-MM-DD]: records what was
 * found in a professional's papers, until the admin's desk does it. Works beside the running app and without it.
 */
import { parseArgs } from "node:util"
import { readConfig } from "../src/platform/config.server.ts"
import { openDb, openPool, sqlState } from "../src/platform/database.server.ts"
import { startEmbeddedPostgres } from "../src/platform/embedded-postgres/embedded-postgres.server.ts"
import { findRunningPostgres } from "../src/platform/embedded-postgres/running-postgres.server.ts"
import { formatDay, fromIndianTime } from "../src/platform/time.ts"
import { type CheckKind, checkLabels } from "../src/professionals/verification.rules.ts"
import { type CheckedPapers, recordChecks } from "../src/professionals/verification.server.ts"

const USAGE = 'npm run verify -- <e-mail> [--check kyc|gst|coa] [--refuse] [--note "…"] [--valid-until YYYY-MM-DD]'
const UNDEFINED_TABLE = "42P01"

try {
  const papers = readPapers()
  const database = await openDatabase()
  try {
    tell(await record(database.url, papers))
  } finally {
    await database.stop()
  }
} catch (error) {
  console.error(sentenceOf(error))
  process.exitCode = 1
}

function readPapers(): CheckedPapers {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      check: { type: "string", multiple: true, default: [] },
      refuse: { type: "boolean", default: false },
      note: { type: "string" },
      "valid-until": { type: "string" },
    },
  })
  const [email, ...rest] = positionals
  if (!email || rest.length > 0) throw new Error(`Whose checks? ${USAGE}`)
  return {
    email,
    kinds: values.check.map(checkKind),
    result: values.refuse ? "refused" : "approved",
    note: values.note,
    validUntil: lastDay(values["valid-until"]),
  }
}

function checkKind(name: string): CheckKind {
  if (name in checkLabels) return name as CheckKind
  const known = Object.entries(checkLabels).map(([kind, { title }]) => `${kind} (${title})`)
  throw new Error(`There is no check "${name}". There are: ${known.join(", ")}.`)
}

/** The named day still counts. */
function lastDay(day: string | undefined): Date | undefined {
  if (day === undefined) return undefined
  const end = /^\d{4}-\d{2}-\d{2}$/.test(day) ? fromIndianTime(day, "23:59:59") : undefined
  if (!end) throw new Error(`"${day}" is not a day. Write it as YYYY-MM-DD.`)
  return end
}

async function openDatabase(): Promise<{ url: string; stop(): Promise<void> }> {
  const { databaseUrl, dataDir } = readConfig()
  const url = databaseUrl ?? findRunningPostgres(dataDir)?.appUrl
  if (url) return { url, stop: async () => {} }
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
    const end = valid_until ? `, ${is_expired ? "ended on" : "until"} ${formatDay(valid_until)}` : ""
    console.log(`  ${checkLabels[kind].title}: ${result}${end}${note ? ` (${note})` : ""}`)
  }
}

function sentenceOf(error: unknown): string {
  if (sqlState(error) === UNDEFINED_TABLE) return "This database is empty. Start the app on it once: npm start"
  return error instanceof Error ? error.message : String(error)
}
