// The server process: read the configuration, open the database, listen, and on the way out drain before closing.
import { readFileSync } from "node:fs"
import { resolve } from "node:path"
import closeWithGrace from "close-with-grace"
import { demoAccounts, demoPassword } from "../db/demo/accounts.ts"
import { loadDemoAt } from "../db/demo/load.server.ts"
import { makeFirstAdminLink } from "./accounts/first-admin/first-admin.server.ts"
import { firstAdminTexts } from "./accounts/first-admin/texts.ts"
import { requireSecondFactorOfAdmins } from "./accounts/second-factor/second-factor-proof.server.ts"
import { switchAnalytics } from "./analytics/analytics.server.ts"
import { buildApp } from "./app.ts"
import { brand } from "./brand.ts"
import { reportErrorsTo } from "./entry.server.tsx"
import { openEventRelay } from "./events/event-relay.server.ts"
import { type Config, readConfig } from "./platform/config.server.ts"
import { openDb, openPool } from "./platform/database/database.server.ts"
import { openExternalDatabase } from "./platform/database/database-client.server.ts"
import { migrate } from "./platform/database/migrate.server.ts"
import { startEmbeddedPostgres } from "./platform/embedded-postgres/embedded-postgres.server.ts"
import { exampleSettings } from "./platform/example-settings.server.ts"
import { clearWorkFolder, configureFiles, fileStore } from "./platform/files/files.server.ts"
import { openFileStore } from "./platform/files/open-file-store.server.ts"
import type { Connect } from "./platform/http/http.server.ts"
import { scaleLimits } from "./platform/http/limits.server.ts"
import { startJobs } from "./platform/jobs.server.ts"
import { addPseudoLanguage, defaultLanguage, spokenLanguages } from "./platform/language/language.ts"
import { registerNotificationKinds } from "./platform/language/notification-kinds.ts"
import { pseudoOf } from "./platform/language/pseudo-language.ts"
import { type Log, openLog } from "./platform/log.server.ts"
import { openMailSender } from "./platform/mail/mail-sender.server.ts"
import { openSmtp } from "./platform/mail/smtp.server.ts"
import { hashPassword } from "./platform/passwords.server.ts"
import { registerPersonalData } from "./platform/personal-data.server.ts"
import { platformWork } from "./platform/platform.slice.server.ts"
import { databaseFault, listenFault } from "./platform/start-faults.server.ts"
import { configureTokens } from "./platform/tokens.server.ts"
import { notifications, personalData, purposes, slices } from "./slices.ts"

const openDatabase = ({ databaseUrl, dataDir }: Config, log: Log) =>
  databaseUrl ? openExternalDatabase(databaseUrl) : startEmbeddedPostgres({ dataDir, log })

type Database = Awaited<ReturnType<typeof openDatabase>>

const migrateDatabase = async ({ ownerUrl, appUrl }: Database, { databaseUrl }: Config) => {
  try {
    await migrate(ownerUrl, appUrl)
  } catch (error) {
    throw databaseUrl ? databaseFault(error, databaseUrl) : error
  }
}

interface Development {
  /** Vite's middleware, which serves the modules of a page under development. */
  middleware: Connect
}

/** What was opened, to be closed last things first. */
type CleanUps = (() => Promise<unknown> | unknown)[]

const start = async (development?: Development) => {
  const config = readConfig()
  const log = openLog(config.logLevel)
  const examples = config.isProduction && !config.demo ? exampleSettings(config) : []
  if (examples.length > 0)
    log.warn({ settings: examples }, "these still end in .example: what is promised there reaches nobody")
  const undo: CleanUps = []
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    await open(config, log, undo, development)
  } catch (error) {
    await close()
    throw error
  }
  closeWithGrace({ delay: 15_000, logger: { error: (message: unknown) => log.error(message) } }, async ({ err }) => {
    if (err) log.fatal({ err }, "stopping")
    await close()
    process.stdout.write(`${brand.name} has stopped.\n`)
  })
}

const open = async (config: Config, log: Log, undo: CleanUps, development?: Development) => {
  const database = await openDatabase(config, log)
  undo.push(database.stop)
  await migrateDatabase(database, config)
  const db = openDb(openPool(database.appUrl))
  undo.push(() => db.destroy())
  const clock = () => new Date()
  configureTokens(config.secret)
  registerNotificationKinds(notifications)
  registerPersonalData(personalData)
  configureFiles({ store: openFileStore(config.filesUrl, config.dataDir), dataDir: config.dataDir, purposes, log })
  await clearWorkFolder(clock())
  requireSecondFactorOfAdmins(config.isProduction && !config.demo)
  if (config.pseudoLanguage) addPseudoLanguage(pseudoOf)
  scaleLimits(config.rateLimitScale)
  switchAnalytics(config.analytics)
  reportErrorsTo((error) => log.error({ err: error }, "page"))
  if (config.demo) await loadDemoAt(database.appUrl, { now: clock(), hashPassword, store: fileStore() })
  const adminLink = await makeFirstAdminLink(db, {
    email: config.adminEmail,
    publicUrl: config.publicUrl,
    now: clock(),
  })
  // Opened before the jobs and closed after them, because jobs emit events too.
  const relay = openEventRelay({ db, url: database.appUrl, log, clock })
  undo.push(relay.close)
  await startWork(database, { ...config, log, clock }, undo)

  let isOpen = true
  const load = () => import("virtual:react-router/server-build")
  // Read now, not with the first visit: a build that is replaced under the running site would break its pages.
  const page = import.meta.env.DEV
    ? ({ build: load, mode: "development" } as const)
    : ({ build: await load(), mode: "production" } as const)
  const pages = { ...page, manifests: manifestsOfLanguages(), assets: resolve("build/client") }
  const middleware = development?.middleware
  const app = await buildApp({
    ...config,
    db,
    log,
    clock,
    isOpen: () => isOpen,
    registerCache: relay.registerCache,
    pages,
    middleware,
  })
  undo.push(() => app.close())
  await app.listen(config).catch((error: unknown) => {
    throw listenFault(error, config)
  })
  undo.push(async () => {
    isOpen = false
    // A balancer that asks /readyz has the time to look elsewhere before the door closes.
    if (config.isProduction) await new Promise((resolve) => setTimeout(resolve, 3_000))
  })
  database.announce(config.publicUrl)
  announce(config, adminLink)
}

/** Languages beside English have files of their own for the browser (scripts/bootstrap/build.mjs). */
const manifestsOfLanguages = () => {
  const further = import.meta.env.DEV ? [] : spokenLanguages().filter((language) => language !== defaultLanguage)
  const read = (language: string) => JSON.parse(readFileSync(`build/languages/${language}.json`, "utf8"))
  return Object.fromEntries(further.map((language) => [language, read(language)]))
}

type Work = Pick<Config, "smtpUrl" | "mailFrom" | "publicUrl" | "databaseUrl"> & { log: Log; clock: () => Date }

const startWork = async ({ appUrl }: Database, { smtpUrl, mailFrom, databaseUrl, ...tools }: Work, undo: CleanUps) => {
  const pool = openPool(appUrl, { max: 4, name: "jobs" })
  undo.push(() => pool.end())
  const workers = [platformWork(smtpUrl !== undefined), ...slices]
  const jobs = Object.assign({}, ...workers.map((worker) => worker.jobs))
  const cron = workers.flatMap((worker) => worker.schedules ?? [])
  const shared = { db: openDb(pool), isAlone: !databaseUrl, ...tools }
  const worker = await startJobs(pool, jobs, cron, shared)
  undo.push(() => worker.stop())
  for (const { background } of slices) if (background) undo.push(background(shared))
  if (!smtpUrl) return
  const sender = openMailSender({ ...shared, smtp: openSmtp(smtpUrl), from: mailFrom })
  undo.push(sender.close)
}

/** Not through the log, which is kept: what is printed here lets somebody in. */
const announce = ({ publicUrl, demo, showsMails, adminEmail }: Config, adminLink: string | undefined) => {
  const lines = [`${brand.name} is ready: ${publicUrl}`]
  if (demo)
    lines.push(
      "",
      `Demo accounts (password of all: ${demoPassword}):`,
      ...demoAccounts.map(({ email, role }) => `  ${email.padEnd(26)} ${role}`),
    )
  if (adminEmail && adminLink) lines.push("", ...firstAdminTexts.in(defaultLanguage).printed(adminEmail, adminLink))
  if (showsMails) lines.push(`Mails are kept at ${publicUrl}/dev/mailbox`)
  process.stdout.write(`${lines.join("\n")}\n`)
}

/** Why a start is not possible is one message, without a stack: it is for whoever started. */
export const startOrExplain = (development?: Development) =>
  start(development).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  })

// Not awaited: the chunk with the pages imports from this file, and would wait for it for ever.
if (import.meta.env.PROD) void startOrExplain()
