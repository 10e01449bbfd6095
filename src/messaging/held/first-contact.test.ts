/** Whose first messages are held: of those who write to many people, with a link or a number. */
import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { type MessagingDesk, openMessagingDesk } from "../../../test/messaging-desk.ts"
import {
  createAdmin,
  createCustomer,
  createProfessional,
  type Person,
  type Professional,
} from "../../../test/people.ts"
import { toWire } from "../../bookings/booking-time.rules.ts"

let { t, designer, rival, open, send, contents, list, eventsOf, received, clear } = {} as MessagingDesk
beforeAll(async () => {
  const desk = await openMessagingDesk()
  ;({ t, designer, rival, open, send, contents, list, eventsOf, received, clear } = desk)
})
afterEach(() => clear())
afterAll(() => t.close())

test("a first message with a link is held after several of its kind, and its sender is told", async () => {
  const spammer = await createCustomer(t)
  const others = await Promise.all(Array.from({ length: 5 }, () => createProfessional(t)))
  const states = []
  const ids = []
  for (const other of others) {
    const id = await open(spammer, other)
    ids.push(id)
    states.push((await send(id, spammer, "Cheap tiles at www.tiles.example")).body.message.is_held)
  }
  expect(states).toEqual([false, false, false, false, true])
  const [held, last] = [ids.at(-1)!, others.at(-1)!]
  // What follows waits behind it, and the other side sees, hears and counts nothing.
  expect((await send(held, spammer, "Are you there?")).body.message.is_held).toBe(true)
  expect([await list(last), await eventsOf(last), await received(last)]).toEqual([[], [], 0])
  expect(await contents(held, spammer)).toEqual(["Cheap tiles at www.tiles.example", "Are you there?"])
  // Who has a booking with them, or writes without links, is not held.
  const plain = await open(spammer, rival)
  expect((await send(plain, spammer, "Good morning, a question about kitchens.")).body.message.is_held).toBe(false)
})

test("an answer with a number is no first contact, to however many people", async () => {
  const asking = await Promise.all(Array.from({ length: 6 }, () => createCustomer(t)))
  for (const one of asking) {
    const id = await open(one)
    await send(id, one, "When can you come?")
    expect((await send(id, designer, "Please call 98220 12345.")).body.message.is_held).toBe(false)
  }
})

const link = "Cheap tiles at www.tiles.example"
const professionals = (count: number) => Promise.all(Array.from({ length: count }, () => createProfessional(t)))
const isHeld = async (id: string, by: Person, content = link) => (await send(id, by, content)).body.message.is_held

test("of ten at once four are delivered, also where a greeting went before the link", async () => {
  const spammer = await createCustomer(t)
  const ids = await Promise.all((await professionals(10)).map((other) => open(spammer, other)))
  for (const id of ids) expect(await isHeld(id, spammer, "Hello")).toBe(false)
  const states = await Promise.all(ids.map((id) => isHeld(id, spammer)))
  expect(states.filter((held) => !held)).toHaveLength(4)
})

test("a booking that nobody has confirmed lets nothing past", async () => {
  const spammer = await createCustomer(t)
  const others = await professionals(5)
  const last = others.at(-1)!
  const ids = []
  for (const other of others) ids.push(await open(spammer, other))
  for (const id of ids.slice(0, 4)) await isHeld(id, spammer)
  expect(await isHeld(ids[4]!, spammer)).toBe(true)
  const start = new Date(Math.ceil(t.clock.now.getTime() / 3_600_000) * 3_600_000 + 72 * 3_600_000)
  const body = { professional_id: last.professional_id, service_id: last.service_id, place: { locality: "Baner" } }
  await t.call("POST", "/booking/create", { token: spammer.token, body: { ...body, ...toWire(start) } })
  expect(await isHeld(ids[4]!, spammer, "Are you there?")).toBe(true)
})

test("a request with a link counts like a message, and one too many is refused", async () => {
  const spammer = await createCustomer(t)
  const others = await professionals(6)
  const ask = ({ professional_id }: Professional, message = link) =>
    t.call("POST", "/request_service", {
      ...{ token: spammer.token, body: { provider_id: professional_id, service_type: "interior-designer", message } },
    })
  for (const other of others.slice(0, 4)) expect((await ask(other)).status).toBe(201)
  const refused = await ask(others[4]!)
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining("leave them out")])
  expect((await ask(others[4]!, "Do you tile bathrooms?")).status).toBe(201)
  expect(await isHeld(await open(spammer, others[5]), spammer)).toBe(true)
})

test("notes of a booking with a number count like a message, and one too many is refused", async () => {
  const spammer = await createCustomer(t)
  const others = await professionals(7)
  const start = new Date(Math.ceil(t.clock.now.getTime() / 3_600_000) * 3_600_000 + 72 * 3_600_000)
  let hour = 0
  const book = ({ professional_id, service_id }: Professional, notes: string) => {
    hour += 2
    const when = toWire(new Date(start.getTime() + hour * 3_600_000))
    const body = { professional_id, service_id, place: { locality: "Baner" }, notes, ...when }
    return t.call("POST", "/booking/create", { token: spammer.token, body })
  }
  const number = "Please call 98220 12345"
  for (const other of others.slice(0, 3)) expect((await book(other, number)).status).toBe(201)
  expect((await book(others[3]!, "Since 12.05.2024")).status).toBe(201)
  expect(await isHeld(await open(spammer, others[4]), spammer)).toBe(false)
  const refused = await book(others[5]!, number)
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining("leave them out of your notes")])
  expect((await book(others[5]!, "Two rooms")).status).toBe(201)
  const held = await open(spammer, others[6])
  expect(await isHeld(held, spammer)).toBe(true)
  const admin = await createAdmin(t)
  const { body } = await t.call("GET", "/admin/held_messages?limit=100", { token: admin.token })
  const mine = body.held_messages.filter(
    (one: { provider_id: string }) => one.provider_id === others[6]!.professional_id,
  )
  expect(mine).toMatchObject([{ first_contacts: 5 }])
})
