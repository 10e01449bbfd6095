/**
 * What the operating system says of a process. A process number alone proves nothing: numbers are reused, and a
 * killed server whose parent never collects it (usual in containers) stays as a zombie that still answers signals.
 */
import { spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"

export type ProcessFacts = {
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
