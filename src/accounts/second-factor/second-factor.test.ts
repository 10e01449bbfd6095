import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { type CallAnswer, startTestApp, type TestApp } from "../../../test/app.ts"
import { untilBlocked } from "../../../test/blocked.ts"
import { freezeWindow } from "../../../test/freeze-window.ts"
import { createAdmin, createCustomer, type Person, password } from "../../../test/people.ts"
import { logIn as logInBy, mailsTo } from "../../../test/signing-up.ts"
import { codeAt, wrongCode } from "../../../test/totp.ts"
import { scaleLimits } from "../../platform/http/limits.server.ts"
import { lockAccount } from "../account.queries.server.ts"
import { openSession } from "../session/session.server.ts"
import { requireSecondFactorOfAdmins } from "./second-factor-proof.server.ts"

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterEach(() => {
  scaleLimits(1000)
  requireSecondFactorOfAdmins(false)
})
afterAll(() => t.close())

const post = (path: string, token: string, body: object = {}) => t.call("POST", `/auth${path}`, { token, body })
const state = async (token: string) => (await t.call("GET", "/auth/second_factor", { token })).body
const logIn = ({ email }: Person, code?: string) => logInBy(t, email, password, { code })
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted()
const subjects = async ({ email }: Person) => (await mailsTo(t, email)).map(({ subject }) => subject)
/** The app shows another code. */
const wait = (halfMinutes = 1) => {
  t.clock.now = new Date(t.clock.now.getTime() + halfMinutes * 30_000)
}
const now = (secret: string) => codeAt(secret, t.clock.now)

const enroll = async (token: string) => (await post("/second_factor/enroll", token)).body.secret as string
/** With a second factor whose last code is used. */
const secured = async (person: Person) => {
  const secret = await enroll(person.token)
  const { body } = await post("/second_factor/verify", person.token, { code: now(secret) })
  return { ...person, secret, codes: body.recovery_codes as string[] }
}

test("it counts from the first right code on, with ten recovery codes, and a mail", async () => {
  const person = await createCustomer(t)
  const { body: offered } = await post("/second_factor/enroll", person.token)
  expect(offered).toMatchObject({
    secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
    uri: expect.stringContaining(offered.secret),
  })
  expect(await state(person.token)).toMatchObject({ enabled_at: null, recovery_codes_left: 0, is_required: false })
  expect((await logIn(person)).status).toBe(200)
  const wrong = await post("/second_factor/verify", person.token, { code: wrongCode(offered.secret, t.clock.now) })
  expect(wrong).toMatchObject({ status: 422, body: { errors: { code: expect.stringMatching(/not right/) } } })
  const verified = await post("/second_factor/verify", person.token, { code: now(offered.secret) })
  expect(verified.status).toBe(200)
  expect(new Set(verified.body.recovery_codes).size).toBe(10)
  for (const code of verified.body.recovery_codes) expect(code).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/)
  expect(await state(person.token)).toMatchObject({ enabled_at: t.clock.now.toISOString(), recovery_codes_left: 10 })
  expect(await subjects(person)).toEqual(["Your second factor is on"])
})

test("the login opens nothing by the password alone, and says so only to who knows it", async () => {
  const person = await secured(await createCustomer(t))
  const asked = await logIn(person)
  expect(asked).toMatchObject({ status: 403, body: { code: "second_factor_required" } })
  expect([asked.body.token, asked.headers["set-cookie"]]).toEqual([undefined, undefined])
  expect(await logIn(person, "")).toMatchObject({ status: 403 })
  wait()
  const guessed = await logInBy(t, person.email, "wrong password", { code: now(person.secret) })
  expect(guessed).toMatchObject({ status: 422, body: { message: "Login failed" } })
  expect(await logIn(person, now(person.secret))).toMatchObject({
    status: 200,
    body: { user: { id: person.account_id } },
  })
})

test("a code that was used, here or at the set-up, opens nothing again, nor does one before it", async () => {
  const person = await secured(await createCustomer(t))
  expect((await logIn(person, now(person.secret))).status).toBe(422)
  wait(2)
  const [before, stolen] = [codeAt(person.secret, t.clock.now, -1), now(person.secret)]
  expect((await logIn(person, stolen)).status).toBe(200)
  expect((await logIn(person, stolen)).status).toBe(422)
  expect((await logIn(person, before)).status).toBe(422)
  wait()
  expect((await logIn(person, stolen)).status).toBe(422)
  expect((await logIn(person, now(person.secret))).status).toBe(200)
})

test("of many who come with one code at once, one comes in", async () => {
  const person = await secured(await createCustomer(t))
  wait()
  const code = now(person.secret)
  const answers = await Promise.all(Array.from({ length: 6 }, () => logIn(person, code)))
  expect(statuses(answers)).toEqual([200, 422, 422, 422, 422, 422])
  const recovery = await Promise.all(Array.from({ length: 4 }, () => logIn(person, person.codes[0])))
  expect(statuses(recovery)).toEqual([200, 422, 422, 422])
})

test("a code is guessed five times, also all at once, and nobody is signed in by the right one after", async () => {
  const person = await secured(await createCustomer(t))
  wait()
  freezeWindow()
  scaleLimits(1)
  const wrong = wrongCode(person.secret, t.clock.now)
  const answers = await Promise.all(Array.from({ length: 9 }, () => logIn(person, wrong)))
  expect(statuses(answers)).toEqual([422, 422, 422, 422, 422, 429, 429, 429, 429])
  expect((await logIn(person, now(person.secret))).status).toBe(429)
  expect((await logIn(person, person.codes[0])).status).toBe(429)
})

test("what strangers guess does not keep the owner's own browser out", async () => {
  const person = await secured(await createCustomer(t))
  wait()
  const { headers } = await logIn(person, now(person.secret))
  const cookie = [headers["set-cookie"]]
    .flat()
    .map((one) => String(one).split(";")[0])
    .join("; ")
  freezeWindow()
  scaleLimits(1)
  const wrong = wrongCode(person.secret, t.clock.now)
  for (let guess = 0; guess < 6; guess += 1) await logIn(person, wrong)
  wait()
  const body = { identifier: person.email, password, code: now(person.secret) }
  expect((await t.call("POST", "/auth/login", { body })).status).toBe(429)
  expect((await t.call("POST", "/auth/login", { body, cookie })).status).toBe(200)
})

test("a recovery code opens once, however it is typed, and its owner is told how many are left", async () => {
  const person = await secured(await createCustomer(t))
  const code = person.codes[3]!.toUpperCase().replaceAll("-", " ")
  expect((await logIn(person, code)).status).toBe(200)
  expect((await logIn(person, code)).status).toBe(422)
  expect((await state(person.token)).recovery_codes_left).toBe(9)
  const [, mail] = await mailsTo(t, person.email)
  expect(mail).toMatchObject({ subject: "A recovery code was used", text: expect.stringContaining("9 are left.") })
})

test("new recovery codes end the old ones", async () => {
  const person = await secured(await createCustomer(t))
  const { body } = await post("/second_factor/recovery_codes", person.token)
  expect((await logIn(person, person.codes[0])).status).toBe(422)
  expect((await logIn(person, body.recovery_codes[0])).status).toBe(200)
  expect(await subjects(person)).toContain("You have new recovery codes")
})

test("made twice at once, ten are left, all of one answer", async () => {
  const person = await secured(await createCustomer(t))
  const answers = await Promise.all([1, 2, 3].map(() => post("/second_factor/recovery_codes", person.token)))
  expect(statuses(answers)).toEqual([200, 200, 200])
  expect((await state(person.token)).recovery_codes_left).toBe(10)
  const opened: string[] = []
  for (const { body } of answers) opened.push(String((await logIn(person, body.recovery_codes[0])).status))
  expect(opened.toSorted()).toEqual(["200", "422", "422"])
})

test("switched off, the password alone is enough again, and a mail says so", async () => {
  const person = await secured(await createCustomer(t))
  expect((await post("/second_factor/disable", person.token)).status).toBe(200)
  expect((await logIn(person)).status).toBe(200)
  expect(await state(person.token)).toMatchObject({ enabled_at: null, recovery_codes_left: 0 })
  expect(await subjects(person)).toEqual(["Your second factor is on", "Your second factor is off"])
  expect((await post("/second_factor/disable", person.token)).status).toBe(200)
  expect(await post("/second_factor/recovery_codes", person.token)).toMatchObject({ status: 409 })
})

test("a second secret is offered only while none is in use; the last that was offered counts", async () => {
  const person = await createCustomer(t)
  const [first, last] = [await enroll(person.token), await enroll(person.token)]
  expect((await post("/second_factor/verify", person.token, { code: now(first) })).status).toBe(422)
  expect((await post("/second_factor/verify", person.token, { code: now(last) })).status).toBe(200)
  expect((await post("/second_factor/enroll", person.token)).status).toBe(409)
  expect((await post("/second_factor/verify", person.token, { code: now(last) })).status).toBe(409)
})

test("set up twice at once, it is on once, and the codes that were shown are those that count", async () => {
  const person = await createCustomer(t)
  const secret = await enroll(person.token)
  const answers = await Promise.all(
    [1, 2].map(() => post("/second_factor/verify", person.token, { code: now(secret) })),
  )
  expect(statuses(answers)).toEqual([200, 409])
  const { body } = answers.find(({ status }) => status === 200)!
  expect((await logIn(person, body.recovery_codes[0])).status).toBe(200)
})

test("nothing is verified where nothing was offered, and a recovery code sets nothing up", async () => {
  const person = await createCustomer(t)
  expect((await post("/second_factor/verify", person.token, { code: "123456" })).status).toBe(409)
  await enroll(person.token)
  expect((await post("/second_factor/verify", person.token, { code: "abcd-efgh-jkmn-pqrs" })).status).toBe(422)
})

test("the database holds neither the secret nor a recovery code", async () => {
  const { account_id, secret, codes } = await secured(await createCustomer(t))
  const factor = await t.db
    .selectFrom("second_factors")
    .selectAll()
    .where("account_id", "=", account_id)
    .executeTakeFirst()
  const rows = await t.db.selectFrom("recovery_codes").selectAll().where("account_id", "=", account_id).execute()
  const kept = [factor!.sealed_secret, ...rows.map(({ code_hash }) => code_hash)].map((bytes) =>
    bytes.toString("latin1"),
  )
  expect(kept).toHaveLength(11)
  for (const text of [secret, ...codes, ...codes.map((code) => code.replaceAll("-", ""))])
    expect(kept.some((one) => one.includes(text))).toBe(false)
})

test("who confirms that it is them shows the second factor too", async () => {
  const person = await secured(await createCustomer(t))
  expect(await post("/confirm", person.token, { password })).toMatchObject({
    status: 403,
    body: { code: "second_factor_required" },
  })
  wait()
  const code = now(person.secret)
  expect((await post("/confirm", person.token, { password: "wrong password", code })).body.errors).toHaveProperty(
    "password",
  )
  expect(
    (await post("/confirm", person.token, { password, code: wrongCode(person.secret, t.clock.now) })).body.errors,
  ).toHaveProperty("code")
  expect((await post("/confirm", person.token, { password, code })).status).toBe(200)
  expect((await post("/confirm", person.token, { password, code })).status).toBe(422)
})

const logInAdmin = async ({ email }: Person, code?: string) =>
  t.call("POST", "/auth/admin-login", { body: { email, password, code } })

test("the admin's door asks for the code as well, and tells nobody else that there is one", async () => {
  const person = await secured(await createAdmin(t))
  expect(await logInAdmin(person)).toMatchObject({ status: 403, body: { code: "second_factor_required" } })
  const wrong = await t.call("POST", "/auth/admin-login", {
    body: { email: person.email, password: "wrong", code: "123456" },
  })
  expect(wrong).toMatchObject({ status: 422, body: { message: "Invalid admin credentials" } })
  wait()
  expect(await logInAdmin(person, now(person.secret))).toMatchObject({
    status: 200,
    body: { user: { has_admin_role: true } },
  })
})

test("where administrators need one, the first sign-in opens nothing but setting it up", async () => {
  const admin = await createAdmin(t)
  requireSecondFactorOfAdmins(true)
  const { body, headers } = await logInAdmin(admin)
  expect(body.user).toMatchObject({ has_admin_role: true, awaits_second_factor: true })
  const cookie = String([headers["set-cookie"]].flat()[0]).split(";")[0]!
  const profile = () => t.call("GET", "/user/profile", { token: body.token })
  expect(await profile()).toMatchObject({ status: 403, body: { code: "second_factor_required" } })
  const renewed = await t.call("POST", "/auth/refresh", { cookie, body: {} })
  expect(renewed.body.user).toMatchObject({ awaits_second_factor: true })
  expect((await t.call("GET", "/events", { cookie })).body.code).toBe("second_factor_required")
  expect(await state(body.token)).toMatchObject({ enabled_at: null, is_required: true })
  const secret = await enroll(body.token)
  expect((await post("/second_factor/verify", body.token, { code: now(secret) })).status).toBe(200)
  expect((await profile()).status).toBe(200)
  expect((await t.call("POST", "/auth/refresh", { cookie, body: {} })).body.user).not.toHaveProperty(
    "awaits_second_factor",
  )
  wait()
  expect((await logInAdmin(admin, now(secret))).body.user).not.toHaveProperty("awaits_second_factor")
})

test("switched on, it ends every other session: a stranger's that awaited it is not let in by the owner's", async () => {
  const admin = await createAdmin(t)
  requireSecondFactorOfAdmins(true)
  const stranger = (await logInAdmin(admin)).body.token
  const owner = (await logInAdmin(admin)).body.token
  const secret = await enroll(owner)
  expect((await post("/second_factor/verify", owner, { code: now(secret) })).status).toBe(200)
  const profileOf = async (token: string) => (await t.call("GET", "/user/profile", { token })).status
  expect([await profileOf(owner), await profileOf(stranger), await profileOf(admin.token)]).toEqual([200, 401, 401])
})

test("a session that awaits it is nobody where anyone may ask, and can be renewed and ended", async () => {
  const admin = await createAdmin(t, "Shubhangi Rane", true)
  requireSecondFactorOfAdmins(true)
  const { body, headers } = await logInAdmin(admin)
  const { token } = body
  const own = { email: admin.email }
  expect(await t.call("POST", "/get_user_data", { token, body: own })).toMatchObject({
    status: 401,
    body: { code: "sign_in_required" },
  })
  const addition = {
    ...own,
    type: "provider",
    formData: {
      userType: "professional",
      user_types: ["user", "provider"],
      user_type: "professional",
      user_type_data: { business_name: "Rane Interiors" },
    },
  }
  expect(await t.call("POST", "/add_role", { token, body: addition })).toMatchObject({
    status: 401,
    body: { code: "sign_in_required" },
  })
  expect((await t.call("POST", "/get_user_data", { token: admin.token, body: own })).status).toBe(200)
  const cookie = String([headers["set-cookie"]].flat()[0]).split(";")[0]!
  expect((await t.call("POST", "/auth/refresh", { cookie, body: {} })).status).toBe(200)
  expect((await t.call("POST", "/auth/logout", { cookie, body: {} })).status).toBe(200)
  expect((await t.call("POST", "/auth/refresh", { cookie, body: {} })).status).toBe(401)
})

test("who needs one cannot switch it off, not even in a session of the other door", async () => {
  const admin = await secured(await createAdmin(t, "Shubhangi Rane", true))
  requireSecondFactorOfAdmins(true)
  wait()
  const { body } = await logIn(admin, now(admin.secret))
  for (const token of [admin.token, body.token])
    expect(await post("/second_factor/disable", token)).toMatchObject({ status: 409 })
  expect((await state(body.token)).enabled_at).not.toBeNull()
})

test("nobody else is asked to have one", async () => {
  requireSecondFactorOfAdmins(true)
  const admin = await createAdmin(t, "Shubhangi Rane", true)
  expect((await logIn(admin)).body.user).not.toHaveProperty("awaits_second_factor")
  expect(
    (await t.call("GET", "/user/profile", { token: (await logIn(await createCustomer(t))).body.token })).status,
  ).toBe(200)
})

/** A login whose transaction has to wait until `meanwhile` has been done. */
const logInDuring = async (attempt: () => Promise<CallAnswer>, person: Person, meanwhile: () => Promise<unknown>) => {
  let answer: Promise<CallAnswer> | undefined
  await t.db.transaction().execute(async (ahead) => {
    await lockAccount(ahead, person.account_id)
    answer = attempt()
    await untilBlocked(t.db)
    await meanwhile()
  })
  return answer!
}
const enabledAt = (account_id: string, enabled_at: Date) =>
  t.db.updateTable("second_factors").set({ enabled_at }).where("account_id", "=", account_id).execute()

test("a login by the password alone that is under way while it is switched on opens nothing, at either door", async () => {
  const customer = await createCustomer(t)
  await enroll(customer.token)
  const doors = [() => logIn(customer)]
  const admin = await createAdmin(t)
  await enroll(admin.token)
  doors.push(() => t.call("POST", "/auth/admin-login", { body: { email: admin.email, password } }))
  for (const [index, person] of [customer, admin].entries()) {
    const sessions = t.db.selectFrom("sessions").select("id").where("account_id", "=", person.account_id)
    const before = await sessions.execute()
    const answer = await logInDuring(doors[index]!, person, () => enabledAt(person.account_id, t.clock.now))
    expect(answer).toMatchObject({ status: 403, body: { code: "second_factor_required" } })
    expect(await sessions.execute()).toEqual(before)
  }
})

test("nor does one with a code of the second factor before this one", async () => {
  const person = await secured(await createCustomer(t))
  wait()
  const later = new Date(t.clock.now.getTime() + 1000)
  const answer = await logInDuring(
    () => logIn(person, now(person.secret)),
    person,
    () => enabledAt(person.account_id, later),
  )
  expect(answer).toMatchObject({ status: 403, body: { code: "second_factor_required" } })
})

test("switching it on waits for a login that was faster, and ends its session", async () => {
  const person = await createCustomer(t)
  const secret = await enroll(person.token)
  let verified: Promise<CallAnswer> | undefined
  const opened = await t.db.transaction().execute(async (login) => {
    await lockAccount(login, person.account_id)
    verified = post("/second_factor/verify", person.token, { code: now(secret) })
    await untilBlocked(t.db)
    const rights = { remember: false, is_admin: false }
    return openSession(login, person.account_id, rights, { network: "203.0.113.7", userAgent: "" }, t.clock.now)
  })
  expect((await verified!).status).toBe(200)
  expect((await t.call("GET", "/user/profile", { token: opened.token })).status).toBe(401)
  expect((await t.call("GET", "/user/profile", { token: person.token })).status).toBe(200)
})
