/** Whose first messages are held: of those who write to many people, with a link or a number. */
import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { type MessagingDesk, openMessagingDesk } from "../../../test/messaging-desk.ts"
import { createCustomer, createProfessional } from "../../../test/people.ts"

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
