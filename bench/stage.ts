/** What is measured: the built app as its own process, on a database folder of its own that is seeded and thrown away. */
import { type ChildProcess, fork, spawn } from "node:child_process"
import { randomBytes } from "node:crypto"
import { once } from "node:events"
import { chmodSync, existsSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { openSession } from "../src/accounts/session.server.ts"
import { openDb, openPool } from "../src/platform/database/database.server.ts"
import { migrate } from "../src/platform/database/migrate.server.ts"
import { startEmbeddedPostgres } from "../src/platform/embedded-postgres/embedded-postgres.server.ts"
import { freePort } from "../src/platform/embedded-postgres/free-port.server.ts"
import { findRunningPostgres } from "../src/platform/embedded-postgres/running-postgres.server.ts"
import { configureTokens } from "../src/platform/tokens.server.ts"
import type { CapturedAnswer } from "./load.ts"
import { CUSTOMERS, customerId, type Seeded, seed } from "./seed.ts"

const BUILT = "build/server/index.js"
const quiet = { info: () => {}, warn: console.warn, error: console.error }

export interface Stage {
  seeded: Seeded
  /** Access tokens of the seeded customers, from number 1 on. */
  tokens: string[]
  url: string
  databaseUrl: string
  /** Bytes the app holds in memory now. */
  memory: () => Promise<number>
  /** Seconds of processor the app has used so far. */
  cpuSeconds: () => Promise<number>
}

/** Undone in reverse, also on Ctrl-C. */
export type CleanUps = (() => Promise<unknown> | unknown)[]

export async function openStage(rows: number, cleanUps: CleanUps, profileTo?: string): Promise<Stage> {
  if (!existsSync(BUILT)) throw new Error("The app is not built yet: npm run build")
  const dataDir = mkdtempSync(join(tmpdir(), "sthapati-bench-"))
  chmodSync(dataDir, 0o755)
  cleanUps.push(() => rmSync(dataDir, { recursive: true, force: true }))
  const secret = randomBytes(32).toString("hex")
  configureTokens(secret)
  const { seeded, tokens } = await prepare(dataDir, rows, cleanUps)
  const url = await startApp({ dataDir, secret, profileTo }, cleanUps)
  const metric = async (name: string) => {
    const metrics = await (await fetch(`${url}/metrics`)).text()
    return Number(new RegExp(`^${name} (\\S+)`, "m").exec(metrics)?.[1])
  }
  const memory = () => metric("process_resident_memory_bytes")
  const cpuSeconds = () => metric("process_cpu_seconds_total")
  return { seeded, tokens, url, databaseUrl: findRunningPostgres(dataDir)!.appUrl, memory, cpuSeconds }
}

async function prepare(dataDir: string, rows: number, cleanUps: CleanUps) {
  const postgres = await startEmbeddedPostgres({ dataDir, log: quiet })
  cleanUps.push(() => postgres.stop())
  await migrate(postgres.ownerUrl, postgres.appUrl)
  const seeded = await seed(postgres.ownerUrl, rows)
  const tokens = await signIn(postgres.appUrl)
  await postgres.stop()
  return { seeded, tokens }
}

async function signIn(url: string): Promise<string[]> {
  const db = openDb(openPool(url, { max: 2, name: "bench" }))
  const visitor = { network: "127.0.0.1", userAgent: "bench" }
  try {
    const tokens: string[] = []
    for (let n = 1; n <= CUSTOMERS; n++) {
      tokens.push((await openSession(db, customerId(n), true, visitor, new Date())).token)
    }
    return tokens
  } finally {
    await db.destroy()
  }
}

interface AppOptions {
  dataDir: string
  secret: string
  /** Folder for a CPU profile of the whole run. */
  profileTo: string | undefined
}

async function startApp({ dataDir, secret, profileTo }: AppOptions, cleanUps: CleanUps): Promise<string> {
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
  }
  const args = ["--import", "./scripts/bootstrap/end-with-parent.mjs", "--enable-source-maps"]
  if (profileTo) args.push("--cpu-prof", `--cpu-prof-dir=${profileTo}`)
  const app = spawn(process.execPath, [...args, BUILT], { env, detached: true, stdio: ["ignore", "ignore", "inherit"] })
  cleanUps.push(() => end(app))
  const url = `http://127.0.0.1:${port}`
  while (!(await isReady(url))) {
    if (app.exitCode !== null) throw new Error("The app ended before it was ready.")
    await sleep(100)
  }
  return url
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
  const server = fork(join(import.meta.dirname, "bare-server.ts"))
  cleanUps.push(() => end(server))
  const [{ port }] = await once(server, "message")
  const answerWith = (answer: CapturedAnswer) => {
    server.send(answer)
    return once(server, "message")
  }
  return { url: `http://127.0.0.1:${port}`, answerWith }
}
