// Scheduled jobs: a row for each run, taken by any node, retried until done. Graphile Worker retries storing the outcome of a
// job only after the error "cannot connect now"; any other error of a lost database is an unhandled rejection, which ends the
// process. So all errors of an unavailable database get that code.
import { Logger, run, type Task } from "graphile-worker"
import type pg from "pg"
import { type Db, isDatabaseUnavailable, withRejectionHandler } from "./database/database.server.ts"
import type { Log } from "./log.server.ts"

const CANNOT_CONNECT_NOW = "57P03"

/** Before the first connection: it marks each as it is made. */
export const markUnavailableErrors = (pool: pg.Pool) => {
  pool.on("connect", (client) => {
    client.query = withRejectionHandler(client.query.bind(client) as typeof client.query, explainUnavailable)
  })
  pool.connect = withRejectionHandler(pool.connect.bind(pool) as typeof pool.connect, explainUnavailable)
}

const explainUnavailable = (error: unknown): never => {
  throw isDatabaseUnavailable(error) ? Object.assign(error as Error, { code: CANNOT_CONNECT_NOW }) : error
}

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

/**
 * Unlocks the jobs of killed workers; the library itself would wait four hours. A worker that has held a job for `heldFor` is
 * taken for dead, and all of its jobs are unlocked. The asking worker is alive: a job that it has held for 15 minutes never
 * reached it. At worst a job runs twice, which jobs must bear anyway.
 */
const freeAbandonedJobs = (pool: pg.Pool, heldFor: string, asking: string | null = null) =>
  pool.query(
    `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by)) from graphile_worker.jobs
     where locked_at <= now() - case when locked_by = $2 then '15 minutes' else $1 end::interval having count(*) > 0`,
    [heldFor, asking],
  )

/** Without a try left they are never taken again: a round that ended badly when the next one was already queued. */
const forgetFailedJobs = (pool: pg.Pool) =>
  pool.query(
    `select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
     where attempts >= max_attempts and locked_at is null having count(*) > 0`,
  )

/**
 * Scheduled jobs go before others and are queued once, however late they are. Where one still runs, the next takes over its
 * key and its remaining tries.
 */
export const crontabOf = (lines: string[]) =>
  lines.map((line) => `${line} ?priority=-10&jobKey=${line.split(" ").at(-1)}`).join("\n")

/** Cron lines look like "* * * * * expire_bookings". */
export const startJobs = async (pgPool: pg.Pool, jobs: Jobs, cron: string[], tools: WorkerTools) => {
  markUnavailableErrors(pgPool)
  const taskList: Record<string, Task> = Object.fromEntries(
    Object.entries(jobs).map(([name, job]) => [name, (payload: unknown) => job(payload, tools)]),
  )
  taskList.free_abandoned_jobs = async (_payload, { job }) => {
    await freeAbandonedJobs(pgPool, "3 minutes", job.locked_by)
    await forgetFailedJobs(pgPool)
  }
  if (tools.isAlone) await freeAbandonedJobs(pgPool, "0")
  return run({
    pgPool,
    taskList,
    crontab: crontabOf([...cron, "* * * * * free_abandoned_jobs"]),
    concurrency: 2,
    pollInterval: 1000,
    noHandleSignals: true,
    logger: loggerTo(tools.log),
  })
}

const levels = { error: "error", warning: "warn", info: "debug", debug: "trace" } as const

/** The library's LISTEN connection: it reconnects by itself, and polls each second meanwhile. */
const isLostLine = (message: string) => /^Error (with notify listener|occurred attempting to UNLISTEN)/.test(message)

const loggerTo = (log: Log) =>
  new Logger(() => (level, message) => log[isLostLine(message) ? "warn" : levels[level]]({ part: "jobs" }, message))
