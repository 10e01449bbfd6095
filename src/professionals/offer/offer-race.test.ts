/** Bookings against what the professional does with the same service meanwhile, on real connections. */

import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../../test/app.ts"
import { createCustomer, createProfessional, type Person, type Professional } from "../../../test/people.ts"
import { takeAdvisoryLock } from "../../platform/database/locks.server.ts"

let t: TestApp
let customer: Person

beforeAll(async () => {
  t = await startTestApp()
  customer = await createCustomer(t)
})
afterAll(() => t.close())

const book = ({ professional_id, service_id }: Professional, hours = 48) =>
  t.call("POST", "/booking/create", {
    token: customer.token,
    body: {
      ...{ professional_id, service_id, place: { locality: "Baner" } },
      booking_date: new Date(t.clock.now.getTime() + hours * 3_600_000).toISOString(),
    },
  })
const remove = ({ token, professional_id }: Professional) =>
  t.call("POST", "/update_service", {
    token,
    body: { action: "remove", service_type: "interior-designer", professional_id },
  })
const stateOf = async ({ service_id, professional_id }: Professional) => {
  const { removed_at } = await t.db
    .selectFrom("professional_services")
    .select("removed_at")
    .where("id", "=", service_id)
    .executeTakeFirstOrThrow()
  const bookings = await t.db
    .selectFrom("bookings")
    .select("id")
    .where("professional_id", "=", professional_id)
    .execute()
  return { isRemoved: removed_at !== null, booked: bookings.length }
}

/** The line of the calendar is held while both stand in it, in this order; then it is let go. */
const inLine = async (professional: Professional, first: () => ReturnType<typeof book>, second: typeof first) => {
  const asked: ReturnType<typeof book>[] = []
  await t.db.transaction().execute(async (db) => {
    await takeAdvisoryLock(db, "calendar", professional.professional_id)
    asked.push(first())
    await untilWaiting(1)
    asked.push(second())
    await untilWaiting(2)
  })
  return Promise.all(asked)
}

const untilWaiting = (count: number) =>
  expect
    .poll(async () => {
      const { rows } = await sql`select from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`.execute(t.db)
      return rows.length
    })
    .toBe(count)

test("who booked before the removal keeps the booking, and the removal is refused", async () => {
  const professional = await createProfessional(t)
  const [booked, removed] = await inLine(
    professional,
    () => book(professional),
    () => remove(professional),
  )
  expect(booked!.status).toBe(201)
  expect(removed).toMatchObject({ status: 409, body: { bookings: [{ id: booked!.body.data.id }] } })
  expect(await stateOf(professional)).toEqual({ isRemoved: false, booked: 1 })
})

test("who books after the removal is refused with a sentence, and nothing is booked", async () => {
  const professional = await createProfessional(t)
  const [removed, booked] = await inLine(
    professional,
    () => remove(professional),
    () => book(professional),
  )
  expect(removed!.status).toBe(200)
  expect(booked).toMatchObject({ status: 422, body: { message: "This service cannot be booked at the moment." } })
  expect(await stateOf(professional)).toEqual({ isRemoved: true, booked: 0 })
})

test("whatever the order, either a booking stands or the service is removed", async () => {
  for (let round = 0; round < 8; round += 1) {
    const professional = await createProfessional(t)
    await t.db.updateTable("bookings").set({ status: "cancelled" }).execute()
    const [removed, ...booked] = await Promise.all([
      remove(professional),
      ...[48, 60, 72].map((hours) => book(professional, hours)),
    ])
    const stands = booked.filter(({ status }) => status === 201).length
    expect(await stateOf(professional)).toEqual({ isRemoved: removed.status === 200, booked: stands })
    expect(removed.status).toBe(stands > 0 ? 409 : 200)
    for (const { status, body } of booked.filter(({ status }) => status !== 201))
      expect([status, body.message]).toEqual([422, "This service cannot be booked at the moment."])
  }
})

test("paused while somebody stands in line: it is not booked", async () => {
  const professional = await createProfessional(t)
  await t.db.updateTable("bookings").set({ status: "cancelled" }).execute()
  let asked: ReturnType<typeof book> | undefined
  await t.db.transaction().execute(async (db) => {
    await takeAdvisoryLock(db, "calendar", professional.professional_id)
    asked = book(professional)
    await untilWaiting(1)
    const { token, service_id } = professional
    expect((await t.call("PUT", `/services/${service_id}`, { token, body: { active: false } })).status).toBe(200)
  })
  expect(await asked).toMatchObject({
    status: 422,
    body: { message: "This service cannot be booked at the moment." },
  })
  expect(await stateOf(professional)).toEqual({ isRemoved: false, booked: 0 })
})
