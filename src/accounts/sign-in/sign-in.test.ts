import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../../test/app.ts"
import { createAdmin, password } from "../../../test/people.ts"
import { logIn, newMember } from "../../../test/signing-up.ts"

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

test("a wish for another landing page stops no login", async () => {
  const person = await newMember(t)
  const body = { identifier: person.email, password: person.password, userType: "admin" }
  expect((await t.call("POST", "/auth/login", { body })).status).toBe(200)
})

test("a suspended account is out at once, and only who knows the password is told", async () => {
  const person = await newMember(t)
  const { body } = await logIn(t, person.email, person.password)
  await t.db.updateTable("accounts").set({ suspended_at: t.clock.now }).where("id", "=", body.user.id).execute()
  expect((await t.call("GET", "/user/profile", { token: body.token })).status).toBe(401)
  expect((await logIn(t, person.email, "wrong password")).body.message).toBe("Login failed")
  expect(await logIn(t, person.email, person.password)).toMatchObject({ status: 403, body: { code: "forbidden" } })
})

test("who is nothing but an admin is unknown at the login and to its look-up", async () => {
  const { email } = await createAdmin(t)
  const lookUp = async (identifier: string) =>
    (await t.call("POST", "/auth/check-identifier", { body: { identifier } })).body
  expect(await lookUp(email)).toEqual(await lookUp("nobody@test.example"))
  const [admin, nobody] = [await logIn(t, email, password), await logIn(t, "nobody@test.example", password)]
  expect([admin.status, admin.body]).toEqual([422, nobody.body])
  const both = await newMember(t)
  await t.db.updateTable("accounts").set({ is_admin: true }).where("email", "=", both.email).execute()
  expect((await lookUp(both.email)).user).toEqual({ user_types: ["user"] })
  expect((await logIn(t, both.email, both.password)).status).toBe(200)
})

test("the admin's door lets in admins alone and tells nobody why", async () => {
  const person = await newMember(t)
  const tryAdmin = (email: string, password: string) =>
    t.call("POST", "/auth/admin-login", { body: { email, password } })
  const refusals = [
    await tryAdmin(person.email, person.password),
    await tryAdmin(person.email, "wrong password"),
    await tryAdmin("nobody@test.example", "wrong password"),
  ]
  for (const refusal of refusals)
    expect(refusal).toMatchObject({ status: 422, body: { message: "Invalid admin credentials" } })
  await t.db.updateTable("accounts").set({ is_admin: true }).where("email", "=", person.email).execute()
  expect(await tryAdmin(person.email, person.password)).toMatchObject({
    status: 200,
    body: { user: { has_admin_role: true } },
  })
})
