/** Mail about what is unread: after ten minutes, one a conversation until it is read, and at night only before a visit. */
import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../../test/app.ts"
import { createCustomer, createProfessional, type Person, type Professional } from "../../../test/people.ts"
import { newId } from "../../platform/id.ts"
import { mailUnread } from "./unread-mail.jobs.server.ts"
import { isQuiet } from "./unread-mail.rules.ts"

let t: TestApp
let customer: Person
let designer: Professional
let conversation: string
beforeAll(async () => {
  t = await startTestApp()
  customer = await createCustomer(t, "Ketaki Gokhale")
  designer = await createProfessional(t, { business_name: "Neem Interiors" })
  const body = { provider_id: designer.professional_id }
  conversation = (await t.call("POST", "/conversations", { token: customer.token, body })).body.conversation_id
})
afterEach(async () => {
  for (const table of ["messages", "mails", "bookings", "notification_choices"] as const)
    await t.db.deleteFrom(table).execute()
  await t.db
    .updateTable("conversations")
    .set({ last_seq: 0, customer_wrote: 0, professional_wrote: 0 })
    .set({ customer_read: 0, professional_read: 0, customer_received: 0, professional_received: 0 })
    .set({ customer_mailed: 0, professional_mailed: 0 })
    .execute()
})
afterAll(() => t.close())

const noon = new Date("2026-11-20T06:30:00Z")
const later = (minutes: number, from = noon) => new Date(from.getTime() + minutes * 60_000)
const write = async (by: Person, content: string, at = noon) => {
  const { body } = await t.call("POST", `/conversations/${conversation}/messages`, {
    token: by.token,
    body: { content },
  })
  await t.db.updateTable("messages").set({ created_at: at }).where("id", "=", body.message_id).execute()
}
const read = (by: Person) => t.call("POST", `/conversations/${conversation}/read`, { token: by.token, body: {} })
const mailed = async () =>
  (await t.db.selectFrom("mails").select(["to_address", "params"]).orderBy("id").execute()).map(
    ({ to_address, params }) => ({
      to: to_address,
      ...(params as object),
    }),
  )

test("ten minutes after it was written, with its words, once until it is read", async () => {
  await write(customer, "Do you take on single rooms?")
  expect(await mailUnread(t.db, later(9))).toBe(0)
  await write(customer, "It is 12 by 14 feet.", later(5))
  expect(await mailUnread(t.db, later(10))).toBe(1)
  const messages = [
    { content: "Do you take on single rooms?", files: 0 },
    { content: "It is 12 by 14 feet.", files: 0 },
  ]
  expect(await mailed()).toEqual([
    { to: designer.email, conversation_id: conversation, sender_name: "Ketaki Gokhale", unread: 2, messages },
  ])
  await write(customer, "Hello?", later(11))
  expect(await mailUnread(t.db, later(60))).toBe(0)
  await read(designer)
  await write(customer, "One more thing", later(70))
  expect(await mailUnread(t.db, later(80))).toBe(1)
  expect(await mailed()).toMatchObject([{}, { unread: 1, messages: [{ content: "One more thing" }] }])
})

test("what was read in time is not mailed, and neither is anybody to whom nothing was written", async () => {
  await write(designer, "I come on Saturday.")
  await read(customer)
  expect(await mailUnread(t.db, later(60))).toBe(0)
  expect(await mailed()).toEqual([])
})

test("two nodes at the same time send one", async () => {
  await write(customer, "Hello")
  await Promise.all([mailUnread(t.db, later(20)), mailUnread(t.db, later(20)), mailUnread(t.db, later(20))])
  expect(await mailed()).toHaveLength(1)
})

test("who has chosen no mails about messages gets none", async () => {
  await t.call("PUT", "/notifications/choices", {
    token: designer.token,
    body: { choices: [{ topic: "messages", by_mail: false }] },
  })
  await write(customer, "Hello")
  await mailUnread(t.db, later(20))
  expect(await mailed()).toEqual([])
})

test("the night is quiet, unless it is about a visit of the next twelve hours", async () => {
  expect(["16:29", "16:30", "23:59", "02:29", "02:30"].map((at) => isQuiet(new Date(`2026-11-20T${at}:00Z`)))).toEqual([
    ...[false, true, true, true, false],
  ])
  const night = new Date("2026-11-20T18:00:00Z")
  await write(customer, "Are you there?", later(-60, night))
  expect(await mailUnread(t.db, night)).toBe(0)
  const visit = {
    ...{ id: newId(), customer_id: customer.account_id, professional_id: designer.professional_id },
    ...{ service_id: designer.service_id, status: "confirmed", price_per_hour: "1000.00" },
    ...{ starts_at: later(13 * 60, night), ends_at: later(14 * 60, night) },
  }
  await t.db.insertInto("bookings").values(visit).execute()
  expect(await mailUnread(t.db, night)).toBe(0)
  const [starts_at, ends_at] = [later(11 * 60, night), later(12 * 60, night)]
  await t.db.updateTable("bookings").set({ starts_at, ends_at }).execute()
  expect(await mailUnread(t.db, night)).toBe(1)
  // In the morning everything else follows.
  await read(designer)
  await t.db.deleteFrom("bookings").execute()
  await write(customer, "Good night", later(-60, night))
  expect(await mailUnread(t.db, night)).toBe(0)
  expect(await mailUnread(t.db, new Date("2026-11-21T02:30:00Z"))).toBe(1)
})
