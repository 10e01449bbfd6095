/** What is measured: the built app as its own process, on a database folder of its own that is seeded and thrown away. */
import { type ChildProcess, fork, spawn } from "node:child_process"
import { randomBytes } from "node:crypto"
import { once } from "node:events"
import { chmodSync, existsSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { openSession } from "../src/accounts/session/session.server.ts"
import { openDb, openPool } from "../src/platform/database/database.server.ts"
import { migrate } from "../src/platform/database/migrate.server.ts"
import { freePort, startEmbeddedPostgres } from "../src/platform/embedded-postgres/embedded-postgres.server.ts"
import { findRunningPostgres } from "../src/platform/embedded-postgres/running-postgres.server.ts"
import { configureTokens } from "../src/platform/tokens.server.ts"
import { databaseCpuSeconds } from "./database-cpu.ts"
import type { Cpu } from "./figures.ts"
import type { CapturedAnswer } from "./load.ts"
import { CUSTOMERS, customerId, professionalAccountId, type Seeded, SIGNED_IN_PROFESSIONALS, seed } from "./seed.ts"

const BUILT = "build/server/index.js"
const quiet = { info: () => {}, warn: console.warn, error: console.error }

export interface Stage {
  seeded: Seeded
  /** Numbers that rows were given. */
  ids: { pune: number; types: Record<string, number> }
  /** Access tokens of the seeded customers, from number 1 on. */
  tokens: string[]
  /** Of the first professionals, from number 1 on. */
  professionalTokens: string[]
  /** The app under load; `isKept`: whether it keeps answers. One at a time. */
  startApp: (isKept: boolean) => Promise<App>
  /** Knows the tokens as well. */
  startAdapter: (app: App) => Promise<ForkedServer>
}

export interface App {
  url: string
  databaseUrl: string
  /** Bytes the app holds in memory now. */
  memory: () => Promise<number>
  /** Seconds of processor used so far, by a server beside the database's. */
  cpuSeconds: (ofServer?: () => Promise<number>) => () => Promise<Cpu>
  stop: () => Promise<void>
}

/** Undone in reverse, also on Ctrl-C. */
export type CleanUps = (() => Promise<unknown> | unknown)[]

interface Town {
  rows: number
  /** Beside its own. */
  bookings: number
}

export async function openStage(town: Town, cleanUps: CleanUps, profileTo?: string): Promise<Stage> {
  if (!existsSync(BUILT)) throw new Error("The app is not built yet: npm run build")
  const dataDir = mkdtempSync(join(tmpdir(), "sthapati-bench-"))
  chmodSync(dataDir, 0o755)
  cleanUps.push(() => rmSync(dataDir, { recursive: true, force: true }))
  const secret = randomBytes(32).toString("hex")
  configureTokens(secret)
  const prepared = await prepare(dataDir, town, cleanUps)
  const running = new Set<App>()
  cleanUps.push(() => Promise.all([...running].map((app) => app.stop())))
  return {
    ...prepared,
    startApp: async (isKept) => {
      const app = await startApp({ dataDir, secret, profileTo, isKept })
      const stop = async () => {
        if (running.delete(app)) await app.stop()
      }
      running.add(app)
      return { ...app, stop }
    },
    startAdapter: ({ databaseUrl }) => startForked("adapter-server.ts", [databaseUrl, secret], cleanUps),
  }
}

async function prepare(dataDir: string, { rows, bookings }: Town, cleanUps: CleanUps) {
  const postgres = await startEmbeddedPostgres({ dataDir, log: quiet })
  cleanUps.push(() => postgres.stop())
  await migrate(postgres.ownerUrl, postgres.appUrl)
  const seeded = await seed(postgres.ownerUrl, rows, bookings)
  const signedIn = await lookAround(postgres.appUrl, seeded)
  await postgres.stop()
  return { seeded, ...signedIn }
}

async function lookAround(url: string, seeded: Seeded): Promise<Pick<Stage, "tokens" | "professionalTokens" | "ids">> {
  const db = openDb(openPool(url, { max: 2, name: "bench" }))
  const visitor = { network: "127.0.0.1", userAgent: "bench" }
  try {
    const signIn = async (accountId: string) =>
      (await openSession(db, accountId, { remember: true, is_admin: false }, visitor, new Date())).token
    const tokens: string[] = []
    for (let n = 1; n <= CUSTOMERS; n++) tokens.push(await signIn(customerId(n)))
    const professionalTokens: string[] = []
    for (let n = 1; n <= Math.min(SIGNED_IN_PROFESSIONALS, seeded.professionals); n++)
      professionalTokens.push(await signIn(professionalAccountId(n)))
    const pune = await db.selectFrom("cities").select("id").where("name", "=", "Pune").executeTakeFirstOrThrow()
    const types = await db.selectFrom("service_types").select(["id", "name"]).execute()
    return {
      tokens,
      professionalTokens,
      ids: { pune: pune.id, types: Object.fromEntries(types.map(({ name, id }) => [name, id])) },
    }
  } finally {
    await db.destroy()
  }
}

interface AppOptions {
  dataDir: string
  secret: string
  /** Folder for a CPU profile of the whole run. */
  profileTo: string | undefined
  isKept: boolean
}

async function startApp({ dataDir, secret, profileTo, isKept }: AppOptions): Promise<App> {
  const port = await freePort()
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: "production",
    APP_ENV: "local",
    PORT: String(port),
    DATA_DIR: dataDir,
    APP_SECRET: secret,
    DEMO: "1",
    LOG_LEVEL: "warn",
    RATE_LIMIT_SCALE: "1000000",
    // Each request comes from one of many visitors, as in life: who counts per network does not meet itself.
    TRUSTED_PROXIES: "127.0.0.1",
    // As npm start sets it, and below.
    MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? "2",
    KEEP_ANSWERS: isKept ? "1" : "0",
  }
  const args = [
    "--import",
    "./scripts/bootstrap/end-with-parent.mjs",
    "--enable-source-maps",
    "--max-semi-space-size=16",
  ]
  if (profileTo) args.push("--cpu-prof", `--cpu-prof-dir=${profileTo}`)
  const app = spawn(process.execPath, [...args, BUILT], { env, detached: true, stdio: ["ignore", "ignore", "inherit"] })
  const url = `http://127.0.0.1:${port}`
  while (!(await isReady(url))) {
    if (app.exitCode !== null) throw new Error("The app ended before it was ready.")
    await sleep(100)
  }
  const metric = async (name: string) => {
    const metrics = await (await fetch(`${url}/metrics`)).text()
    return Number(new RegExp(`^${name} (\\S+)`, "m").exec(metrics)?.[1])
  }
  return {
    url,
    databaseUrl: findRunningPostgres(dataDir)!.appUrl,
    memory: () => metric("process_resident_memory_bytes"),
    cpuSeconds:
      (ofServer = () => metric("process_cpu_seconds_total")) =>
      async () => ({ server: await ofServer(), database: databaseCpuSeconds(join(dataDir, "postgres", "cluster")) }),
    stop: () => end(app),
  }
}

const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  )

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill("SIGTERM")
  await once(child, "exit")
}

export interface BareServer {
  url: string
  answerWith: (answer: CapturedAnswer) => Promise<unknown>
}

export async function startBareServer(cleanUps: CleanUps): Promise<BareServer> {
  const { server, url } = await forkServer("bare-server.ts", [], cleanUps)
  const answerWith = (answer: CapturedAnswer) => {
    server.send(answer)
    return once(server, "message")
  }
  return { url, answerWith }
}

export interface ForkedServer {
  url: string
  cpuSeconds: () => Promise<number>
  stop: () => Promise<void>
}

export const startThinServer = (databaseUrl: string, cleanUps: CleanUps) =>
  startForked("thin-server.ts", [databaseUrl], cleanUps)

export const startBareStreams = (cleanUps: CleanUps) => startForked("bare-stream-server.ts", [], cleanUps)

async function startForked(file: string, args: string[], cleanUps: CleanUps): Promise<ForkedServer> {
  const { server, url } = await forkServer(file, args, cleanUps)
  const cpuSeconds = async () => ((await (await fetch(`${url}/cpu`)).json()) as { seconds: number }).seconds
  return { url, cpuSeconds, stop: () => end(server) }
}

async function forkServer(file: string, args: string[], cleanUps: CleanUps) {
  const env = { ...process.env, NODE_ENV: "production" }
  const server = fork(join(import.meta.dirname, file), args, { env })
  cleanUps.push(() => end(server))
  const ended = once(server, "exit").then(() => {
    throw new Error(`${file} ended before it listened.`)
  })
  const [{ port }] = await Promise.race([once(server, "message"), ended])
  ended.catch(() => {})
  return { server, url: `http://127.0.0.1:${port}` }
}
