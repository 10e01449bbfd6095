import { hash } from "@node-rs/argon2"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../../test/app.ts"
import { eventually } from "../../../test/event-site.ts"
import { openStreamClient } from "../../../test/event-stream-client.ts"
import { freezeWindow } from "../../../test/freeze-window.ts"
import { logIn, mailedLink, mailsTo, newMember, newPerson, signedIn } from "../../../test/signing-up.ts"
import { codeAt, setUpSecondFactor, wrongCode } from "../../../test/totp.ts"
import { scaleLimits } from "../../platform/http/limits.server.ts"

let t: TestApp
let site: string
beforeAll(async () => {
  t = await startTestApp()
  site = await t.app.listen({ port: 0, host: "127.0.0.1" })
})
afterAll(() => t.close())

const new_password = "Monsoon-8-Kothrud"
const change = (token: string, body: Record<string, unknown>, headers: Record<string, string> = {}) =>
  t.call("POST", "/auth/change_password", { token, body, headers })
const profile = async (token: string) => (await t.call("GET", "/user/profile", { token })).status

test("this session goes on, the others and their streams end, and the owner is told when and from where", async () => {
  const me = await signedIn(t)
  const other = (await logIn(t, me.email, me.password)).body.token
  const stream = await openStreamClient(`${site}/api/events`, { authorization: `Bearer ${other}` })
  const answer = await change(me.token, { current_password: me.password, new_password }, { "user-agent": "iPhone" })
  const changedAt = Date.now()
  expect(answer).toMatchObject({ status: 200, body: { message: expect.stringContaining("has been changed") } })
  expect([await profile(me.token), await profile(other)]).toEqual([200, 401])
  await expect.poll(() => stream.endedAt(), eventually).toBeTruthy()
  expect(stream.endedAt()! - changedAt).toBeLessThan(5_000)
  expect(stream.received.at(-1)?.event).toBe("over")
  expect([(await logIn(t, me.email, me.password)).status, (await logIn(t, me.email, new_password)).status]).toEqual([
    422, 200,
  ])
  const mail = (await mailsTo(t, me.email)).at(-1)!
  expect(mail).toMatchObject({ subject: "Your Sthapati password was changed" })
  expect(mail.text).toContain("From: A phone, network address 127.0.0.1")
  const acts = await t.db.selectFrom("activities").select("action").where("account_id", "=", me.account_id).execute()
  expect(acts.map(({ action }) => action)).toContain("change_password")
})

test("a wrong current password changes nothing, is no end of the session, and is said at its field", async () => {
  const me = await signedIn(t)
  const answer = await change(me.token, { current_password: "not mine", new_password })
  expect(answer).toMatchObject({ status: 422, body: { errors: { current_password: expect.any(String) } } })
  expect(await profile(me.token)).toBe(200)
  expect((await logIn(t, me.email, me.password)).status).toBe(200)
})

test.each([
  [{ new_password: "" }, { new_password: "New password is required" }],
  [{ new_password: "short-1" }, { new_password: "Password must be at least 8 characters long" }],
  [{ new_password: "no number here" }, { new_password: "Password must contain at least one number" }],
  [{ new_password: "password123" }, { new_password: expect.stringContaining("most common") }],
  [{ current_password: "" }, { current_password: "Current password is required" }],
])("%j is refused as %j", async (wrong, errors) => {
  const me = await signedIn(t)
  const answer = await change(me.token, { current_password: me.password, new_password, ...wrong })
  expect(answer).toMatchObject({ status: 422, body: { errors } })
  expect((await logIn(t, me.email, me.password)).status).toBe(200)
})

test("an account with a second factor wants its code, and spends none on what is refused otherwise", async () => {
  const me = await signedIn(t)
  const secret = await setUpSecondFactor(t, me.token)
  const passwords = { current_password: me.password, new_password }
  expect((await change(me.token, passwords)).body.code).toBe("second_factor_required")
  const wrong = await change(me.token, { ...passwords, code: wrongCode(secret, t.clock.now) })
  expect(wrong).toMatchObject({ status: 422, body: { errors: { code: expect.any(String) } } })
  t.clock.now = new Date(t.clock.now.getTime() + 30_000)
  const code = codeAt(secret, t.clock.now)
  for (const refused of [{ current_password: "not mine" }, { new_password: "password123" }])
    expect(Object.keys((await change(me.token, { ...passwords, code, ...refused })).body.errors)).toEqual(
      Object.keys(refused),
    )
  expect((await change(me.token, { ...passwords, code })).status).toBe(200)
  expect((await logIn(t, me.email, new_password)).body.code).toBe("second_factor_required")
})

test("the password of now is no new one", async () => {
  const me = await signedIn(t)
  const answer = await change(me.token, { current_password: me.password, new_password: me.password })
  expect(answer).toMatchObject({ status: 422, body: { errors: { new_password: expect.stringContaining("already") } } })
})

test("two changes at once are one", async () => {
  const me = await signedIn(t)
  const wishes = ["Monsoon-8-one", "Monsoon-8-two"]
  const answers = await Promise.all(
    wishes.map((wish) => change(me.token, { current_password: me.password, new_password: wish })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  const winner = wishes[answers.findIndex(({ status }) => status === 200)]!
  expect((await logIn(t, me.email, winner)).status).toBe(200)
})

test("guesses of the current password are counted, also when they come at once; right ones count nothing", async () => {
  const me = await signedIn(t)
  freezeWindow()
  scaleLimits(1)
  const guess = async () => (await change(me.token, { current_password: "a guess", new_password })).status
  const own = [me.password, "Vaastu-One-1", "Vaastu-Two-2", me.password]
  for (const [place, current_password] of own.slice(0, -1).entries())
    expect((await change(me.token, { current_password, new_password: own[place + 1] })).status).toBe(200)
  const statuses = await Promise.all(Array.from({ length: 8 }, guess))
  expect(statuses.toSorted()).toEqual([...Array(5).fill(422), ...Array(3).fill(429)])
  expect((await change(me.token, { current_password: me.password, new_password })).status).toBe(429)
  scaleLimits(1000)
})

test("an open reset link ends with the password that it would have replaced", async () => {
  const me = await signedIn(t)
  await t.call("POST", "/auth/forgot_password", { body: { email: me.email } })
  const link = (await mailsTo(t, me.email)).at(-1)!.links.find((one) => one.includes("/reset-password"))!
  expect((await change(me.token, { current_password: me.password, new_password })).status).toBe(200)
  const body = { ...Object.fromEntries(new URL(link).searchParams), new_password: "Monsoon-8-thief" }
  expect((await t.call("POST", "/auth/reset_password", { body })).status).toBe(422)
})

test("a login that was under way with the old password opens nothing", async () => {
  const me = await signedIn(t)
  const [answer, ...logins] = await Promise.all([
    change(me.token, { current_password: me.password, new_password }),
    ...Array.from({ length: 6 }, () => logIn(t, me.email, me.password)),
  ])
  expect(answer.status).toBe(200)
  for (const { status, body } of logins) if (status === 200) expect(await profile(body.token)).toBe(401)
})

test("a password is one however its letters are composed: at sign-up, login, confirmation, change and reset", async () => {
  const [composed, apart] = ["Caf\u00e9-8-Pune", "Cafe\u0301-8-Pune"]
  const person = await newMember(t, { password: apart })
  const { status, body } = await logIn(t, person.email, composed)
  expect(status).toBe(200)
  expect((await t.call("POST", "/auth/confirm", { token: body.token, body: { password: apart } })).status).toBe(200)
  expect(await change(body.token, { current_password: composed, new_password: apart })).toMatchObject({
    status: 422,
    body: { errors: { new_password: expect.stringContaining("already") } },
  })
  const [wide, plain] = ["Ｍonsoon-８", "Monsoon-8"]
  expect((await change(body.token, { current_password: apart, new_password: wide })).status).toBe(200)
  expect((await logIn(t, person.email, plain)).status).toBe(200)
  await t.call("POST", "/auth/forgot_password", { body: { email: person.email } })
  const link = await mailedLink(t, person.email, "/reset-password")
  const wanted = { new_password: composed, confirm_password: apart }
  expect((await t.call("POST", "/auth/reset_password", { body: { ...link, ...wanted } })).status).toBe(200)
  expect((await logIn(t, person.email, apart)).status).toBe(200)
  expect((await logIn(t, person.email, "Cafe-8-Pune")).status).toBe(422)
})

test("a hash from before passwords were normalised opens with what was typed then", async () => {
  const typed = "Cafe\u0301-8-Pune"
  const { email } = await newMember(t)
  const before = await hash(typed)
  await t.db.updateTable("accounts").set({ password_hash: before }).where("email", "=", email).execute()
  expect((await logIn(t, email, typed)).status).toBe(200)
  expect((await logIn(t, email, "Cafe-8-Pune")).status).toBe(422)
})

test("each of several sign-ups that wait is known by its own password, however it is composed", async () => {
  const person = newPerson({ password: "Cafe\u0301-8-one" })
  const other = { ...person, password: "Cafe\u0301-8-two" }
  for (const body of [person, other]) expect((await t.call("POST", "/signup/user", { body })).status).toBe(201)
  for (const password of ["Caf\u00e9-8-one", "Cafe\u0301-8-two"])
    expect((await logIn(t, person.email, password)).body.code).toBe("activation_required")
})
