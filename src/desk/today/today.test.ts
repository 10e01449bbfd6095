/** What waits, in the order in which it is due, and what happened within a week. */
import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../../test/app.ts"
import { createAdmin, createCustomer, createProfessional, type Person } from "../../../test/people.ts"
import { DAY_MS } from "../../platform/days.ts"
import { newId } from "../../platform/id.ts"
import type { Figures, Waiting, WeekRow } from "./today.contract.ts"
import { countsOfPages, inOrderOfDue, waitingKinds, weekKinds } from "./today.rules.ts"

let t: TestApp
let admin: Person
beforeAll(async () => {
  t = await startTestApp()
  admin = await createAdmin(t)
})
afterAll(() => t.close())

const waiting = async (): Promise<Waiting> =>
  (await t.call("GET", "/admin/waiting", { token: admin.token })).body.waiting
const figures = async (): Promise<Record<string, { now: number; before: number }>> => {
  const { body } = await t.call("GET", "/admin/figures", { token: admin.token })
  return Object.fromEntries((body as Figures).figures.map(({ kind, ...counts }) => [kind, counts]))
}

test("a paper and a letter are counted, and due when it was promised", async () => {
  const nothing = await waiting()
  expect(nothing).toHaveLength(waitingKinds.length)
  expect(nothing.every(({ count, due_at }) => count === 0 && due_at === null)).toBe(true)
  const { professional_id } = await createProfessional(t)
  const given_at = new Date("2026-11-27T06:00:00Z")
  await t.db
    .insertInto("professional_papers")
    .values({ id: newId(), professional_id, kind: "gst", title: "", number: "27AAPFU0939F1ZV", given_at })
    .execute()
  const body = {
    ...{ name: "Tara Apte", email: "tara@mail.example", subject: "services", phone: "+91 98220 12345" },
    message: "How do I change my address?",
    source: "contact_page",
  }
  expect((await t.call("POST", "/contact/submit", { body })).body.success).toBe(true)
  const found = Object.fromEntries((await waiting()).map(({ kind, ...one }) => [kind, one]))
  // Friday, so the third working day is Wednesday.
  expect(found.papers).toEqual({ count: 1, due_at: "2026-12-02T18:30:00.000Z" })
  expect(found.submissions).toMatchObject({ count: 1, due_at: expect.any(String) })
  expect(found.grievances).toEqual({ count: 0, due_at: null })
})

test("what is due first comes first, what nothing was promised of behind it, and what does not wait last", () => {
  const one = (name: string, count: number, due_at: string | null) => ({ name, count, due_at })
  const order = inOrderOfDue([
    one("nothing", 0, null),
    one("promised nothing", 2, null),
    one("later", 1, "2026-11-30T00:00:00.000Z"),
    one("sooner", 1, "2026-11-29T00:00:00.000Z"),
  ])
  expect(order.map(({ name }) => name)).toEqual(["sooner", "later", "promised nothing", "nothing"])
})

test("a page of the navigation counts what waits on all of its tabs", () => {
  const waits = waitingKinds.map((kind) => ({ kind, count: 1 }))
  expect(countsOfPages(waits)).toEqual({ grievances: 1, submissions: 1, verification: 2, moderation: 3, blog: 2 })
  expect(countsOfPages([{ kind: "reports", count: 4 }])).toMatchObject({ moderation: 4, verification: 0 })
})

test("seven Indian days beside the seven before, up to the same hour", async () => {
  const before = await figures()
  const ago = async (days: number, hours: number) => {
    const { account_id } = await createCustomer(t)
    const activated_at = new Date(t.clock.now.getTime() - days * DAY_MS - hours * 3_600_000)
    await t.db.updateTable("accounts").set({ activated_at }).where("id", "=", account_id).execute()
  }
  for (const days of [0, 1, 8, 9, 10, 30]) await ago(days, 1)
  const after = await figures()
  expect(after.people!.now - before.people!.now).toBe(2)
  expect(after.people!.before - before.people!.before).toBe(3)
  expect(after.professionals).toEqual(before.professionals)
})

const rows = async (query: string): Promise<{ rows: WeekRow[]; next: string | null }> =>
  (await t.call("GET", `/admin/figures/rows?${query}`, { token: admin.token })).body

test("behind every figure stand as many rows, this week and before, page by page", async () => {
  const professional = await createProfessional(t)
  const customer = await createCustomer(t, "Leela Rane")
  const service = await t.db
    .selectFrom("professional_services")
    .select("id")
    .where("professional_id", "=", professional.professional_id)
    .executeTakeFirstOrThrow()
  const request = (days: number, status: string) => {
    const created_at = new Date(t.clock.now.getTime() - days * DAY_MS - 3_600_000)
    return {
      ...{ id: newId(), customer_id: customer.account_id, professional_id: professional.professional_id },
      ...{ service_id: service.id, message: "A kitchen", status, created_at, updated_at: created_at },
      answer_due_at: new Date(created_at.getTime() + 2 * DAY_MS),
    }
  }
  await t.db
    .insertInto("service_requests")
    .values([request(0, "accepted"), request(1, "withdrawn"), request(8, "declined")])
    .execute()
  const counted = await figures()
  for (const kind of weekKinds) {
    expect((await rows(`kind=${kind}&limit=100`)).rows).toHaveLength(counted[kind]!.now)
    expect((await rows(`kind=${kind}&limit=100&week=before`)).rows).toHaveLength(counted[kind]!.before)
  }
  const first = await rows("kind=requests&limit=1")
  const second = await rows(`kind=requests&limit=1&cursor=${first.next}`)
  expect([...first.rows, ...second.rows].map(({ status }) => status)).toEqual(["accepted", "withdrawn"])
  expect(second.next).toBeNull()
  expect(first.rows[0]).toMatchObject({
    person: { id: customer.account_id, name: "Leela Rane" },
    professional: { id: professional.account_id },
  })
  expect(
    (
      await t.call("GET", "/admin/figures/rows?kind=people&cursor=2026-02-30T00:00:00.000000Z_x", {
        token: admin.token,
      })
    ).status,
  ).toBe(422)
})
