/** What waits, in the order in which it is due, and what happened within a week. */
import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../../test/app.ts"
import { createAdmin, createCustomer, createProfessional, type Person } from "../../../test/people.ts"
import { DAY_MS } from "../../platform/days.ts"
import { newId } from "../../platform/id.ts"
import type { Figures, Waiting } from "./today.contract.ts"
import { inOrderOfDue, waitingKinds } from "./today.rules.ts"

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
