import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest"
import { startTestApp, type TestApp } from "../../../test/app.ts"
import { freezeWindow } from "../../../test/freeze-window.ts"
import { createAdmin } from "../../../test/people.ts"
import { activate, logIn, mailedLink, mailsTo, newMember, newPerson } from "../../../test/signing-up.ts"
import { scaleLimits } from "../../platform/http/limits.server.ts"
import { makeLink } from "../links/mailed-link.server.ts"

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

const ask = (email: unknown, more: object = {}) => t.call("POST", "/auth/forgot_password", { body: { email, ...more } })
/** Of the newest mail with one. */
const linkTo = (email: string) => mailedLink(t, email, "/reset-password")
const linkFor = async (email: string) => {
  expect((await ask(email)).status).toBe(200)
  return linkTo(email)
}
const reset = (body: Record<string, unknown>, headers: Record<string, string> = {}) =>
  t.call("POST", "/auth/reset_password", { body, headers })
const new_password = "Monsoon-8-Kothrud"
const sentence = "Invalid password reset link. Please request a new password reset."
const refused = { status: 422, body: { message: sentence, errors: { token: sentence } } }

test("from the mailed link to a new password: every session ends, the old password is none, the owner is told", async () => {
  const person = await newMember(t)
  const { body: before } = await logIn(t, person.email, person.password)
  const asked = await ask(person.email.toUpperCase(), { redirect: "/providers/abc?book=1" })
  expect(asked.body.message).toBe("If your email is registered, you will receive password reset instructions shortly.")
  const link = await linkTo(person.email)
  expect(link).toMatchObject({ email: person.email, redirect: "/providers/abc?book=1" })
  expect(await reset({ ...link, new_password })).toMatchObject({ status: 200, body: { log_in_at: "/login" } })

  expect((await t.call("GET", "/user/profile", { token: before.token })).status).toBe(401)
  expect((await logIn(t, person.email, person.password)).status).toBe(422)
  expect((await logIn(t, person.email, new_password)).status).toBe(200)
  expect(await reset({ ...link, new_password })).toMatchObject(refused)

  const mail = (await mailsTo(t, person.email)).at(-1)!
  expect(mail.subject).toBe("Your Sthapati password was changed")
  expect(mail.text).toMatch(
    /When: \d+ \w+ \d{4}, .+ \(Indian time\)\nFrom: An unknown device, network address 127\.0\.0\.1/,
  )
  expect(mail.text).toContain("/forgot-password")
  const of = { account_id: before.user.id }
  const acts = await t.db.selectFrom("activities").select("action").where("account_id", "=", of.account_id).execute()
  expect(acts.map(({ action }) => action)).toContain("reset_password")
  const record = await t.db.selectFrom("audit_entries").select("act").where("account_id", "=", of.account_id).execute()
  expect(record.map(({ act }) => act)).toEqual(expect.arrayContaining(["forgot_password", "reset_password"]))
})

test("an old, superseded, foreign, cut or malformed link opens nothing and says what to do next", async () => {
  const [person, other] = [await newMember(t), await newMember(t)]
  const first = await linkFor(person.email)
  const second = await linkFor(person.email)
  const foreign = await linkFor(other.email)
  const wrong = [
    first,
    { ...second, token: foreign.token },
    { ...second, email: other.email },
    { ...second, token: second.token.slice(0, -1) },
    { ...second, token: second.token + "x".repeat(200) },
    { ...second, token: `${second.token}=` },
    { ...second, token: "\u202Etoken" },
  ]
  for (const link of wrong) expect(await reset({ ...link, new_password })).toMatchObject(refused)
  const before = t.clock.now
  t.clock.now = new Date(before.getTime() + 3_600_001)
  expect(await reset({ ...second, new_password })).toMatchObject(refused)
  t.clock.now = before
  for (const part of ["email", "token"])
    expect(await reset({ ...second, [part]: "", new_password })).toMatchObject({ status: 422 })
  expect((await reset({ ...second, new_password })).status).toBe(200)
})

test("two resets at once are one; what a browser sends twice has one answer", async () => {
  const person = await newMember(t)
  const link = await linkFor(person.email)
  const passwords = ["Monsoon-8-one", "Monsoon-8-two"]
  const answers = await Promise.all(passwords.map((typed) => reset({ ...link, new_password: typed })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  const winner = passwords[answers.findIndex(({ status }) => status === 200)]!
  expect((await logIn(t, person.email, winner)).status).toBe(200)
  expect((await mailsTo(t, person.email)).filter(({ subject }) => subject.includes("was changed"))).toHaveLength(1)

  const again = await linkFor(person.email)
  const key = { "idempotency-key": "one-press" }
  const [one, two] = [await reset({ ...again, new_password }, key), await reset({ ...again, new_password }, key)]
  expect([one.status, two.status, two.body]).toEqual([200, 200, one.body])
})

test("of two requests at once one link works", async () => {
  const person = await newMember(t)
  await Promise.all([ask(person.email), ask(person.email)])
  const links = (await mailsTo(t, person.email)).flatMap(({ links }) => links.filter((one) => one.includes("/reset-")))
  expect(links).toHaveLength(2)
  const statuses = []
  for (const link of links)
    statuses.push((await reset({ ...Object.fromEntries(new URL(link).searchParams), new_password })).status)
  expect(statuses.toSorted()).toEqual([200, 422])
})

test("a refused password leaves the link as it was", async () => {
  const person = await newMember(t)
  const link = await linkFor(person.email)
  const said = async (typed: unknown, more: object = {}) =>
    (await reset({ ...link, new_password: typed, ...more })).body.errors
  expect(await said("")).toEqual({ new_password: "New password is required" })
  expect(await said("short-1")).toEqual({ new_password: "Password must be at least 8 characters long" })
  expect(await said("no number here")).toEqual({ new_password: "Password must contain at least one number" })
  expect(await said("password123")).toEqual({ new_password: expect.stringContaining("most common") })
  expect(await said(`1${"x".repeat(200)}`)).toEqual({ new_password: "New password must be at most 200 characters" })
  expect(await said(12345678)).toHaveProperty("new_password")
  expect(await said(new_password, { confirm_password: "" })).toEqual({
    confirm_password: "Please confirm your password",
  })
  expect(await said(new_password, { confirm_password: "another" })).toEqual({
    confirm_password: "Passwords do not match",
  })
  expect((await reset({ ...link, new_password, confirm_password: new_password })).status).toBe(200)
})

test("known and unknown addresses are answered alike and as quickly", async () => {
  const { email } = await newMember(t)
  const timed = async (address: string) => {
    const start = performance.now()
    const { status, body } = await ask(address)
    return { ms: performance.now() - start, answer: { status, body } }
  }
  await timed("warm-up@test.example")
  const known = []
  const unknown = []
  for (let round = 0; round < 7; round += 1) {
    known.push(await timed(email))
    unknown.push(await timed(`nobody.${round}@test.example`))
  }
  expect(unknown[0]!.answer).toEqual(known[0]!.answer)
  const median = (times: { ms: number }[]) => times.map(({ ms }) => ms).sort((a, b) => a - b)[3]!
  expect(median(known) / median(unknown)).toBeGreaterThan(0.7)
  expect(median(known) / median(unknown)).toBeLessThan(1.4)
  expect(await mailsTo(t, "nobody.0@test.example")).toEqual([])
})

test("an address is asked for three times in a quarter of an hour, whether somebody has it or not", async () => {
  const { email } = await newMember(t)
  await t.db.deleteFrom("rate_buckets").execute()
  freezeWindow()
  scaleLimits(1)
  for (const address of [email, "nobody.at.all@test.example"]) {
    const statuses = []
    for (let wish = 0; wish < 5; wish += 1) statuses.push((await ask(address)).status)
    expect(statuses).toEqual([200, 200, 200, 429, 429])
  }
  scaleLimits(1000)
})

test("a stranger elsewhere does not use up what the owner has", async () => {
  const { email } = await newMember(t)
  freezeWindow()
  scaleLimits(1)
  await t.db.deleteFrom("rate_buckets").execute()
  const elsewhere = { remoteAddress: "203.0.113.9" }
  for (let wish = 0; wish < 5; wish += 1)
    await t.app.inject({ method: "POST", url: "/api/auth/forgot_password", payload: { email }, ...elsewhere })
  expect((await ask(email)).status).toBe(200)
  scaleLimits(1000)
})

test("strangers in seven networks use up no owner's links: a known network or browser still gets them, and it shows to nobody", async () => {
  const [{ email, password: secret }, other] = [await newMember(t), await newMember(t)]
  const inFrom = { method: "POST", url: "/api/auth/login", remoteAddress: "198.51.100.7" } as const
  const opened = await t.app.inject({ ...inFrom, payload: { identifier: email, password: secret } })
  const device = opened.cookies.find(({ name }) => name === "sthapati-device")!
  freezeWindow()
  scaleLimits(1)
  onTestFinished(() => scaleLimits(1000))
  await t.db.deleteFrom("rate_buckets").execute()
  const askFrom = async (remoteAddress: string, address = email, cookie = "") => {
    const headers = cookie ? { cookie } : {}
    const url = "/api/auth/forgot_password"
    const answer = await t.app.inject({ method: "POST", url, remoteAddress, headers, payload: { email: address } })
    return [answer.statusCode, answer.json().message]
  }
  const linksMailedTo = async (address: string) =>
    (await mailsTo(t, address)).filter(({ links }) => links.some((link) => link.includes("/reset-"))).length
  for (const address of [email, other.email, "nobody.here@test.example"]) {
    const wishes = Array.from({ length: 21 }, (_, nth) => askFrom(`2401:4900:1c5a:${nth % 7}::1`, address))
    for (const [status] of await Promise.all(wishes)) expect(status).toBe(200)
  }
  expect(await linksMailedTo(email)).toBe(20)

  const strange = await askFrom("2401:4900:1c5a:99::1")
  expect(strange).toEqual([200, expect.stringMatching(/^Many links .+ try again in (\d+ hours?)?( ?\d+ minutes?)?\.$/)])
  expect(await linksMailedTo(email)).toBe(20)
  expect(await askFrom("198.51.100.7")).toEqual(strange)
  expect(await linksMailedTo(email)).toBe(21)
  // From where one owner has signed in, nothing goes to another, and nothing else is said.
  expect(await askFrom("198.51.100.7", other.email)).toEqual(strange)
  expect(await askFrom("198.51.100.7", "nobody.here@test.example")).toEqual(strange)
  expect(await linksMailedTo(other.email)).toBe(20)
  const onItsWay = "If your email is registered, you will receive password reset instructions shortly."
  expect(await askFrom("203.0.113.77", email, `${device.name}=${device.value}`)).toEqual([200, onItsWay])
  expect(await linksMailedTo(email)).toBe(22)
})

test.each([1, 2])("where only sign-ups wait, %i of them, no link opens one: the address is told so", async (count) => {
  const person = newPerson()
  const others = { ...person, full_name: "Somebody Else", password: "Not-Yours-411" }
  for (const body of [others, person].slice(0, count)) await t.call("POST", "/signup/user", { body })
  const [waiting, unknown] = [await ask(person.email), await ask("nobody.waits@test.example")]
  expect([waiting.status, waiting.body]).toEqual([unknown.status, unknown.body])
  const mail = (await mailsTo(t, person.email)).at(-1)!
  expect(mail.subject).toBe("Finish signing up for Sthapati")
  expect(mail.text).toContain("/register")
  expect(mail.text).not.toMatch(/reset-password|activate-account|Somebody Else/)
  expect(
    await t.db
      .selectFrom("account_tokens")
      .select("id")
      .where("purpose", "=", "reset")
      .where("account_id", "in", t.db.selectFrom("accounts").select("id").where("email", "=", person.email))
      .execute(),
  ).toEqual([])

  // The letter's way: signed up once more, the account has its owner's own name, and a password that can be forgotten.
  const own = { ...person, full_name: "The Owner" }
  await t.call("POST", "/signup/user", { body: own })
  expect((await activate(t, person.email)).status).toBe(200)
  const rows = t.db.selectFrom("accounts").select("full_name").where("email", "=", person.email)
  expect(await rows.execute()).toEqual([{ full_name: "The Owner" }])
  expect((await reset({ ...(await linkFor(person.email)), new_password })).status).toBe(200)
  expect((await logIn(t, person.email, new_password)).status).toBe(200)
})

test("a link from before, to a sign-up that waits, opens nothing", async () => {
  const person = newPerson()
  const { body } = await t.call("POST", "/signup/user", { body: person })
  const token = await makeLink(t.db, { account_id: body.sign_up, purpose: "reset" }, t.clock.now)
  expect(await reset({ email: person.email, token, new_password })).toMatchObject(refused)
  expect((await logIn(t, person.email, person.password)).body.code).toBe("activation_required")
})

test("a suspended account is sent nothing, and a link from before opens nothing", async () => {
  const person = await newMember(t)
  const link = await linkFor(person.email)
  await t.db.updateTable("accounts").set({ suspended_at: t.clock.now }).where("email", "=", person.email).execute()
  expect(await reset({ ...link, new_password })).toMatchObject(refused)
  const before = (await mailsTo(t, person.email)).length
  expect((await ask(person.email)).status).toBe(200)
  expect(await mailsTo(t, person.email)).toHaveLength(before)
})

test("an admin is told which door is theirs", async () => {
  const { email } = await createAdmin(t)
  expect((await reset({ ...(await linkFor(email)), new_password })).body.log_in_at).toBe("/admin/login")
})
