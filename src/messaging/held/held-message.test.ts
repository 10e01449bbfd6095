/** What is held is decided once, by an administrator: delivered in its order behind what is there, or kept from the other side. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../../test/app.ts"
import { untilBlocked } from "../../../test/blocked.ts"
import {
  createAdmin,
  createCustomer,
  createProfessional,
  type Person,
  type Professional,
} from "../../../test/people.ts"
import { findPerson } from "../../privacy/privacy.queries.server.ts"
import type { Message } from "../message.schema.ts"
import { messagingData } from "../messaging.personal.server.ts"
import { mailHeld } from "./held-message.jobs.server.ts"
import type { HeldMessage } from "./held-message.schema.ts"

let t: TestApp
let admin: Person
let colleague: Person
let sender: Person
let others: Professional[]
/** Of the sender and the last of the others: a held message. */
let conversation: string
let held: string
let recipient: Professional

beforeAll(async () => {
  t = await startTestApp()
  admin = await createAdmin(t, "Shubhangi Rane")
  colleague = await createAdmin(t, "Nikhil Sathe")
  others = await Promise.all(
    Array.from({ length: 6 }, (_, n) => createProfessional(t, { business_name: `Rooms ${n}` })),
  )
  recipient = others[4]!
})
beforeEach(async () => {
  sender = await createCustomer(t, "Omkar Sane")
  for (const other of others.slice(0, 5)) {
    conversation = await open(other)
    held = (await send(conversation, sender, "Cheap tiles at www.tiles.example")).body.message_id
  }
})
afterEach(async () => {
  for (const table of ["conversations", "events", "mails"] as const) await t.db.deleteFrom(table).execute()
})
afterAll(() => t.close())

const open = async (to: Professional): Promise<string> =>
  (await t.call("POST", "/conversations", { token: sender.token, body: { provider_id: to.professional_id } })).body
    .conversation_id
const send = (id: string, by: Person, content: string) =>
  t.call("POST", `/conversations/${id}/messages`, { token: by.token, body: { content } })
const messages = async (by: Person, query = ""): Promise<Message[]> =>
  (await t.call("GET", `/conversations/${conversation}/messages${query}`, { token: by.token })).body.messages
const contents = async (by: Person, query = "") => (await messages(by, query)).map(({ content }) => content)
const waiting = async (query = "") => {
  const { body } = await t.call("GET", `/admin/held_messages${query}`, { token: admin.token })
  return body as { held_messages: HeldMessage[]; next: string | null }
}
const decide = (result: string, by: Person = admin, id = held) =>
  t.call("POST", `/admin/held_messages/${id}`, { token: by.token, body: { result } })
const eventsSince = async ({ account_id }: Person, work: () => Promise<unknown>) => {
  await t.db.deleteFrom("events").execute()
  await work()
  const rows = await t.db
    .selectFrom("events")
    .select(["kind", "params"])
    .where("account_id", "=", account_id)
    .orderBy("id")
    .execute()
  return rows.map(({ kind, params }) => ({ kind, ...(params as object) }))
}
const acts = () =>
  t.db
    .selectFrom("audit_entries")
    .select(["account_id", "act", "subject", "details"])
    .where("subject", "=", held)
    .execute()

test("what waits is listed with its people, its words, and how many others were written to", async () => {
  await send(conversation, sender, "Are you there?")
  expect(await waiting()).toMatchObject({
    held_messages: [
      {
        ...{ id: held, side: "customer", sender_name: "Omkar Sane", recipient_name: "Rooms 4", first_contacts: 5 },
        ...{ provider_id: recipient.professional_id, obstacle: null, held_at: t.clock.now.toISOString() },
        messages: [
          { id: held, content: "Cheap tiles at www.tiles.example", files: [] },
          { content: "Are you there?", files: [] },
        ],
      },
    ],
    next: null,
  })
})

test("the oldest first, page by page, also when what ended a page was decided meanwhile", async () => {
  await send(await open(others[5]!), sender, "Cheap tiles at www.tiles.example")
  const first = await waiting("?limit=1")
  expect(first.held_messages.map(({ recipient_name }) => recipient_name)).toEqual(["Rooms 4"])
  await decide("refused")
  const second = await waiting(`?limit=1&cursor=${first.next}`)
  expect([second.held_messages.map(({ recipient_name }) => recipient_name), second.next]).toEqual([["Rooms 5"], null])
})

test("nobody but an administrator looks or decides", async () => {
  for (const by of [sender, recipient]) {
    expect((await t.call("GET", "/admin/held_messages", { token: by.token })).status).toBe(403)
    expect((await decide("delivered", by)).status).toBe(403)
  }
  expect((await t.call("GET", "/admin/held_messages")).status).toBe(401)
  expect((await waiting()).held_messages).toHaveLength(1)
})

test("delivered, it gets the next number with what waited behind it, and both hear of it", async () => {
  await send(conversation, recipient, "When do you come?")
  await t.call("POST", `/conversations/${conversation}/read`, { token: recipient.token, body: {} })
  const second = (await send(conversation, sender, "Are you there?")).body.message_id
  expect(await contents(recipient, "?after=2")).toEqual([])
  t.clock.now = new Date(t.clock.now.getTime() + 60_000)

  const heard = await eventsSince(recipient, () => decide("delivered"))
  const event = { kind: "message_created", conversation_id: conversation }
  expect(heard).toEqual([
    { ...event, id: held, seq: "4" },
    { ...event, id: second, seq: "5" },
  ])
  for (const by of [sender, recipient])
    expect(
      (await messages(by)).map(({ id, seq, is_held, is_refused }) => [id, seq, is_held, is_refused]).slice(1),
    ).toEqual([
      [held, 4, false, false],
      [second, 5, false, false],
    ])
  // Who asks only for what is new finds it, and it stands at the time at which it came.
  expect((await messages(recipient, "?after=2")).map(({ created_at }) => created_at)).toEqual([
    ...[t.clock.now.toISOString(), t.clock.now.toISOString()],
  ])
  const { unread_count, last_message } = (await t.call("GET", "/conversations", { token: recipient.token })).body
    .conversations[0]
  expect([unread_count, last_message]).toEqual([2, "Are you there?"])
  // From here on nothing is held between the two.
  expect((await send(conversation, sender, "Call 98220 12345")).body.message).toMatchObject({ seq: 6, is_held: false })
  expect(await acts()).toEqual([
    {
      ...{ account_id: admin.account_id, act: "deliver_message", subject: held },
      details: { conversation_id: conversation, message_ids: [held, second] },
    },
  ])
})

test("refused, it stays with its sender, who is told; so does what waited behind it", async () => {
  await send(conversation, sender, "Are you there?")
  const heard = await eventsSince(sender, () => decide("refused"))
  expect(heard).toEqual([{ kind: "conversation_changed", conversation_id: conversation }])
  expect((await messages(sender)).map(({ is_held, is_refused }) => [is_held, is_refused])).toEqual([
    [false, true],
    [false, true],
  ])
  expect(await contents(recipient)).toEqual([])
  expect((await t.call("GET", "/conversations", { token: recipient.token })).body.conversations).toEqual([])
  expect((await waiting()).held_messages).toEqual([])
  expect((await acts()).map(({ act }) => act)).toEqual(["refuse_message"])
  // Whoever was refused once may write, and is not let past by a second try.
  expect((await send(conversation, sender, "Hello again")).body.message.is_held).toBe(false)
  expect((await send(conversation, sender, "See www.tiles.example")).body.message.is_held).toBe(true)
  expect((await waiting()).held_messages).toMatchObject([{ messages: [{ content: "See www.tiles.example" }] }])
})

test("an answer to what was refused does not quote it to the other side", async () => {
  await decide("refused")
  const body = { content: "As I wrote", reply_to: held }
  const answer = await t.call("POST", `/conversations/${conversation}/messages`, { token: sender.token, body })
  expect(answer.body.message.is_held).toBe(false)
  expect((await messages(recipient)).map(({ content, reply_to }) => [content, reply_to])).toEqual([
    ["As I wrote", null],
  ])
  expect((await messages(sender)).at(-1)!.reply_to).toMatchObject({ id: held })
})

test("of two administrators at once one decides, and the other is told how", async () => {
  const answers = await Promise.all([decide("delivered"), decide("refused", colleague)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const result = answers[0]!.status === 200 ? "delivered" : "refused"
  expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({ code: "conflict", result })
  expect(await contents(recipient)).toHaveLength(result === "delivered" ? 1 : 0)
  expect(await acts()).toHaveLength(1)
  expect((await decide("delivered")).status).toBe(409)
})

test("what its sender writes while it is decided goes behind it", async () => {
  const lock = async (work: () => Promise<void>) =>
    t.db.transaction().execute(async (trx) => {
      await trx.selectFrom("conversations").select("id").where("id", "=", conversation).forNoKeyUpdate().execute()
      await work()
    })
  // Written first, decided after.
  let answers: Promise<unknown[]> = Promise.resolve([])
  await lock(async () => {
    const writing = send(conversation, sender, "And bathrooms")
    await untilBlocked(t.db)
    const deciding = decide("delivered")
    await untilBlocked(t.db, 2)
    answers = Promise.all([writing, deciding])
  })
  expect(await answers).toMatchObject([{ body: { message: { is_held: true } } }, { status: 200 }])
  expect(await contents(recipient)).toEqual(["Cheap tiles at www.tiles.example", "And bathrooms"])
  expect(await contents(sender)).toEqual(["Cheap tiles at www.tiles.example", "And bathrooms"])
  // Decided first, written after: nothing is held any more.
  await t.db.updateTable("messages").set({ held_at: t.clock.now, delivered_at: null }).where("id", "=", held).execute()
  await t.db.updateTable("conversations").set({ customer_wrote: 0 }).where("id", "=", conversation).execute()
  await lock(async () => {
    const deciding = decide("delivered")
    await untilBlocked(t.db)
    const writing = send(conversation, sender, "And kitchens")
    await untilBlocked(t.db, 2)
    answers = Promise.all([writing, deciding])
  })
  expect(await answers).toMatchObject([{ body: { message: { is_held: false } } }, { status: 200 }])
  expect((await contents(recipient)).slice(-2)).toEqual(["Cheap tiles at www.tiles.example", "And kitchens"])
})

test.each([
  ["blocked", () => t.call("POST", `/conversations/${conversation}/block`, { token: recipient.token, body: {} })],
  ["former", () => rename("")],
  ["recipient_suspended", () => suspend(recipient, t.clock.now)],
  ["sender_suspended", () => suspend(sender, t.clock.now)],
])("where it is %s meanwhile, it cannot be delivered, and can be refused", async (obstacle, happen) => {
  await happen()
  expect((await waiting()).held_messages).toMatchObject([{ obstacle }])
  expect(await decide("delivered")).toMatchObject({
    status: 409,
    body: { obstacle, message: expect.stringContaining("cannot be delivered") },
  })
  expect((await waiting()).held_messages).toHaveLength(1)
  expect(await acts()).toEqual([])
  expect((await decide("refused")).status).toBe(200)
  await suspend(recipient, null)
  await rename("Rooms 4")
})

/** Who has left has no name. */
const rename = (business_name: string) =>
  t.db.updateTable("professionals").set({ business_name }).where("id", "=", recipient.professional_id).execute()

const suspend = ({ account_id }: Person, suspended_at: Date | null) =>
  t.db.updateTable("accounts").set({ suspended_at }).where("id", "=", account_id).execute()

test("of an erased sender nothing waits any more, also when they go while it is decided", async () => {
  const person = await findPerson(t.db, sender.account_id)
  let answer: ReturnType<typeof decide> | undefined
  await t.db.transaction().execute(async (trx) => {
    await messagingData.erase(trx, person, t.clock.now)
    answer = decide("delivered")
    await untilBlocked(t.db)
  })
  expect((await answer)!.status).toBe(404)
  expect((await waiting()).held_messages).toEqual([])
  const { last_seq, customer_wrote } = await t.db
    .selectFrom("conversations")
    .select(["last_seq", "customer_wrote"])
    .where("id", "=", conversation)
    .executeTakeFirstOrThrow()
  expect([last_seq, customer_wrote]).toEqual([1, 0])
})

test("unknown messages, and those that were never held, are not found", async () => {
  const { body } = await send(await open(others[5]!), sender, "Good morning")
  for (const id of [body.message_id, "00000000-0000-0000-0000-000000000000", "x"])
    expect([id, (await decide("delivered", admin, id)).status]).toEqual([id, 404])
  expect((await decide("lost")).status).toBe(422)
})

test("the team is told, once an hour at most, and of nothing twice", async () => {
  const later = (minutes: number) => new Date(t.clock.now.getTime() + minutes * 60_000)
  const mails = async () =>
    await t.db
      .selectFrom("mails")
      .select(["to_address", "params"])
      .where("kind", "=", "message_held")
      .orderBy("id")
      .execute()
  expect(await mailHeld(t.db, later(0))).toBe(true)
  expect(await mailHeld(t.db, later(1))).toBe(false)
  await send(await open(others[5]!), sender, "Cheap tiles at www.tiles.example")
  expect(await mailHeld(t.db, later(59))).toBe(false)
  expect(await mailHeld(t.db, later(61))).toBe(true)
  expect(await mailHeld(t.db, later(200))).toBe(false)
  expect(await mails()).toEqual([1, 2].map((count) => ({ to_address: "support@sthapati.example", params: { count } })))
})
