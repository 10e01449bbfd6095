import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../../test/app.ts"
import { activate, logIn, mailsTo, newPerson } from "../../../test/signing-up.ts"

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

const ofBuilder = { company_name: "Deccan Homes", license_number: "PMC/BL/521" }
const ofDeveloper = { developer_company: "Mula Projects", project_scale: "medium" }

const accountOf = (email: string) =>
  t.db
    .selectFrom("accounts")
    .select([
      "customer_type",
      "is_professional",
      "company_name",
      "license_number",
      "developer_company",
      "project_scale",
    ])
    .where("email", "=", email)
    .executeTakeFirstOrThrow()

test.for([
  ["/signup/user", { userType: "builder", ...ofBuilder }],
  ["/signup/user", { user_type: "builder", user_type_data: ofBuilder }],
  ["/signup/user", { user_types: ["builder"], user_type_data: ofBuilder }],
  [
    "/signup/user",
    { userType: null, user_type: "builder", user_types: ["user"], user_type_data: { ...ofBuilder, age: 7 } },
  ],
  ["/auth/register", { userType: "builder", user_type: "builder", ...ofBuilder, user_type_data: ofBuilder }],
  ["/auth/register", { userType: "customer", user_type: "builder", company_name: "", user_type_data: ofBuilder }],
] as const)("%s makes a builder of %j", async ([path, said]) => {
  const person = newPerson({ ...said })
  expect(await t.call("POST", path, { body: person })).toMatchObject({ status: 201 })
  expect(await accountOf(person.email)).toMatchObject({
    customer_type: "builder",
    is_professional: false,
    ...ofBuilder,
  })
})

test.for([
  [{}, { customer_type: "individual" }],
  [{ user_types: ["user"], user_type: null, user_type_data: null }, { customer_type: "individual" }],
  [
    { user_type: "developer", user_type_data: ofDeveloper },
    { customer_type: "developer", ...ofDeveloper },
  ],
  [
    { user_type: "service_professional", user_types: ["provider"], user_type_data: { business_name: "Studio Jaali" } },
    { customer_type: null, is_professional: true },
  ],
] as const)("register makes of %j what it says", async ([said, row]) => {
  const person = newPerson({ ...said })
  expect(await t.call("POST", "/auth/register", { body: person })).toMatchObject({ status: 201 })
  expect(await accountOf(person.email)).toMatchObject(row)
})

const anotherKind = (label: string) => `${label} must name the same kind of account as the other fields`

test.for([
  ["/signup/user", { userType: "individual", user_type: "builder" }, { user_type: anotherKind("User type") }],
  ["/auth/register", { userType: "builder", user_types: ["provider"] }, { user_types: anotherKind("User types") }],
  ["/auth/register", { user_types: ["user", "provider"] }, { user_types: anotherKind("User types") }],
  [
    "/signup/user",
    { user_type: "builder", ...ofBuilder, user_type_data: { company_name: "Another" } },
    { "user_type_data.company_name": "Company name stands there twice, with different values" },
  ],
  ["/signup/user", { user_type: "professional" }, { userType: "Please enter a valid user type" }],
  [
    "/signup/user",
    { user_type: "builder" },
    { company_name: "Company name is required", license_number: "License number is required" },
  ],
  [
    "/signup/user",
    { user_type: "wizard", user_types: ["wizard"], user_type_data: "none" },
    {
      user_type: expect.stringMatching(/^User type must be one of/),
      user_types: "User types must be individual, builder, developer or professional",
      user_type_data: "Please enter a valid user type data",
    },
  ],
] as const)("%s refuses %j at its fields, and makes nothing of it", async ([path, said, errors]) => {
  const person = newPerson({ ...said })
  const { status, body } = await t.call("POST", path, { body: person })
  expect(status).toBe(422)
  expect(body.errors).toEqual(errors)
  // What else is wrong is said in the same breath.
  const worse = await t.call("POST", path, { body: { ...person, email: "asha" } })
  expect(worse.body.errors).toMatchObject({ email: "Please enter a valid email address" })
  await expect(accountOf(person.email)).rejects.toThrow()
})

test("a builder is a customer who signs in as a builder", async () => {
  const person = newPerson({ user_type: "builder", user_type_data: ofBuilder })
  await t.call("POST", "/signup/user", { body: person })
  await activate(t, person.email)
  const { body } = await logIn(t, person.email, person.password)
  expect(body.user).toMatchObject({ userType: "builder", has_user_role: true, has_provider_role: false })
})

test.each(["\u202eemordnilap", "Asha\r\nBcc: x@evil.example", "x".repeat(121), "", 7, ["Asha"], { a: 1 }])(
  "%j is no company's name",
  async (company_name) => {
    const { status, body } = await t.call("POST", "/signup/user", {
      body: newPerson({ user_type: "builder", user_type_data: { ...ofBuilder, company_name } }),
    })
    expect([status, Object.keys(body.errors)]).toEqual([422, ["company_name"]])
  },
)

test("a name that looks like an address is refused wherever somebody signs up, and mails nobody", async () => {
  const what = "must not look like a web or email address: please leave out @ and slashes, and put a space after a dot"
  for (const [path, named, label] of [
    ["/signup/user", { full_name: "evil.example/pay" }, "Full name"],
    ["/signup/user", { userType: "builder", ...ofBuilder, company_name: "evil.example" }, "Company name"],
    [
      "/signup/user",
      { userType: "developer", ...ofDeveloper, developer_company: "a@evil.example" },
      "Developer company",
    ],
    ["/signup/provider", { business_name: "evil.example/pay" }, "Business name"],
  ] as const) {
    const person = newPerson(named)
    const { status, body } = await t.call("POST", path, { body: person })
    expect([status, Object.values(body.errors)]).toEqual([422, [`${label} ${what}`]])
    expect(await mailsTo(t, person.email)).toEqual([])
  }
})

test("the letter to a mailbox that has not proved itself holds nothing of what was typed but initials", async () => {
  const person = newPerson({ full_name: "Pay Dr.Evil now", business_name: "Studio A.B." })
  expect((await t.call("POST", "/signup/provider", { body: person })).status).toBe(201)
  const [mail] = await mailsTo(t, person.email)
  expect(mail!.text).toContain("Signed up by: P. D. E. n.")
  for (const part of [mail!.subject, mail!.text, mail!.html]) expect(part).not.toMatch(/Evil|Studio|A\.B/)
})
