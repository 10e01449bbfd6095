import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../test/app.ts"
import { createCustomer, createProfessional, type Professional } from "../../test/people.ts"
import { withQueryBudget } from "../../test/query-budget.ts"
import { dayAfter } from "../platform/days.ts"
import { newId } from "../platform/id.ts"
import { indianDay } from "../platform/time.ts"
import type { Hours } from "./free-times.rules.ts"
import { writeHours } from "./hours/hours.queries.server.ts"
import { describeNextFree, findNextFree } from "./next-free.server.ts"

let t: TestApp
let professional: Professional

beforeAll(async () => {
  t = await startTestApp()
  professional = await createProfessional(t)
})
afterAll(() => t.close())

const ask = (query = "", id = professional.professional_id) => t.call("GET", `/provider/${id}/free-times${query}`)

test("who keeps no hours has the usual ones, and says so", async () => {
  const { status, body } = await ask(`?service_id=${professional.service_id}&days=30`)
  expect(status).toBe(200)
  expect(body).toMatchObject({ keeps_hours: false, duration: 60 })
  expect(body.days.length).toBeGreaterThan(20)
})

test("what is asked for is taken, and free again once it is cancelled", async () => {
  const customer = await createCustomer(t)
  const first = (await ask()).body.days.at(-1)
  const start = new Date(`${first.date}T${first.times[0]}:00+05:30`).toISOString()
  const { provider_id, service_id } = { provider_id: professional.professional_id, service_id: professional.service_id }
  const booked = await t.call("POST", "/booking/create", {
    token: customer.token,
    body: { provider_id, service_id, booking_date: start, place: { locality: "Baner" } },
  })
  expect(booked.status).toBe(201)
  const timesThen = async () => (await ask(`?from=${first.date}&days=1`)).body.days[0]?.times ?? []
  expect(await timesThen()).not.toContain(first.times[0])
  await t.call("POST", `/user/bookings/${booked.body.data.id}/cancel`, { token: customer.token, body: {} })
  expect(await timesThen()).toContain(first.times[0])
})

test("hours that are kept count, and days that differ", async () => {
  const keeper = await createProfessional(t)
  const { professional_id } = keeper
  await t.db.insertInto("availabilities").values({ professional_id, slot_minutes: 60 }).execute()
  const weekly = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
    professional_id,
    weekday,
    from_minute: 480,
    to_minute: 600,
  }))
  await t.db.insertInto("weekly_hours").values(weekly).execute()
  const { body } = await ask("?days=8", professional_id)
  expect(body.keeps_hours).toBe(true)
  const [day, other] = body.days.slice(-2)
  expect(day.times).toEqual(["08:00", "09:00"])
  await t.db
    .insertInto("hour_exceptions")
    .values([
      { professional_id, day: day.date },
      { professional_id, day: other.date, from_minute: 600, to_minute: 660 },
    ])
    .execute()
  const anew = (await ask("?days=8", professional_id)).body.days
  expect(anew.find(({ date }: { date: string }) => date === day.date)).toBeUndefined()
  expect(anew.at(-1)).toEqual({ date: other.date, times: ["10:00"] })
})

test("outside of hours that are kept nobody is visited; the nearest free times are named", async () => {
  const keeper = await createProfessional(t)
  const { professional_id, service_id } = keeper
  await t.db.insertInto("availabilities").values({ professional_id }).execute()
  const weekly = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
    professional_id,
    weekday,
    from_minute: 600,
    to_minute: 720,
  }))
  await t.db.insertInto("weekly_hours").values(weekly).execute()
  const customer = await createCustomer(t)
  const [day] = (await ask("?from=2099-01-01", professional_id)).body.days
  expect(day).toBeUndefined()
  const { date } = (await ask("?days=9", professional_id)).body.days.at(-1)
  const book = (time: string) =>
    t.call("POST", "/booking/create", {
      token: customer.token,
      body: {
        provider_id: professional_id,
        service_id,
        booking_date: `${date}T${time}:00+05:30`,
        place: { locality: "Baner" },
      },
    })
  const refused = await book("13:00")
  expect(refused).toMatchObject({ status: 409, body: { code: "conflict" } })
  const nearest = ["10:00", "10:30", "11:00"].map((time) => new Date(`${date}T${time}:00+05:30`).toISOString())
  expect(refused.body.nearest).toEqual(nearest)
  expect((await book("10:15")).status).toBe(409)
  expect((await book("11:00")).status).toBe(201)
})

test("beyond the days that can be booked it is said until when they are, however far it is", async () => {
  const { professional_id, service_id } = await createProfessional(t)
  await t.db.insertInto("availabilities").values({ professional_id, horizon_days: 30 }).execute()
  const weekly = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from_minute: 600, to_minute: 720 }))
  await t.db
    .insertInto("weekly_hours")
    .values(weekly.map((one) => ({ ...one, professional_id })))
    .execute()
  const { token } = await createCustomer(t)
  const last = dayAfter(indianDay(t.clock.now), 30)
  const book = (date: string) =>
    t.call("POST", "/booking/create", {
      token,
      body: {
        provider_id: professional_id,
        service_id,
        booking_date: `${date}T10:00:00+05:30`,
        place: { locality: "Baner" },
      },
    })
  for (const date of [dayAfter(last, 1), dayAfter(last, 100), "2999-01-01", "9999-12-31"]) {
    const { status, body } = await book(date)
    expect([status, body.message], date).toEqual([409, expect.stringMatching(/can be booked until .*earlier day/)])
    expect(body.nearest.at(-1), date).toBe(new Date(`${last}T11:00:00+05:30`).toISOString())
  }
  expect((await book(last)).status).toBe(201)
})

test("the nearest free times are named also where they are weeks away, before a wish and after it", async () => {
  const { professional_id, service_id } = await createProfessional(t)
  await t.db.insertInto("availabilities").values({ professional_id }).execute()
  const customer = await createCustomer(t)
  const dayIn = (days: number) => indianDay(new Date(t.clock.now.getTime() + days * 86_400_000))
  const [weekday, free] = [new Date(`${dayIn(40)}T00:00:00Z`).getUTCDay(), dayIn(40)]
  const hours = { professional_id, from_minute: 600, to_minute: 720 }
  await t.db
    .insertInto("weekly_hours")
    .values({ ...hours, weekday })
    .execute()
  const closed = Array.from({ length: 60 }, (_, days) => dayIn(days + 1)).filter((day) => day !== free)
  await t.db
    .insertInto("hour_exceptions")
    .values(closed.map((day) => ({ professional_id, day })))
    .execute()
  const nearest = ["10:00", "10:30", "11:00"].map((time) => new Date(`${free}T${time}:00+05:30`).toISOString())
  for (const days of [3, 59, 300]) {
    const { body } = await t.call("POST", "/booking/create", {
      token: customer.token,
      body: {
        provider_id: professional_id,
        service_id,
        booking_date: `${dayIn(days)}T10:00:00+05:30`,
        place: { locality: "Baner" },
      },
    })
    expect(body).toMatchObject({ code: "conflict", nearest })
  }
})

test.each(["2099-01-01", "9999-12-30", "9999-12-31"])(
  "from %s on, beyond every last day, nothing is free",
  async (from) => {
    expect(await ask(`?from=${from}&days=14`)).toMatchObject({ status: 200, body: { days: [] } })
  },
)

test("of nobody, of a hidden professional, of a service that is paused or another's: not found", async () => {
  const rival = await createProfessional(t)
  expect((await ask("", "nobody")).status).toBe(404)
  expect((await ask(`?service_id=${rival.service_id}`)).status).toBe(404)
  await t.db.updateTable("professional_services").set({ is_active: false }).where("id", "=", rival.service_id).execute()
  expect((await ask("", rival.professional_id)).status).toBe(404)
  await t.db.updateTable("accounts").set({ suspended_at: new Date() }).where("id", "=", rival.account_id).execute()
  expect((await ask("", rival.professional_id)).status).toBe(404)
})

test.each(["?days=0", "?days=63", "?days=x", "?from=2026-02-30", "?from=tomorrow"])("%s is refused", async (query) => {
  expect((await ask(query)).status).toBe(422)
})

describe("the next free time", () => {
  beforeAll(() => {
    // A Sunday, 13:30 in India.
    t.clock.now = new Date("2026-11-22T08:00:00Z")
  })

  const everyDay = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: 600, to: 720 }))
  const rules = { slot_minutes: 30, notice_minutes: 120, horizon_days: 60, buffer_minutes: 0 }

  const saveHours = (one: Professional, hours: Partial<Hours>) =>
    writeHours(t.db, one.professional_id, {
      hours: { weekly: everyDay, ...rules, ...hours },
      exceptions: (hours.exceptions ?? []).flatMap(({ date, hours: spans }) =>
        (spans.length > 0 ? spans : [{ from: null, to: null }]).map((span) => ({ date, until: null, ...span })),
      ),
      version: undefined,
      now: t.clock.now,
    })
  const keeper = async (hours: Partial<Hours> = {}, duration?: number) => {
    const one = await createProfessional(t, { ...(duration && { duration }) })
    await saveHours(one, hours)
    return one
  }
  const said = async (...people: Professional[]) => {
    const services = people.map(({ service_id }) => service_id)
    const found = await findNextFree({ db: t.db, clock: () => t.clock.now }, services)
    return services.map((id) => {
      const start = found.get(id)
      return start && describeNextFree(start, t.clock.now, "en")
    })
  }

  test("today, tomorrow, or the day", async () => {
    const monday = [{ weekday: 1, from: 630, to: 720 }]
    const people = [
      await keeper({ weekly: [{ weekday: 0, from: 600, to: 1080 }] }),
      await keeper(),
      await keeper({ weekly: monday, notice_minutes: 1440 }),
    ]
    expect(await said(...people)).toEqual(["today, 3:30 pm", "tomorrow, 10:00 am", "Mon, 30 Nov, 10:30 am"])
  })

  test("in another year it is said", async () => {
    const { now } = t.clock
    t.clock.now = new Date("2026-12-30T08:00:00Z")
    expect(await said(await keeper({ weekly: [{ weekday: 5, from: 600, to: 720 }] }))).toEqual([
      "Fri, 1 Jan 2027, 10:00 am",
    ])
    t.clock.now = now
  })

  test("a visit as long as the service, days that differ, and the horizon count", async () => {
    const closed = [{ date: "2026-11-23", hours: [] }]
    const people = [
      await keeper({ exceptions: closed }),
      await keeper({ exceptions: [{ date: "2026-11-23", hours: [{ from: 900, to: 960 }] }] }),
      await keeper({ weekly: [...everyDay, { weekday: 2, from: 780, to: 960 }] }, 150),
      await keeper({ horizon_days: 1, exceptions: closed }),
    ]
    expect(await said(...people)).toEqual([
      "Tue, 24 Nov, 10:00 am",
      "tomorrow, 3:00 pm",
      "Tue, 24 Nov, 1:00 pm",
      undefined,
    ])
  })

  test("where only packages have a price the cheapest is as long as the visit, as in the dialog that opens", async () => {
    const weekly = [...everyDay, { weekday: 2, from: 780, to: 960 }]
    const [priced, unpriced] = [await keeper({ weekly }), await keeper({ weekly })]
    for (const { service_id } of [priced, unpriced])
      for (const [minutes, price] of [
        [150, "900"],
        [60, "1000"],
      ] as const) {
        const made = { created_at: t.clock.now, updated_at: t.clock.now }
        const named = { id: newId(), service_id, name: `Visit of ${minutes}`, minutes, price }
        await t.db
          .insertInto("service_packages")
          .values({ ...named, ...made })
          .execute()
      }
    const { service_id } = unpriced
    await t.db.updateTable("professional_services").set({ price_per_hour: null }).where("id", "=", service_id).execute()
    expect(await said(priced, unpriced)).toEqual(["tomorrow, 10:00 am", "Tue, 24 Nov, 1:00 pm"])
  })

  test("who keeps no hours, has none free in thirty days, or has paused the service is not said to be free", async () => {
    const [none, emptied, paused] = [await createProfessional(t), await keeper({ weekly: [] }), await keeper()]
    const service = t.db.updateTable("professional_services").set({ is_active: false })
    await service.where("id", "=", paused.service_id).execute()
    const closed = Array.from({ length: 31 }, (_, days) => ({
      date: new Date(Date.parse("2026-11-22") + days * 86_400_000).toISOString().slice(0, 10),
      hours: [],
    }))
    const [away, back] = [await keeper({ exceptions: closed }), await keeper({ exceptions: closed.slice(0, 29) })]
    expect(await said(none, emptied, paused, away, back)).toEqual([
      ...[undefined, undefined, undefined, undefined],
      "Mon, 21 Dec, 10:00 am",
    ])
  })

  test("it is one statement for all, and none for nobody", async () => {
    const ids = await Promise.all([1, 2, 3].map(async () => (await keeper()).service_id))
    for (const [most, services] of [
      [1, ids],
      [0, []],
    ] as [number, string[]][]) {
      await withQueryBudget(most, t.databaseUrl, (db) => findNextFree({ db, clock: () => t.clock.now }, services))
    }
  })
})
