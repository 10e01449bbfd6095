/**
 * Runs the server process and keeps it running. It is started detached, in a session of its own, so that Ctrl-C reaches the
 * app alone and the database stops last. A shell supervises it: it waits for the server and reads from a pipe whose other
 * end is ours. When that end closes, by stop() or because the app died, the shell asks the server for a fast shutdown.
 *
 * PostgreSQL recovers from a crashed backend by itself, but not from the end of its first process (kill -9, a full disk while
 * writing its log). Then it is started again, with growing pauses up to 5 s, without a limit: a full disk may have room in an
 * hour.
 */
import { type ChildProcess, spawn } from "node:child_process"
import { closeSync, fstatSync, readFileSync } from "node:fs"
import { Socket } from "node:net"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { clusterOf } from "./postgres-cluster.server.ts"
import { openLog } from "./postgres-files.server.ts"
import type { PostgresInstallation, PostgresLog } from "./postgres-installation.server.ts"
import { readPidFile, settleLeftover, stopServer } from "./postgres-pid-file.server.ts"

// The signal is repeated because a server asked in its first milliseconds does not listen yet.
const SUPERVISOR = `
exec 3<&0
"$@" </dev/null 3<&- &
server=$!
( cat <&3 >/dev/null; while kill -INT "$server" 2>/dev/null; do sleep 0.2; done ) &
watch=$!
wait "$server"
status=$?
kill "$watch" 2>/dev/null
exit "$status"
`

export type RunningPostgres = { exited: Promise<void>; stop(): Promise<void> }

/** The server ended before it was ready; `tail` is the end of its log. */
export class PostgresDidNotStart extends Error {
  readonly tail: string

  constructor(logFile: string, tail: string) {
    super(`PostgreSQL did not start. Its log ${logFile} ends with:\n${tail}`)
    this.tail = tail
  }
}

export async function runPostgres(
  place: PostgresInstallation,
  settings: Record<string, string | number>,
  log: PostgresLog,
): Promise<RunningPostgres> {
  await settleLeftover(place, log)
  const logFile = join(place.home, "server.log")
  const output = openLog(logFile, place.user)
  const logSizeBefore = fstatSync(output).size
  const child = spawn("/bin/sh", ["-c", SUPERVISOR, "supervisor", ...serverCommand(place, settings)], {
    ...place.user,
    detached: true,
    cwd: "/",
    env: { LC_ALL: "C", PATH: "/usr/bin:/bin" },
    stdio: ["pipe", output, output],
  })
  closeSync(output)
  const exited = ended(child)
  // The pipe breaks when the supervisor dies first, which `exited` reports.
  child.stdin?.on("error", () => undefined)
  unrefChild(child)
  const running = { exited, stop: () => stop(place, child, exited) }
  if (await becomesReady(place, exited, log)) return running
  await running.stop()
  throw new PostgresDidNotStart(logFile, lastLogLines(logFile, logSizeBefore))
}

function serverCommand(place: PostgresInstallation, settings: Record<string, string | number>): string[] {
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])
  return [join(place.bin, "postgres"), "-D", clusterOf(place), ...flags]
}

const ended = (child: ChildProcess) =>
  new Promise<void>((done) => {
    child.once("error", () => done())
    child.once("exit", () => done())
  })

/** The app may end without stopping the database; the supervisor then does. */
function unrefChild(child: ChildProcess) {
  child.unref()
  if (child.stdin instanceof Socket) child.stdin.unref()
}

/** Line 8 of the pid file says "ready". Recovery after a crash may take a while: it is awaited while the process lives. */
async function becomesReady(place: PostgresInstallation, exited: Promise<void>, log: PostgresLog): Promise<boolean> {
  let hasEnded = false
  exited.then(() => {
    hasEnded = true
  })
  for (let waited = 0; waited < 300_000 && !hasEnded; waited += 20) {
    if (readPidFile(place)?.isReady) return true
    if (waited % 10_000 === 9_980) log.info("The database is still recovering")
    await sleep(20)
  }
  return false
}

async function stop(place: PostgresInstallation, child: ChildProcess, exited: Promise<void>) {
  child.ref()
  child.stdin?.destroy()
  const isDone = await Promise.race([exited.then(() => true), sleep(20_000, false, { ref: false })])
  const file = isDone ? undefined : readPidFile(place)
  if (file) await stopServer(place, file.pid)
  await exited
}

function lastLogLines(logFile: string, from: number): string {
  const text = readFileSync(logFile).subarray(from).toString("utf8").trim()
  return text.split("\n").slice(-8).join("\n")
}

export function keepRunning(first: RunningPostgres, start: () => Promise<RunningPostgres>, log: PostgresLog) {
  const stopping = new AbortController()
  const watching = watch(first, start, log, stopping.signal)
  return {
    async stop() {
      stopping.abort()
      const last = await watching
      await last?.stop()
    },
  }
}

/** Ends with the server that is running when `stopping` fires. */
async function watch(
  first: RunningPostgres,
  start: () => Promise<RunningPostgres>,
  log: PostgresLog,
  stopping: AbortSignal,
): Promise<RunningPostgres | undefined> {
  const stopped = new Promise<void>((done) => stopping.addEventListener("abort", () => done(), { once: true }))
  let running = first
  while (true) {
    await Promise.race([running.exited, stopped])
    if (stopping.aborted) return running
    log.error("The database ended by itself and is being started again")
    const next = await startAgain(start, log, stopping)
    if (!next) return undefined
    running = next
    log.info("The database is back")
  }
}

async function startAgain(start: () => Promise<RunningPostgres>, log: PostgresLog, stopping: AbortSignal) {
  for (let pause = 100; !stopping.aborted; pause = Math.min(pause * 2, 5000)) {
    await sleep(pause, undefined, { signal: stopping, ref: false }).catch(() => undefined)
    if (stopping.aborted) return undefined
    try {
      return await start()
    } catch (error) {
      log.error(error instanceof Error ? error.message : String(error))
    }
  }
  return undefined
}
