// What a test run starts ends with it, however it ends. Everything the run starts gets its TMPDIR, so what still carries
// that folder in its environment or its command, when the runner is gone, was left behind; the folder goes last.
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"

/** 755, because under root databases run as another user. */
export function makeRunFolder() {
  const folder = mkdtempSync(join(tmpdir(), "sthapati-run-"))
  chmodSync(folder, 0o755)
  return folder
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
