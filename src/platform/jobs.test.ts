import { Logger, parseCrontab, runOnce } from "graphile-worker"
import type pg from "pg"
import pino from "pino"
import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestDatabase, type TestDatabase } from "../../test/database.ts"
import { openDb, openPool } from "./database/database.server.ts"
import { crontabOf, startJobs } from "./jobs.server.ts"

let database: TestDatabase
let pool: pg.Pool
beforeAll(async () => {
  database = await createTestDatabase()
  pool = openPool(database.url)
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const add = (task: string, { priority, jobKey }: { priority?: number; jobKey?: string } = {}) =>
  pool.query("select graphile_worker.add_job($1, priority => $2, job_key => $3)", [task, priority, jobKey])

test("what the clock asks for comes before other work, and once", async () => {
  const [round] = parseCrontab(crontabOf(["* * * * * expire_bookings"]))
  for (const _ of [1, 2]) await add("slow_work")
  for (const _ of [1, 2]) await add(round!.task, round!.options)
  const taken: string[] = []
  const taking = (task: string) => async () => void taken.push(task)
  const taskList = { slow_work: taking("slow_work"), expire_bookings: taking("expire_bookings") }
  const logger = new Logger(() => () => {})
  await runOnce({ pgPool: pool, taskList, concurrency: 1, noHandleSignals: true, logger })
  expect(taken).toEqual(["expire_bookings", "slow_work", "slow_work"])
})

const patience = { timeout: 10_000 }

test("the jobs of the dead are freed, those of who asks are not", async () => {
  const lock = (task: string, change: string, ago = "4 minutes") =>
    pool.query(
      `update graphile_worker._private_jobs set locked_at = now() - $2::interval ${change}
       where task_id = (select id from graphile_worker._private_tasks where identifier = $1)`,
      [task, ago],
    )
  await add("left_behind")
  await add("last_try")
  await lock("left_behind", ", locked_by = 'pool-dead'")
  await lock("last_try", ", locked_by = 'pool-dead', attempts = max_attempts")

  const taken: string[] = []
  let finish = () => {}
  const end = new Promise<void>((resolve) => {
    finish = resolve
  })
  const jobs = {
    long: async () => {
      taken.push("long")
      await end
    },
    left_behind: async () => void taken.push("left_behind"),
    last_try: async () => void taken.push("last_try"),
  }
  const workerPool = openPool(database.url, { max: 4 })
  const tools = { db: openDb(workerPool), clock: () => new Date(), publicUrl: "", log: pino({ level: "silent" }) }
  const worker = await startJobs(workerPool, jobs, [], { ...tools, isAlone: false })
  await add("long")
  await expect.poll(() => taken, patience).toEqual(["long"])
  await lock("long", "")
  await add("free_abandoned_jobs")
  await expect.poll(() => taken, patience).toEqual(["long", "left_behind"])
  const left = async () => (await pool.query("select task_identifier, locked_by from graphile_worker.jobs")).rows
  const held = { task_identifier: "long", locked_by: expect.stringMatching(/^pool-(?!dead)/) }
  await expect.poll(left, patience).toEqual([held])
  // What it holds for longer never reached it.
  await lock("long", "", "16 minutes")
  await add("free_abandoned_jobs")
  await expect.poll(() => taken, patience).toEqual(["long", "left_behind", "long"])
  finish()
  await worker.stop()
  await workerPool.end()
})

test("a line that is lost and comes back is no error", async () => {
  const lines: { level: number; msg: string }[] = []
  const log = pino({ level: "warn" }, { write: (line: string) => void lines.push(JSON.parse(line)) })
  const workerPool = openPool(database.url, { max: 4, name: "lost line" })
  const tools = { db: openDb(workerPool), clock: () => new Date(), publicUrl: "", log }
  const worker = await startJobs(workerPool, {}, [], { ...tools, isAlone: false })
  const listeners = `select count(pg_terminate_backend(pid))::int as n from pg_stat_activity
    where application_name = 'sthapati lost line' and datname = current_database() and query ilike 'listen%'`
  await expect.poll(async () => (await pool.query(listeners)).rows[0].n, patience).toBe(1)
  await expect.poll(() => lines.map(({ msg }) => msg).join(), patience).toContain("Error with notify listener")
  expect(lines.filter(({ level }) => level > 40)).toEqual([])
  await worker.stop()
  await workerPool.end()
})
