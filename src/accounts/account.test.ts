import { createHash } from "node:crypto"
import pino from "pino"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../test/app.ts"
import { createCustomer } from "../../test/people.ts"
import { activate, activationLink, logIn, newMember, newPerson } from "../../test/signing-up.ts"
import { newId } from "../platform/id.ts"
import { accountJobs, accountSchedules } from "./account.jobs.server.ts"
import type { AuditAct } from "./audit/audit-actions.rules.ts"
import { recordAudit } from "./audit.server.ts"
import { identifierKey } from "./identifier-keys.server.ts"
import { makeLink } from "./links/mailed-link.server.ts"

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

const cookieOf = (headers: Record<string, unknown>) => String([headers["set-cookie"]].flat()[0]).split(";")[0]!

test("from sign-up by the mailed link to a session, its renewal and its end", async () => {
  const person = newPerson({ redirect: "/providers/abc?book=1", why: "booking" })
  const signedUp = await t.call("POST", "/signup/user", { body: person })
  expect(signedUp).toMatchObject({ status: 201, body: { success: true, activation_required: true } })

  const early = await logIn(t, person.email, person.password)
  const { sign_up } = signedUp.body
  expect(early).toMatchObject({ status: 403, body: { code: "activation_required", email: person.email, sign_up } })
  const back = { redirect: "/providers/abc?book=1", why: "booking" }
  expect(Object.fromEntries((await activationLink(t, person.email)).searchParams)).toMatchObject(back)
  expect((await activate(t, person.email)).body.success).toBe(true)

  const { status, body, headers } = await logIn(t, person.email.toUpperCase(), person.password)
  expect(status).toBe(200)
  expect(body.token.split(".")).toHaveLength(3)
  expect(body.user).toMatchObject({
    email: person.email,
    userType: "individual",
    has_user_role: true,
    professional_id: null,
  })
  expect(String(headers["set-cookie"])).toMatch(/HttpOnly; SameSite=Lax$/)

  const profile = await t.call("GET", "/user/profile", { token: body.token })
  expect(profile.body).toMatchObject({
    roles: ["user"],
    has_professional_role: false,
    user: { mobile_number: person.mobile_number },
  })

  const cookie = cookieOf(headers)
  const renewed = await t.call("POST", "/auth/refresh", { cookie, body: {} })
  expect(renewed).toMatchObject({ status: 200, body: { user: { user_id: body.user.id } } })

  expect((await t.call("POST", "/auth/logout", { cookie, token: renewed.body.token, body: {} })).status).toBe(200)
  for (const token of [body.token, renewed.body.token]) {
    expect((await t.call("GET", "/user/profile", { token })).status).toBe(401)
  }
  const late = await t.call("POST", "/auth/refresh", { cookie, body: {} })
  expect(late.status).toBe(401)
  expect(String(late.headers["set-cookie"])).toContain("sthapati-session=;")

  const acts = await t.db
    .selectFrom("activities")
    .select("action")
    .where("account_id", "=", body.user.id)
    .orderBy("id")
    .execute()
  expect(acts.map((act) => act.action)).toEqual(["login", "logout"])
  const audit = await t.db
    .selectFrom("audit_entries")
    .select("act")
    .where("account_id", "=", body.user.id)
    .orderBy("id")
    .execute()
  expect(audit.map((entry) => entry.act)).toEqual(["sign_up", "activate", "sign_in", "sign_out"])
  const consent = await t.db
    .selectFrom("consents")
    .select(["kind", "text_version"])
    .where("account_id", "=", body.user.id)
    .execute()
  expect(consent).toEqual([{ kind: "terms", text_version: "2026-11" }])
})

test("a professional gets a profile in Pune without any offer", async () => {
  const person = newPerson({ business_name: "Kulkarni Interiors", services: ["pending_activation"] })
  expect((await t.call("POST", "/signup/provider", { body: person })).status).toBe(201)
  await activate(t, person.email)
  const { body } = await logIn(t, person.email, person.password, { userType: "user" })
  expect(body.user).toMatchObject({ userType: "provider", business_name: "Kulkarni Interiors", has_user_role: false })
  const ensured = await t.call("POST", "/professional/ensure_id", { token: body.token, body: {} })
  expect(ensured.body.professional_id).toBe(body.user.professional_id)
  const profile = await t.db
    .selectFrom("professionals as p")
    .innerJoin("cities as c", "c.id", "p.city_id")
    .leftJoin("professional_services as s", "s.professional_id", "p.id")
    .select(["c.name", "s.id as service_id"])
    .where("p.id", "=", body.user.professional_id)
    .execute()
  expect(profile).toEqual([{ name: "Pune", service_id: null }])
})

test("register makes either kind; userType decides", async () => {
  const designer = newPerson({ userType: "professional", business_name: "Studio Jaali" })
  const builder = newPerson({ userType: "builder", company_name: "Deccan Homes", license_number: "P521" })
  for (const body of [designer, builder]) expect((await t.call("POST", "/auth/register", { body })).status).toBe(201)
  await activate(t, designer.email)
  const types = await t.call("POST", "/auth/check-identifier", { body: { identifier: designer.email } })
  expect(types.body).toEqual({ success: true, exists: true, user: { user_types: ["provider"] } })
  const account = await t.db
    .selectFrom("accounts")
    .selectAll()
    .where("email", "=", builder.email)
    .executeTakeFirstOrThrow()
  expect(account).toMatchObject({ customer_type: "builder", company_name: "Deccan Homes", is_professional: false })
})

test("a userType that is none hides nothing else that is wrong", async () => {
  const wrong = { full_name: "", email: "asha", password: "short", mobile_number: "12" }
  const fields = {
    full_name: "Full name is required",
    email: "Please enter a valid email address",
    password: "Password must be at least 6 characters",
    mobile_number: "Mobile number must be at least 10 digits",
  }
  const unknown = { userType: "Please enter a valid user type" }
  for (const path of ["/auth/register", "/signup/user"]) {
    const answer = await t.call("POST", path, { body: { ...wrong, userType: "wizard" } })
    expect(answer).toMatchObject({ status: 422, body: { errors: { ...fields, ...unknown } } })
    const alone = await t.call("POST", path, { body: newPerson({ userType: "wizard" }) })
    expect(alone).toMatchObject({ status: 422, body: { errors: unknown } })
    expect(Object.keys(alone.body.errors)).toEqual(["userType"])
  }
  const builder = await t.call("POST", "/auth/register", { body: { ...wrong, userType: "builder" } })
  expect(builder.body.errors).toEqual({
    ...fields,
    company_name: "Company name is required",
    license_number: "License number is required",
  })
})

test("a customer has no professional id to ensure", async () => {
  const person = await newMember(t)
  const { body } = await logIn(t, person.email, person.password)
  expect((await t.call("POST", "/professional/ensure_id", { token: body.token, body: {} })).status).toBe(403)
})

test("a password that everybody uses is refused at its field", async () => {
  for (const password of ["password123", "Qwerty123", "krishna@123", "123456789"]) {
    const answer = await t.call("POST", "/signup/user", { body: newPerson({ password }) })
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { password: expect.stringContaining("most common") } },
    })
  }
})

test("what has been over for 30 days is cleared away, and nothing else", async () => {
  const { account_id, token } = await createCustomer(t)
  const now = t.clock.now
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
  const session = (id: string, expires_at: Date, ended_at: Date | null = null) => ({
    id,
    account_id,
    expires_at,
    ended_at,
    secret_hash: Buffer.from(newId()),
  })
  await t.db
    .insertInto("sessions")
    .values([
      session("ended long ago", daysAgo(-1), daysAgo(31)),
      session("ran out long ago", daysAgo(31)),
      session("ended lately", daysAgo(-1), daysAgo(29)),
      session("ran out lately", daysAgo(29)),
    ])
    .execute()
  // Each works for a day.
  for (const days of [32, 30]) await makeLink(t.db, { account_id, purpose: "activate" }, daysAgo(days))

  const tools = { db: t.db, clock: () => now, publicUrl: "", log: pino({ level: "silent" }) }
  await accountJobs[accountSchedules[0]!.split(" ").at(-1)!]!({}, tools)

  const sessions = await t.db.selectFrom("sessions").select("id").where("id", "like", "%lately").execute()
  expect(sessions.map(({ id }) => id).toSorted()).toEqual(["ended lately", "ran out lately"])
  expect(await t.db.selectFrom("sessions").select("id").where("id", "like", "%ago").execute()).toEqual([])
  expect(
    await t.db.selectFrom("account_tokens").select("expires_at").where("account_id", "=", account_id).execute(),
  ).toEqual([{ expires_at: daysAgo(29) }])
  expect((await t.call("GET", "/user/profile", { token })).status).toBe(200)
})

test("the record ends: comings and goings after a year, acts after three; until then nothing changes it", async () => {
  const now = new Date()
  const record = (act: AuditAct, days: number) =>
    recordAudit(t.db, {
      account_id: null,
      act,
      subject: `${days} days`,
      ip_address: null,
      at: new Date(now.getTime() - days * 86_400_000),
    })
  for (const days of [1, 364, 368, 1000, 1102]) {
    await record("sign_in_failed", days)
    await record("record_checks", days)
  }
  const rows = t.db.selectFrom("audit_entries").where("subject", "like", "%days")
  const younger = t.db.deleteFrom("audit_entries").where("subject", "=", "364 days")
  await expect(younger.execute()).rejects.toThrow("audit_entries is append-only")
  const change = t.db.updateTable("audit_entries").set({ act: "nothing" }).where("subject", "=", "1102 days")
  await expect(change.execute()).rejects.toThrow("audit_entries is append-only")

  const tools = { db: t.db, clock: () => now, publicUrl: "", log: pino({ level: "silent" }) }
  await accountJobs.tidy_accounts!({}, tools)
  expect(await rows.select(["act", "subject"]).orderBy("created_at").orderBy("act").execute()).toEqual([
    { act: "record_checks", subject: "1000 days" },
    { act: "record_checks", subject: "368 days" },
    { act: "record_checks", subject: "364 days" },
    { act: "sign_in_failed", subject: "364 days" },
    { act: "record_checks", subject: "1 days" },
    { act: "sign_in_failed", subject: "1 days" },
  ])
})

test("counts and codes know an address by a key that nobody makes without ours", async () => {
  const me = await newMember(t)
  const { token } = (await logIn(t, me.email, me.password)).body
  const { email, ...rest } = newPerson()
  const post = (path: string, body: Record<string, unknown>) => t.call("POST", path, { token, body })
  await logIn(t, email, "wrong password")
  await post("/auth/change_email", { password: me.password, email })
  await post("/signup/user", { ...rest, email })
  await post("/auth/resend-activation", { email })
  await post("/auth/forgot_password", { email })
  await post("/auth/email-code", { email })

  const buckets = (await t.db.selectFrom("rate_buckets").select("bucket").execute()).map(({ bucket }) => bucket)
  const codes = await t.db.selectFrom("email_codes").select("address_hash").execute()
  const about = buckets.filter((bucket) => bucket.includes(identifierKey(email)))
  expect([...new Set(about.map((bucket) => bucket.split(":")[0]))].toSorted()).toEqual([
    "activation",
    "change-email",
    "email-code",
    "forgot-password",
    "sign-up",
    "wrong-password",
  ])
  expect(codes).toEqual([{ address_hash: identifierKey(email) }])
  const plain = createHash("sha256").update(email).digest("hex")
  expect(buckets.filter((bucket) => bucket.includes(plain) || bucket.includes(email))).toEqual([])
})
