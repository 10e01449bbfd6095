import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../../test/app.ts"
import { createAdmin, createCustomer, createProfessional, password } from "../../../test/people.ts"
import { mailsTo, newPerson } from "../../../test/signing-up.ts"
import { setUpSecondFactor } from "../../../test/totp.ts"
import { removeLostSecondFactor } from "./lost-second-factor.server.ts"
import { requireSecondFactorOfAdmins } from "./second-factor-proof.server.ts"

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterEach(() => requireSecondFactorOfAdmins(false))
afterAll(() => t.close())

const remove = (email: string) =>
  t.db.transaction().execute((db) => removeLostSecondFactor({ db, clock: () => t.clock.now }, email))
const logIn = (email: string) => t.call("POST", "/auth/admin-login", { body: { email, password } })

test("an administrator's goes with codes and sessions, is recorded and mailed; another one is set up first", async () => {
  requireSecondFactorOfAdmins(true)
  const { email, token, account_id } = await createAdmin(t)
  await setUpSecondFactor(t, token)
  expect((await logIn(email)).body.code).toBe("second_factor_required")
  expect(await remove(` ${email.toUpperCase()} `)).toEqual({ email, sessions: 1 })

  expect((await t.call("GET", "/user/profile", { token })).status).toBe(401)
  expect(await t.db.selectFrom("recovery_codes").select("code_hash").execute()).toEqual([])
  const record = t.db.selectFrom("audit_entries").select(["account_id", "ip_address"]).where("subject", "=", account_id)
  expect(await record.where("act", "=", "take_away_second_factor").execute()).toEqual([
    { account_id: null, ip_address: null },
  ])
  const mail = (await mailsTo(t, email)).at(-1)!
  expect(mail.subject).toBe("Your second factor was taken away")
  expect(mail.text).toMatch(/You did not ask for it\?/)

  const again = await logIn(email)
  expect(again.body.user).toMatchObject({ has_admin_role: true, awaits_second_factor: true })
  expect((await t.call("GET", "/user/profile", { token: again.body.token })).status).toBe(403)
  await setUpSecondFactor(t, again.body.token)
  expect((await t.call("GET", "/user/profile", { token: again.body.token })).status).toBe(200)
})

test("one that was offered and never counted is none", async () => {
  const { email, token } = await createAdmin(t)
  await t.call("POST", "/auth/second_factor/enroll", { token, body: {} })
  await expect(remove(email)).rejects.toThrow(`${email} has no second factor`)
  expect((await t.call("GET", "/user/profile", { token })).status).toBe(200)
  expect(await mailsTo(t, email)).toEqual([])
})

test("a customer, a professional and an administrator beside are served alike; nobody's is refused", async () => {
  for (const { email, token } of [
    await createCustomer(t),
    await createProfessional(t),
    await createAdmin(t, undefined, true),
  ]) {
    await setUpSecondFactor(t, token)
    const logIn = () => t.call("POST", "/auth/login", { body: { identifier: email, password } })
    expect((await logIn()).body.code).toBe("second_factor_required")
    expect(await remove(email)).toEqual({ email, sessions: 1 })
    expect((await t.call("GET", "/user/profile", { token })).status).toBe(401)
    expect((await logIn()).status).toBe(200)
    expect((await mailsTo(t, email)).map(({ subject }) => subject)).toContain("Your second factor was taken away")
  }
  await expect(remove("nobody@test.example")).rejects.toThrow("No account has the e-mail address nobody@test.example.")
})

test("who only waits for their activation link is no account yet", async () => {
  const person = newPerson()
  await t.call("POST", "/signup/user", { body: person })
  await expect(remove(person.email)).rejects.toThrow("No account")
})
