/**
 * Keeps one server running. PostgreSQL mends a crashed backend by itself; what it cannot mend is the end of its own
 * first process (kill -9, a full disk while writing its log). Then it is started again, with growing pauses up
 * to 5 s, for as long as it takes: a disk that is full now may have room in an hour.
 */
import { setTimeout as sleep } from "node:timers/promises"
import type { PostgresLog } from "./postgres-place.server.ts"
import type { RunningPostgres } from "./postgres-process.server.ts"

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
