import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../../test/app.ts"
import { untilBlocked } from "../../../test/blocked.ts"
import { createCustomer, createProfessional, type Person } from "../../../test/people.ts"

let t: TestApp
let person: Person

beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  person = await createCustomer(t, "Meera Joshi")
})

const put = (body: object, { token } = person) => t.call("PUT", "/user/profile", { token, body })
const shown = async ({ token } = person) => (await t.call("GET", "/user/profile", { token })).body.user
const updates = async ({ token } = person) => {
  const { body } = await t.call("GET", "/user/activity", { token })
  return (body.activities as { action: string; details: string }[])
    .filter(({ action }) => action === "update_profile")
    .map(({ details }) => details)
}
const saved = { status: 200, body: { success: true, message: "Profile updated successfully" } }

test("all five are changed, and the activity says which, not to what", async () => {
  const details = { full_name: "Meera Kulkarni", city: "Pune", state: "Maharashtra", country: "India" }
  expect(await put({ ...details, mobile_number: "098220 12345" })).toMatchObject(saved)
  expect(await shown()).toMatchObject({ ...details, mobile_number: "+919822012345" })
  expect(await updates()).toEqual(["Changed: full name, mobile number, city, state and country"])
})

test("what is left out stays, and only what is new is told of", async () => {
  await put({ city: "Pune", state: "Maharashtra" })
  await put({ city: " Nashik ", state: "Maharashtra" })
  expect(await shown()).toMatchObject({ full_name: "Meera Joshi", city: "Nashik", state: "Maharashtra" })
  expect(await updates()).toEqual(["Changed: city", "Changed: city and state"])
})

test("saving what stands there already is a success, and nothing is told of it", async () => {
  await put({ mobile_number: "+91 98220 12345" })
  for (const spelling of ["9822012345", "09822012345", "919822012345", "+91-98220-12345", "98220 12345"]) {
    expect(await put({ mobile_number: spelling, full_name: " Meera Joshi ", city: "", country: null })).toMatchObject(
      saved,
    )
  }
  expect(await put({})).toMatchObject(saved)
  expect(await updates()).toEqual(["Changed: mobile number"])
})

test("a place is taken away by an empty one, a name and a number are not", async () => {
  await put({ city: "Pune", mobile_number: "9822012345" })
  expect(await put({ city: "  " })).toMatchObject(saved)
  expect((await shown()).city).toBeNull()
  const { status, body } = await put({ full_name: " ", mobile_number: "" })
  expect(status).toBe(422)
  expect(body.errors).toEqual({ full_name: "Full name is required", mobile_number: "Mobile number is required" })
})

test.each([
  ["a line break", { full_name: "Meera\nJoshi" }, "Full name must be plain text, without links or line breaks"],
  ["writing turned round", { city: "Pune\u202e" }, "City must be plain text, without links or line breaks"],
  ["a link", { country: "https://evil.example" }, "Country must be plain text, without links or line breaks"],
  [
    "an address",
    { full_name: "evil.example/pay" },
    "Full name must not look like a web or email address: please leave out @ and slashes, and put a space after a dot",
  ],
  ["too long a name", { full_name: "M".repeat(121) }, "Full name must be at most 120 characters"],
  ["too long a place", { state: "M".repeat(121) }, "State must be at most 120 characters"],
  ["a short number", { mobile_number: "12345" }, "Mobile number must be at least 10 digits"],
  [
    "no Indian number",
    { mobile_number: "5551234567890" },
    "Please enter a valid mobile number, with + and the country code",
  ],
  [
    "no mobile of India",
    { mobile_number: "1234567890" },
    "An Indian mobile number has 10 digits and begins with 6 to 9. Others begin with +.",
  ],
  ["a list", { city: ["Pune"] }, "Please enter a valid city"],
])("%s is refused at its field, and nothing of it is kept", async (_what, wrong, sentence) => {
  const { status, body } = await put({ full_name: "Somebody Else", ...wrong })
  expect([status, Object.values(body.errors)]).toEqual([422, [sentence]])
  expect(await shown()).toMatchObject({ full_name: "Meera Joshi", city: null, mobile_number: null })
  expect(await updates()).toEqual([])
})

test("other scripts, apostrophes and emoji are names", async () => {
  for (const full_name of ["मीरा जोशी", "Meera D'Souza 🪔"]) {
    expect(await put({ full_name })).toMatchObject(saved)
    expect((await shown()).full_name).toBe(full_name)
  }
})

describe("of the company that somebody signed up for", () => {
  const builder = { customer_type: "builder", company_name: "Deccan Homes", license_number: "PMC/BL/521" }
  const developer = { customer_type: "developer", developer_company: "Mula Projects", project_scale: "medium" }
  const becomes = (columns: object, { account_id } = person) =>
    t.db.updateTable("accounts").set(columns).where("id", "=", account_id).execute()

  test("a builder sees company and license number, and changes them", async () => {
    await becomes(builder)
    expect(await shown()).toMatchObject(builder)
    expect(await shown()).not.toHaveProperty("project_scale")
    const next = { company_name: "Deccan Homes & Sons", license_number: "PMC/BL/9" }
    expect(await put(next)).toMatchObject(saved)
    expect(await shown()).toMatchObject(next)
    expect(await put({ ...next, license_number: " PMC/BL/10 " })).toMatchObject(saved)
    expect(await updates()).toEqual(["Changed: license number", "Changed: company name and license number"])
  })

  test("a developer sees company and scale, and changes them", async () => {
    await becomes(developer)
    expect(await shown()).toMatchObject(developer)
    expect(await put({ developer_company: "Mutha Projects", project_scale: "large", city: "Pune" })).toMatchObject(
      saved,
    )
    expect(await shown()).toMatchObject({ developer_company: "Mutha Projects", project_scale: "large" })
    expect(await shown()).not.toHaveProperty("company_name")
    expect(await updates()).toEqual(["Changed: city, developer company and project scale"])
  })

  test.each([
    [builder, { company_name: "D" }, "Company name must be at least 2 characters"],
    [builder, { company_name: " " }, "Company name is required"],
    [builder, { company_name: "D".repeat(121) }, "Company name must be at most 120 characters"],
    [builder, { license_number: "" }, "License number is required"],
    [builder, { license_number: "1".repeat(61) }, "License number must be at most 60 characters"],
    [
      builder,
      { license_number: "www.evil.example" },
      "License number must be plain text, without links or line breaks",
    ],
    [developer, { developer_company: "" }, "Developer company is required"],
    [developer, { project_scale: "" }, "Please enter a valid project scale"],
    [developer, { project_scale: "huge" }, "Project scale must be one of: small, medium, large"],
    [builder, { project_scale: "small" }, "Project scale can only be given for a developer's account"],
    [developer, { license_number: "PMC/BL/9" }, "License number can only be given for a builder's account"],
    [
      { customer_type: "individual" },
      { company_name: "Deccan Homes" },
      "Company name can only be given for a builder's account",
    ],
    [
      { customer_type: null, is_professional: true },
      { developer_company: "Mula Projects" },
      "Developer company can only be given for a developer's account",
    ],
  ])("of %j %j is refused as at sign-up, and nothing of it is kept", async (columns, wrong, sentence) => {
    await becomes(columns)
    const before = await shown()
    const { status, body } = await put({ full_name: "Somebody Else", ...wrong })
    expect([status, Object.values(body.errors)]).toEqual([422, [sentence]])
    expect(await shown()).toEqual(before)
    expect(await updates()).toEqual([])
  })

  test("who is a professional as well has them in the same place", async () => {
    const dual = await createProfessional(t, { isCustomer: true })
    await becomes(builder, dual)
    expect(await put({ license_number: "PMC/BL/77" }, dual)).toMatchObject(saved)
    expect(await shown(dual)).toMatchObject({ ...builder, license_number: "PMC/BL/77", has_provider_role: true })
  })
})

test("what it does not know is ignored, and nobody changes anybody else", async () => {
  const before = await shown()
  const others = { email: "new@home.example", is_admin: true, roles: ["admin"], customer_type: "builder", id: "x" }
  expect(await put({ ...others, city: "Pune" })).toMatchObject(saved)
  expect(await shown()).toEqual({ ...before, city: "Pune" })
  const stranger = await createCustomer(t)
  expect(await put({ user_id: stranger.account_id, city: "Nagpur" })).toMatchObject({
    status: 403,
    body: { code: "identity_mismatch" },
  })
  expect((await shown(stranger)).city).toBeNull()
  expect(await t.call("PUT", "/user/profile", { body: { city: "Pune" } })).toMatchObject({ status: 401 })
})

test("of two edits at once each keeps what the other has changed; of one field the last counts", async () => {
  const other = t.db.transaction().execute(async (held) => {
    await held.updateTable("accounts").set({ city: "Nagpur" }).where("id", "=", person.account_id).execute()
    const edits = [put({ full_name: "Meera Kulkarni" }), put({ city: "Pune" }), put({ city: "Pune" })]
    await untilBlocked(t.db)
    return { edits }
  })
  const { edits } = await other
  for (const answer of await Promise.all(edits)) expect(answer).toMatchObject(saved)
  expect(await shown()).toMatchObject({ full_name: "Meera Kulkarni", city: "Pune" })
  expect((await updates()).toSorted()).toEqual(["Changed: city", "Changed: full name"])
})

test("a professional is found by the new name, no more by the old one, in the same moment", async () => {
  const studio = await createProfessional(t, { full_name: "Ketaki Zunjarrao" })
  const found = async (query: string) => {
    const { body } = await t.call("GET", `/search?query=${query}`)
    return (body.services as { provider_id: string; provider_name: string }[])
      .filter(({ provider_id }) => provider_id === studio.professional_id)
      .map(({ provider_name }) => provider_name)
  }
  expect(await found("Zunjarrao")).toEqual(["Ketaki Zunjarrao"])
  expect(await put({ full_name: "Ketaki Wagholikar" }, studio)).toMatchObject(saved)
  expect(await found("Wagholikar")).toEqual(["Ketaki Wagholikar"])
  expect(await found("Zunjarrao")).toEqual([])
  const profile = await t.call("GET", `/provider/${studio.professional_id}`)
  expect(JSON.stringify(profile.body)).toContain("Ketaki Wagholikar")
})

test("changes without an end are slowed down", async () => {
  const strict = await startTestApp({ rateLimitScale: 1 })
  try {
    const hasty = await createCustomer(strict)
    const answers = []
    for (let n = 0; n < 61; n++) {
      answers.push(await strict.call("PUT", "/user/profile", { token: hasty.token, body: { city: `Ward ${n}` } }))
    }
    expect(answers.map(({ status }) => status)).toEqual([...Array(60).fill(200), 429])
  } finally {
    await strict.close()
  }
})
