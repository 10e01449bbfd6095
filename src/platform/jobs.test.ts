import { Logger, parseCrontab, runOnce } from "graphile-worker"
import type pg from "pg"
import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestDatabase, type TestDatabase } from "../../test/database.ts"
import { openPool } from "./database.server.ts"
import { crontabOf } from "./jobs.server.ts"

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

test("what the clock asks for comes before the mails that wait, and once", async () => {
  const [round] = parseCrontab(crontabOf(["* * * * * expire_bookings"]))
  for (const _ of [1, 2]) await add("send_mail")
  for (const _ of [1, 2]) await add(round!.task, round!.options)
  const taken: string[] = []
  const taking = (task: string) => async () => void taken.push(task)
  const taskList = { send_mail: taking("send_mail"), expire_bookings: taking("expire_bookings") }
  const logger = new Logger(() => () => {})
  await runOnce({ pgPool: pool, taskList, concurrency: 1, noHandleSignals: true, logger })
  expect(taken).toEqual(["expire_bookings", "send_mail", "send_mail"])
})
