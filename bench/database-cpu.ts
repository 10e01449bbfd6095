/** Processor time of a PostgreSQL on this machine: the postmaster, its children, and those that have ended. Linux only. */
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

const TICKS_A_SECOND = 100

/** @returns seconds; undefined where the system does not say */
export function databaseCpuSeconds(dataDir: string): number | undefined {
  if (!existsSync("/proc/self/stat")) return undefined
  const postmaster = Number(readFileSync(join(dataDir, "postmaster.pid"), "utf8").split("\n")[0])
  const all = readdirSync("/proc").filter((name) => /^\d+$/.test(name))
  const stats = all.map(statOf).filter((stat) => stat !== undefined)
  const ticks = stats
    .filter(({ pid, parent }) => pid === postmaster || parent === postmaster)
    .reduce((sum, { pid, own, ended }) => sum + own + (pid === postmaster ? ended : 0), 0)
  return ticks / TICKS_A_SECOND
}

/** Undefined for a process that has just ended. */
function statOf(pid: string) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8")
    // The name stands in parentheses and may hold anything.
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ")
    const at = (number: number) => Number(fields[number - 3])
    return { pid: Number(pid), parent: at(4), own: at(14) + at(15), ended: at(16) + at(17) }
  } catch {
    return undefined
  }
}
