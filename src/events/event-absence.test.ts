/** Who comes back to the stream is told what was missed, or told to look anew. */
import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { publicUrl, type TestApp } from "../../test/app.ts"
import { type EventSite, idsOf, newEventFor, numbers, soon, startEventSite } from "../../test/event-site.ts"
import { type Person, password } from "../../test/people.ts"
import { emit } from "./event.server.ts"
import { eventJobs } from "./event.slice.server.ts"

let site: EventSite
let t: TestApp
let me: Person
let listen: EventSite["listen"]
beforeAll(async () => {
  site = await startEventSite()
  ;({ t, me, listen } = site)
})
afterEach(() => site.calm())
afterAll(() => t.close())

/** Until they can be read: a transaction of some other test may hold them back, and who comes meanwhile gets them. */
const emitReadable = async (ids: string[]) => {
  const witness = await listen(me)
  await emit(
    t.db,
    ids.map((id) => newEventFor(me, id)),
  )
  await expect.poll(() => idsOf(witness), soon).toEqual(expect.arrayContaining(ids))
  witness.stop()
}

test("what was missed is told once, by the header or the address; what was heard is not told again", async () => {
  const first = await listen(me)
  await emit(t.db, newEventFor(me, "heard"))
  await expect.poll(() => idsOf(first), soon).toEqual(["heard"])
  first.stop()
  await emit(t.db, newEventFor(me, "missed"))
  const id = first.lastId()!
  const [byHeader, byAddress] = [await listen(me, { "last-event-id": id }), await listen(me, {}, `?after=${id}`)]
  await emit(t.db, newEventFor(me, "new"))
  for (const stream of [byHeader, byAddress]) await expect.poll(() => idsOf(stream), soon).toEqual(["missed", "new"])
})

test.each([
  ["of another database", "999999999999-1"],
  ["that is none of ours", "yesterday"],
])("with an id %s it is told to begin anew, from now on", async (_what, id) => {
  await emitReadable(["before"])
  const stream = await listen(me, { "last-event-id": id })
  await expect.poll(() => stream.heard.map(({ event }) => event), soon).toContain("reset")
  await emit(t.db, newEventFor(me, "after"))
  await expect.poll(() => idsOf(stream), soon).toEqual(["after"])
})

test("after a day of absence it begins anew, after a quiet day it does not", async () => {
  const stream = await listen(me)
  await emit(t.db, newEventFor(me, "before"))
  await expect.poll(() => idsOf(stream), soon).toEqual(["before"])
  stream.stop()
  const quiet = stream.lastId()!
  await emitReadable(["missed", "missed too"])
  const clear = () =>
    eventJobs.clear_events!(undefined, { db: t.db, clock: () => tomorrow, publicUrl, log: t.app.log as never })
  const tomorrow = new Date(Date.now() + 2 * 86_400_000)
  await clear()
  t.clock.now = tomorrow
  // Of all that was cleared the newest is left, by which the others are known to have been.
  expect((await t.db.selectFrom("events").select("params").execute()).map((row) => row.params)).toEqual([
    { id: "missed too" },
  ])
  const { body } = await t.call("POST", "/auth/login", { body: { identifier: me.email, password } })
  const signedInAnew = { ...me, token: body.token }
  const late = await listen(signedInAnew, { "last-event-id": quiet })
  await expect.poll(() => late.heard.map(({ event }) => event), soon).toContain("reset")
  expect(idsOf(late)).toEqual([])
  const punctual = await listen(signedInAnew, { "last-event-id": late.lastId()! })
  await emit(t.db, newEventFor(me, "today"))
  await expect.poll(() => idsOf(punctual), soon).toEqual(["today"])
  expect(punctual.heard.map(({ event }) => event)).not.toContain("reset")
})

test("who has missed hundreds is told to look for themselves", async () => {
  const stream = await listen(me)
  await expect.poll(() => stream.lastId(), soon).toBeTruthy()
  stream.stop()
  await emitReadable(numbers(250))
  const back = await listen(me, { "last-event-id": stream.lastId()! })
  await expect.poll(() => back.heard.map(({ event }) => event), soon).toContain("reset")
  expect(idsOf(back)).toEqual([])
})
