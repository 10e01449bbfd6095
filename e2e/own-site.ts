/** A built site of a test's own, on a folder of its own, that can be killed like a machine loses power. */
import { type ChildProcess, spawn } from "node:child_process"
import { chmodSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { until } from "../test/until.ts"

export interface OwnSite {
  url: string
  dataDir: string
  start: () => Promise<void>
  /** Also after something has happened to it. */
  isReady: () => Promise<void>
  /** All that it has printed and logged, of all its starts. */
  printed: () => string
  /** `kill -9` of the app. Its database may live on for a moment; the next start takes over. */
  killApp: () => Promise<void>
  killAppAndDatabase: () => Promise<void>
  /** The app lives on and must get its database back by itself. */
  killDatabase: () => void
  /** For another app on the same database. */
  databaseUrl: () => string
  remove: () => Promise<void>
}

/** 755, because under root the database runs as another user. */
export const makeOwnSite = (port: number, more: NodeJS.ProcessEnv = {}): OwnSite => {
  const folder = mkdtempSync(join(tmpdir(), "sthapati-own-"))
  chmodSync(folder, 0o755)
  const dataDir = join(folder, "data")
  const logFile = join(folder, "app.log")
  const log = openSync(logFile, "a")
  const url = `http://127.0.0.1:${port}`
  let app: ChildProcess | undefined

  const end = async (signal: "SIGKILL" | "SIGTERM") => {
    const running = app
    app = undefined
    if (!running || running.exitCode !== null || running.signalCode !== null) return
    const ended = new Promise((done) => running.once("exit", done))
    running.kill(signal)
    await ended
  }
  const killDatabase = () => {
    const file = join(dataDir, "postgres", "cluster", "postmaster.pid")
    process.kill(Number(readFileSync(file, "utf8").split("\n")[0]), "SIGKILL")
  }

  return {
    url,
    dataDir,
    killDatabase,
    databaseUrl: () => {
      const { port, ownerPassword } = JSON.parse(readFileSync(join(dataDir, "postgres", "access.json"), "utf8"))
      return `postgres://sthapati_owner:${ownerPassword}@127.0.0.1:${port}/sthapati`
    },
    isReady: () => isReady(url, logFile),
    printed: () => readFileSync(logFile, "utf8"),
    start: async () => {
      app = spawn(process.execPath, ["build/server/index.js"], {
        env: environment(port, dataDir, more),
        stdio: ["ignore", log, log],
      })
      await isReady(url, logFile)
    },
    killApp: () => end("SIGKILL"),
    killAppAndDatabase: async () => {
      killDatabase()
      await end("SIGKILL")
    },
    remove: async () => {
      await end("SIGTERM")
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

const environment = (port: number, dataDir: string, more: NodeJS.ProcessEnv) => {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: "production",
    APP_ENV: "local",
    PORT: String(port),
    DATA_DIR: dataDir,
    DEMO: "1",
    RATE_LIMIT_SCALE: "1000",
    LOG_LEVEL: "warn",
  }
  delete env.DATABASE_URL
  return { ...env, ...more }
}

const isReady = async (url: string, logFile: string) => {
  const isOk = async () =>
    (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5000) }).catch(() => undefined))?.ok === true
  await until(isOk, `the site at ${url}`, { seconds: 60 }).catch((error: Error) => {
    const last = readFileSync(logFile, "utf8").split("\n").slice(-30).join("\n")
    throw new Error(`${error.message}\n${last}`)
  })
}
