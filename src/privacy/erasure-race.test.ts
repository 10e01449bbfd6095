/** What somebody, or the other side of their bookings, writes in the moment in which they are erased: on real connections. */
import pino from "pino"
import { afterAll, beforeAll, expect, test } from "vitest"
import { type CallAnswer, publicUrl, startTestApp, type TestApp } from "../../test/app.ts"
import { untilBlocked } from "../../test/blocked.ts"
import { createCustomer, createProfessional, type Person, type Professional, password } from "../../test/people.ts"
import { lockActor } from "../accounts/session/session.server.ts"
import { lockEmail } from "../accounts/sign-up/unactivated.queries.server.ts"
import { lockCalendar } from "../bookings/booking.queries.server.ts"
import { toWire } from "../bookings/booking-time.rules.ts"
import { eraseLeavers } from "./deletion.server.ts"

const DAY_MS = 86_400_000
let t: TestApp
let studio: Professional
beforeAll(async () => {
  t = await startTestApp()
  studio = await createProfessional(t)
})
afterAll(() => t.close())

const erase = async () =>
  eraseLeavers(null, { db: t.db, clock: () => t.clock.now, publicUrl, log: pino({ level: "silent" }) })
const isErased = async ({ account_id }: Person) => {
  const account = t.db.selectFrom("accounts").select("erased_at").where("id", "=", account_id)
  return (await account.executeTakeFirstOrThrow()).erased_at !== null
}
/** Their day has come. */
const createLeaver = async (full_name?: string) => {
  const person = await createCustomer(t, full_name)
  const due = t.db.updateTable("accounts").set({ deletion_due_at: t.clock.now })
  return { ...person, makeDue: () => due.where("id", "=", person.account_id).execute() }
}

let day = 0
const request = (person: Person) => {
  day += 1
  const start = new Date(Math.ceil((t.clock.now.getTime() + day * DAY_MS) / 60_000) * 60_000)
  const { professional_id, service_id } = studio
  const body = { professional_id, service_id, notes: "From nobody", place: { locality: "Baner" }, ...toWire(start) }
  return { token: person.token, body }
}
const book = (person: Person, headers = {}) => t.call("POST", "/booking/create", { ...request(person), headers })

/** The account is held and half erased while `write` is under way; it ends before the answer comes. */
const duringErasure = async (person: Awaited<ReturnType<typeof createLeaver>>, write: () => Promise<CallAnswer>) => {
  await person.makeDue()
  let answer: Promise<CallAnswer> | undefined
  let erasing: Promise<void> | undefined
  await t.db.transaction().execute(async (ahead) => {
    await lockEmail(ahead, person.email)
    erasing = erase()
    await untilBlocked(t.db)
    answer = write()
    await untilBlocked(t.db, 2)
  })
  await erasing
  expect(await isErased(person)).toBe(true)
  return answer!
}

test("a booking that waits in line while its customer is erased is not written", async () => {
  const leaver = await createLeaver()
  await leaver.makeDue()
  let booking: Promise<CallAnswer> | undefined
  await t.db.transaction().execute(async (ahead) => {
    await lockCalendar(ahead, studio.professional_id)
    booking = book(leaver)
    await untilBlocked(t.db)
    await erase()
  })
  expect(await isErased(leaver)).toBe(true)
  expect((await booking!).status).toBe(401)
  const written = t.db.selectFrom("bookings").select("id").where("customer_id", "=", leaver.account_id)
  expect(await written.execute()).toEqual([])
  const told = t.db.selectFrom("notifications").select("id").where("account_id", "=", studio.account_id)
  expect(await told.execute()).toEqual([])
})

test.each([
  ["a booking", book],
  ["a booking that keeps its answer", (person: Person) => book(person, { "idempotency-key": "the-last-one" })],
  ["a name", ({ token }: Person) => t.call("PUT", "/user/profile", { token, body: { full_name: "Back Again" } })],
  ["a wish for a copy", ({ token }: Person) => t.call("POST", "/privacy/export", { token, body: {} })],
  ["a stay", ({ token }: Person) => t.call("DELETE", "/privacy/deletion", { token })],
])("%s that comes while its person is being erased is refused, and nothing is written", async (_what, write) => {
  const leaver = await createLeaver()
  expect((await duringErasure(leaver, () => write(leaver))).status).toBe(401)
  const [id, db] = [leaver.account_id, t.db]
  expect(await db.selectFrom("bookings").select("id").where("customer_id", "=", id).execute()).toEqual([])
  expect(await db.selectFrom("data_exports").select("id").where("account_id", "=", id).execute()).toEqual([])
  expect(await db.selectFrom("idempotency_keys").select("key").where("actor", "=", id).execute()).toEqual([])
  expect(await db.selectFrom("activities").select("id").where("account_id", "=", id).execute()).toEqual([])
})

test("who is writing is not erased before it is done", async () => {
  const leaver = await createLeaver()
  await leaver.makeDue()
  await t.db.transaction().execute(async (writing) => {
    const { account_id } = leaver
    expect(await lockActor(writing, { account_id } as Parameters<typeof lockActor>[1])).toBe(true)
    await erase()
    expect(await isErased(leaver)).toBe(false)
  })
  await erase()
  expect(await isErased(leaver)).toBe(true)
})

test("who completes a visit while its customer is erased tells nobody of them by name", async () => {
  const leaver = await createLeaver("Vrushali Zopalkar")
  const { body } = await book(leaver)
  const id = body.data.id as string
  const path = `/provider/${studio.professional_id}/bookings/${id}/status`
  const become = (status: string) => t.call("POST", path, { token: studio.token, body: { status } })
  expect((await become("confirmed")).status).toBe(200)
  const before = t.clock.now
  t.clock.now = new Date(Date.parse(body.data.start_time) + DAY_MS)
  const { token } = (await t.call("POST", "/auth/login", { body: { identifier: studio.email, password } })).body
  const completing = () => t.call("POST", path, { token, body: { status: "completed" } })
  expect((await duringErasure(leaver, completing)).status).toBe(200)
  t.clock.now = before
  for (const table of ["activities", "notifications", "mails"] as const) {
    const rows = JSON.stringify(await t.db.selectFrom(table).selectAll().execute())
    expect(rows, table).not.toMatch(/Vrushali|Zopalkar/)
  }
  const told = t.db.selectFrom("notifications").select("id").where("account_id", "=", leaver.account_id)
  expect(await told.execute()).toEqual([])
})
