import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../../test/app.ts"
import { freezeWindow } from "../../../test/freeze-window.ts"
import { createCustomer, password } from "../../../test/people.ts"
import { logIn } from "../../../test/signing-up.ts"
import { scaleLimits } from "../../platform/http/limits.server.ts"
import { findActorByToken } from "./session.server.ts"

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

const confirm = (token: string, secret = password) =>
  t.call("POST", "/auth/confirm", { token, body: { password: secret } })
const confirmedAt = async (token: string) => (await findActorByToken(t.db, token, t.clock.now))!.confirmed_at
const later = (minutes: number) => {
  t.clock.now = new Date(t.clock.now.getTime() + minutes * 60_000)
}

test("a sign-in confirms who it is, and the right password does so again, for this session alone", async () => {
  const { email, token } = await createCustomer(t)
  const other = (await logIn(t, email, password)).body.token
  const start = t.clock.now
  expect(await confirmedAt(token)).toEqual(start)
  later(20)
  expect((await confirm(token)).status).toBe(200)
  expect([await confirmedAt(token), await confirmedAt(other)]).toEqual([t.clock.now, start])
})

test("a wrong password confirms nothing and ends no session", async () => {
  const { token } = await createCustomer(t)
  const before = await confirmedAt(token)
  later(1)
  expect(await confirm(token, "not the password")).toMatchObject({
    status: 422,
    body: { errors: { password: "This is not your current password. Please check it." } },
  })
  expect(await confirmedAt(token)).toEqual(before)
})

test("a renewal by the cookie confirms nothing", async () => {
  const { email } = await createCustomer(t)
  const { headers } = await logIn(t, email, password)
  const since = t.clock.now
  later(20)
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
    expect((await logIn(t, email, password)).status).toBe(200)
  } finally {
    scaleLimits(1000)
  }
})
