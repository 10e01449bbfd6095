import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../../test/app.ts"
import { createAdmin, createCustomer, password } from "../../../test/people.ts"
import { logIn, mailedLink, mailsTo, newPerson } from "../../../test/signing-up.ts"

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

const logInAdmin = (email: string) => t.call("POST", "/auth/admin-login", { body: { email, password } })
const cookieOf = (headers: Record<string, unknown>) => String([headers["set-cookie"]].flat()[0]).split(";")[0]!
const refresh = (cookie: string) => t.call("POST", "/auth/refresh", { cookie, body: {} })
const profile = (token: string) => t.call("GET", "/user/profile", { token })
const asAdmin = { has_admin_role: true, roles: ["admin", "user"], userType: "admin" }
const asCustomer = { has_admin_role: false, roles: ["user"], userType: "individual" }

test("an administrator's rights are those of the door: in the answer, in each request and after each renewal", async () => {
  const { email } = await createAdmin(t, "Shubhangi Rane", true)
  const doors = [
    [await logInAdmin(email), asAdmin],
    [await logIn(t, email, password), asCustomer],
  ] as const
  for (const [{ body, headers }, rights] of doors) {
    expect(body.user).toMatchObject(rights)
    expect((await profile(body.token)).body.user).toMatchObject(rights)
    const renewed = await refresh(cookieOf(headers))
    expect(renewed.body.user).toMatchObject(rights)
    expect((await profile(renewed.body.token)).body.user).toMatchObject(rights)
  }
})

test("who is no administrator any more is none in open sessions either", async () => {
  const { email, token } = await createAdmin(t, "Shubhangi Rane", true)
  await t.db.updateTable("accounts").set({ is_admin: false }).where("email", "=", email).execute()
  expect((await profile(token)).body.user).toMatchObject(asCustomer)
})

test("who is nothing but an administrator is nobody at the login and at its look-ups", async () => {
  const { email, account_id } = await createAdmin(t)
  const mobile_number = "+919822077001"
  await t.db.updateTable("accounts").set({ mobile_number }).where("id", "=", account_id).execute()
  const answers = async (identifier: string, mail: string, secret: string) => [
    await logIn(t, identifier, secret),
    await t.call("POST", "/auth/check-identifier", { body: { identifier } }),
    await t.call("POST", "/check_email", { body: { email: mail } }),
  ]
  const said = (all: Awaited<ReturnType<typeof answers>>) => all.map(({ status, body }) => ({ status, body }))
  const ofNobody = said(await answers("nobody@test.example", "nobody@test.example", "wrong password"))
  expect(said(await answers(email, email, password))).toEqual(ofNobody)
  expect(said(await answers(mobile_number, email, password))).toEqual(ofNobody)
  expect(ofNobody.map(({ body }) => body.exists)).toEqual([undefined, false, false])
})

/** What becomes of ids and addresses that differ from one to the next. */
const saidAlike = ({ status, body }: { status: number; body: object }, email: string) =>
  JSON.stringify({ status, body })
    .replaceAll(email, "ADDRESS")
    .replace(/"sign_up":"[^"]+"/, '"sign_up":"ID"')

test("a stranger who signs up with an administrator's address, or wants it, hears what anybody's would hear", async () => {
  const stranger = await createCustomer(t)
  const stepsWith = async (email: string) => {
    const person = newPerson({ email })
    const answers = [await t.call("POST", "/signup/user", { body: person })]
    const { sign_up } = answers[0]!.body
    answers.push(
      await t.call("POST", "/signup/provider", { body: { ...person, business_name: "Not Theirs" } }),
      await t.call("POST", "/auth/register", { body: { ...person, userType: "individual" } }),
      await logIn(t, email, person.password),
      await t.call("POST", "/check_email", { body: { email } }),
      await t.call("POST", "/auth/activate", { body: { email, token: "made-up" } }),
      await t.call("POST", "/auth/resend-activation", { body: { email, sign_up } }),
      await t.call("POST", "/auth/forgot_password", { body: { email } }),
      await t.call("POST", "/auth/email-code", { body: { email } }),
      await t.call("POST", "/get_user_data", { body: { email, code: "123456" } }),
      await t.call("POST", "/auth/change_email", { token: stranger.token, body: { email, password } }),
    )
    return { said: answers.map((answer) => saidAlike(answer, email)), statuses: answers.map(({ status }) => status) }
  }
  const admin = await createAdmin(t)
  const ofNobody = await stepsWith("not.an.admin@test.example")
  const ofAdmin = await stepsWith(admin.email)
  expect(ofAdmin.statuses).toEqual([201, 201, 201, 403, 200, 422, 200, 200, 200, 422, 200])
  expect(ofAdmin.said).toEqual(ofNobody.said)

  // Nothing that the administrator was mailed makes the stranger's row an account, or the address the stranger's.
  const mails = await mailsTo(t, admin.email)
  expect(mails.flatMap(({ links }) => links).filter((link) => link.includes("activate-account"))).toEqual([])
  const link = await mailedLink(t, admin.email, "/confirm-email")
  expect((await t.call("POST", "/auth/confirm_email", { body: link })).status).toBe(409)
  expect((await logInAdmin(admin.email)).status).toBe(200)
})

test("the administrator is mailed the way to a customer's side, in place of a link", async () => {
  const { email, full_name } = await createAdmin(t)
  const body = newPerson({ email, full_name: "Somebody Else" })
  await t.call("POST", "/signup/user", { body })
  const [mail] = await mailsTo(t, email)
  expect(mail).toMatchObject({ subject: "You are on Sthapati already", text: expect.stringContaining(full_name) })
  expect(mail!.links).toEqual([expect.stringMatching(/\/admin\/login$/)])
  expect(mail!.text).not.toContain("Somebody Else")
})

test("the look-up tells of an administrator who is a customer only what the login can open", async () => {
  const { email } = await createAdmin(t, "Shubhangi Rane", true)
  const { body } = await t.call("POST", "/auth/check-identifier", { body: { identifier: email } })
  expect(body).toMatchObject({ exists: true, user: { user_types: ["user"] } })
})

test("the login takes as long for an administrator as for nobody", async () => {
  const { email } = await createAdmin(t)
  const timed = async (identifier: string) => {
    const start = performance.now()
    await logIn(t, identifier, password)
    return performance.now() - start
  }
  await timed("warm-up@test.example")
  const [admins, nobodys]: [number[], number[]] = [[], []]
  for (let round = 0; round < 15; round += 1) {
    admins.push(await timed(email))
    nobodys.push(await timed(`nobody.${round}@test.example`))
  }
  const median = (times: number[]) => times.toSorted((a, b) => a - b)[7]!
  // Where no password is hashed it takes a tenth of the time.
  expect(median(admins) / median(nobodys)).toBeGreaterThan(0.3)
})
