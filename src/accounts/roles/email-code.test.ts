import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../../test/app.ts"
import { freezeWindow } from "../../../test/freeze-window.ts"
import { createAdmin, createCustomer, createProfessional } from "../../../test/people.ts"
import { mailsTo, newPerson, requestEmailCode } from "../../../test/signing-up.ts"
import { setUpSecondFactor } from "../../../test/totp.ts"
import { scaleLimits } from "../../platform/http/limits.server.ts"

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

const ask = (email: unknown) => t.call("POST", "/auth/email-code", { body: { email } })
const prove = (email: string, code?: unknown, token?: string) =>
  t.call("POST", "/get_user_data", { token, body: { email, ...(code !== undefined && { code }) } })
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0")

test("the code tells its owner's name, number and sides, in whichever way it is typed", async () => {
  const { email, full_name } = await createProfessional(t, { isCustomer: true })
  const code = await requestEmailCode(t, email.toUpperCase())
  expect(code).toMatch(/^\d{6}$/)
  const user = { full_name, mobile_number: null, user_types: ["provider", "user"], user_type: "individual" }
  expect(await prove(email, code)).toMatchObject({ status: 200, body: { success: true, user } })
  expect((await prove(email.toUpperCase(), ` ${code.slice(0, 3)} ${code.slice(3)} `)).body.user).toEqual(user)
})

test("the account's own token is proof as well; another's, or none, is not", async () => {
  const [asha, other] = [await createCustomer(t), await createCustomer(t)]
  expect((await prove(asha.email, undefined, asha.token)).body.user.full_name).toBe(asha.full_name)
  const message = "Please log in to this account, or enter the code that we send to its email."
  expect(await prove(asha.email, undefined, other.token)).toMatchObject({ status: 403, body: { message } })
  expect(await prove(asha.email)).toMatchObject({ status: 401, body: { message } })
  expect(await prove("nobody@test.example")).toMatchObject({ status: 401, body: { message } })
  expect((await prove(asha.email, await requestEmailCode(t, asha.email), other.token)).status).toBe(200)
})

test("asking is answered alike for every address; only that of an account gets a mail", async () => {
  const { email } = await createCustomer(t)
  const admin = await createAdmin(t)
  const waiting = newPerson()
  await t.call("POST", "/signup/user", { body: waiting })
  const addresses = [email, admin.email, waiting.email, "nobody@test.example"]
  const answers = []
  for (const one of addresses) answers.push(await ask(one))
  for (const { status, body } of answers) expect([status, body]).toEqual([200, answers[0]!.body])
  const codes = await Promise.all(
    addresses.map(async (one) => (await mailsTo(t, one)).filter(({ subject }) => /is your/.test(subject)).length),
  )
  expect(codes).toEqual([1, 0, 0, 0])
  // What is written does not differ either, so that it takes as long.
  expect(await t.db.selectFrom("email_codes").select("attempts").execute()).toHaveLength(
    new Set([...addresses, ...(await knownFromBefore())]).size,
  )
  for (const one of addresses.slice(1)) expect((await prove(one, "123456")).body.errors.code).toMatch(/not the code/)
})
const knownFromBefore = async () =>
  (await t.db.selectFrom("mails").select("to_address").where("kind", "=", "email_code_asked").execute()).map(
    (mail) => mail.to_address,
  )

test("five wrong guesses end a code, also when they come at once, and a new one begins anew", async () => {
  const { email } = await createCustomer(t)
  const code = await requestEmailCode(t, email)
  const guesses = await Promise.all(Array.from({ length: 20 }, () => prove(email, wrongOf(code))))
  const said = guesses.map(({ status, body }) => [status, body.errors.code] as const)
  expect(said.every(([status]) => status === 422)).toBe(true)
  const left = said.map(([, sentence]) => /(\w+) (?:try is|tries are) left/.exec(sentence)?.[1]).filter(Boolean)
  expect(left.toSorted()).toEqual(["2", "3", "4", "one"])
  const tried = "This code was tried too often. Please ask for a new one."
  expect(await prove(email, code)).toMatchObject({ status: 422, body: { errors: { code: tried } } })
  const next = await requestEmailCode(t, email)
  expect((await prove(email, next)).status).toBe(200)
})

test("right guesses cost none; the code before the newest is none any more", async () => {
  const { email } = await createCustomer(t)
  const old = await requestEmailCode(t, email)
  for (let nth = 0; nth < 7; nth += 1) expect((await prove(email, old)).status).toBe(200)
  const next = await requestEmailCode(t, email)
  if (old !== next) expect((await prove(email, old)).body.errors.code).toMatch(/from our newest mail; 4 tries are left/)
  expect((await prove(email, next)).status).toBe(200)
})

test("a code that is over, foreign or malformed says what to do next", async () => {
  const [asha, rohan] = [await createCustomer(t), await createCustomer(t)]
  const none = "There is no code for this email any more. Please ask for a new one."
  expect((await prove(asha.email, "123456")).body.errors).toEqual({ code: none })
  const code = await requestEmailCode(t, asha.email)
  await ask(rohan.email)
  expect((await prove(rohan.email, code)).body.errors.code).toMatch(/^This is not the code|tries/)
  for (const malformed of ["12345", "1234567", "abcdef", "12 45", "१२३४५६"])
    expect((await prove(asha.email, malformed)).body.errors).toEqual({ code: "Please enter the 6 digits of the code" })
  for (const malformed of ["", 123456, ["123456"], { a: 1 }, "9".repeat(300)])
    expect(await prove(asha.email, malformed)).toMatchObject({
      status: 422,
      body: { errors: { code: expect.any(String) } },
    })
  const before = t.clock.now
  t.clock.now = new Date(before.getTime() + 601_000)
  expect((await prove(asha.email, code)).body.errors).toEqual({
    code: "This code has expired. Please ask for a new one.",
  })
  t.clock.now = before
})

test("where there is a second factor the code is not enough, which only who has the right one hears", async () => {
  const { email, token } = await createCustomer(t)
  await setUpSecondFactor(t, token)
  const code = await requestEmailCode(t, email)
  const message =
    "This account has a second factor, so a mailed code is not enough. Please log in, and add the other side there."
  expect(await prove(email, code)).toMatchObject({ status: 403, body: { code: "forbidden", message } })
  const formData = {
    userType: "professional",
    user_types: ["user", "provider"],
    user_type: "professional",
    user_type_data: { business_name: "Kulkarni Interiors" },
  }
  const add = (more: object, by?: string) =>
    t.call("POST", "/add_role", { token: by, body: { email, type: "provider", formData, ...more } })
  expect(await add({ code })).toMatchObject({ status: 403, body: { message } })
  expect((await prove(email, wrongOf(code))).body.errors.code).toMatch(/not the code/)
  expect((await prove(email, undefined, token)).status).toBe(200)
  expect((await add({}, token)).status).toBe(200)
})

test("a suspended account hears of it, who shows that it is theirs", async () => {
  const { email, account_id } = await createCustomer(t)
  const code = await requestEmailCode(t, email)
  await t.db.updateTable("accounts").set({ suspended_at: t.clock.now }).where("id", "=", account_id).execute()
  expect(await prove(email, code)).toMatchObject({ status: 403, body: { message: /suspended/ } })
  expect((await prove(email, wrongOf(code))).status).toBe(422)
})

test.each(["", "asha", 7, ["a@x.in"], "a@x.in\r\nBcc: b@x.in", `${"a".repeat(300)}@x.in`])(
  "%j gets no code",
  async (email) => {
    expect(await ask(email)).toMatchObject({ status: 422, body: { errors: { email: expect.any(String) } } })
  },
)

test("codes for one address are few, and nobody's tell from somebody's by that", async () => {
  const { email } = await createCustomer(t)
  freezeWindow()
  scaleLimits(1)
  const statuses = async (to: string) => {
    const asked = []
    for (let nth = 0; nth < 4; nth += 1) asked.push((await ask(to)).status)
    return asked
  }
  expect(await statuses(email)).toEqual([200, 200, 200, 429])
  expect(await statuses("unknown@test.example")).toEqual([200, 200, 200, 429])
  scaleLimits(1000)
})

test("what is kept of a code is neither the code nor the address", async () => {
  const { email } = await createCustomer(t)
  const code = await requestEmailCode(t, email)
  const kept = JSON.stringify(await t.db.selectFrom("email_codes").selectAll().execute())
  expect(kept).not.toContain(email)
  expect(kept).not.toContain(`"${code}"`)
  // A number of its own: a moment in milliseconds may hold the same six digits.
  expect(t.logged.join("\n")).not.toMatch(new RegExp(`\\b${code}\\b`))
})
