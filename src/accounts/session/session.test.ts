import { SignJWT } from "jose"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../../test/app.ts"
import { freezeWindow } from "../../../test/freeze-window.ts"
import { createCustomer, password } from "../../../test/people.ts"
import { withQueryBudget } from "../../../test/query-budget.ts"
import { scaleLimits } from "../../platform/http/limits.server.ts"
import { endOtherSessions, findActorByToken, renewAccess } from "./session.server.ts"

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

const logIn = (identifier: string, secret = password, more: object = {}) =>
  t.call("POST", "/auth/login", { body: { identifier, password: secret, ...more } })
const profile = async (token: string) => (await t.call("GET", "/user/profile", { token })).status
const cookieOf = (headers: Record<string, unknown>) => String([headers["set-cookie"]].flat()[0])
const refresh = (cookie: string) => t.call("POST", "/auth/refresh", { cookie: cookie.split(";")[0]!, body: {} })
const HOUR = 3_600_000
const later = (ms: number) => {
  t.clock.now = new Date(t.clock.now.getTime() + ms)
}

test("of two sessions of one account one ends and the other stays", async () => {
  const { email, token: first } = await createCustomer(t)
  const second = (await logIn(email)).body.token
  await t.call("POST", "/auth/logout", { token: first, body: {} })
  expect([await profile(first), await profile(second)]).toEqual([401, 200])
})

test("the other sessions of an account end at once, all of them where none is to stay, and nobody else's", async () => {
  const { email, account_id, token: mine } = await createCustomer(t)
  const stranger = await createCustomer(t)
  const other = await logIn(email)
  const { session_id } = (await findActorByToken(t.db, mine, t.clock.now))!
  expect(await endOtherSessions(t.db, account_id, session_id, t.clock.now)).toBe(1)
  expect([await profile(mine), await profile(other.body.token), await profile(stranger.token)]).toEqual([200, 401, 200])
  expect((await refresh(cookieOf(other.headers))).status).toBe(401)
  expect(await endOtherSessions(t.db, account_id, null, t.clock.now)).toBe(1)
  expect([await profile(mine), await profile(stranger.token)]).toEqual([401, 200])
})

test("a token lasts an hour; open calls take an expired one as a visitor", async () => {
  const { token } = await createCustomer(t)
  later(59 * 60_000)
  expect(await profile(token)).toBe(200)
  later(2 * 60_000)
  expect(await profile(token)).toBe(401)
  expect((await t.call("POST", "/check_email", { token, body: { email: "a@test.example" } })).status).toBe(200)
})

test("a forged, altered, unsigned or foreign token opens nothing", async () => {
  const { token, account_id } = await createCustomer(t)
  const other = await createCustomer(t)
  const [head, payload, signature] = token.split(".") as [string, string, string]
  const claims = JSON.parse(atob(payload))
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url")
  const sign = (key: string, typ: string) =>
    new SignJWT(claims).setProtectedHeader({ alg: "HS256", typ }).sign(new TextEncoder().encode(key))
  const forged = [
    `${head}.${encode({ ...claims, sub: other.account_id })}.${signature}`,
    `${head}.${encode({ ...claims, exp: claims.exp + 9999 })}.${signature}`,
    `${encode({ alg: "none", typ: "access+jwt" })}.${payload}.`,
    `${head}.${payload}.${signature.slice(0, -2)}AA`,
    await sign("x".repeat(32), "access+jwt"),
    "a.b.c",
    "undefined",
    account_id,
  ]
  for (const wrong of forged) expect(await profile(wrong), wrong).toBe(401)
  expect(await profile(token)).toBe(200)
})

test("a remembered session lasts 30 days, another 12 hours from its last use", async () => {
  const { email } = await createCustomer(t)
  const remembered = cookieOf((await logIn(email, password, { remember: true })).headers)
  const passing = cookieOf((await logIn(email)).headers)
  expect(remembered).toMatch(/Expires=/)
  expect(passing).not.toMatch(/Expires=|Max-Age=/)
  later(11 * HOUR)
  expect((await refresh(passing)).status).toBe(200)
  later(11 * HOUR)
  expect((await refresh(passing)).status).toBe(200)
  later(13 * HOUR)
  expect([(await refresh(passing)).status, (await refresh(remembered)).status]).toEqual([401, 200])
  later(30 * 24 * HOUR)
  expect((await refresh(remembered)).status).toBe(401)
})

test("renewal wants the cookie, from our own pages", async () => {
  const { email, token } = await createCustomer(t)
  const cookie = cookieOf((await logIn(email)).headers).split(";")[0]!
  expect((await t.call("POST", "/auth/refresh", { token, body: {} })).status).toBe(401)
  expect((await refresh("sthapati-session=made-up")).status).toBe(401)
  const foreign = { cookie, "sec-fetch-site": "cross-site" }
  expect((await t.call("POST", "/auth/refresh", { headers: foreign, body: {} })).status).toBe(403)
  expect((await refresh(cookie)).status).toBe(200)
})

test("a renewal is one statement, whether it succeeds or not", async () => {
  const { email, account_id } = await createCustomer(t)
  const secret = cookieOf((await logIn(email)).headers)
    .split(";")[0]!
    .split("=")[1]!
  const renew = (given: string) =>
    withQueryBudget(1, t.databaseUrl, (counted) => renewAccess(counted, given, t.clock.now))
  expect((await renew(secret)).account).toMatchObject({ id: account_id, email, professional_id: null })
  await expect(renew("made-up")).rejects.toMatchObject({ code: "sign_in_required" })
})

test("unknown and wrong read alike and take alike long", async () => {
  const { email } = await createCustomer(t)
  const timed = async (identifier: string) => {
    const start = performance.now()
    const { status, body } = await logIn(identifier, "not the password")
    return { ms: performance.now() - start, answer: { status, body } }
  }
  await timed("warm-up@test.example")
  const wrong = [],
    unknown = []
  for (let round = 0; round < 15; round += 1) {
    wrong.push(await timed(email))
    unknown.push(await timed(`nobody.${round}@test.example`))
  }
  expect(unknown[0]!.answer).toEqual(wrong[0]!.answer)
  expect(wrong[0]!.answer).toMatchObject({ status: 422, body: { success: false, message: "Login failed" } })
  const median = (times: { ms: number }[]) => times.map(({ ms }) => ms).sort((a, b) => a - b)[7]!
  // Without the hash of a made-up password an unknown name would take a tenth of the time.
  expect(median(unknown) / median(wrong)).toBeGreaterThan(0.3)
})

test("five wrong passwords close the door for a while, also when they come at once; right ones count nothing", async () => {
  const { email } = await createCustomer(t)
  freezeWindow()
  scaleLimits(1)
  for (let round = 0; round < 8; round += 1) expect((await logIn(email)).status).toBe(200)
  const wrong = await Promise.all(Array.from({ length: 12 }, () => logIn(email, "not the password")))
  const statuses = wrong.map(({ status }) => status)
  expect(statuses.filter((status) => status === 422)).toHaveLength(5)
  expect(statuses.filter((status) => status === 429)).toHaveLength(7)
  const refused = await logIn(email)
  expect(refused).toMatchObject({ status: 429, body: { code: "too_many" } })
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0)
  for (let round = 0; round < 5; round += 1) await logIn("nobody@test.example", "wrong")
  expect((await logIn("nobody@test.example", "wrong")).status).toBe(429)
  scaleLimits(1000)
})

describe("confirmation of identity", () => {
  const confirm = (token: string, secret = password) =>
    t.call("POST", "/auth/confirm", { token, body: { password: secret } })
  const confirmedAt = async (token: string) => (await findActorByToken(t.db, token, t.clock.now))!.confirmed_at

  test("a sign-in confirms who it is, and the right password does so again, for this session alone", async () => {
    const { email, token } = await createCustomer(t)
    const other = (await logIn(email)).body.token
    const start = t.clock.now
    expect(await confirmedAt(token)).toEqual(start)
    later(20 * 60_000)
    expect((await confirm(token)).status).toBe(200)
    expect([await confirmedAt(token), await confirmedAt(other)]).toEqual([t.clock.now, start])
  })

  test("a wrong password confirms nothing and ends no session", async () => {
    const { token } = await createCustomer(t)
    const before = await confirmedAt(token)
    later(1 * 60_000)
    expect(await confirm(token, "not the password")).toMatchObject({
      status: 422,
      body: { errors: { password: "This is not your current password. Please check it." } },
    })
    expect(await confirmedAt(token)).toEqual(before)
  })

  test("a renewal by the cookie confirms nothing", async () => {
    const { email } = await createCustomer(t)
    const { headers } = await logIn(email)
    const since = t.clock.now
    later(20 * 60_000)
    const cookie = String([headers["set-cookie"]].flat()[0]).split(";")[0]!
    const { body } = await t.call("POST", "/auth/refresh", { cookie, body: {} })
    expect(await confirmedAt(body.token)).toEqual(since)
  })

  test("five wrong passwords are looked at, together with those for another password, and the login stays open", async () => {
    const { email, token } = await createCustomer(t)
    freezeWindow()
    scaleLimits(1)
    try {
      const wrong = await Promise.all(Array.from({ length: 8 }, () => confirm(token, "not the password")))
      expect(wrong.filter(({ status }) => status === 422)).toHaveLength(5)
      expect((await confirm(token)).status).toBe(429)
      const passwords = { current_password: password, new_password: "Monsoon-8-Kothrud" }
      expect((await t.call("POST", "/auth/change_password", { token, body: passwords })).status).toBe(429)
      expect((await logIn(email)).status).toBe(200)
    } finally {
      scaleLimits(1000)
    }
  })
})
