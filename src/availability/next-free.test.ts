import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../test/app.ts"
import { createProfessional, type Professional } from "../../test/people.ts"
import { withQueryBudget } from "../../test/query-budget.ts"
import type { Hours } from "./free-times.rules.ts"
import { writeHours } from "./hours/hours.queries.server.ts"
import { describeNextFree, nextFreeOf } from "./next-free.server.ts"

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
  // A Sunday, 13:30 in India.
  t.clock.now = new Date("2026-11-22T08:00:00Z")
})
afterAll(() => t.close())

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
  const found = await nextFreeOf({ db: t.db, clock: () => t.clock.now }, services)
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
    await withQueryBudget(most, t.databaseUrl, (db) => nextFreeOf({ db, clock: () => t.clock.now }, services))
  }
})
