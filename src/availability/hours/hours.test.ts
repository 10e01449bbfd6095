import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { type CallAnswer, startTestApp, type TestApp } from "../../../test/app.ts"
import { untilBlocked } from "../../../test/blocked.ts"
import { createCustomer, createProfessional, type Person, type Professional } from "../../../test/people.ts"
import { dayAfter } from "../../platform/days.ts"
import { indianDay } from "../../platform/time.ts"
import { usualHours } from "../free-times.rules.ts"
import { writeHours } from "./hours.queries.server.ts"

let t: TestApp
let keeper: Professional

beforeAll(async () => {
  t = await startTestApp()
  keeper = await createProfessional(t)
})
afterAll(() => t.close())

const pathOf = ({ professional_id }: Professional) => `/provider/${professional_id}/availability`
const read = (of = keeper) => t.call("GET", pathOf(of), { token: of.token })
const save = (availability: unknown, version?: number, of = keeper): Promise<CallAnswer> =>
  t.call("PUT", pathOf(of), { token: of.token, body: { availability, version } })
const publicProfile = async ({ professional_id }: Professional) =>
  (await t.call("GET", `/provider/${professional_id}`)).body.provider

const rules = { slot_minutes: 60, notice_minutes: 0, horizon_days: 90, buffer_minutes: 15 }
const away = { date: "2099-02-01", until: "2099-02-14", closed: true }
const weekly = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: "09:00", to: "24:00" }))

test("who has set nothing reads what is assumed of the rest, and no hours", async () => {
  expect(await read(await createProfessional(t, { duration: 90 }))).toMatchObject({
    status: 200,
    body: {
      availability: {
        weekly: [],
        exceptions: [],
        slot_minutes: 30,
        notice_minutes: 120,
        horizon_days: 60,
        buffer_minutes: 0,
      },
      version: 0,
      taken: [],
      duration: 90,
    },
  })
})

test("what is saved is read again, and free times are computed from it", async () => {
  const own = await createProfessional(t)
  const exceptions = [
    { date: "2099-01-26", closed: true },
    { date: "2099-05-01", from: "10:00", to: "12:00" },
    { date: "2099-05-01", from: "13:00", to: "24:00" },
  ]
  const saved = await save({ weekly, exceptions, ...rules }, 0, own)
  expect(saved).toMatchObject({ status: 200, body: { version: 1, message: "Your hours are saved." } })
  const { body } = await read(own)
  expect(body).toMatchObject({ availability: { weekly, exceptions, ...rules }, version: 1 })
  const free = await t.call("GET", `/provider/${own.professional_id}/free-times?days=14`)
  expect(free.body.keeps_hours).toBe(true)
  expect(await publicProfile(own)).toMatchObject({ keeps_hours: true })
  expect(free.body.days.at(-1).times.at(-1)).toBe("23:00")
  const listed = await t.call("GET", "/user/activity", { token: own.token })
  expect(listed.body.activities[0]).toMatchObject({ action_display: "Updated hours" })
})

test("what is left out is as it is for everybody, and an empty week keeps no hours", async () => {
  const own = await createProfessional(t)
  await save({ weekly, ...rules }, 0, own)
  const { body } = await save({ weekly: [] }, 1, own)
  expect(body).toMatchObject({ version: 2, availability: { weekly: [], slot_minutes: 30 } })
  expect((await t.call("GET", `/provider/${own.professional_id}/free-times`)).body.keeps_hours).toBe(false)
  expect(await publicProfile(own)).toMatchObject({ keeps_hours: false })
})

test("hours into which no visit fits are saved, and the answer and the own services say so, each by its name", async () => {
  const own = await createProfessional(t, { duration: 240 })
  const short = [
    { weekday: 1, from: "09:00", to: "11:00" },
    { weekday: 2, from: "10:00", to: "11:30" },
  ]
  const { status, body } = await save({ weekly: short }, 0, own)
  const text = "Interior Designer takes 4 h, but your longest stretch of hours is 2 h: nobody can book it."
  expect([status, body.message]).toEqual([200, `Your hours are saved. ${text}`])
  expect(body).toMatchObject({ longest_stretch: 120, services: [{ duration: 240, is_bookable: false }] })
  const services = async () => (await t.call("GET", "/your_services", { token: own.token })).body.services
  expect(await services()).toMatchObject([{ duration: 240, longest_stretch: 120 }])
  const free = await t.call("GET", `/provider/${own.professional_id}/free-times?days=62`)
  expect(free.body.days).toEqual([])
  // Hours that touch are one stretch, and so is a single longer day.
  const touching = [...short, { weekday: 1, from: "11:00", to: "13:00" }]
  expect((await save({ weekly: touching }, 1, own)).body).toMatchObject({
    ...{ message: "Your hours are saved.", longest_stretch: 240, services: [{ is_bookable: true }] },
  })
  const longer = [{ date: "2099-05-01", from: "08:00", to: "16:00" }]
  expect((await save({ weekly: short, exceptions: longer }, 2, own)).body.longest_stretch).toBe(480)
  expect((await save({ weekly: [], exceptions: longer }, 3, own)).body.longest_stretch).toBeNull()
})

test("two weeks away are one entry, and nobody can book any of its days", async () => {
  const own = await createProfessional(t)
  const day = (ahead: number) => dayAfter(indianDay(t.clock.now), ahead)
  const everyDay = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: "10:00", to: "12:00" }))
  const exceptions = [
    { date: day(3), until: day(16), closed: true },
    { date: day(20), closed: true },
  ]
  const saved = await save({ weekly: everyDay, exceptions, ...rules }, 0, own)
  expect(saved.body.availability.exceptions).toEqual(exceptions)
  expect((await read(own)).body.availability.exceptions).toEqual(exceptions)
  const free = await t.call("GET", `/provider/${own.professional_id}/free-times?days=22`)
  const days = free.body.days.map(({ date }: { date: string }) => date)
  expect(days.filter((date: string) => date > day(0))).toEqual([1, 2, 17, 18, 19, 21].map(day))
  const { token } = await createCustomer(t)
  const { professional_id, service_id } = own
  const body = { professional_id, service_id, place: { locality: "Baner" }, booking_date: `${day(9)}T10:00:00+05:30` }
  expect((await t.call("POST", "/booking/create", { token, body })).status).toBe(409)
  // One that has begun still counts, and is still there; the day after its last it is over.
  const begun = { date: day(-3), until: day(1), closed: true }
  const over = { date: day(-9), until: day(-4), closed: true }
  expect((await save({ weekly, exceptions: [over, begun] }, 1, own)).body.availability.exceptions).toEqual([begun])
})

test("the database keeps days apart that lie within each other", async () => {
  const own = await createProfessional(t)
  await save({ weekly, exceptions: [{ date: "2099-02-01", until: "2099-02-14", closed: true }] }, 0, own)
  const insert = (row: object) =>
    t.db
      .insertInto("hour_exceptions")
      .values({ professional_id: own.professional_id, day: "2099-02-14", ...row })
      .execute()
  await expect(insert({})).rejects.toThrow("exceptions_do_not_overlap")
  await expect(insert({ from_minute: 600, to_minute: 660 })).rejects.toThrow("exceptions_do_not_overlap")
  await expect(insert({ day: "2099-03-02", until: "2099-03-01" })).rejects.toThrow("time_away_goes_forward")
  const open = { day: "2099-03-02", until: "2099-03-04", from_minute: 600, to_minute: 660 }
  await expect(insert(open)).rejects.toThrow("only_time_away_has_days")
})

test("days that are over are left out", async () => {
  const own = await createProfessional(t)
  const exceptions = [
    { date: "2020-01-01", closed: true },
    { date: "2099-01-26", closed: true },
  ]
  expect((await save({ weekly, exceptions }, 0, own)).body.availability.exceptions).toEqual([exceptions[1]])
})

test("of two windows the second is told, and nothing is lost; who names no version replaces", async () => {
  const own = await createProfessional(t)
  expect((await save({ weekly }, 0, own)).body.version).toBe(1)
  const second = await save({ weekly: [] }, 0, own)
  expect(second).toMatchObject({
    status: 409,
    body: { code: "conflict", message: expect.stringContaining("changed in another window") },
  })
  expect((await read(own)).body.availability.weekly).toHaveLength(5)
  expect((await save({ weekly: [] }, undefined, own)).body.version).toBe(2)
})

test("ten windows at once: one is saved, nine are told", async () => {
  const own = await createProfessional(t)
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) => save({ weekly: [{ weekday: n % 7, from: "09:00", to: "10:00" }] }, 0, own)),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
  expect((await read(own)).body.availability.weekly).toHaveLength(1)
  const unversioned = await Promise.all(Array.from({ length: 10 }, () => save({ weekly }, undefined, own)))
  expect(unversioned.map(({ status }) => status)).toEqual(Array(10).fill(200))
  expect((await read(own)).body).toMatchObject({ version: 11, availability: { weekly } })
})

test.each([
  [{ weekly: [{ weekday: 1, from: "22:00", to: "02:00" }] }, "weekly.0.to", /past midnight.*24:00.*00:00/],
  [{ weekly: [{ weekday: 1, from: "10:00", to: "10:00" }] }, "weekly.0.to", /after the start/],
  [{ weekly: [...weekly, { weekday: 1, from: "10:00", to: "11:00" }] }, "weekly.5.from", /overlap/],
  [{ weekly: [{ weekday: 7, from: "10:00", to: "11:00" }] }, "weekly.0.weekday", /at most 6/],
  [{ weekly: [{ weekday: -1, from: "10:00", to: "11:00" }] }, "weekly.0.weekday", /at least 0/],
  [{ weekly: [{ weekday: 1.5, from: "10:00", to: "11:00" }] }, "weekly.0.weekday", /valid weekday/],
  [{ weekly: [{ weekday: 1, from: 600, to: 660 }] }, "weekly.0.from", /valid start/],
  [{ weekly: [{ weekday: 1, from: "10.00", to: "11:00" }] }, "weekly.0.from", /such as 09:30/],
  [{ weekly, exceptions: [{ date: "2099-02-30", closed: true }] }, "exceptions.0.date", /valid day/],
  [{ weekly, exceptions: [{ date: "2099-02-03", until: "2099-02-02", closed: true }] }, "exceptions.0.until", /before/],
  [{ weekly, exceptions: [{ date: "2099-02-03", until: "2100-02-04", closed: true }] }, "exceptions.0.until", /a year/],
  [
    { weekly, exceptions: [{ date: "2099-02-03", until: "2099-02-04", from: "10:00", to: "11:00" }] },
    ...(["exceptions.0.until", /several days/] as const),
  ],
  [
    { weekly, exceptions: [away, { date: "2099-02-14", from: "10:00", to: "11:00" }] },
    ...(["exceptions.1.date", /overlaps with another entry/] as const),
  ],
  [
    { weekly, exceptions: [away, { date: "2099-02-14", until: "2099-02-20", closed: true }] },
    ...(["exceptions.1.date", /overlaps with another entry/] as const),
  ],
  [{ weekly, exceptions: [{ date: "2099-02-03" }] }, "exceptions.0.closed", /or that the day is closed/],
  [{ weekly, slot_minutes: -1 }, "slot_minutes", /at least 15/],
  [{ weekly, slot_minutes: 1e30 }, "slot_minutes", /at most|valid/],
  [{ weekly, slot_minutes: 17 }, "slot_minutes", /valid time between starts/],
  [{ weekly, notice_minutes: 20_161 }, "notice_minutes", /at most 20160/],
  [{ weekly, horizon_days: 0 }, "horizon_days", /at least 1/],
  [{ weekly, buffer_minutes: 0.125 }, "buffer_minutes", /valid time between visits/],
  ["monday", "", /valid availability/],
])("%j is refused at %s", async (availability, at, sentence) => {
  const { status, body } = await save(availability)
  expect(status).toBe(422)
  expect(body.errors[["availability", at].filter(Boolean).join(".")]).toMatch(sentence)
  expect((await read()).body.version).toBe(0)
})

test("the hours are their owner's: another's id, a customer and nobody are refused", async () => {
  const rival = await createProfessional(t)
  for (const method of ["GET", "PUT"] as const) {
    const ask = (token?: string) =>
      t.call(method, pathOf(keeper), { token, ...(method === "PUT" && { body: { availability: { weekly } } }) })
    expect(await ask(rival.token)).toMatchObject({ status: 403, body: { code: "identity_mismatch" } })
    expect((await ask((await createCustomer(t)).token)).status).toBe(403)
    expect((await ask()).status).toBe(401)
  }
})

/** Hours that change while somebody books, on real connections: who comes after is held to them, who came before stands. */
describe("races with bookings", () => {
  let people: Person[]

  beforeAll(async () => {
    people = await Promise.all(Array.from({ length: 8 }, () => createCustomer(t)))
  })

  const mornings = daily("08:00", "12:00")
  const afternoons = daily("13:00", "18:00")

  function daily(from: string, to: string) {
    return { weekly: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from, to })) }
  }

  const setHours = ({ professional_id, token }: Professional, availability: object) =>
    t.call("PUT", `/provider/${professional_id}/availability`, { token, body: { availability } })

  const keeper = async (availability: object) => {
    const professional = await createProfessional(t, { duration: 60 })
    expect((await setHours(professional, availability)).status).toBe(200)
    return professional
  }

  const book = ({ professional_id, service_id }: Professional, time: string, nth = 0, days = 5) =>
    t.call("POST", "/booking/create", {
      token: people[nth % people.length]!.token,
      body: {
        professional_id,
        service_id,
        booking_date: `${dayAfter(indianDay(t.clock.now), days)}T${time}:00+05:30`,
        place: { locality: "Baner" },
      },
    })

  /** Asked for while the hours change, and judged by the ones of before, which are all that it can see yet. */
  const bookWhileHoursChange = async (studio: Awaited<ReturnType<typeof keeper>>, from: number) => {
    let booking: ReturnType<typeof book> | undefined
    await t.db.transaction().execute(async (db) => {
      const weekly = mornings.weekly.map(({ weekday }) => ({ weekday, from, to: 1080 }))
      await writeHours(db, studio.professional_id, {
        hours: { ...usualHours, weekly },
        version: undefined,
        now: t.clock.now,
      })
      booking = book(studio, "10:00")
      await untilBlocked(t.db)
    })
    return booking!
  }

  test("who was still waiting in line when the hours changed is held to the new ones", async () => {
    const studio = await keeper(mornings)
    const refused = await bookWhileHoursChange(studio, 780)
    expect(refused).toMatchObject({ status: 409, body: { code: "conflict" } })
    const day = dayAfter(indianDay(t.clock.now), 5)
    expect(refused.body.nearest).toContain(new Date(`${day}T13:00:00+05:30`).toISOString())
    expect((await book(studio, "13:00")).status).toBe(201)
  })

  test("who waited in line and is free by the new hours too is booked", async () => {
    expect((await bookWhileHoursChange(await keeper(mornings), 600)).status).toBe(201)
  })

  test("what was booked before stands, and can be confirmed", async () => {
    const studio = await keeper(mornings)
    const { id } = (await book(studio, "10:00")).body.data
    expect((await setHours(studio, afternoons)).status).toBe(200)
    const path = `/provider/${studio.professional_id}/bookings/${id}/status`
    const confirmed = await t.call("POST", path, { token: studio.token, body: { status: "confirmed" } })
    expect(confirmed).toMatchObject({ status: 200, body: { booking: { status: "confirmed" } } })
    expect((await book(studio, "11:00", 1)).status).toBe(409)
  })

  test("hours that change again and again beside many who book: no fault, and after the last change nobody is booked outside of it", async () => {
    const studio = await keeper(mornings)
    const times = ["08:00", "09:00", "10:00", "11:00", "13:00", "14:00", "15:00", "16:00"]
    const answers = await Promise.all([
      ...times.flatMap((time, n) => [book(studio, time, n), book(studio, time, n + 1, 6)]),
      ...Array.from({ length: 8 }, (_, n) => setHours(studio, n % 2 ? mornings : afternoons)),
    ])
    expect(answers.filter(({ status }) => ![200, 201, 409].includes(status))).toEqual([])
    expect(t.logged.filter((line) => /deadlock|40P01/.test(line))).toEqual([])
    await setHours(studio, afternoons)
    const late = await Promise.all(times.map((time, n) => book(studio, time, n, 7)))
    expect(late.map(({ status }) => status)).toEqual([409, 409, 409, 409, 201, 201, 201, 201])
  })

  test("two at once who leave less than the buffer between them: one stands", async () => {
    const studio = await keeper({ ...mornings, buffer_minutes: 30 })
    const answers = await Promise.all(["08:00", "09:00", "10:00", "11:00"].map((time, n) => book(studio, time, n)))
    const booked = answers.filter(({ status }) => status === 201).map(({ body }) => body.data.start_time as string)
    expect(answers.filter(({ status }) => status !== 201).every(({ status }) => status === 409)).toBe(true)
    expect(booked.length).toBeGreaterThan(0)
    const starts = booked.map((start) => Date.parse(start)).sort()
    for (const [place, start] of starts.entries())
      if (place > 0) expect(start - starts[place - 1]!).toBeGreaterThanOrEqual(90 * 60_000)
  })
})
