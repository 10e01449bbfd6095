// What a card says of the next free time, and what it costs to say it.
import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../test/app.ts"
import { createCustomer, createProfessional, type Professional } from "../../test/people.ts"
import { withQueryBudget } from "../../test/query-budget.ts"
import { searchIn } from "../../test/searching.ts"

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

/** The half hours from 8 to 10 o'clock, each day; a visit takes one hour. */
const keeper = async (business_name: string) => {
  const one = await createProfessional(t, { business_name })
  const { professional_id } = one
  await t.db
    .insertInto("availabilities")
    .values({ professional_id, updated_at: new Date(0) })
    .execute()
  const weekly = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from_minute: 480, to_minute: 600 }))
  await t.db
    .insertInto("weekly_hours")
    .values(weekly.map((day) => ({ ...day, professional_id })))
    .execute()
  // Not just now: a check of changed calendars finds nothing, however slow the run.
  const services = t.db.updateTable("professional_services").set({ updated_at: new Date(0) })
  await services.where("professional_id", "=", professional_id).execute()
  return one
}
const clock = () => t.clock.now

/** On a node that has kept nothing. */
const search = (query: string, most = 9) =>
  withQueryBudget(most, t.databaseUrl, (db) => searchIn(db, { query }, clock()))
const said = async ({ business_name }: Professional) => (await search(business_name)).services[0]?.availability

test("the call says it in words, and after a booking the one that is free then", async () => {
  t.clock.now = new Date("2026-11-23T13:00:00Z")
  const one = await keeper("Zunjar Courtyards")
  const { body } = await t.call("GET", "/search?query=zunjar")
  expect(body.services).toHaveLength(1)
  expect(body.services[0]).toMatchObject({ duration: 60, duration_unit: "mins", availability: "tomorrow, 8:00 am" })

  const book = async (booking_date: string) => {
    const { token } = await createCustomer(t)
    const { professional_id: provider_id, service_id } = one
    const answer = await t.call("POST", "/booking/create", {
      token,
      body: { provider_id, service_id, booking_date, place: { locality: "Baner" } },
    })
    expect(answer.status).toBe(201)
    return { id: answer.body.data.id, token }
  }
  const first = await book("2026-11-24T08:00:00+05:30")
  expect(await said(one)).toBe("tomorrow, 9:00 am")
  await book("2026-11-24T09:00:00+05:30")
  expect(await said(one)).toBe("Wed, 25 Nov, 8:00 am")
  await t.call("POST", `/user/bookings/${first.id}/cancel`, { token: first.token, body: {} })
  expect(await said(one)).toBe("tomorrow, 8:00 am")
})

test("a day that is closed is passed over, and who is hidden or has paused is not there to say it", async () => {
  const one = await keeper("Zarokha Works")
  const { professional_id, service_id, account_id } = one
  await t.db.insertInto("hour_exceptions").values({ professional_id, day: "2026-11-24" }).execute()
  expect(await said(one)).toBe("Wed, 25 Nov, 8:00 am")
  const isActive = (is_active: boolean) =>
    t.db.updateTable("professional_services").set({ is_active }).where("id", "=", service_id).execute()
  await isActive(false)
  expect((await search("zarokha")).services).toEqual([])
  await isActive(true)
  await t.db.updateTable("accounts").set({ suspended_at: clock() }).where("id", "=", account_id).execute()
  expect((await search("zarokha")).services).toEqual([])
})

test("who keeps no hours says nothing", async () => {
  const one = await createProfessional(t, { business_name: "Zilla Rooms" })
  expect(await said(one)).toBeNull()
  await t.db.insertInto("availabilities").values({ professional_id: one.professional_id }).execute()
  expect(await said(one)).toBeNull()
})

test("for a page of many it is one statement more, none where nobody keeps hours, and none again within seconds", async () => {
  for (const nth of [1, 2, 3]) {
    await keeper(`Yuvraj Rooms ${nth}`)
    await createProfessional(t, { business_name: `Xavier Rooms ${nth}` })
  }
  // One of them reads how common words are, once in ten minutes.
  await search("xavier", 3)
  await withQueryBudget(6, t.databaseUrl, async (db) => {
    for (const [name, value] of [
      ["sort", "relevance"],
      ["sort", "rating"],
      ["limit", "2"],
    ] as const) {
      const { services } = await searchIn(db, { query: "yuvraj", [name]: value }, clock())
      expect(services.map(({ availability }) => availability)).toEqual(services.map(() => "tomorrow, 8:00 am"))
    }
  })
})

test("hours are known of entries from before them and after them, and the entries stay as they are", async () => {
  const [before, after] = [await createProfessional(t, { business_name: "Wada One" }), await keeper("Wada Two")]
  const entries = () => t.db.selectFrom("search_entries").select(["card", "keeps_hours"]).orderBy("service_id")
  const [first] = await entries().where("professional_id", "=", before.professional_id).execute()
  expect(first!.keeps_hours).toBe(false)
  const insert = t.db.insertInto("availabilities").values({ professional_id: before.professional_id })
  await insert.execute()
  expect(await entries().where("professional_id", "=", before.professional_id).execute()).toEqual([
    { ...first, keeps_hours: true },
  ])
  await t.db.deleteFrom("search_entries").where("professional_id", "=", after.professional_id).execute()
  const profile = t.db.updateTable("professionals").set({ headline: "Anew" })
  await profile.where("id", "=", after.professional_id).execute()
  expect(await said(after)).toBe("tomorrow, 8:00 am")
})
