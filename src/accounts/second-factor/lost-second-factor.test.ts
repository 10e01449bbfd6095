import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../../test/app.ts"
import { createAdmin, createCustomer, password } from "../../../test/people.ts"
import { mailsTo } from "../../../test/signing-up.ts"
import { setUpSecondFactor } from "../../../test/totp.ts"
import { removeLostSecondFactor } from "./lost-second-factor.server.ts"
import { requireSecondFactorOfAdmins } from "./second-factor-required.server.ts"

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
  const letter = (await mailsTo(t, email)).at(-1)!
  expect(letter.subject).toBe("Your second factor was taken away")
  expect(letter.text).toMatch(/You did not ask for it\?/)

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

test("it is for administrators alone", async () => {
  const { email, token } = await createCustomer(t)
  await setUpSecondFactor(t, token)
  await expect(remove(email)).rejects.toThrow(`No administrator has the e-mail address ${email}.`)
  await expect(remove("nobody@test.example")).rejects.toThrow("No administrator")
  expect((await t.call("GET", "/auth/second_factor", { token })).body.enabled_at).not.toBeNull()
})
