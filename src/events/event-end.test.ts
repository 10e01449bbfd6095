/** What ends a stream: its session, its account, the site. */
import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../test/app.ts"
import { type EventSite, soon, startEventSite } from "../../test/event-site.ts"
import { listenTo } from "../../test/listening.ts"
import { createCustomer, type Person } from "../../test/people.ts"

let site: EventSite
let t: TestApp
let me: Person
let stranger: Person
let listen: EventSite["listen"]
beforeAll(async () => {
  site = await startEventSite()
  ;({ t, me, stranger, listen } = site)
})
afterEach(() => site.calm())
afterAll(() => t.close())

test("a session that ends takes its streams with it within 5 s, and no other's", async () => {
  const [mine, theirs] = [await listen(me), await listen(stranger)]
  expect((await t.call("POST", "/auth/logout", { token: me.token, body: {} })).status).toBe(200)
  const endedAt = Date.now()
  await expect.poll(() => mine.endedAt(), soon).toBeTruthy()
  expect(mine.endedAt()! - endedAt).toBeLessThan(5_000)
  expect(mine.heard.at(-1)?.event).toBe("over")
  expect(theirs.endedAt()).toBeUndefined()
})

test("a session that runs out takes its streams with it", async () => {
  const stream = await listen(stranger)
  t.clock.now = new Date(Date.now() + 13 * 3_600_000)
  await expect.poll(() => stream.endedAt(), soon).toBeTruthy()
  expect(stream.heard.at(-1)?.event).toBe("over")
})

test("a stop of the site ends its streams first, without a last word: their browsers come back", async () => {
  const own = await startTestApp()
  const site = await own.app.listen({ port: 0, host: "127.0.0.1" })
  const { token } = await createCustomer(own)
  const stream = await listenTo(`${site}/api/events`, { authorization: `Bearer ${token}` })
  const before = Date.now()
  await own.close()
  expect(Date.now() - before).toBeLessThan(3_000)
  expect(stream.endedAt()).toBeTruthy()
  expect(stream.heard.map(({ event }) => event)).toEqual(["beat"])
})

test("an account that is suspended hears nothing more within 5 s", async () => {
  const stream = await listen(stranger)
  await t.db.updateTable("accounts").set({ suspended_at: t.clock.now }).where("id", "=", stranger.account_id).execute()
  const endedAt = Date.now()
  await expect.poll(() => stream.endedAt(), soon).toBeTruthy()
  expect(stream.endedAt()! - endedAt).toBeLessThan(5_000)
})
