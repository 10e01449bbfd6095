/** A message is read by administrators only once it was reported; hidden, both sides see that it was, and its writer alone what it said. */
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../../test/app.ts"
import { untilBlocked } from "../../../test/blocked.ts"
import {
  createAdmin,
  createCustomer,
  createProfessional,
  type Person,
  type Professional,
} from "../../../test/people.ts"
import type { Message } from "../../messaging/message.schema.ts"
import { messagingData } from "../../messaging/messaging.personal.server.ts"
import { newId } from "../../platform/id.ts"
import { readPersonalTable } from "../../platform/personal-data.server.ts"
import { findPerson } from "../../privacy/privacy.queries.server.ts"
import type { ModeratedItem } from "./moderation.schema.ts"

let t: TestApp
let owner: Person
let colleague: Person
let customer: Person
let studio: Professional
let conversation: string
/** Of the studio, between two of the customer's. */
let bad: string
beforeAll(async () => {
  t = await startTestApp()
  owner = await createAdmin(t, "Shubhangi Rane")
  colleague = await createAdmin(t, "Nikhil Sathe", false, "desk")
})
beforeEach(async () => {
  customer = await createCustomer(t, "Omkar Sane")
  studio = await createProfessional(t)
  const opening = { token: customer.token, body: { provider_id: studio.professional_id } }
  conversation = (await t.call("POST", "/conversations", opening)).body.conversation_id
  await send(customer, "Is the quote for both rooms?")
  bad = await send(studio, "You people never pay, pay now")
  await send(customer, "Please stay polite", bad)
})
afterAll(() => t.close())

const because = "It insults the person it is written to"
const send = async (by: Person, content: string, reply_to?: string): Promise<string> => {
  const body = { content, ...(reply_to && { reply_to }) }
  return (await t.call("POST", `/conversations/${conversation}/messages`, { token: by.token, body })).body.message_id
}
const report = async (about: string) => {
  const body = {
    name: "Omkar Sane",
    email: customer.email,
    kind: "content",
    booking: about,
    message: "This is an insult.",
  }
  const answer = await t.call("POST", "/grievances", { body, headers: { "idempotency-key": newId() } })
  expect(answer.status).toBe(201)
}
const messages = async (by: Person): Promise<Message[]> =>
  (await t.call("GET", `/conversations/${conversation}/messages`, { token: by.token })).body.messages
const list = async (path: string): Promise<ModeratedItem[]> =>
  (await t.call("GET", path, { token: owner.token })).body.items
const reported = async () => (await list("/admin/reports?kind=message&limit=100")).find(({ id }) => id === bad)
const act = (action: string, by = owner) =>
  t.call("POST", `/admin/hidden/message/${bad}`, { token: by.token, body: { action, reason: because } })
const hide = async () => {
  await report(`Message ${bad}`)
  const item = (await reported())!
  const body = { decision: "hide", reason: because }
  return t.call("POST", `/admin/reports/${item.reports[0]!.id}`, { token: owner.token, body })
}
const appeal = (by: Person, words = "I was not paid for three months") =>
  t.call("POST", `/messages/${bad}/appeal`, { token: by.token, body: { appeal: words } })

test("what nobody reported is not opened to administrators", async () => {
  expect(await list(`/admin/moderated_items?q=${bad}`)).toEqual([])
  expect((await act("hide")).status).toBe(404)
  await report(`Message ${bad}`)
  expect(await reported()).toMatchObject({
    text: "You people never pay, pay now",
    author_id: studio.account_id,
    recipient: { id: customer.account_id, name: "Omkar Sane" },
    takedown: null,
  })
  expect((await list(`/admin/moderated_items?q=${bad}`)).map(({ id }) => id)).toEqual([bad])
})

test("a complaint says what was reported, and of a conversation who else takes part", async () => {
  const of = async (booking: string, kind: string) => {
    const body = { name: "Omkar Sane", email: customer.email, kind, booking, message: "They insult me." }
    const { ticket } = (await t.call("POST", "/grievances", { body })).body
    const found = (await t.call("GET", `/admin/grievances?q=${ticket}`, { token: owner.token })).body.grievances[0]
    return (await t.call("GET", `/admin/grievances/${found.id}`, { token: owner.token })).body.grievance.reported
  }
  expect(await of(`Message ${bad}`, "content")).toEqual({ id: bad, kind: "message", people: [], is_hidden: false })
  expect(await of(`Conversation ${conversation}`, "person")).toEqual({
    ...{ id: conversation, kind: "conversation", is_hidden: false },
    people: [{ id: studio.account_id, name: expect.any(String) }],
  })
  const gone = newId()
  expect(await of(`Project ${gone}`, "content")).toEqual({ id: gone, kind: null, people: [], is_hidden: false })
  expect(await of("The kitchen on 5 May", "refund")).toBeNull()
})

test("both sides see that it is hidden, and the writer alone what it said and why", async () => {
  expect((await hide()).status).toBe(200)
  const [, hers, answer] = await messages(customer)
  expect(hers).toMatchObject({ id: bad, content: "", is_hidden: true, takedown: null, files: [] })
  expect(answer!.reply_to).toMatchObject({ content: "", is_hidden: true })
  const [, own, quoting] = await messages(studio)
  expect(own).toMatchObject({
    content: "You people never pay, pay now",
    is_hidden: true,
    takedown: { reason: because },
  })
  expect(quoting!.reply_to).toMatchObject({ content: "You people never pay, pay now", is_hidden: false })
  const found = async (by: Person) =>
    (await t.call("GET", `/conversations/${conversation}/search?q=never+pay`, { token: by.token })).body.messages.length
  expect([await found(customer), await found(studio)]).toEqual([0, 1])
})

test("the list of conversations and the copy of one's data do not say it either", async () => {
  bad = await send(studio, "Pay, you beggars")
  await hide()
  const last = async (by: Person) =>
    (await t.call("GET", "/conversations", { token: by.token })).body.conversations[0] as object
  expect(await last(customer)).toMatchObject({ last_message: "", last_message_is_hidden: true })
  expect(await last(studio)).toMatchObject({ last_message: "Pay, you beggars", last_message_is_hidden: false })
  const copyOf = async ({ account_id }: Person) => {
    const person = (await findPerson(t.db, account_id))!
    const messagesOf = messagingData.exports!.find(({ table }) => table === "messages")!
    return JSON.stringify(await readPersonalTable(t.db, messagesOf, person))
  }
  expect(await copyOf(customer)).not.toContain("beggars")
  expect(await copyOf(studio)).toContain("beggars")
})

test("its writer is told, appeals once, and gets it back", async () => {
  await hide()
  const told = await t.db
    .selectFrom("notifications")
    .select("params")
    .where("account_id", "=", studio.account_id)
    .where("kind", "=", "content_hidden")
    .execute()
  expect(told.map(({ params }) => params)).toEqual([
    { item: "message", item_id: bad, path: `/messages/${conversation}?at=2`, reason: because },
  ])
  expect((await appeal(customer)).status, "of the other side").toBe(404)
  expect((await appeal(studio)).status).toBe(200)
  expect((await appeal(studio, "And another thing about it")).status).toBe(409)
  expect((await list("/admin/hidden?limit=100"))[0]).toMatchObject({
    id: bad,
    takedown: { appeal: "I was not paid for three months" },
  })
  expect((await act("restore")).status).toBe(200)
  expect((await messages(customer))[1]).toMatchObject({ content: "You people never pay, pay now", is_hidden: false })
})

test("open pages of both hear of it, and where in the thread", async () => {
  await report(`Message ${bad}`)
  await t.db.deleteFrom("events").execute()
  await act("hide")
  const heard = await t.db
    .selectFrom("events")
    .select(["account_id", "params"])
    .where("kind", "=", "conversation_changed")
    .execute()
  expect(heard.map(({ account_id }) => account_id).toSorted()).toEqual(
    [customer.account_id, studio.account_id].toSorted(),
  )
  for (const { params } of heard) expect(params).toEqual({ conversation_id: conversation, seq: "2" })
})

test("of two administrators at once the second is told who was faster", async () => {
  await report(`Message ${bad}`)
  const results = await t.db.transaction().execute(async (held) => {
    await held.selectFrom("messages").select("id").where("id", "=", bad).forUpdate().execute()
    const both = [act("hide"), act("hide", colleague)]
    await untilBlocked(t.db, 2)
    return both
  })
  const answers = await Promise.all(results)
  // The second hides what is hidden: there is no appeal to answer.
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)!.body.message).toMatch(/was faster: it has been hidden/)
})
