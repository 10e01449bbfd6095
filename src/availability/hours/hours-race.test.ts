/** Hours that change while somebody books, on real connections: who comes after is held to them, who came before stands. */
import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../../test/app.ts"
import { untilBlocked } from "../../../test/blocked.ts"
import { createCustomer, createProfessional, type Person, type Professional } from "../../../test/people.ts"
import { dayAfter } from "../../platform/days.ts"
import { indianDay } from "../../platform/time.ts"
import { usualHours } from "../free-times.rules.ts"
import { writeHours } from "./hours.queries.server.ts"

let t: TestApp
let people: Person[]

beforeAll(async () => {
  t = await startTestApp()
  people = await Promise.all(Array.from({ length: 8 }, () => createCustomer(t)))
})
afterAll(() => t.close())

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

test("who was still waiting in line when the hours changed is held to the new ones", async () => {
  const studio = await keeper(mornings)
  let booking: ReturnType<typeof book> | undefined
  await t.db.transaction().execute(async (db) => {
    const weekly = afternoons.weekly.map(({ weekday }) => ({ weekday, from: 780, to: 1080 }))
    await writeHours(db, studio.professional_id, {
      hours: { ...usualHours, weekly },
      version: undefined,
      now: t.clock.now,
    })
    // Judged by the mornings, which are all that it can see yet.
    booking = book(studio, "10:00")
    await untilBlocked(t.db)
  })
  const refused = await booking!
  expect(refused).toMatchObject({ status: 409, body: { code: "conflict" } })
  const day = dayAfter(indianDay(t.clock.now), 5)
  expect(refused.body.nearest).toContain(new Date(`${day}T13:00:00+05:30`).toISOString())
  expect((await book(studio, "13:00")).status).toBe(201)
})

test("who waited in line and is free by the new hours too is booked", async () => {
  const studio = await keeper(mornings)
  let booking: ReturnType<typeof book> | undefined
  await t.db.transaction().execute(async (db) => {
    const weekly = mornings.weekly.map(({ weekday }) => ({ weekday, from: 600, to: 1080 }))
    await writeHours(db, studio.professional_id, {
      hours: { ...usualHours, weekly },
      version: undefined,
      now: t.clock.now,
    })
    booking = book(studio, "10:00")
    await untilBlocked(t.db)
  })
  expect((await booking!).status).toBe(201)
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
