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

test("a price, a place and a pause are seen before what is kept is too old", async () => {
  const { token, professional_id, service_id } = await createProfessional(t, { price: "1000.00" })
  const shown = async () => {
    const { services } = (await t.call("GET", `/provider/${professional_id}`)).body.provider
    return services.map((one: { price: string; locations: unknown[] }) => [one.price, one.locations.length])
  }
  const found = async () => {
    const { services } = (await t.call("GET", "/search?city=Pune&limit=100")).body
    return services.filter(({ id }: { id: string }) => id === service_id).length
  }
  const offer = `/services/${service_id}`
  expect([await shown(), await found()]).toEqual([[["1000.00", 1]], 1])
  await t.call("PUT", offer, { token, body: { price: "1400" } })
  await expect.poll(shown, soon).toEqual([["1400.00", 1]])
  const { id } = await t.db.selectFrom("cities").select("id").where("name", "=", "Delhi").executeTakeFirstOrThrow()
  await t.call("POST", `${offer}/locations`, { token, body: { city_id: id } })
  await expect.poll(shown, soon).toEqual([["1400.00", 2]])
  await t.call("PUT", offer, { token, body: { active: false } })
  await expect.poll(async () => [await shown(), await found()], soon).toEqual([[], 0])
})
