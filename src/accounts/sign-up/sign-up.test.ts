import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest"
import { startTestApp, type TestApp } from "../../../test/app.ts"
import { freezeWindow } from "../../../test/freeze-window.ts"
import { activate, activationLink, logIn, mailsTo, newPerson } from "../../../test/signing-up.ts"
import { scaleLimits } from "../../platform/http/limits.server.ts"

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

test("an activation link works again, but not another's, not a made-up one, and not after a day", async () => {
  const person = newPerson()
  await t.call("POST", "/signup/user", { body: person })
  const token = (await activationLink(t, person.email)).searchParams.get("token")
  const message = "Invalid activation link. Please check your email and try again."
  for (const body of [
    { token: "made-up", email: person.email },
    { token: `${token}${"x".repeat(200)}`, email: person.email },
    { token, email: "other@test.example" },
  ]) {
    expect(await t.call("POST", "/auth/activate", { body })).toMatchObject({ status: 422, body: { message } })
  }
  const before = t.clock.now
  t.clock.now = new Date(before.getTime() + 25 * 3_600_000)
  expect((await activate(t, person.email)).body.message).toContain("expired")
  const again = await t.call("POST", "/auth/resend-activation", {
    body: { email: person.email, redirect: "//evil.example" },
  })
  const unknown = await t.call("POST", "/auth/resend-activation", { body: { email: "nobody@test.example" } })
  expect(again.body).toEqual(unknown.body)
  expect((await activationLink(t, person.email)).searchParams.has("redirect")).toBe(false)
  expect((await activate(t, person.email)).status).toBe(200)
  expect((await activate(t, person.email)).status).toBe(200)
  t.clock.now = before
})

test("a refused wish for another link is counted too", async () => {
  const person = newPerson()
  await t.call("POST", "/signup/user", { body: person })
  freezeWindow()
  scaleLimits(1)
  const wish = async () => (await t.call("POST", "/auth/resend-activation", { body: { email: person.email } })).status
  expect([await wish(), await wish(), await wish(), await wish(), await wish()]).toEqual([200, 200, 200, 429, 429])
  scaleLimits(1000)
  const counts = await t.db
    .selectFrom("rate_buckets")
    .select("hits")
    .where("bucket", "like", "activation:%:127.0.0.1")
    .execute()
  expect(counts).toContainEqual({ hits: 5 })
  expect(await mailsTo(t, person.email)).toHaveLength(4)
})

test.each(["//evil.example", "/\\evil.example", "https://evil.example", "javascript:alert(1)"])(
  "the way back %s is left out of the mail",
  async (redirect) => {
    const person = newPerson({ redirect })
    expect((await t.call("POST", "/signup/user", { body: person })).status).toBe(201)
    expect((await activationLink(t, person.email)).searchParams.has("redirect")).toBe(false)
  },
)

/** How many may sign up from one network, and for one address from many. */
describe("limits", () => {
  beforeEach(async () => {
    freezeWindow()
    t.clock.now = new Date(Date.now())
    scaleLimits(1)
    onTestFinished(() => scaleLimits(1000))
  })

  const post = async (path: string, payload: object, remoteAddress: string) => {
    const answer = await t.app.inject({ method: "POST", url: `/api${path}`, payload, remoteAddress })
    return { status: answer.statusCode, body: answer.json(), wait: Number(answer.headers["retry-after"]) }
  }
  const signUp = (remoteAddress: string, more: object = {}) => {
    const person = newPerson({ ...more })
    return post("/signup/user", person, remoteAddress).then((answer) => ({ ...answer, email: person.email }))
  }
  const signUpMany = async (count: number, network: string) => {
    const answers = []
    for (let nth = 0; nth < count; nth += 1) answers.push(await signUp(network))
    return answers
  }
  const refusedOf = (answers: { status: number }[]) => answers.filter(({ status }) => status === 429).length

  test("sixty people of one network sign up within an hour, and who opens the link makes room for the next", async () => {
    const college = "198.51.100.1"
    const people = await signUpMany(60, college)
    expect(refusedOf(people)).toBe(0)
    const next = await signUp(college)
    expect(next.status).toBe(429)
    for (const { email } of people) expect((await activate(t, email)).status).toBe(200)
    expect(refusedOf(await signUpMany(3, college))).toBe(0)
  })

  test("a hundred sign-ups that nobody opens are stopped, in this network alone, and the wait is said as it is", async () => {
    const [attacker, other] = ["198.51.100.2", "198.51.100.3"]
    const answers = await signUpMany(100, attacker)
    expect(refusedOf(answers)).toBe(40)
    const { body, wait } = answers.at(-1)!
    expect(wait).toBeGreaterThan(0)
    const minutes = Math.ceil(wait / 60)
    const said = wait < 60 ? wait : minutes === 60 ? "1 hour" : minutes
    expect(body.message).toMatch(new RegExp(`Please try again in ${said}( (minute|second)s?)?\\.$`))
    expect((await signUp(other)).status).toBe(201)
    // Opened a day later, in another window, they make no room for others there.
    const opened = answers.slice(0, 3)
    const nextDay = Date.now() + 86_400_000 - 600_000
    t.clock.now = new Date(nextDay)
    for (const { email } of opened) expect((await activate(t, email)).status).toBe(200)
    const counted = t.db.selectFrom("rate_buckets").select("hits").where("bucket", "=", `sign-up:unopened:${attacker}`)
    expect(await counted.execute()).toEqual([{ hits: 57 }])
  })

  test("one address gets twenty links a day however many networks ask, and whoever asks then is told so", async () => {
    const { email } = newPerson()
    const answers = []
    for (let place = 0; place < 40; place += 1) answers.push(await signUp(`2401:4900:1c5a:${place}::1`, { email }))
    expect(refusedOf(answers)).toBe(20)
    expect(await mailsTo(t, email)).toHaveLength(20)
    const refused = answers.at(-1)!
    expect(refused.body.message).toMatch(
      /^Many activation links have been sent to this email today\. .+ try again in \d+/,
    )
    // A link that is asked for again is one of them.
    expect(await post("/auth/resend-activation", { email }, "2401:4900:1c5a:77::1")).toMatchObject({
      status: 429,
      body: { message: refused.body.message },
    })
    expect(await mailsTo(t, email)).toHaveLength(20)
  })
})
