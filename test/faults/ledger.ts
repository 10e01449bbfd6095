/** Starts the ledger app as a process of its own, keeps count of what it acknowledged, and looks afterwards. */
import { type ChildProcess, spawn } from "node:child_process"
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { withClient } from "../../src/platform/database/database-client.server.ts"
import { startEmbeddedPostgres } from "../../src/platform/embedded-postgres/embedded-postgres.server.ts"
import { findProcess } from "../../src/platform/embedded-postgres/postgres-pid-file.server.ts"

export type LedgerApp = {
  child: ChildProcess
  acknowledged: number[]
  said: string[]
  ended: Promise<number | null>
}

export const quietLog = { info: () => {}, warn: () => {}, error: () => {} }

/** 755, because under root the server runs as another user. */
export function makeDataFolder() {
  const dataDir = mkdtempSync(join(tmpdir(), "sthapati-faults-"))
  chmodSync(dataDir, 0o755)
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 }) }
}

export function startLedgerApp(dataDir: string): LedgerApp {
  const child = spawn(process.execPath, ["test/faults/ledger-app.ts", dataDir], {
    stdio: ["ignore", "pipe", "inherit"],
  })
  const app: LedgerApp = {
    child,
    acknowledged: [],
    said: [],
    ended: new Promise((done) => child.once("close", (code) => done(code))),
  }
  let rest = ""
  child.stdout?.on("data", (chunk) => {
    const lines = (rest + chunk).split("\n")
    rest = lines.pop() ?? ""
    for (const line of lines) {
      if (line.startsWith("ack ")) app.acknowledged.push(Number(line.slice(4)))
      else app.said.push(line)
    }
  })
  return app
}

export async function until(isTrue: () => boolean, what: string, seconds = 20) {
  const end = Date.now() + seconds * 1000
  while (!isTrue()) {
    if (Date.now() > end) throw new Error(`Waited ${seconds} s for: ${what}`)
    await sleep(10)
  }
}

export const hasWritten = (app: LedgerApp, more = 50) => {
  const goal = app.acknowledged.length + more
  return until(() => app.acknowledged.length >= goal, `${more} more acknowledged rows`)
}

export const pidFileOf = (dataDir: string) => join(dataDir, "postgres", "cluster", "postmaster.pid")
export const serverPid = (dataDir: string) => Number(readFileSync(pidFileOf(dataDir), "utf8").split("\n")[0])
/** A starting server takes a dead one's file away before it writes its own. */
const serverPidNow = (dataDir: string) => {
  try {
    return serverPid(dataDir) || undefined
  } catch {
    return undefined
  }
}
/** The supervisor has started another server in place of that one. */
export const isReplaced = (dataDir: string, pid: number) =>
  until(() => {
    const next = serverPidNow(dataDir)
    return next !== undefined && next !== pid && !isGone(next)
  }, "a new server")
export const isGone = (pid: number) => findProcess(pid) === undefined
export const serverLog = (dataDir: string) => readFileSync(join(dataDir, "postgres", "server.log"), "utf8")

/** Starts the database once more and gives the acknowledged numbers that are not in it. */
export async function missingAfterRestart(dataDir: string, acknowledged: number[]): Promise<number[]> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: quietLog })
  try {
    const { rows } = await withClient(postgres.ownerUrl, (client) => client.query("select n from ledger"))
    const present = new Set(rows.map(({ n }) => n))
    return acknowledged.filter((n) => !present.has(n))
  } finally {
    await postgres.stop()
  }
}
