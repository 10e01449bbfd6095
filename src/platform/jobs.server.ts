// Work after the answer: rows in the transaction that causes them, taken by any node, tried again until done.
import { Logger, run, type Task } from "graphile-worker"
import { sql } from "kysely"
import type pg from "pg"
import type { Db } from "./database.server.ts"
import { sayingWhenAway } from "./job-pool.server.ts"
import type { Log } from "./log.server.ts"

export interface JobTools {
  db: Db
  clock: () => Date
  publicUrl: string
  log: Log
}
interface WorkerTools extends JobTools {
  /** No other node works on this database, so what is locked at start was locked by the dead. */
  isAlone: boolean
}
export type Jobs = Record<string, (payload: unknown, tools: JobTools) => Promise<void>>

/** A job, as part of the statement that writes what it is about. */
export const jobCall = (task: string, payload: unknown) =>
  sql`graphile_worker.add_job(${task}, payload => ${JSON.stringify(payload)}::json, max_attempts => 25)`

/**
 * A worker that was killed leaves its jobs locked, and the library would wait four hours. None of our jobs takes minutes,
 * so whoever holds one that long is dead; the worst is that something is done twice, and that jobs must bear anyway.
 */
const freeAbandonedJobs = (pool: pg.Pool, heldFor: string) =>
  pool.query(
    `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
     from graphile_worker.jobs where locked_at <= now() - $1::interval having count(*) > 0`,
    [heldFor],
  )

/** Cron lines look like "* * * * * expire_bookings". */
export const startJobs = async (pgPool: pg.Pool, jobs: Jobs, cron: string[], tools: WorkerTools) => {
  sayingWhenAway(pgPool)
  const taskList: Record<string, Task> = Object.fromEntries(
    Object.entries(jobs).map(([name, job]) => [name, (payload: unknown) => job(payload, tools)]),
  )
  taskList.free_abandoned_jobs = async () => void (await freeAbandonedJobs(pgPool, "3 minutes"))
  if (tools.isAlone) await freeAbandonedJobs(pgPool, "0")
  const levels = { error: "error", warning: "warn", info: "debug", debug: "trace" } as const
  const logger = new Logger(() => (level, message) => tools.log[levels[level]]({ part: "jobs" }, message))
  return run({
    pgPool,
    taskList,
    crontab: [...cron, "* * * * * free_abandoned_jobs"].join("\n"),
    concurrency: 2,
    pollInterval: 1000,
    noHandleSignals: true,
    logger,
  })
}
