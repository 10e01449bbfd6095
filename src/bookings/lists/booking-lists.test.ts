import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../../test/app.ts"
import { createCustomer, createProfessional, type Person, type Professional } from "../../../test/people.ts"
import { withQueryBudget } from "../../../test/query-budget.ts"
import type { Actor } from "../../platform/actor.ts"
import type { Side } from "../../platform/sides.rules.ts"
import { toWire } from "../booking-time.rules.ts"
import { undoWindowEnd } from "../undo/undo.rules.ts"
import { notifyWithheld } from "../undo/withheld-notifications.server.ts"
import { listBookings, listNextFirst } from "./booking-lists.queries.server.ts"

let t: TestApp
let customer: Person
let stranger: Person
let designer: Professional
let architect: Professional
const starts: string[] = []

beforeAll(async () => {
  t = await startTestApp()
  customer = await createCustomer(t)
  stranger = await createCustomer(t)
  designer = await createProfessional(t)
  architect = await createProfessional(t, { slug: "architect", price: null })
  for (let day = 1; day <= 5; day++) {
    const startsAt = new Date(Math.ceil(t.clock.now.getTime() / 60_000) * 60_000 + day * 86_400_000)
    const { professional_id } = day === 5 ? architect : designer
    const service_type = day === 5 ? "architect" : "interior-designer"
    const body = { professional_id, service_type, place: { locality: "Baner" }, ...toWire(startsAt) }
    const answer = await t.call("POST", "/booking/create", { token: customer.token, body })
    starts.unshift(answer.body.data.start_time)
    if (day === 1) {
      const path = `/provider/${professional_id}/bookings/${answer.body.data.id}/status`
      await t.call("POST", path, { token: designer.token, body: { status: "confirmed" } })
      await notifyWithheld(t.db, undoWindowEnd(t.clock.now))
    }
  }
})
afterAll(() => t.close())

const mine = (query = "", token = customer.token) => t.call("GET", `/user/bookings${query}`, { token })
const theirs = (query = "", { professional_id, token } = designer) =>
  t.call("GET", `/provider/${professional_id}/bookings${query}`, { token })
const startsOf = ({ body }: { body: { bookings: { start_time: string }[] } }) =>
  body.bookings.map(({ start_time }) => start_time)

const walk = async (list: (query: string) => ReturnType<typeof mine>, query: string) => {
  const seen: string[] = []
  let cursor = ""
  do {
    const { body } = await list(`?${query}${cursor && `&cursor=${cursor}`}`)
    seen.push(...startsOf({ body }))
    cursor = body.next
  } while (cursor)
  return seen
}

test("the customer's list: latest start first, only one's own", async () => {
  const answer = await mine()
  expect(startsOf(answer)).toEqual(starts)
  expect(answer.body.next).toBeNull()
  expect(answer.body.bookings[0]).toMatchObject({ price: null, service: { service_type: "architect" } })
  expect((await mine("", stranger.token)).body).toMatchObject({ success: true, bookings: [], next: null })
})

test("filters by status and by professional under both names", async () => {
  expect((await mine("?status=confirmed")).body.bookings).toHaveLength(1)
  expect((await mine("?status=pending")).body.bookings).toHaveLength(4)
  expect((await mine(`?provider_id=${architect.professional_id}`)).body.bookings).toHaveLength(1)
  expect((await mine(`?professional_id=${designer.professional_id}`)).body.bookings).toHaveLength(4)
  expect((await mine("?status=lost")).status).toBe(422)
})

test("pages meet without a gap or a double", async () => {
  expect(await walk(mine, "limit=2")).toEqual(starts)
  for (const bad of ["x", "2026-99-99T00:00:00Z_a", "0000-01-01T00:00:00Z_a", "2026-02-30T00:00:00Z_a", "_"])
    expect((await mine(`?cursor=${bad}`)).status).toBe(422)
  expect((await mine("?limit=5000")).status).toBe(200)
})

test("the next first: what lies ahead, then what is over or cancelled", async () => {
  const ahead = starts.toReversed()
  expect(await walk(mine, "order=next_first&limit=2")).toEqual(ahead)
  const [cancelled] = (await mine("?status=pending")).body.bookings
  const stands = (status: string) =>
    t.db.updateTable("bookings").set({ status }).where("id", "=", cancelled.id).execute()
  await stands("cancelled")
  const [gone, ...rest] = starts
  for (const limit of [1, 2, 3, 4, 20])
    expect(await walk(mine, `order=next_first&limit=${limit}`)).toEqual([...rest.toReversed(), gone])
  expect(await walk(theirs, "order=next_first&limit=3")).toEqual(starts.slice(1).toReversed())
  expect(await walk(mine, "order=next_first&status=cancelled")).toEqual([gone])
  await stands("pending")

  // Only their starts are to count here.
  await t.db.updateTable("bookings").set({ answer_due_at: null }).execute()
  const now = new Date(Date.parse(starts[2]!) + 1000)
  const reader = { actor: { account_id: customer.account_id } as Actor, now }
  const rows = await withQueryBudget(1, t.databaseUrl, (db) => listNextFirst(db, reader, "customer", { limit: 20 }))
  const [fifth, fourth, third, second, first] = starts
  expect(rows.map(({ start_time }) => start_time)).toEqual([fourth, fifth, third, second, first])
})

test("what waits, and what a status is, goes by the clock", async () => {
  const counts = async () => {
    const asked = ["waits_for=me", "status=pending", "status=cancelled", "status=upcoming"]
    const lists = await Promise.all(asked.map((query) => theirs(`?${query}`)))
    return lists.map(({ body }) => body.bookings.length)
  }
  expect(await counts()).toEqual([3, 3, 0, 1])
  const [pending] = (await theirs("?status=pending")).body.bookings
  const startAt = (starts_at: Date, ends_at: Date) =>
    t.db.updateTable("bookings").set({ starts_at, ends_at }).where("id", "=", pending.id).execute()
  await startAt(new Date(t.clock.now.getTime() - 60_000), new Date(t.clock.now.getTime() + 60_000))
  expect(await counts()).toEqual([2, 2, 1, 1])
  await startAt(new Date(pending.start_time), new Date(pending.end_time))
  const dueAt = (answer_due_at: Date) =>
    t.db.updateTable("bookings").set({ answer_due_at }).where("id", "=", pending.id).execute()
  await dueAt(t.clock.now)
  expect(await counts()).toEqual([2, 2, 1, 1])
  await dueAt(new Date(t.clock.now.getTime() + 60_000))
  expect(await counts()).toEqual([3, 3, 0, 1])
  // Who has proposed another time waits for the customer, until that time has come.
  const propose = (proposed_by: Side | null, seconds: number) =>
    t.db
      .updateTable("bookings")
      .set({ proposed_by, proposed_start: proposed_by && new Date(t.clock.now.getTime() + seconds * 1000) })
      .where("id", "=", pending.id)
      .execute()
  await propose("professional", 60)
  expect(await counts()).toEqual([2, 3, 0, 1])
  await propose("professional", 0)
  expect(await counts()).toEqual([3, 3, 0, 1])
  await propose("customer", 60)
  expect(await counts()).toEqual([3, 3, 0, 1])
  await propose(null, 0)
})

test("a visit that is over waits for the word that it took place, as long as the dashboard asks for it", async () => {
  const waiting = async () => (await theirs("?waits_for=me&order=next_first")).body.bookings
  const before = await waiting()
  const [visit] = (await theirs("?status=upcoming")).body.bookings
  const endBefore = async (hours: number) => {
    const ends_at = new Date(t.clock.now.getTime() - hours * 3_600_000)
    const starts_at = new Date(ends_at.getTime() - 3_600_000)
    await t.db.updateTable("bookings").set({ starts_at, ends_at }).where("id", "=", visit.id).execute()
    return (await waiting()).map(({ id }: { id: string }) => id)
  }
  const requests = before.map(({ id }: { id: string }) => id)
  expect(await endBefore(1)).toEqual([...requests, visit.id])
  expect(await endBefore(32 * 24)).toEqual(requests)
  const [starts_at, ends_at] = [new Date(visit.start_time), new Date(visit.end_time)]
  await t.db.updateTable("bookings").set({ starts_at, ends_at }).where("id", "=", visit.id).execute()
  expect(await waiting()).toEqual(before)
})

test("a cursor belongs to the order that it was made in", async () => {
  const { next } = (await mine("?limit=1")).body
  expect((await mine(`?order=next_first&limit=1&cursor=${next}`)).status).toBe(422)
  const { next: ahead } = (await mine("?order=next_first&limit=1")).body
  expect(ahead).toMatch(/^ahead_/)
  expect((await mine(`?limit=1&cursor=${ahead}`)).status).toBe(422)
  expect((await mine("?order=sideways")).status).toBe(422)
})

test("the professional's list names the client, and neither phone nor e-mail", async () => {
  const answer = await theirs()
  expect(answer.body.bookings).toHaveLength(4)
  expect(answer.body.bookings[0]).toMatchObject({
    client_name: expect.stringContaining("Meera Joshi"),
    service_type: "interior-designer",
  })
  expect(JSON.stringify(answer.body)).not.toContain(customer.email)
  expect((await theirs("?status=cancelled")).body.bookings).toEqual([])
  expect((await theirs("", { ...designer, token: architect.token })).status).toBe(403)
  expect((await theirs("", { ...designer, token: customer.token })).status).toBe(403)
})

test("a list is one query", async () => {
  const reader = { actor: { account_id: customer.account_id } as Actor, now: t.clock.now }
  const rows = await withQueryBudget(1, t.databaseUrl, (db) => listBookings(db, reader, "customer", { limit: 20 }))
  expect(rows).toHaveLength(5)
})
