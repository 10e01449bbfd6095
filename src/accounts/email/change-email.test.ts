import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../../test/app.ts"
import { freezeWindow } from "../../../test/freeze-window.ts"
import { createAdmin, password as demoPassword } from "../../../test/people.ts"
import { activationLink, logIn, mailedLink, mailsTo, newPerson, signedIn } from "../../../test/signing-up.ts"
import { codeAt, setUpSecondFactor, wrongCode } from "../../../test/totp.ts"
import { scaleLimits } from "../../platform/http/limits.server.ts"

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

let count = 0
const newAddress = () => {
  count += 1
  return `asha.new.${count}@test.example`
}
const ask = (token: string, body: Record<string, unknown>) => t.call("POST", "/auth/change_email", { token, body })
const confirm = (body: Record<string, unknown>, token?: string) =>
  t.call("POST", "/auth/confirm_email", { token, body })
const linkTo = (email: string) => mailedLink(t, email, "/confirm-email")
const profile = async (token: string) => (await t.call("GET", "/user/profile", { token })).status

test("the address changes when the link to the new one is opened; the old one is told, other sessions end", async () => {
  const me = await signedIn(t)
  const other = (await logIn(t, me.email, me.password)).body.token
  const email = newAddress()
  const asked = await ask(me.token, { password: me.password, email: ` ${email.toUpperCase()} ` })
  expect(asked).toMatchObject({ status: 200, body: { message: expect.stringContaining(email) } })
  expect((await logIn(t, email, me.password)).status).toBe(422)
  expect(await profile(other)).toBe(200)

  const link = await linkTo(email)
  // Opened on another device, where nobody is signed in.
  expect((await confirm(link)).status).toBe(200)
  expect([await profile(me.token), await profile(other)]).toEqual([200, 401])
  expect((await logIn(t, me.email, me.password)).status).toBe(422)
  expect((await logIn(t, email, me.password)).status).toBe(200)

  const told = (await mailsTo(t, me.email)).at(-1)!
  expect(told.subject).toBe("The email of your Sthapati account was changed")
  expect(told.text).toMatch(/When: .+\nFrom: .+127\.0\.0\.1/)
  expect(told.text).not.toContain(email)
  const [mail, ...others] = await mailsTo(t, email)
  expect([mail!.subject, others]).toEqual(["Confirm your new email for Sthapati", []])
  // Nobody knows yet whose mailbox it is.
  for (const part of [mail!.text, mail!.html]) expect(part).not.toContain("Asha")
  const acts = await t.db.selectFrom("activities").select("action").where("account_id", "=", me.account_id).execute()
  expect(acts.map(({ action }) => action)).toContain("change_email")

  expect((await confirm(link)).status, "opened by a mail scanner before").toBe(200)
  expect((await mailsTo(t, me.email)).filter(({ subject }) => subject === told.subject)).toHaveLength(1)
})

test("the session that opens the link goes on instead of the one that asked", async () => {
  const me = await signedIn(t)
  const phone = (await logIn(t, me.email, me.password)).body.token
  const email = newAddress()
  await ask(me.token, { password: me.password, email })
  expect((await confirm(await linkTo(email), phone)).status).toBe(200)
  expect([await profile(phone), await profile(me.token)]).toEqual([200, 401])
})

test("an administrator is sent to their own door afterwards, everybody else to the login", async () => {
  const [me, admin] = [await signedIn(t), await createAdmin(t)]
  const people = [
    { token: me.token, password: me.password, door: "/login" },
    { token: admin.token, password: demoPassword, door: "/admin/login" },
  ]
  for (const { token, password, door } of people) {
    const email = newAddress()
    await ask(token, { password, email })
    expect((await confirm(await linkTo(email))).body).toMatchObject({ log_in_at: door })
  }
})

test("opened twice at once it is one change and one answer", async () => {
  const me = await signedIn(t)
  const email = newAddress()
  await ask(me.token, { password: me.password, email })
  const link = await linkTo(email)
  const answers = await Promise.all([confirm(link), confirm(link), confirm(link)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await mailsTo(t, me.email)).filter(({ subject }) => subject.includes("was changed"))).toHaveLength(1)
})

test("an old, superseded, foreign, cut or malformed link changes nothing and says what to do next", async () => {
  const [me, stranger] = [await signedIn(t), await signedIn(t)]
  const [first, second, theirs] = [newAddress(), newAddress(), newAddress()]
  await ask(me.token, { password: me.password, email: first })
  await ask(me.token, { password: me.password, email: second })
  await ask(stranger.token, { password: stranger.password, email: theirs })
  const [old, link, foreign] = [await linkTo(first), await linkTo(second), await linkTo(theirs)]
  const message =
    "This link to confirm an email address does not work any more. Please log in and ask for the change again."
  const wrong = [
    old,
    { ...link, token: foreign.token },
    { ...link, email: theirs },
    { ...link, token: link.token.slice(1) },
    { ...link, token: link.token + "x".repeat(200) },
    { ...link, token: "<script>" },
  ]
  for (const one of wrong) expect(await confirm(one)).toMatchObject({ status: 422, body: { message } })
  const before = t.clock.now
  t.clock.now = new Date(before.getTime() + 24 * 3_600_000 + 1)
  expect(await confirm(link)).toMatchObject({ status: 422, body: { message } })
  t.clock.now = before
  expect((await confirm(link)).status).toBe(200)
})

test("a link ends with the password that it was asked for with", async () => {
  const me = await signedIn(t)
  const email = newAddress()
  await ask(me.token, { password: me.password, email })
  const passwords = { current_password: me.password, new_password: "Monsoon-8-Kothrud" }
  expect((await t.call("POST", "/auth/change_password", { token: me.token, body: passwords })).status).toBe(200)
  expect((await confirm(await linkTo(email))).status).toBe(422)
})

test("an address that is taken is refused at once, and one that was taken meanwhile when its link is opened", async () => {
  const [me, stranger, third] = [await signedIn(t), await signedIn(t), await signedIn(t)]
  const taken = await ask(me.token, { password: me.password, email: stranger.email.toUpperCase() })
  expect(taken).toMatchObject({ status: 409, body: { field: "email", message: expect.stringContaining("already") } })
  const email = newAddress()
  await ask(me.token, { password: me.password, email })
  const mine = await linkTo(email)
  await ask(third.token, { password: third.password, email })
  const theirs = await linkTo(email)
  const answers = await Promise.all([confirm(mine), confirm(theirs)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const late = answers.find(({ status }) => status === 409)!
  expect(late.body.message).toContain("Another account has this email")
  expect((await logIn(t, email, me.password)).status).toBe(200)
})

/** Somebody signs up with an address that another account is about to have. */
const waitingFor = async (email: string) => {
  const person = { ...newPerson(), email, full_name: "Somebody Else", password: "Not-Yours-411" }
  expect((await t.call("POST", "/signup/user", { body: person })).status).toBe(201)
  const { searchParams } = await activationLink(t, email)
  return { ...person, activate: { email, token: searchParams.get("token")! } }
}
const activate = (body: Record<string, unknown>) => t.call("POST", "/auth/activate", { body })
const namesAt = async (email: string) => {
  const rows = await t.db.selectFrom("accounts").select("full_name").where("email", "=", email).execute()
  return rows.map(({ full_name }) => full_name)
}

test("what waits for the new address ends with it", async () => {
  const me = await signedIn(t)
  const email = newAddress()
  await ask(me.token, { password: me.password, email })
  const link = await linkTo(email)
  const waiting = await waitingFor(email)
  expect((await confirm(link)).status).toBe(200)
  expect(await namesAt(email)).toEqual([me.full_name])
  expect((await logIn(t, email, waiting.password)).body.message).toBe("Login failed")
  expect((await activate(waiting.activate)).status).toBe(409)
  expect((await logIn(t, email, me.password)).status).toBe(200)
})

test("of a new address and a sign-up that waits for it, confirmed at the same moment, one gets it", async () => {
  const me = await signedIn(t)
  const email = newAddress()
  await ask(me.token, { password: me.password, email })
  const link = await linkTo(email)
  const waiting = await waitingFor(email)
  const [mine, theirs] = await Promise.all([confirm(link), activate(waiting.activate)])
  expect([mine.status, theirs.status].toSorted()).toEqual([200, 409])
  expect(await namesAt(email)).toEqual([mine.status === 200 ? me.full_name : waiting.full_name])
})

test("a wrong password and an address that is none are said at their fields", async () => {
  const me = await signedIn(t)
  const email = newAddress()
  const errors = async (body: Record<string, unknown>) => (await ask(me.token, body)).body.errors
  expect(await errors({ password: "not mine", email })).toEqual({ password: expect.stringContaining("not your") })
  expect(await errors({ password: "", email: "asha@home" })).toEqual({
    password: "Current password is required",
    email: "Please enter a valid email address",
  })
  expect(await errors({ password: me.password, email: me.email })).toEqual({
    email: expect.stringContaining("already"),
  })
  for (const wrong of [`${"a".repeat(250)}@test.example`, "a\u202Eb@test.example", "a@b.example\nBcc: x@y.example", 7])
    expect(await errors({ password: me.password, email: wrong })).toHaveProperty("email")
  expect(await mailsTo(t, email)).toEqual([])
})

test("an account with a second factor wants its code; without it no letter goes out", async () => {
  const [me, stranger] = [await signedIn(t), await signedIn(t)]
  const secret = await setUpSecondFactor(t, me.token)
  t.clock.now = new Date(t.clock.now.getTime() + 30_000)
  const email = newAddress()
  const wish = { password: me.password, email, code: codeAt(secret, t.clock.now) }
  expect((await ask(me.token, { ...wish, code: undefined })).body.code).toBe("second_factor_required")
  expect(await ask(me.token, { ...wish, code: wrongCode(secret, t.clock.now) })).toMatchObject({
    status: 422,
    body: { errors: { code: expect.any(String) } },
  })
  expect(await mailsTo(t, email)).toEqual([])
  expect((await ask(me.token, { ...wish, email: stranger.email })).status).toBe(409)
  expect((await ask(me.token, wish)).status).toBe(200)
  expect((await confirm(await linkTo(email))).status).toBe(200)
})

test("a stranger's mailbox is not filled by way of us", async () => {
  const me = await signedIn(t)
  const email = newAddress()
  freezeWindow()
  scaleLimits(1)
  const statuses = []
  for (let time = 0; time < 5; time += 1) statuses.push((await ask(me.token, { password: me.password, email })).status)
  scaleLimits(1000)
  expect(statuses).toEqual([200, 200, 200, 429, 429])
})
