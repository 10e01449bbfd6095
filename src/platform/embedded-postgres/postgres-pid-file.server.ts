/**
 * Handles the postmaster.pid of an earlier server. A living server of this very cluster is an orphan (we hold the folder's
 * lock) and is stopped; a file whose process is dead, a zombie, or somebody else's by reuse of the number is
 * never deleted: its number is replaced by one that cannot exist, and PostgreSQL itself then checks the shared memory
 * of surviving backends before it starts.
 *
 * Processes are identified by number and start time. A number alone proves nothing: numbers are reused, and a killed server
 * whose parent never collects it (usual in containers) stays as a zombie that still answers signals.
 */

import { spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { clusterOf } from "./postgres-cluster.server.ts"
import { replaceFile } from "./postgres-files.server.ts"
import type { PostgresInstallation, PostgresLog } from "./postgres-installation.server.ts"

/** Above every system's largest process number. */
const IMPOSSIBLE_PID = 2147483646

type PidFile = { pid: number; isReady: boolean; lines: string[] }

export function readPidFile(place: Pick<PostgresInstallation, "home">): PidFile | undefined {
  try {
    const lines = readFileSync(join(clusterOf(place), "postmaster.pid"), "utf8").split("\n")
    return {
      pid: Number(lines[0]),
      isReady: lines[7]?.trim() === "ready" && Number(lines[0]) !== IMPOSSIBLE_PID,
      lines,
    }
  } catch {
    return undefined
  }
}

/** True while that process is a server of this cluster. */
export function isServing(place: Pick<PostgresInstallation, "home">, pid: number): boolean {
  return findProcess(pid)?.command.includes(`/postgres -D ${clusterOf(place)} `) ?? false
}

export async function settleLeftover(place: PostgresInstallation, log: PostgresLog) {
  const left = readPidFile(place)
  if (left && isServing(place, left.pid)) {
    log.warn(`Stopping database process ${left.pid}, left over from an app that is gone`)
    await stopServer(place, left.pid)
  }
  const file = readPidFile(place)
  if (file && file.pid !== IMPOSSIBLE_PID) neutralise(place, file)
}

/** Fast shutdown; after 20 s immediate shutdown, which loses nothing that was acknowledged. */
export async function stopServer(place: PostgresInstallation, pid: number) {
  for (const [signal, seconds] of [
    ["SIGINT", 20],
    ["SIGQUIT", 10],
    ["SIGKILL", 5],
  ] as const) {
    const until = Date.now() + seconds * 1000
    while (Date.now() < until) {
      if (!isServing(place, pid)) return
      signalServer(pid, signal)
      await sleep(50)
    }
  }
  throw new Error(`Database process ${pid} does not end. Stop it by hand and start again.`)
}

function signalServer(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error
  }
}

function neutralise(place: PostgresInstallation, file: PidFile) {
  const path = join(clusterOf(place), "postmaster.pid")
  replaceFile(path, [String(IMPOSSIBLE_PID), ...file.lines.slice(1)].join("\n"), place.user)
}

type ProcessFacts = {
  /** Tells this process from a later one with the same number. */
  born: string
  command: string
}

/** The living process of that number; a zombie counts as gone. */
export function findProcess(pid: number): ProcessFacts | undefined {
  if (!Number.isInteger(pid) || pid <= 0) return undefined
  return process.platform === "linux" ? findInProc(pid) : findWithPs(pid)
}

function findInProc(pid: number): ProcessFacts | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8")
    // The name in parentheses may hold anything, so fields are counted from the last parenthesis.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ")
    if (fields[0] === "Z" || fields[0] === "X") return undefined
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()
    const command = readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ")
    return { born: `${boot}/${fields[19]}`, command }
  } catch {
    return undefined
  }
}

function findWithPs(pid: number): ProcessFacts | undefined {
  const ps = (column: string) =>
    spawnSync("ps", ["-ww", "-o", `${column}=`, "-p", String(pid)], { encoding: "utf8" }).stdout.trim()
  const state = ps("stat")
  if (!state || state.startsWith("Z")) return undefined
  return { born: ps("lstart"), command: `${ps("command")} ` }
}
