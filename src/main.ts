// The server process: read the configuration, open the database, listen, and on the way out drain before closing.
import { resolve } from "node:path"
import closeWithGrace from "close-with-grace"
import { demoAccounts, demoPassword } from "../db/demo/accounts.ts"
import { loadDemo } from "../db/demo/load.server.ts"
import { accountCron, accountJobs } from "./accounts/account.jobs.server.ts"
import { buildApp } from "./app.ts"
import { bookingCron, bookingJobs } from "./bookings/booking.jobs.server.ts"
import { brand } from "./brand.ts"
import { reportErrorsTo } from "./entry.server.tsx"
import { type Config, readConfig } from "./platform/config.server.ts"
import { openDb, openPool } from "./platform/database.server.ts"
import { startEmbeddedPostgres } from "./platform/embedded-postgres/embedded-postgres.server.ts"
import type { Connect } from "./platform/http.server.ts"
import { forgetOldKeys } from "./platform/idempotency.server.ts"
import { type Jobs, startJobs } from "./platform/jobs.server.ts"
import { scaleLimits } from "./platform/limits.server.ts"
import { type Log, openLog } from "./platform/log.server.ts"
import { mailCron, mailJobs } from "./platform/mail.server.ts"
import { migrate } from "./platform/migrate.server.ts"
import { hashPassword } from "./platform/passwords.server.ts"
import { configureTokens } from "./platform/tokens.server.ts"
import { searchCron, searchJobs } from "./search/search.jobs.server.ts"

const housekeeping: Jobs = { forget_old_keys: async (_payload, { db, clock }) => forgetOldKeys(db, clock()) }

const openDatabase = async (config: Config, log: Log) => {
  if (config.databaseUrl)
    return { ownerUrl: config.databaseUrl, appUrl: config.databaseUrl, announce: () => {}, stop: async () => {} }
  return startEmbeddedPostgres({ dataDir: config.dataDir, log })
}

interface Development {
  /** Vite's middleware, which serves the modules of a page under development. */
  middleware: Connect
}

export const start = async (development?: Development) => {
  const config = readConfig()
  const log = openLog(config.logLevel)
  const database = await openDatabase(config, log)
  await migrate(database.ownerUrl, database.appUrl)
  const pool = openPool(database.appUrl)
  const db = openDb(pool)
  const clock = () => new Date()
  configureTokens(config.secret)
  scaleLimits(config.rateLimitScale)
  reportErrorsTo((error) => log.error({ err: error }, "page"))
  if (config.demo) await loadDemo(db, { now: clock(), hashPassword })

  const jobPool = openPool(database.appUrl, { max: 4, name: "jobs" })
  const jobs = {
    ...mailJobs(config.smtpUrl, config.mailFrom),
    ...accountJobs,
    ...bookingJobs,
    ...searchJobs,
    ...housekeeping,
  }
  const cron = [...mailCron, ...accountCron, ...bookingCron, ...searchCron, "17 * * * * forget_old_keys"]
  const worker = await startJobs(jobPool, jobs, cron, {
    db: openDb(jobPool),
    clock,
    publicUrl: config.publicUrl,
    log,
    isAlone: !config.databaseUrl,
  })

  let isOpen = true
  const build = () => import("virtual:react-router/server-build")
  const mode = import.meta.env.DEV ? "development" : "production"
  const pages = { build, mode, assets: resolve("build/client") } as const
  const app = await buildApp({
    ...config,
    db,
    log,
    clock,
    isOpen: () => isOpen,
    pages,
    middleware: development?.middleware,
  })
  await app.listen({ port: config.port, host: config.host })
  database.announce(config.publicUrl)
  announce(config)

  const close = async () => {
    isOpen = false
    // A balancer that asks /readyz has the time to look elsewhere before the door closes.
    if (config.isProduction) await new Promise((resolve) => setTimeout(resolve, 3_000))
    await app.close()
    await worker.stop()
    await db.destroy()
    await jobPool.end()
    await database.stop()
  }
  closeWithGrace({ delay: 15_000, logger: { error: (message: unknown) => log.error(message) } }, async ({ err }) => {
    if (err) log.fatal({ err }, "stopping")
    await close()
  })
  return { app, close }
}

const announce = ({ publicUrl, demo }: Config) => {
  const lines = [`${brand.name} is ready: ${publicUrl}`]
  if (demo)
    lines.push(
      "",
      `Demo accounts (password of all: ${demoPassword}):`,
      ...demoAccounts.map(({ email, role }) => `  ${email.padEnd(26)} ${role}`),
      `Mails are kept at ${publicUrl}/dev/mailbox`,
    )
  process.stdout.write(`${lines.join("\n")}\n`)
}

// Not awaited: the chunk with the pages imports from this file, and would wait for it for ever.
if (import.meta.env.PROD) {
  start().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  })
}
