/** What is kept for everybody, and somebody who is not to be seen any more. */
import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../test/app.ts"
import { createProfessional } from "../../test/people.ts"
import { until } from "../../test/until.ts"

let t: TestApp
beforeAll(async () => {
  t = await startTestApp({ keepsAnswers: true })
  await until(isListening, "the site to hear of it")
})
afterAll(() => t.close())

const isListening = async () => {
  const { rows } = await sql`select from pg_stat_activity where datname = current_database()
    and application_name = 'sthapati events' and state = 'idle' and query like 'listen%'`.execute(t.db)
  return rows.length > 0
}

/** Less than the five seconds of the call. */
const soon = { timeout: 4_000, interval: 10 }

test.each<[string, (account: string) => Promise<unknown>]>([
  ["suspended", (id) => t.db.updateTable("accounts").set({ suspended_at: t.clock.now }).where("id", "=", id).execute()],
  ["deleted", (id) => t.db.deleteFrom("accounts").where("id", "=", id).execute()],
])("a professional who is %s is gone before the kept profile is too old", async (_how, hide) => {
  const { account_id, professional_id } = await createProfessional(t)
  const status = async () => (await t.call("GET", `/provider/${professional_id}`)).status
  expect(await status()).toBe(200)
  await hide(account_id)
  await expect.poll(status, soon).toBe(404)
})
