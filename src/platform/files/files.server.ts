// The configuration of files, set at start: their store, the folder for work in progress, and their purposes.
import { mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises"
import { join } from "node:path"
import type { Log } from "../log.server.ts"
import { isProblem } from "../problem.ts"
import { diskFull, storeUnavailable } from "./file-problems.server.ts"
import type { FilePurpose, FileStore } from "./file-store.server.ts"
import type { PurposeName } from "./purposes.ts"

interface Files {
  store: FileStore
  /** On this machine's disk, for uploads in progress. */
  workFolder: string
  purposes: readonly FilePurpose[]
}

let configured: Files | undefined

export interface FilesSetting extends Omit<Files, "workFolder"> {
  dataDir: string
  log: Log
}

export const configureFiles = ({ store, dataDir, purposes, log }: FilesSetting) => {
  configured = { store: withErrorLog(store, log), workFolder: join(dataDir, "files", "arriving"), purposes }
}

const files = () => {
  if (!configured) throw new Error("Files have not been configured.")
  return configured
}

export const fileStore = () => files().store

export const purposeOf = (name: PurposeName) => {
  const found = files().purposes.find((one) => one.name === name)
  if (!found) throw new Error(`No slice says what becomes of the files of ${name}.`)
  return found
}

const isFull = (error: unknown) =>
  error instanceof Error && "code" in error && (error.code === "ENOSPC" || error.code === "EDQUOT")

/** A failing store is no bug: the client gets "unavailable", and the error is logged. */
const withErrorLog = (store: FileStore, log: Log): FileStore => {
  const reporting =
    <A extends unknown[], T>(act: (...args: A) => Promise<T>) =>
    (...args: A) =>
      act(...args).catch((error: unknown) => {
        log.error({ err: error }, "the store of files fails")
        throw isFull(error) ? diskFull() : storeUnavailable()
      })
  return { put: reporting(store.put), open: reporting(store.open), remove: reporting(store.remove) }
}

/** A temporary folder that is deleted when `work` ends. */
export const inWorkFolder = async <T>(work: (folder: string) => Promise<T>): Promise<T> => {
  const { workFolder } = files()
  try {
    await mkdir(workFolder, { recursive: true, mode: 0o700 })
    const folder = await mkdtemp(join(workFolder, "f-"))
    try {
      return await work(folder)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  } catch (error) {
    throw isFull(error) && !isProblem(error) ? diskFull() : error
  }
}

const ABANDONED_AFTER_MS = 3_600_000

/** Deletes folders of killed processes: no work takes an hour. */
export const clearWorkFolder = async (now: Date) => {
  const { workFolder } = files()
  for (const name of await readdir(workFolder).catch(() => [])) {
    const folder = join(workFolder, name)
    const made = await stat(folder).catch(() => undefined)
    if (made && now.getTime() - made.mtimeMs > ABANDONED_AFTER_MS) await rm(folder, { recursive: true, force: true })
  }
}
