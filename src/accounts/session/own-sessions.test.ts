import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../../test/app.ts"
import { createCustomer, type Person, password } from "../../../test/people.ts"
import { withQueryBudget } from "../../../test/query-budget.ts"
import { findActorByToken } from "./session.server.ts"

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

const phone = "Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0"
const logInWith = async ({ email }: Person, userAgent: string) => {
  const body = { identifier: email, password }
  const answer = await t.call("POST", "/auth/login", { body, headers: { "user-agent": userAgent } })
  const cookie = String([answer.headers["set-cookie"]].flat()[0]).split(";")[0]!
  return { token: answer.body.token as string, cookie }
}
const sessions = async (token: string) => (await t.call("GET", "/auth/sessions", { token })).body
const end = (token: string, id: string) => t.call("DELETE", `/auth/sessions/${id}`, { token })
const statusOf = async (token: string) => (await t.call("GET", "/user/profile", { token })).status
const clearsCookie = (headers: Record<string, unknown>) =>
  String(headers["set-cookie"]).includes("Expires=Thu, 01 Jan 1970")
const later = (minutes: number) => {
  t.clock.now = new Date(t.clock.now.getTime() + minutes * 60_000)
}
const acts = async ({ account_id }: Person) =>
  (
    await t.db
      .selectFrom("audit_entries")
      .select(["act", "details"])
      .where("account_id", "=", account_id)
      .where("act", "=", "sessions_ended")
      .execute()
  ).length

test("my sessions, this one first, then by their last use, as I would know them; nobody else's", async () => {
  const asha = await createCustomer(t)
  await createCustomer(t)
  const signedInAt = t.clock.now.toISOString()
  later(10)
  const { token } = await logInWith(asha, phone)
  later(1)
  const { sessions: rows, total } = await sessions(token)
  expect(total).toBe(2)
  expect(rows).toEqual([
    {
      id: expect.any(String),
      device: "Firefox on an Android phone",
      is_handheld: true,
      is_this: true,
      network: "127.0.0.x",
      signed_in_at: new Date(Date.parse(signedInAt) + 10 * 60_000).toISOString(),
      last_used_at: new Date(Date.parse(signedInAt) + 10 * 60_000).toISOString(),
    },
    expect.objectContaining({ is_this: false, is_handheld: false, signed_in_at: signedInAt, last_used_at: signedInAt }),
  ])
})

test("the last use is true to five minutes, and not written with each request", async () => {
  const { token, account_id } = await createCustomer(t)
  const lastUse = async () => {
    const { last_seen_at } = await t.db
      .selectFrom("sessions")
      .select("last_seen_at")
      .where("account_id", "=", account_id)
      .executeTakeFirstOrThrow()
    return t.clock.now.getTime() - last_seen_at.getTime()
  }
  later(4)
  await withQueryBudget(1, t.databaseUrl, (counted) => findActorByToken(counted, token, t.clock.now))
  expect(await lastUse()).toBe(4 * 60_000)
  later(2)
  await Promise.all(Array.from({ length: 5 }, () => statusOf(token)))
  expect(await lastUse()).toBe(0)
  await withQueryBudget(1, t.databaseUrl, (counted) => findActorByToken(counted, token, t.clock.now))
})

test("one session ends at once, its cookie with it, and the others stay", async () => {
  const asha = await createCustomer(t)
  const { token, cookie } = await logInWith(asha, phone)
  const other = (await sessions(asha.token)).sessions.find((one: { is_this: boolean }) => !one.is_this)
  const answer = await end(asha.token, other.id)
  expect(answer).toMatchObject({ status: 200, body: { message: "That device is logged out." } })
  expect(clearsCookie(answer.headers)).toBe(false)
  expect([await statusOf(token), await statusOf(asha.token)]).toEqual([401, 200])
  expect((await t.call("POST", "/auth/refresh", { cookie, body: {} })).status).toBe(401)
  expect(await sessions(asha.token)).toMatchObject({ total: 1 })
  expect(await acts(asha)).toBe(1)
})

test("my own session ends like a logout", async () => {
  const { token } = await createCustomer(t)
  const [mine] = (await sessions(token)).sessions
  expect(clearsCookie((await end(token, mine.id)).headers)).toBe(true)
  expect(await statusOf(token)).toBe(401)
})

test("a stranger's session, one that has ended and one that never was are alike unknown", async () => {
  const [asha, ravi] = [await createCustomer(t), await createCustomer(t)]
  const { token } = await logInWith(asha, phone)
  const [ravis] = (await sessions(ravi.token)).sessions
  const gone = (await sessions(asha.token)).sessions.find((one: { is_this: boolean }) => !one.is_this)
  const twice = await Promise.all([end(asha.token, gone.id), end(asha.token, gone.id)])
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 404])
  for (const id of [ravis.id, gone.id, "nothing", "%00"]) {
    const { status, body } = await end(asha.token, id)
    expect(status, id).toBeGreaterThanOrEqual(404)
    if (status === 404) expect(body.message).toBe("We could not find this session.")
  }
  expect([await statusOf(ravi.token), await statusOf(token)]).toEqual([200, 401])
})

test("all but this one, then all of them", async () => {
  const asha = await createCustomer(t)
  const [second, third] = [await logInWith(asha, phone), await logInWith(asha, "curl/8.14.1")]
  const all = (body: object) => t.call("POST", "/auth/logout_all", { token: asha.token, body })
  const others = await all({ except_this: true })
  expect(others.body).toMatchObject({ ended: 2, message: "2 other devices are logged out." })
  expect(clearsCookie(others.headers)).toBe(false)
  expect(await Promise.all([asha, second, third].map(({ token }) => statusOf(token)))).toEqual([200, 401, 401])
  expect((await all({ except_this: true })).body).toMatchObject({
    ended: 0,
    message: "You were logged in nowhere else.",
  })
  const everywhere = await all({})
  expect(everywhere.body).toMatchObject({ ended: 1 })
  expect(clearsCookie(everywhere.headers)).toBe(true)
  expect(await statusOf(asha.token)).toBe(401)
  expect(await acts(asha)).toBe(2)
})

test("who has very many sessions sees those used last, and how many there are", async () => {
  const asha = await createCustomer(t)
  const { user_agent: _, ...row } = await t.db
    .selectFrom("sessions")
    .selectAll()
    .where("account_id", "=", asha.account_id)
    .executeTakeFirstOrThrow()
  const copies = Array.from({ length: 60 }, (_, nth) => ({
    ...row,
    id: `${row.id}-${nth}`,
    secret_hash: Buffer.from(`secret ${nth} of ${row.id}`),
    last_seen_at: new Date(t.clock.now.getTime() + nth),
  }))
  await t.db.insertInto("sessions").values(copies).execute()
  const { sessions: rows, total } = await sessions(asha.token)
  expect(total).toBe(61)
  expect(rows).toHaveLength(50)
  expect(rows[0]).toMatchObject({ is_this: true, device: "Another program" })
  expect(rows[1].id).toBe(`${row.id}-59`)
})
