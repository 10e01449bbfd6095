import { afterAll, beforeAll, expect, test } from "vitest"
import { publicUrl, startTestApp, type TestApp } from "../../../test/app.ts"
import { createAdmin, createCustomer, createProfessional, password } from "../../../test/people.ts"
import { logIn, mailsTo } from "../../../test/signing-up.ts"
import { makeFirstAdminLink } from "./first-admin.server.ts"

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

const PASSWORD = "Vaastu-Pune-411"
let count = 0
const newEmail = () => `first.${++count}@test.example`
const start = (email: string | undefined) => makeFirstAdminLink(t.db, { email, publicUrl, now: t.clock.now })
const linkFor = async (email: string) => {
  const link = new URL((await start(email))!)
  expect(link.pathname).toBe("/admin/set-password")
  return { email: link.searchParams.get("email")!, token: link.searchParams.get("token")! }
}
const open = (link: { email: string; token: string }, new_password = PASSWORD) =>
  t.call("POST", "/auth/first_admin", { body: { ...link, new_password } })
const logInAdmin = (email: string, secret = PASSWORD) =>
  t.call("POST", "/auth/admin-login", { body: { email, password: secret } })
const errorOf = (answer: { body: { errors?: { token?: string } } }) => answer.body.errors?.token

test("the printed link sets the password once, and makes the account an administrator's", async () => {
  const email = newEmail()
  const link = await linkFor(email)
  expect((await logInAdmin(email)).status).toBe(422)
  const done = await open(link)
  expect(done).toMatchObject({ status: 200, body: { message: "Your password is set. You can log in now." } })
  expect((await logInAdmin(email)).body.user).toMatchObject({ has_admin_role: true, full_name: "Administrator" })
  expect((await mailsTo(t, email)).map(({ subject }) => subject)).toEqual(["You are an administrator of Sthapati"])
  expect(errorOf(await open(link, "Another-Pune-412"))).toMatch(/used already/)
  expect((await logInAdmin(email)).status).toBe(200)
  expect(await start(email)).toBeUndefined()
})

test("each start makes a new link, and only the newest works", async () => {
  const email = newEmail()
  const [old, newest] = [await linkFor(email), await linkFor(email)]
  expect(errorOf(await open(old))).toMatch(/Only the newest/)
  expect((await open(newest)).status).toBe(200)
})

test("starts at once make one account, and one of their links works", async () => {
  const email = newEmail()
  const links = await Promise.all([linkFor(email), linkFor(email), linkFor(email)])
  const opened: number[] = []
  for (const link of links) opened.push((await open(link)).status)
  expect(opened.toSorted()).toEqual([200, 422, 422])
})

test("of two who open it at once, one sets the password", async () => {
  const email = newEmail()
  const link = await linkFor(email)
  const passwords = ["First-Pune-411", "Second-Pune-411"]
  const answers = await Promise.all(passwords.map((one) => open(link, one)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  const winner = passwords[answers.findIndex(({ status }) => status === 200)]!
  expect((await logInAdmin(email, winner)).status).toBe(200)
})

test("after a day it has expired; a foreign, cut or made-up one is none", async () => {
  const email = newEmail()
  const link = await linkFor(email)
  for (const wrong of [
    { ...link, email: newEmail() },
    { ...link, token: link.token.slice(0, -1) },
    { ...link, token: link.token + "x".repeat(200) },
    { ...link, token: "made-up" },
  ])
    expect(errorOf(await open(wrong))).toMatch(/does not work/)
  const before = t.clock.now
  t.clock.now = new Date(before.getTime() + 24 * 3_600_000)
  expect(errorOf(await open(link))).toMatch(/expired after 24 hours/)
  t.clock.now = before
})

test.each([
  ["", "New password is required"],
  ["Pune-41", "Password must be at least 8 characters long"],
  ["Namaste-Pune", "Password must contain at least one number"],
  ["password1", "This password is one of the most common ones. Please choose another."],
])("the password %j is refused, and the link stays good", async (wrong, sentence) => {
  const link = await linkFor(newEmail())
  expect((await open(link, wrong)).body.errors).toEqual({ new_password: sentence })
  expect((await open(link)).status).toBe(200)
})

test("somebody's account becomes an administrator's only by the link, which ends what was open", async () => {
  const { email, token, account_id } = await createCustomer(t)
  const link = await linkFor(email)
  const roles = () =>
    t.db.selectFrom("accounts").select(["is_admin", "customer_type"]).where("id", "=", account_id).executeTakeFirst()
  expect(await roles()).toEqual({ is_admin: false, customer_type: "individual" })
  expect((await t.call("GET", "/user/profile", { token })).status).toBe(200)
  await open(link)
  expect(await roles()).toEqual({ is_admin: true, customer_type: "individual" })
  expect((await t.call("GET", "/user/profile", { token })).status).toBe(401)
  expect((await logIn(t, email, password)).status).toBe(422)
  expect((await logIn(t, email, PASSWORD)).body.user).toMatchObject({ has_admin_role: false, has_user_role: true })
})

test("there is no link for who is an administrator already, nor for who is suspended", async () => {
  expect(await start((await createAdmin(t)).email)).toBeUndefined()
  const { email, account_id } = await createProfessional(t)
  await t.db.updateTable("accounts").set({ suspended_at: t.clock.now }).where("id", "=", account_id).execute()
  expect(await start(email)).toBeUndefined()
})

test("what an earlier start left unused goes, with its account, but with nobody's own", async () => {
  const mistyped = newEmail()
  const link = await linkFor(mistyped)
  const { email } = await createCustomer(t)
  await linkFor(email)
  expect(await start(undefined)).toBeUndefined()
  expect(errorOf(await open(link))).toMatch(/does not work/)
  const left = await t.db.selectFrom("accounts").select("email").where("email", "in", [mistyped, email]).execute()
  expect(left).toEqual([{ email }])
})

test("until the link was opened, its account is nobody at every other door", async () => {
  const email = newEmail()
  await linkFor(email)
  expect((await t.call("POST", "/check_email", { body: { email } })).body.exists).toBe(false)
  for (const path of ["/auth/resend-activation", "/auth/forgot_password"])
    expect((await t.call("POST", path, { body: { email } })).status).toBe(200)
  expect(await mailsTo(t, email)).toEqual([])
})
