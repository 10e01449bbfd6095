/**
 * One app per data folder. The lock is a file that names its holder; a holder that was killed (kill -9, power cut) is
 * recognised by its process, so the file never has to be deleted by hand. PostgreSQL's own pid file still decides; this lock
 * gives the second start a clear message, and identifies orphaned servers.
 */
import { mkdirSync, readFileSync, renameSync, rmdirSync, rmSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { findProcess } from "./postgres-pid-file.server.ts"

type Holder = { pid: number; born: string; url?: string }

export type DataFolderLock = {
  /** Tells later starters where this app can be found. */
  announce(url: string): void
  release(): void
}

/** Thrown when another living app holds the data folder. `url` is its address where it has announced one. */
export class DataFolderInUse extends Error {
  readonly code = "data_folder_in_use"
  readonly pid: number
  readonly url: string | undefined

  constructor(dataDir: string, holder: Holder) {
    const where = holder.url ? ` at ${holder.url}` : ""
    super(
      `Sthapati is already running${where} (process ${holder.pid}) with the data folder ${dataDir}. ` +
        "Use that one, stop it first, or set DATA_DIR (and PORT) to start a second one.",
    )
    this.pid = holder.pid
    this.url = holder.url
  }
}

export async function lockDataFolder(dataDir: string): Promise<DataFolderLock> {
  const file = join(dataDir, "running.json")
  const born = findProcess(process.pid)?.born ?? "unknown"
  for (let attempt = 0; attempt < 100; attempt++) {
    const holder = readHolder(file)
    if (holder && isAlive(holder)) throw new DataFolderInUse(dataDir, holder)
    if (takeOver(file, { pid: process.pid, born })) return lockOf(file, { pid: process.pid, born })
    await sleep(50)
  }
  throw new Error(`Another start is busy with ${dataDir} and does not finish. Try again.`)
}

function lockOf(file: string, mine: Holder): DataFolderLock {
  return {
    announce: (url) => writeWhole(file, { ...mine, url }),
    release: () => {
      if (readHolder(file)?.pid === mine.pid) rmSync(file, { force: true })
    },
  }
}

const isAlive = (holder: Holder) => findProcess(holder.pid)?.born === holder.born

function readHolder(file: string): Holder | undefined {
  try {
    const found = JSON.parse(readFileSync(file, "utf8"))
    return typeof found?.pid === "number" && typeof found?.born === "string" ? found : undefined
  } catch {
    return undefined
  }
}

/** Making a folder is atomic, so of two starts that both see a dead holder only one takes its place. */
function takeOver(file: string, mine: Holder): boolean {
  const gate = `${file}.gate`
  try {
    mkdirSync(gate)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error
    dropForgottenGate(gate)
    return false
  }
  try {
    const holder = readHolder(file)
    if (holder && isAlive(holder)) return false
    writeWhole(file, mine)
    return true
  } finally {
    rmdirSync(gate)
  }
}

/** The gate is held for a millisecond; an older one belongs to a process killed inside it. */
function dropForgottenGate(gate: string) {
  try {
    if (Date.now() - statSync(gate).mtimeMs > 2000) rmdirSync(gate)
  } catch {
    // Somebody else has just removed it.
  }
}

function writeWhole(file: string, holder: Holder) {
  const next = `${file}.${process.pid}`
  writeFileSync(next, JSON.stringify(holder), { mode: 0o600 })
  renameSync(next, file)
}
