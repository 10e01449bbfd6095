/** What the inbox must bear: names that objects have, scripts with other capitals, who may be given work, and many rows. */
import { sql } from "kysely"
import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../../test/app.ts"
import { createAdmin, createCustomer, type Person, password } from "../../../test/people.ts"
import { countGrievances } from "../grievance/grievance.queries.server.ts"
import { detailFacts } from "./inbox-details.ts"

let t: TestApp
let admin: Person
let reader: Person
beforeAll(async () => {
  t = await startTestApp()
  admin = await createAdmin(t, "Shubhangi Rane", false, "desk")
  reader = await createAdmin(t, "Isha Phadke", false, "reader")
})
afterEach(async () => {
  for (const table of ["submissions", "grievances", "mails"] as const) await t.db.deleteFrom(table).execute()
})
afterAll(() => t.close())

const contact = {
  ...{ name: "Asha Kulkarni", email: "asha@home.example", subject: "services", source: "contact_page" },
  message: "We want a kitchen in Kothrud.",
}
const write = async (more: object = {}): Promise<string> =>
  (await t.call("POST", "/contact/submit", { body: { ...contact, ...more } })).body.id
const namesOf = async (q: string) => {
  const { body } = await t.call("GET", `/admin/submissions?q=${encodeURIComponent(q)}`, { token: admin.token })
  return (body.submissions as { name: string }[]).map(({ name }) => name)
}

test("a detail that is called as what every object has is shown as it was sent", async () => {
  const details = { constructor: "Deccan Builders", toString: "kitchen", budget: "constructor" }
  expect(detailFacts(details, "en")).toEqual([
    ["Budget", "constructor"],
    ["constructor", "Deccan Builders"],
    ["toString", "kitchen"],
  ])
  const { body } = await t.call("POST", "/contact/submit", {
    body: { ...contact, details: { constructor: "Deccan Builders", valueOf: "a" } },
  })
  const answer = await t.call("GET", `/admin/submissions/${body.id}`, { token: admin.token })
  expect(answer.body.submission.details).toEqual({ constructor: "Deccan Builders", valueOf: "a" })
  await t.call("POST", "/contact/submit", {
    body: { ...contact, details: JSON.parse('{"__proto__": "x"}') as Record<string, string> },
  })
  const { body: list } = await t.call("GET", "/admin/submissions", { token: admin.token })
  expect((list.submissions as { details: object }[]).map(({ details }) => Object.keys(details)).toSorted()).toEqual([
    [],
    ["valueOf", "constructor"],
  ])
})

test("words are found whatever their capitals and accents, in any script", async () => {
  await write({ name: "Élodie Kulkarni" })
  await write({ name: "आशा कुलकर्णी" })
  for (const q of ["élodie", "ÉLODIE", "elodie"]) expect(await namesOf(q), q).toEqual(["Élodie Kulkarni"])
  expect(await namesOf("आशा")).toEqual(["आशा कुलकर्णी"])
})

test("nobody who only reads is given work", async () => {
  const id = await write()
  const give = (assigned_to: string) =>
    t.call("POST", `/admin/submissions/${id}`, { token: admin.token, body: { assigned_to } })
  const refused = await give(reader.account_id)
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ["assigned_to"]])
  expect((await give("me")).status).toBe(200)
})

test("a sign-up that nobody has confirmed says nothing about who registered", async () => {
  const registration = {
    ...{ name: "Meera Deo", email: "meera@deo.example", phone: "98220 12345", serviceType: "architecture" },
    ...{ businessName: "Deo Studio", experience: "3-5", location: "Pune", portfolioDescription: "Houses." },
  }
  const { body } = await t.call("POST", "/professional-registration", { body: registration })
  const other = await createCustomer(t)
  await t.db
    .updateTable("accounts")
    .set({ email: registration.email, activated_at: null, is_professional: true })
    .where("id", "=", other.account_id)
    .execute()
  const approve = await t.call("POST", `/admin/submissions/${body.id}/approve`, { token: admin.token, body: {} })
  expect(approve.status).toBe(200)
  const mail = await t.db
    .selectFrom("mails")
    .select("params")
    .where("kind", "=", "registration_approved")
    .executeTakeFirst()
  expect(mail?.params).toMatchObject({
    has_account: false,
    prefilled: { full_name: registration.name, business_name: registration.businessName },
  })
})

test("a complaint that was closed late stays among the figures", async () => {
  const complaint = { name: "Asha", email: "asha@home.example", kind: "company", message: "Nobody came." }
  const ids: string[] = []
  for (const resolve_by of ["2020-01-01", "2999-01-01"]) {
    const { body } = await t.call("POST", "/grievances", { body: complaint })
    const { id } = await t.db
      .updateTable("grievances")
      .set({ resolve_by })
      .where("ticket", "=", body.ticket)
      .returning("id")
      .executeTakeFirstOrThrow()
    ids.push(id)
  }
  for (const id of ids) {
    const closed = await t.call("POST", `/admin/grievances/${id}/actions`, {
      token: admin.token,
      body: { action: "close", text: "It was settled." },
    })
    expect(closed.status, JSON.stringify(closed.body)).toBe(200)
  }
  expect(await countGrievances(t.db, new Date(0))).toEqual({
    received: 2,
    answered_in_time: 1,
    answered_late: 1,
    open: 0,
  })
})

test("the file has every row, however many", async () => {
  await write()
  await sql`insert into submissions (id, idempotency_key, reference, kind, source, name, email, message, details, language, is_spam, created_at)
    select 'many-' || n, 'many-' || n, 'MANY', 'contact', 'contact_page', 'Nobody ' || n, 'nobody@home.example', '=1+1', '{}', 'en', false, now()
    from generate_series(1, 2345) n`.execute(t.db)
  const answer = await t.call("POST", "/auth/admin-login", { body: { email: admin.email, password } })
  const cookie = [answer.headers["set-cookie"]].flat().map(String).join("; ")
  const { body, statusCode } = await t.app.inject({ url: "/api/admin/submissions/csv?status=all", headers: { cookie } })
  expect(statusCode).toBe(200)
  const lines = body.trimEnd().split("\r\n")
  expect(lines).toHaveLength(2345 + 1 + 1)
  expect(new Set(lines).size).toBe(lines.length)
  expect(body.startsWith("\ufeffReference,")).toBe(true)
  expect(body).not.toMatch(/,=1\+1/)
})
