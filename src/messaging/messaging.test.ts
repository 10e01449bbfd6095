/** The two sides talk: who may read and write what, and that each message is there once, in one order, for both. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
import { type MessagingDesk, openMessagingDesk } from "../../test/messaging-desk.ts"
import { createAdmin, createCustomer, type Person } from "../../test/people.ts"
import { toWire } from "../bookings/booking-time.rules.ts"
import { newId } from "../platform/id.ts"
import type { Message } from "./message.schema.ts"

let {
  t,
  customer,
  stranger,
  designer,
  rival,
  open,
  send,
  page,
  contents,
  list,
  detail,
  eventsOf,
  received,
  read,
  clear,
} = {} as MessagingDesk
beforeAll(async () => {
  const desk = await openMessagingDesk()
  ;({
    t,
    customer,
    stranger,
    designer,
    rival,
    open,
    send,
    page,
    contents,
    list,
    detail,
    eventsOf,
    received,
    read,
    clear,
  } = desk)
})
afterEach(() => clear())
afterAll(() => t.close())

test("a pair has one conversation, whoever opens it how often", async () => {
  const [first, ...others] = await Promise.all([open(), open(), open(), open()])
  expect(others).toEqual([first, first, first])
  expect(await list(customer)).toHaveLength(1)
  // Nobody is bothered with a question that has no word yet.
  expect(await list(designer)).toEqual([])
  await send(first!, customer, "Do you also take on a single room?")
  expect(await list(designer)).toMatchObject([
    { id: first, side: "professional", user_name: "Ketaki Gokhale", provider_name: "Neem Interiors", unread_count: 1 },
  ])
})

test("nobody writes to themselves, to nobody, or as somebody else", async () => {
  const self = await t.call("POST", "/conversations", {
    token: rival.token,
    body: { provider_id: rival.professional_id },
  })
  expect(self).toMatchObject({ status: 422, body: { errors: { provider_id: expect.stringContaining("yourself") } } })
  const nobody = await t.call("POST", "/conversations", { token: customer.token, body: { provider_id: newId() } })
  expect(nobody.status).toBe(404)
  const professionalOnly = await t.call("POST", "/conversations", {
    token: designer.token,
    body: { provider_id: rival.professional_id },
  })
  expect(professionalOnly.status).toBe(403)
})

test("messages are read by their two people alone, each with the other's name", async () => {
  const id = await open()
  const sent = await send(id, customer, "Namaste!")
  expect(sent).toMatchObject({ status: 201, body: { message_id: sent.body.message.id, message: { seq: 1 } } })
  await send(id, designer, "Namaste, how can I help?")
  const [own, theirs] = [await page(id, customer), await page(id, designer)]
  expect(own.messages.map(({ sender_name, is_mine }) => [sender_name, is_mine])).toEqual([
    ["Ketaki Gokhale", true],
    ["Neem Interiors", false],
  ])
  expect(theirs.messages.map(({ id }) => id)).toEqual(own.messages.map(({ id }) => id))
  const admin = await createAdmin(t, "Admin")
  for (const other of [stranger, rival, admin]) {
    for (const [method, path] of [
      ["GET", ""],
      ["GET", "/messages"],
      ["GET", "/search?q=Namaste"],
      ["POST", "/messages"],
      ["POST", "/read"],
      ["POST", "/typing"],
      ["POST", "/block"],
      ["DELETE", "/block"],
    ] as const) {
      const body = method === "POST" ? { content: "Hello" } : undefined
      const answer = await t.call(method, `/conversations/${id}${path}`, { token: other.token, body })
      expect([method, path, answer.status]).toEqual([method, path, 404])
    }
    expect(await list(other)).toEqual([])
  }
})

test("what is sent twice is stored once, also at the same moment", async () => {
  const id = await open()
  const body = { content: "Once", client_id: "a-1" }
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(id, customer, body)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  expect(new Set(answers.map(({ body }) => body.message_id)).size).toBe(1)
  expect(await contents(id, designer)).toEqual(["Once"])
  // The other side's own id may be the same.
  await send(id, designer, { content: "Mine", client_id: "a-1" })
  expect(await contents(id, customer)).toEqual(["Once", "Mine"])
})

test("whatever is sent at once by both is numbered without a gap, in one order", async () => {
  const id = await open()
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, n) =>
      send(id, n % 2 ? customer : designer, { content: `${n}`, client_id: `c-${n}` }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
  const [own, theirs] = [await page(id, customer), await page(id, designer)]
  expect(own.messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 24 }, (_, n) => n + 1))
  expect(theirs.messages.map(({ id }) => id)).toEqual(own.messages.map(({ id }) => id))
})

test("50 a page, the newest first and ascending inside it; around a number, and after one", async () => {
  const id = await open()
  await t.db
    .insertInto("messages")
    .values(
      Array.from({ length: 120 }, (_, n) => ({
        ...{ id: newId(), conversation_id: id, seq: n + 1, sender_id: customer.account_id, client_id: `s-${n}` },
        content: `${n + 1}`,
      })),
    )
    .execute()
  await t.db.updateTable("conversations").set({ last_seq: 120, customer_wrote: 120 }).where("id", "=", id).execute()
  const spanOf = ({ messages }: { messages: Message[] }) => [messages[0]?.seq, messages.at(-1)?.seq, messages.length]
  const newest = await page(id, designer)
  expect([spanOf(newest), newest.next, newest.newer]).toEqual([[71, 120, 50], "71", null])
  const middle = await page(id, designer, `?cursor=${newest.next}`)
  expect([spanOf(middle), middle.next]).toEqual([[21, 70, 50], "21"])
  const oldest = await page(id, designer, `?cursor=${middle.next}`)
  expect([spanOf(oldest), oldest.next]).toEqual([[1, 20, 20], null])
  const around = await page(id, designer, "?around=60&limit=10")
  expect([spanOf(around), around.next, around.newer]).toEqual([[56, 65, 10], "56", "65"])
  const after = await page(id, designer, "?after=118")
  expect([spanOf(after), after.newer]).toEqual([[119, 120, 2], null])
  expect((await detail(id, designer)).unread_count).toBe(100)
  const found = await t.call("GET", `/conversations/${id}/search?q=12`, { token: designer.token })
  expect(found.body.messages.map(({ seq }: Message) => seq)).toEqual([120, 112, 12])
  const none = await t.call("GET", `/conversations/${id}/search?q=%25`, { token: designer.token })
  expect(none.body.messages).toEqual([])
})

describe("marks", () => {
  test("a message is sent, received by a browser, and read; both hear of it", async () => {
    const id = await open()
    await send(id, customer, "One")
    await send(id, customer, "Two")
    const marks = async () =>
      (await page(id, customer)).messages.map(({ is_received, is_read }) => [is_received, is_read])
    expect(await marks()).toEqual([
      [false, false],
      [false, false],
    ])
    expect(await received(designer)).toBe(1)
    expect((await detail(id, customer)).other_received).toBe(2)
    expect(await received(customer)).toBe(0)
    expect((await read(id, designer, 1)).body.my_read).toBe(1)
    expect(await marks()).toEqual([
      [true, true],
      [true, false],
    ])
    expect((await list(designer))[0].unread_count).toBe(1)
    expect((await read(id, designer)).body.my_read).toBe(2)
    // An older mark of another tab makes nothing unread again, and nobody reads what is not there.
    expect((await read(id, designer, 1)).body.my_read).toBe(2)
    expect((await read(id, designer, 900)).body.my_read).toBe(2)
    expect(await received(designer)).toBe(0)
    const kinds = (await eventsOf(customer)).map(({ kind }) => kind)
    expect(kinds).toEqual([
      ...["message_created", "message_created"],
      ...["conversation_changed", "conversation_changed", "conversation_changed"],
    ])
  })

  test("the event of a message says which, and no word of it", async () => {
    const id = await open()
    const { body } = await send(id, customer, "Secret")
    const params = { kind: "message_created", conversation_id: id, id: body.message_id, seq: "1" }
    expect(await eventsOf(designer)).toEqual([params])
    expect(await eventsOf(customer)).toEqual([params])
  })
})

describe("what is written", () => {
  test("4,000 characters are written, one more is refused, and so is nothing", async () => {
    const id = await open()
    expect((await send(id, customer, "क".repeat(4000))).status).toBe(201)
    expect(await send(id, customer, "a".repeat(4001))).toMatchObject({
      status: 422,
      body: { errors: { content: "Message must be at most 4000 characters" } },
    })
    for (const blank of ["", "   ", "\n\u200b\n", "\u0007"])
      expect(await send(id, customer, blank)).toMatchObject({
        status: 422,
        body: { errors: { content: "Please write a message, or add a file" } },
      })
    const marked = await send(id, customer, "<b>Hello</b>\u202e\u0007 & so on\nnew line")
    expect(marked.body.message.content).toBe("<b>Hello</b> & so on\nnew line")
  })

  test("an answer quotes a message of its conversation, and of no other one", async () => {
    const [id, other] = [await open(), await open(stranger)]
    const { message_id } = (await send(id, customer, "Which wood?")).body
    const answer = await send(id, designer, { content: "Teak", reply_to: message_id })
    expect(answer.body.message.reply_to).toEqual({
      ...{
        id: message_id,
        seq: 1,
        is_mine: false,
        sender_name: "Ketaki Gokhale",
        content: "Which wood?",
        is_hidden: false,
        picture: null,
      },
    })
    const foreign = await send(other, stranger, { content: "Mine", reply_to: message_id })
    expect(foreign.body.message.reply_to).toBeNull()
  })

  test("hostile values are refused", async () => {
    const id = await open()
    for (const body of [
      { content: { toString: "x" } },
      { content: ["a"] },
      { content: "Hello", client_id: "a b" },
      { content: "Hello", client_id: "x".repeat(101) },
      { content: "Hello", file_ids: ["a", "b", "c", "d", "e", "f"] },
      { content: "Hello", file_ids: [newId()] },
      { content: "Hello", file_ids: "a" },
    ])
      expect([body, (await send(id, customer, body)).status]).toEqual([body, 422])
    expect(await contents(id, customer)).toEqual([])
    for (const query of ["?cursor=x", "?after=-1", "?around=1e30", "?limit=0"])
      expect([
        query,
        (await t.call("GET", `/conversations/${id}/messages${query}`, { token: customer.token })).status,
      ]).toEqual([query, 422])
  })
})

describe("who cannot be written to", () => {
  test("a blocked conversation is told plainly on both sides until it is unblocked", async () => {
    const id = await open()
    await send(id, customer, "Hello")
    const block = await t.call("POST", `/conversations/${id}/block`, { token: designer.token, body: {} })
    expect(block.body.message).toContain("blocked")
    expect(await send(id, customer, "Again")).toMatchObject({
      status: 409,
      body: { refusal: "blocked", message: expect.stringContaining("the other person has blocked this conversation") },
    })
    expect(await send(id, designer, "Again")).toMatchObject({ status: 409, body: { refusal: "blocked_by_you" } })
    expect((await detail(id, customer)).write_refusal).toBe("blocked")
    expect(await detail(id, designer)).toMatchObject({ write_refusal: "blocked_by_you", is_blocked_by_me: true })
    // The other's unblocking is not theirs.
    await t.call("DELETE", `/conversations/${id}/block`, { token: customer.token })
    expect((await send(id, customer, "Again")).status).toBe(409)
    await t.call("DELETE", `/conversations/${id}/block`, { token: designer.token })
    expect((await send(id, customer, "Again")).status).toBe(201)
  })

  test("a block holds for new requests and bookings too, and for the reasons written to those there are", async () => {
    const professional_id = designer.professional_id
    const toAsk = { provider_id: professional_id, service_type: "interior-designer", message: "A single room?" }
    const ask = () => t.call("POST", "/request_service", { token: customer.token, body: toAsk })
    const start = new Date(Math.ceil(t.clock.now.getTime() / 3_600_000) * 3_600_000 + 72 * 3_600_000)
    const toBook = { professional_id, service_id: designer.service_id, place: { locality: "Baner" }, ...toWire(start) }
    const book = () => t.call("POST", "/booking/create", { token: customer.token, body: toBook })
    const [first, second] = [(await ask()).body.request.id, (await ask()).body.request.id]
    const booked = (await book()).body.data.id
    const decline = (request: string, reason: string) => {
      const body = { status: "declined", reason }
      return t.call("POST", `/provider/${professional_id}/requests/${request}`, { token: designer.token, body })
    }
    t.clock.now = new Date(t.clock.now.getTime() + 1000)
    await decline(first, "Not now")
    const id = await open()
    for (const [by, refusal] of [
      [designer, "blocked"],
      [customer, "blocked_by_you"],
    ] as const) {
      await t.call("POST", `/conversations/${id}/block`, { token: by.token, body: {} })
      for (const answer of [await ask(), await book()])
        expect(answer).toMatchObject({ status: 409, body: { refusal, message: expect.stringContaining("block") } })
    }
    t.clock.now = new Date(t.clock.now.getTime() + 1000)
    expect((await decline(second, "You again")).status).toBe(200)
    const cancelled = await t.call("POST", `/user/bookings/${booked}/cancel`, {
      ...{ token: customer.token, body: { reason: "Call me on 98220 12345" } },
    })
    expect(cancelled.status).toBe(200)
    const reasons = async (by: Person) => (await page(id, by)).events.map(({ reason }) => reason)
    expect((await reasons(designer)).slice(-3)).toEqual(["Not now", "You again", null])
    expect((await reasons(customer)).slice(-3)).toEqual(["Not now", null, "Call me on 98220 12345"])
    for (const by of [designer, customer]) await t.call("DELETE", `/conversations/${id}/block`, { token: by.token })
    expect((await ask()).status).toBe(201)
  })

  test("what was stored before a block is answered as stored", async () => {
    const id = await open()
    const first = await send(id, customer, { content: "Hello", client_id: "k" })
    await t.call("POST", `/conversations/${id}/block`, { token: designer.token, body: {} })
    const again = await send(id, customer, { content: "Hello", client_id: "k" })
    expect([again.status, again.body.message_id]).toEqual([201, first.body.message_id])
  })

  test("a suspended account", async () => {
    const gone = await createCustomer(t)
    const id = await open(gone)
    await send(id, gone, "Hello")
    await t.db.updateTable("accounts").set({ suspended_at: t.clock.now }).where("id", "=", gone.account_id).execute()
    expect(await send(id, designer, "Hello")).toMatchObject({ status: 409, body: { refusal: "suspended" } })
  })
})

describe("what opens a conversation", () => {
  const request = async () =>
    (
      await t.call("POST", "/request_service", {
        token: customer.token,
        body: { provider_id: designer.professional_id, service_type: "interior-designer", message: "A single room?" },
      })
    ).body.request.id as string
  const answer = (id: string, status: string) =>
    t.call("POST", `/provider/${designer.professional_id}/requests/${id}`, { token: designer.token, body: { status } })

  test("an accepted request does, for both; one that waits or is declined does not", async () => {
    const declined = await request()
    expect(await list(customer)).toEqual([])
    await answer(declined, "declined")
    expect(await list(designer)).toEqual([])
    const accepted = await request()
    await answer(accepted, "accepted")
    const [own] = await list(customer)
    const line = { service_name: expect.any(String), status: "accepted", message: "A single room?" }
    expect(await list(designer)).toMatchObject([{ id: own.id, last_message: null, request: line }])
    const { events } = await page(own.id, customer)
    expect(events.map(({ about, kind, by }) => [about, kind, by])).toEqual([
      ["request", "pending", "me"],
      ["request", "declined", "other"],
      ["request", "pending", "me"],
      ["request", "accepted", "other"],
    ])
    expect((await detail(own.id, designer)).request).toMatchObject({ id: accepted, status: "accepted" })
  })

  test("a question that was open already becomes one of a request", async () => {
    const id = await open()
    await answer(await request(), "accepted")
    expect((await list(designer)).map((one: { id: string }) => one.id)).toEqual([id])
  })
})
