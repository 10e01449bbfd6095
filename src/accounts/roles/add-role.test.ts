import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../../test/app.ts"
import { createAdmin, createCustomer, createProfessional, password } from "../../../test/people.ts"
import { logIn, mailsTo, newMember, newPerson, requestEmailCode } from "../../../test/signing-up.ts"
import { newId } from "../../platform/id.ts"

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

interface Claim {
  email: string
  code?: string
  token?: string
  key?: string
}

const add = ({ email, code, token, key }: Claim, type: string, kind: string, user_type_data: object = {}) =>
  t.call("POST", "/add_role", {
    token,
    headers: key ? { "idempotency-key": key } : {},
    body: {
      email,
      type,
      formData: { userType: kind, user_types: ["user", "provider"], user_type: kind, user_type_data },
      ...(code && { code }),
    },
  })
const asProfessional = (claim: Claim) => add(claim, "provider", "professional", { business_name: "Kulkarni Interiors" })
const ofBuilder = { company_name: "Deccan Homes", license_number: "PMC/BL/521" }
const ofDeveloper = { developer_company: "Mula Projects", project_scale: "large" }
const ofKind = { individual: {}, builder: ofBuilder, developer: ofDeveloper }

const accountOf = (email: string) =>
  t.db.selectFrom("accounts").selectAll().where("email", "=", email).executeTakeFirstOrThrow()
const profilesOf = async (email: string) =>
  (
    await t.db
      .selectFrom("professionals as p")
      .innerJoin("accounts as a", "a.id", "p.account_id")
      .select("p.business_name")
      .where("a.email", "=", email)
      .execute()
  ).map(({ business_name }) => business_name)

test("a customer becomes a professional as well: profile, record, mail, and every session knows", async () => {
  const person = await newMember(t)
  const { body } = await logIn(t, person.email, person.password)
  const ask = () => t.call("GET", "/user/profile", { token: body.token })
  expect((await ask()).body.roles).toEqual(["user"])
  const code = await requestEmailCode(t, person.email)
  const added = await asProfessional({ email: person.email, code })
  expect(added).toMatchObject({ status: 200, body: { success: true, message: /professional side has been added/ } })
  expect((await ask()).body).toMatchObject({
    roles: ["provider", "user"],
    has_professional_role: true,
    professional_id: expect.any(String),
    user: { business_name: "Kulkarni Interiors" },
  })
  expect(await profilesOf(person.email)).toEqual(["Kulkarni Interiors"])
  const account_id = body.user.id
  const of = { account_id }
  const acts = await t.db
    .selectFrom("activities")
    .select(["action", "params"])
    .where("account_id", "=", account_id)
    .execute()
  expect(acts).toContainEqual({ action: "add_role", params: { role: "provider" } })
  const audit = await t.db
    .selectFrom("audit_entries")
    .select(["act", "details"])
    .where("account_id", "=", account_id)
    .execute()
  expect(audit).toContainEqual({ act: "add_role", details: { kind: "professional" } })
  const events = await t.db.selectFrom("events").select("kind").where("account_id", "=", of.account_id).execute()
  expect(events).toContainEqual({ kind: "roles_changed" })
  expect((await mailsTo(t, person.email)).at(-1)!.subject).toMatch(/^You are a professional on/)
  // The version that they had agreed to already is not recorded twice.
  expect(await t.db.selectFrom("consents").select("kind").where("account_id", "=", account_id).execute()).toHaveLength(
    1,
  )
  // The code is used up.
  expect(await add({ email: person.email, code }, "user", "individual")).toMatchObject({
    status: 422,
    body: { errors: { code: "This code has been used already. Please log in, or ask for a new one." } },
  })
})

test.each(["individual", "builder", "developer"] as const)("a professional becomes a customer: %s", async (kind) => {
  const { email, token, account_id } = await createProfessional(t)
  expect((await add({ email, token }, "user", kind, ofKind[kind])).status).toBe(200)
  expect(await accountOf(email)).toMatchObject({ customer_type: kind, is_professional: true, ...ofKind[kind] })
  const consent = t.db.selectFrom("consents").select(["kind", "text_version"]).where("account_id", "=", account_id)
  expect(await consent.execute()).toEqual([{ kind: "terms", text_version: "2026-11" }])
  expect((await t.call("GET", "/user/bookings", { token })).status).toBe(200)
  expect(await add({ email, token }, "user", kind, ofKind[kind])).toMatchObject({
    status: 409,
    body: { message: "This account has the customer side already. Please log in." },
  })
})

test.each([
  ["builder", "user", "individual", "Builder accounts can only be service providers"],
  ["builder", "user", "developer", "Builder accounts can only be service providers"],
  ["developer", "user", "builder", "Developer accounts can only be service providers"],
  ["individual", "user", "builder", "Individual users cannot become builders or developers"],
  ["individual", "user", "developer", "Individual users cannot become builders or developers"],
] as const)("a %s who wants to be %s %s is told why not, and the code stays good", async (own, type, kind, message) => {
  const { email } = await newMember(t, { user_type: own, user_type_data: ofKind[own] })
  const code = await requestEmailCode(t, email)
  expect(await add({ email, code }, type, kind, ofKind[kind])).toMatchObject({ status: 409, body: { message } })
  expect((await accountOf(email)).customer_type).toBe(own)
  expect((await asProfessional({ email, code })).status).toBe(200)
  expect(await accountOf(email)).toMatchObject({ customer_type: own, is_professional: true })
})

test("nobody gets in by another's token, without a code, by a wrong one, or by a code for another address", async () => {
  const [asha, other] = [await createCustomer(t), await createCustomer(t)]
  const foreign = await requestEmailCode(t, other.email)
  await requestEmailCode(t, asha.email)
  const refused = [
    await asProfessional({ email: asha.email }),
    await asProfessional({ email: asha.email, token: other.token }),
    await asProfessional({ email: asha.email, code: foreign }),
    await asProfessional({ email: "nobody@test.example", code: foreign }),
  ]
  expect(refused.map(({ status }) => status)).toEqual([401, 403, 422, 422])
  expect((await accountOf(asha.email)).is_professional).toBe(false)
})

test("an administrator becomes a customer by their own token, and what waits for the address ends", async () => {
  const { email, token, account_id } = await createAdmin(t)
  expect((await t.call("POST", "/signup/user", { body: newPerson({ email }) })).status).toBe(201)
  expect(await asProfessional({ email, code: "123456" })).toMatchObject({ status: 422 })
  expect((await add({ email, token }, "user", "individual")).status).toBe(200)
  const rows = t.db.selectFrom("accounts").select(["id", "customer_type", "is_admin"]).where("email", "=", email)
  expect(await rows.execute()).toEqual([{ id: account_id, customer_type: "individual", is_admin: true }])
  expect((await logIn(t, email, password)).body.user).toMatchObject({ has_user_role: true, has_admin_role: false })
  expect((await t.call("POST", "/signup/user", { body: newPerson({ email }) })).status).toBe(409)
})

test("of two additions at once one is made, and the other is told; the same one twice is the same answer", async () => {
  const byCode = await createCustomer(t)
  const code = await requestEmailCode(t, byCode.email)
  const twice = await Promise.all([1, 2, 3].map(() => asProfessional({ email: byCode.email, code })))
  // Who comes so late that the code is used up already hears that instead.
  const late = /^This account has the professional side already|^This code has been used already/
  expect(twice.map(({ status, body }) => status === 200 || late.test(body.message))).toEqual([true, true, true])
  expect(twice.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await profilesOf(byCode.email)).toEqual(["Kulkarni Interiors"])

  const { email, token } = await createProfessional(t)
  const kinds = ["individual", "builder", "developer"] as const
  const rivals = await Promise.all(kinds.map((kind) => add({ email, token }, "user", kind, ofKind[kind])))
  expect(rivals.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  const won = kinds[rivals.findIndex(({ status }) => status === 200)]!
  const account = await accountOf(email)
  expect(account.customer_type).toBe(won)
  expect(account.company_name).toBe(won === "builder" ? "Deccan Homes" : null)

  const again = await createCustomer(t)
  const claim = { email: again.email, code: await requestEmailCode(t, again.email), key: newId() }
  const first = await asProfessional(claim)
  expect([first, await asProfessional(claim)].map(({ status, body }) => [status, body])).toEqual([
    [200, first.body],
    [200, first.body],
  ])
})

test("everything that is wrong is named at once", async () => {
  const { email, token } = await createProfessional(t)
  const send = async (body: object) => {
    const { status, body: answer } = await t.call("POST", "/add_role", { token, body })
    expect(status).toBe(422)
    return answer.errors
  }
  expect(await send({})).toMatchObject({
    email: "Email is required",
    type: "Type is required",
    formData: "Form data is required",
  })
  expect(await send({ email: "asha", code: "12", type: "user", formData: { userType: "builder" } })).toEqual({
    email: "Please enter a valid email address",
    code: "Please enter the 6 digits of the code",
    company_name: "Company name is required",
    license_number: "License number is required",
  })
  expect(await send({ email, type: "provider", formData: {} })).toEqual({ business_name: "Business name is required" })
  for (const [type, userType] of [
    ["provider", "builder"],
    ["user", "professional"],
    ["user", "wizard"],
  ])
    expect(Object.keys(await send({ email, type, formData: { userType } }))).toEqual(["userType"])
  expect(await send({ email, type: "user", formData: { userType: "builder", user_type: "developer" } })).toEqual({
    user_type: "User type must name the same kind of account as the other fields",
  })
  for (const formData of ["x", 7, ["x"], null])
    expect(Object.keys(await send({ email, type: "user", formData }))).toEqual(["formData"])
  for (const user_type_data of ["x", 7, ["x"]])
    expect(await send({ email, type: "provider", formData: { user_type_data } })).toHaveProperty([
      "formData.user_type_data",
    ])
  const business_name = "Eve http://evil.example"
  expect(await send({ email, type: "provider", formData: { user_type_data: { business_name } } })).toEqual({
    business_name: "Business name must be plain text, without links or line breaks",
  })
})
