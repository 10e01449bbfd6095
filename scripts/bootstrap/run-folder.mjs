// What a test run starts ends with it, however it ends. Everything the run starts gets its TMPDIR, so what still carries
// that folder in its environment or its command, when the runner is gone, was left behind; the folder goes last.
import {
  accessSync,
  chmodSync,
  constants,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from "node:fs"
import { freemem, tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"

const MEMORY = "/dev/shm"
/** Databases, builds and profiles of browsers take about two; memory that programs need is not touched. */
const ROOM_GB = 6

/**
 * In memory where there is room and nobody has named a place with TMPDIR: each file of tests copies a database of a thousand
 * files, which on some disks takes twenty times as long. 755, because under root databases run as another user.
 */
export function makeRunFolder(memory = process.env.TMPDIR ? undefined : MEMORY) {
  const folder = mkdtempSync(join(memory && hasRoom(memory) ? memory : tmpdir(), "sthapati-run-"))
  chmodSync(folder, 0o755)
  return folder
}

/** Of a container it may be small, and forbid to run programs. */
const hasRoom = (memory) =>
  readOr(false, () => {
    const { bavail, bsize } = statfsSync(memory)
    return (
      Math.min(bavail * bsize, process.availableMemory?.() ?? freemem()) > ROOM_GB * 2 ** 30 && runsPrograms(memory)
    )
  })

function runsPrograms(folder) {
  const place = mkdtempSync(join(folder, "sthapati-probe-"))
  try {
    const program = join(place, "program")
    writeFileSync(program, "", { mode: 0o700 })
    accessSync(program, constants.X_OK)
    return true
  } finally {
    rmSync(place, { recursive: true })
  }
}

/** @returns {Promise<string[]>} the commands that had to be ended; a database that is stopping gets the time to */
export async function clearRunFolder(folder, { patience = 10_000 } = {}) {
  const end = Date.now() + patience
  while (Date.now() < end && findProcesses(folder).length > 0) await sleep(100)
  const left = findProcesses(folder)
  for (const { pid } of left) endProcess(pid)
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  return left.map(({ command }) => command)
}

/** Where there is no /proc (macOS), none is found. */
function findProcesses(folder) {
  const pids = readOr([], () => readdirSync("/proc")).filter((name) => /^\d+$/.test(name) && name !== `${process.pid}`)
  return pids.flatMap((pid) => {
    const read = (file) => readOr("", () => readFileSync(`/proc/${pid}/${file}`, "utf8"))
    const command = read("cmdline").replaceAll("\0", " ").trim()
    return `${command}\n${read("environ")}`.includes(folder) ? [{ pid: Number(pid), command }] : []
  })
}

function endProcess(pid) {
  readOr(undefined, () => process.kill(pid, "SIGKILL"))
}

/** A process may end while it is looked at, and another user's may not be looked at. */
function readOr(otherwise, read) {
  try {
    return read()
  } catch {
    return otherwise
  }
}
