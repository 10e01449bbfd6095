import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../../test/app.ts"
import { untilBlocked } from "../../../test/blocked.ts"
import { createCustomer, createProfessional, type Professional } from "../../../test/people.ts"
import { until } from "../../../test/until.ts"

let t: TestApp
let studio: Professional

beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  studio = await createProfessional(t, { business_name: "Pethkar Rooms" })
})

const put = (body: object, { token, professional_id } = studio) =>
  t.call("PUT", `/provider/${professional_id}`, { token, body })
const own = async ({ token } = studio) => (await t.call("GET", "/provider/profile", { token })).body.business
const shown = async (id = studio.professional_id) => (await t.call("GET", `/provider/${id}`)).body.provider
const updates = async ({ token } = studio) => {
  const { body } = await t.call("GET", "/user/activity", { token })
  return (body.activities as { action: string; details: string }[])
    .filter(({ action }) => action === "update_business")
    .map(({ details }) => details)
}
const saved = { status: 200, body: { success: true, message: "Profile updated successfully" } }

const whole = {
  business_name: "Zunjar Studio",
  headline: "Kitchens that breathe",
  about: "We plan flats.\n\nस्वयंपाकघर ही सुरुवात.",
  languages: ["Marathi", "English"],
  work_experience: 12,
  locality: "Kothrud",
  price_category: "Premium",
  studio_address: "4, Karve Road",
}

test("everything is changed, the public sees its part of it, and the activity says which, not to what", async () => {
  const answer = await put({ ...whole, city: "mumbai", business_phone: "020 2544 1234" })
  expect(answer).toMatchObject(saved)
  const all = { ...whole, city: "Mumbai", business_phone: "+912025441234" }
  expect(answer.body.business).toMatchObject(all)
  expect(await own()).toMatchObject(all)
  const { about: description, studio_address, ...rest } = whole
  expect(await shown()).toMatchObject({ ...rest, description, city: "Mumbai", primary_location: "Kothrud, Mumbai" })
  expect(await updates()).toEqual([
    "Changed: business name, headline, about you, languages, years of work, price level, locality, city, business phone and studio address",
  ])
})

test("phone and address are nobody's but the professional's own, until a booking is confirmed", async () => {
  await put({ business_phone: "98220 54321", studio_address: "Bhandarkar Road 7" })
  const { token } = await createCustomer(t)
  const asked = [`/provider/${studio.professional_id}`, "/providers?limit=100", "/search?query=Pethkar&limit=100"]
  for (const path of asked) {
    const { status, body } = await t.call("GET", path, { token })
    expect(status).toBe(200)
    expect(JSON.stringify(body)).not.toMatch(/9822054321|Bhandarkar/)
  }
  expect(await t.call("GET", "/provider/profile", { token })).toMatchObject({ status: 403 })
})

test("what is left out stays; what may be missing is taken away by nothing", async () => {
  await put({ ...whole, business_phone: "9822054321" })
  const nothing = { work_experience: "", price_category: null, locality: " ", business_phone: "" }
  expect(await put({ ...nothing, headline: "", about: " ", languages: [], studio_address: "" })).toMatchObject(saved)
  expect(await own()).toMatchObject({
    ...{ business_name: "Zunjar Studio", city: "Pune", headline: "", about: "", languages: [], studio_address: "" },
    ...{ work_experience: null, price_category: null, locality: null, business_phone: null },
  })
  const { status, body } = await put({ business_name: " ", city: "" })
  expect([status, body.errors]).toEqual([
    422,
    { business_name: "Business name is required", city: "Please choose your city" },
  ])
})

test("saving what stands there already is a success, and nothing is told of it", async () => {
  await put(whole)
  expect(await put({ ...whole, headline: ` ${whole.headline} `, city: "Pune" })).toMatchObject(saved)
  expect(await put({})).toMatchObject(saved)
  expect(await updates()).toHaveLength(1)
})

test.each([
  [
    "a link in a headline",
    { headline: "See www.evil.example" },
    "Headline must be plain text, without links or line breaks",
  ],
  [
    "a name like an address",
    { business_name: "evil.example/pay" },
    "Business name must not look like a web or email address: please leave out @ and slashes, and put a space after a dot",
  ],
  ["writing turned round", { about: "a\u202eb" }, "Description has a character that cannot be shown"],
  ["what cannot be seen", { locality: "a\u0007" }, "Locality must be plain text, without links or line breaks"],
  ["an endless text", { about: "x".repeat(2001) }, "Description must be at most 2000 characters"],
  [
    "too many languages",
    { languages: Array.from({ length: 11 }, (_, n) => `L${n}`) },
    "Please name at most 10 languages",
  ],
  ["a language that is none", { languages: [{}] }, expect.stringMatching(/^Please enter a valid/)],
  ["less than no years", { work_experience: -1 }, expect.stringMatching(/^Years of work must be at least 0/)],
  ["an age", { work_experience: 71 }, expect.stringMatching(/^Years of work must be at most 70/)],
  ["half a year", { work_experience: 2.5 }, "Please enter a valid years of work"],
  ["1e30 years", { work_experience: 1e30 }, expect.any(String)],
  ["a level that is none", { price_category: "Cheap" }, expect.stringMatching(/^Price level must be one of/)],
  ["no city of ours", { city: "Atlantis" }, "Please choose your city from the list"],
  ["a city that is a list", { city: ["Pune"] }, "Please enter a valid city"],
  ["a short number", { business_phone: "12345" }, "Business phone must be at least 10 digits"],
  [
    "lines in an address",
    { studio_address: "4\nKarve Road" },
    "Studio address must be plain text, without links or line breaks",
  ],
])("%s is refused at its field, and nothing of it is kept", async (_what, wrong, sentence) => {
  const before = await own()
  const { status, body } = await put({ business_name: "Somebody Else", ...wrong })
  expect([status, Object.values(body.errors)]).toEqual([422, [sentence]])
  expect(await own()).toEqual(before)
  expect(await updates()).toEqual([])
})

test("nobody changes anybody else, and what it does not know is ignored", async () => {
  const other = await createProfessional(t)
  const before = await shown()
  expect(await t.call("PUT", `/provider/${studio.professional_id}`, { token: other.token, body: whole })).toMatchObject(
    {
      status: 403,
      body: { code: "identity_mismatch" },
    },
  )
  expect(await t.call("PUT", `/provider/${studio.professional_id}`, { body: whole })).toMatchObject({ status: 401 })
  const { token } = await createCustomer(t)
  expect(await t.call("PUT", `/provider/${studio.professional_id}`, { token, body: whole })).toMatchObject({
    status: 403,
  })
  expect(
    await put({ rating: 5, review_count: 900, account_id: other.account_id, id: other.professional_id }),
  ).toMatchObject(saved)
  expect(await shown()).toEqual(before)
})

test("of two edits at once each keeps what the other has changed", async () => {
  const { edits } = await t.db.transaction().execute(async (held) => {
    await held
      .updateTable("professionals")
      .set({ locality: "Baner" })
      .where("id", "=", studio.professional_id)
      .execute()
    const edits = [put({ headline: "One" }), put({ work_experience: "7" })]
    await untilBlocked(t.db)
    return { edits }
  })
  for (const answer of await Promise.all(edits)) expect(answer).toMatchObject(saved)
  expect(await own()).toMatchObject({ headline: "One", work_experience: 7, locality: "Baner" })
})

test("the search finds the new name and no more the old one, which is kept for the day they go", async () => {
  const found = async (query: string) => {
    const { body } = await t.call("GET", `/search?query=${query}`)
    return body.services.filter((one: { provider_id: string }) => one.provider_id === studio.professional_id).length
  }
  await put({ business_name: "Wagholikar Sadan" })
  expect([await found("Wagholikar"), await found("Pethkar")]).toEqual([1, 0])
  const former = t.db.selectFrom("former_names").select(["kind", "value"]).where("account_id", "=", studio.account_id)
  expect(await former.execute()).toEqual([{ kind: "business_name", value: "Pethkar Rooms" }])
})

test("what is kept for everybody follows at once", async () => {
  const kept = await startTestApp({ keepsAnswers: true })
  try {
    const isListening = async () => {
      const { rows } = await sql`select from pg_stat_activity where datname = current_database()
        and application_name = 'sthapati events' and state = 'idle' and query like 'listen%'`.execute(kept.db)
      return rows.length > 0
    }
    await until(isListening, "the site to hear of it")
    const { token, professional_id } = await createProfessional(kept)
    const headline = async () => (await kept.call("GET", `/provider/${professional_id}`)).body.provider.headline
    expect(await headline()).toBe("")
    await kept.call("PUT", `/provider/${professional_id}`, { token, body: { headline: "New" } })
    // Less than the five seconds for which it is kept.
    await expect.poll(headline, { timeout: 4_000, interval: 10 }).toBe("New")
  } finally {
    await kept.close()
  }
})
