/** The inbox: what stands in it and in which order, who may change it, and what happens where two do so at once. */
import { sql } from "kysely"
import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../../test/app.ts"
import { createAdmin, createCustomer, type Person, signInWithCookie } from "../../../test/people.ts"
import { newId } from "../../platform/id.ts"
import type { SubmissionRow, WholeSubmission } from "./inbox.schema.ts"
import { waitingSubmissions } from "./inbox-conditions.server.ts"

let t: TestApp
let admin: Person
let colleague: Person
let reader: Person

beforeAll(async () => {
  t = await startTestApp()
  admin = await createAdmin(t, "Shubhangi Rane", false, "desk")
  colleague = await createAdmin(t, "Nikhil Sathe", false, "desk")
  reader = await createAdmin(t, "Isha Phadke", false, "reader")
})
afterEach(async () => {
  for (const table of ["submissions", "mails"] as const) await t.db.deleteFrom(table).execute()
})
afterAll(() => t.close())

const contact = {
  name: "Asha Kulkarni",
  email: "asha@home.example",
  phone: "98220 12345",
  subject: "services",
  message: "We want a kitchen in Kothrud.",
  source: "contact_page",
}
const write = async (more: object = {}): Promise<string> =>
  (await t.call("POST", "/contact/submit", { body: { ...contact, ...more } })).body.id
const inquiry = { source: "services_page", subject: "Interior Designer Service Inquiry" }
const waits = { source: "service_page_contractor", subject: "Contractor Service Inquiry" }
const career = { name: "Ravi", email: "ravi@home.example", role: "engineering" }
const list = async (query = "", by: Person = admin) =>
  (await t.call("GET", `/admin/submissions${query}`, { token: by.token })).body as {
    submissions: SubmissionRow[]
    next: string | null
  }
const idsOf = async (query = "", by: Person = admin) => (await list(query, by)).submissions.map(({ id }) => id)
const get = async (id: string) =>
  (await t.call("GET", `/admin/submissions/${id}`, { token: admin.token })).body.submission as WholeSubmission
const change = (id: string, body: object, by: Person = admin) =>
  t.call("POST", `/admin/submissions/${id}`, { token: by.token, body })
const bulk = (rows: object[], body: object, by: Person = admin) =>
  t.call("POST", "/admin/submissions/bulk", { token: by.token, body: { rows, ...body } })
const received = async (id: string, hoursAgo: number) => {
  const due_at = new Date(t.clock.now.getTime() + (24 - hoursAgo) * 3_600_000)
  await t.db.updateTable("submissions").set({ due_at }).where("id", "=", id).execute()
  return id
}

test("what waits stands by its clock, without advertising, waiting lists and what is answered", async () => {
  const soon = await received(await write(), 20)
  const late = await received(await write(inquiry), 30)
  await write({ trap: "filled" })
  const list1 = await write(waits)
  await change(await write(), { status: "closed" })
  const { id: someday } = (await t.call("POST", "/careers/register-interest", { body: career })).body
  expect(await idsOf()).toEqual([late, soon, someday])
  expect((await list()).submissions.map(({ kind }) => kind)).toEqual(["inquiry", "contact", "career"])
  expect(await idsOf("?kind=waiting_list")).toEqual([list1])
  expect((await list("?kind=waiting_list")).submissions[0]).toMatchObject({ waits_for: "Contractors", due_at: null })
})

test("what waits is counted with the time of the first of them", async () => {
  const counted = async () => {
    const { rows } = await sql<{ inbox: { waiting: number; due_at: string | null } }>`
      select ${waitingSubmissions} as inbox`.execute(t.db)
    return rows[0]!.inbox
  }
  expect(await counted()).toEqual({ waiting: 0, due_at: null })
  await received(await write(), 2)
  const late = await received(await write(), 30)
  await write(waits)
  await write({ trap: "filled" })
  const { waiting, due_at } = await counted()
  expect([waiting, new Date(due_at!).toISOString()]).toEqual([2, (await get(late)).due_at])
})

test("pages follow each other whatever is filtered, each row once", async () => {
  const ages = [3, 1, 5, 2, 4]
  const ids: string[] = []
  for (const hours of ages) ids.push(await received(await write(), hours))
  for (const [query, order] of [
    // What waits by its clock, all that there is newest first.
    ["", [5, 4, 3, 2, 1].map((age) => ids[ages.indexOf(age)])],
    ["status=all&", ids.toReversed()],
  ] as const) {
    const first = await list(`?${query}limit=2`)
    const second = await list(`?${query}limit=2&cursor=${first.next}`)
    const last = await list(`?${query}limit=2&cursor=${second.next}`)
    const seen = [first, second, last].flatMap(({ submissions }) => submissions.map(({ id }) => id))
    expect(seen).toEqual(order)
    expect(last.next).toBeNull()
  }
})

test("it is filtered by kind, state, whose it is, advertising and words, each of which has to stand in it", async () => {
  const mine = await write()
  const other = await write({ name: "माधुरी देशपांडे", message: "100% sure_thing in Wakad" })
  const spam = await write({ trap: "filled" })
  await change(mine, { assigned_to: "me" })
  expect(await idsOf("?assigned=me")).toEqual([mine])
  expect(await idsOf("?assigned=me", colleague)).toEqual([])
  expect(await idsOf("?assigned=nobody")).toEqual([other])
  expect(await idsOf("?spam=true")).toEqual([spam])
  expect(await idsOf("?kind=registration")).toEqual([])
  expect(await idsOf("?q=kulkarni%20KITCHEN")).toEqual([mine])
  expect(await idsOf("?q=kulkarni%20bathroom")).toEqual([])
  expect(await idsOf(`?q=${encodeURIComponent("देशपांडे")}`)).toEqual([other])
  // Signs of a pattern are letters here.
  expect(await idsOf("?q=100%25")).toEqual([other])
  expect(await idsOf("?q=sure_thing")).toEqual([other])
  expect(await idsOf("?q=s_re")).toEqual([])
  const { reference } = await get(mine)
  expect(await idsOf(`?q=${reference.replace("-", "")}`)).toEqual([mine])
})

test.each(["?status=nonsense", "?kind=x", "?cursor=1", `?q=${"a".repeat(201)}`, "?assigned=somebody"])(
  "a query like %s is refused",
  async (query) => {
    expect((await t.call("GET", `/admin/submissions${query}`, { token: admin.token })).status).toBe(422)
  },
)

test("quotes, backslashes and long words in a search are words", async () => {
  await write()
  for (const q of ["' or 1=1 --", "\\", "%%%", "x ".repeat(90), "𝔘".repeat(50)])
    expect((await t.call("GET", `/admin/submissions?q=${encodeURIComponent(q)}`, { token: admin.token })).status).toBe(
      200,
    )
})

test("whole, it has all that was sent and what was done with it, by whom", async () => {
  const id = await write({ ...inquiry, details: { budget: "2l-5l", location: "Kothrud" } })
  await change(id, { status: "in_progress", assigned_to: "me", note: "Called, nobody there." })
  expect(await get(id)).toMatchObject({
    ...{ ...contact, ...inquiry, kind: "inquiry", details: { budget: "2l-5l", location: "Kothrud" } },
    ...{ status: "in_progress", assigned_to: { name: "Shubhangi Rane" }, version: 1, others: 0 },
    entries: [
      { kind: "change", changes: { status: ["new", "in_progress"], assigned_to: [null, "Shubhangi Rane"] } },
      { kind: "note", body: "Called, nobody there.", author_name: "Shubhangi Rane" },
    ],
  })
  expect((await t.call("GET", `/admin/submissions/${newId()}`, { token: admin.token })).status).toBe(404)
})

test("a reader sees and changes nothing", async () => {
  const id = await write()
  const rows = [{ id, version: 0 }]
  expect(await idsOf("", reader)).toEqual([id])
  const answers = [
    await change(id, { status: "closed" }, reader),
    await bulk(rows, { status: "closed" }, reader),
    ...(await Promise.all(
      ["reply", "incoming", "refuse"].map((what) =>
        t.call("POST", `/admin/submissions/${id}/${what}`, { token: reader.token, body: { text: "No" } }),
      ),
    )),
    await t.call("POST", `/admin/submissions/${id}/approve`, { token: reader.token, body: {} }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403])
  expect((await get(id)).version).toBe(0)
})

test("of two who change one row the second hears who was faster, and nothing is lost", async () => {
  const id = await write()
  const answers = await Promise.all([
    change(id, { status: "closed", version: 0 }),
    change(id, { status: "in_progress", version: 0 }, colleague),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const refused = answers.find(({ status }) => status === 409)!
  expect(refused.body.message).toMatch(/^(Shubhangi Rane|Nikhil Sathe) was faster: it was changed at \d/)
  expect(refused.body.version).toBe(1)
  expect((await get(id)).entries).toHaveLength(1)
})

test("a change is undone by putting back what was, with the version that it has now", async () => {
  const id = await write()
  await change(id, { is_spam: true, version: 0 })
  expect(await idsOf()).toEqual([])
  expect((await change(id, { is_spam: false, version: 1 })).status).toBe(200)
  expect(await idsOf()).toEqual([id])
})

test("only an administrator can have one", async () => {
  const id = await write()
  const customer = await createCustomer(t)
  expect((await change(id, { assigned_to: customer.account_id })).status).toBe(422)
  expect((await change(id, { assigned_to: colleague.account_id })).body.submission.assigned_to.name).toBe(
    "Nikhil Sathe",
  )
  expect((await change(id, { assigned_to: null })).body.submission.assigned_to).toBeNull()
})

test("several are changed at once, but none that somebody has changed meanwhile", async () => {
  const [one, two, three] = [await write(), await write(), await write()]
  await change(three, { status: "in_progress" }, colleague)
  const rows = [one, two, three].map((id) => ({ id, version: 0 }))
  const { body } = await bulk(rows, { status: "closed" })
  expect(body).toMatchObject({ skipped: 1, message: expect.stringContaining("2 rows changed; 1 left alone") })
  expect(body.changed.map(({ id }: { id: string }) => id).toSorted()).toEqual([one, two].toSorted())
  expect([(await get(one)).status, (await get(three)).status]).toEqual(["closed", "in_progress"])
  const acts = await t.db
    .selectFrom("audit_entries")
    .select("details")
    .where("act", "=", "change_submissions")
    .execute()
  expect(acts.filter(({ details }) => JSON.stringify(details).includes(one))).toHaveLength(1)
  // And back again.
  const back = body.changed.map(({ id, version }: { id: string; version: number }) => ({ id, version }))
  expect((await bulk(back, { status: body.changed[0].before.status })).body.changed).toHaveLength(2)
  expect((await get(one)).status).toBe("new")
})

test("two who change the same rows at once change each of them once", async () => {
  const ids = await Promise.all(Array.from({ length: 20 }, () => write()))
  const rows = ids.map((id) => ({ id, version: 0 }))
  const answers = await Promise.all([
    bulk(rows, { status: "closed" }),
    bulk(rows.toReversed(), { is_spam: true }, colleague),
  ])
  const changed = answers.map(({ body }) => body.changed.length)
  expect(changed[0] + changed[1]).toBe(20)
})

test.each([
  { rows: [] },
  { rows: Array.from({ length: 101 }, () => ({ id: newId(), version: 0 })), status: "closed" },
  { rows: [{ id: "x" }], status: "closed" },
  { rows: [{ id: "x", version: 0 }], status: "gone" },
])("a bulk change of $rows.length rows without sense is refused", async (body) => {
  expect((await t.call("POST", "/admin/submissions/bulk", { token: admin.token, body })).status).toBe(422)
})

test("the file has what the filter has, as spreadsheets take it: ₹, Devanagari, and no formulas", async () => {
  await write({ ...inquiry, name: "माधुरी देशपांडे", phone: "+919822012345", details: { budget: "2l-5l" } })
  await write({ message: '=HYPERLINK("http://evil.example")' })
  await write({ trap: "filled", name: "Somebody Else" })
  const { cookie } = await signInAsAdmin()
  const { headers, body } = await t.app.inject({ url: "/api/admin/submissions/csv?q=%20", headers: { cookie } })
  expect(headers["content-type"]).toBe("text/csv; charset=utf-8")
  expect(headers["content-disposition"]).toMatch(/^attachment; filename="inbox-\d{4}-\d\d-\d\d\.csv"$/)
  expect(body.startsWith("\ufeffReference,Kind,Status")).toBe(true)
  expect(body).toContain("Budget: ₹2 – ₹5 lakh")
  expect(body).toContain("माधुरी देशपांडे")
  expect(body).toContain("'=HYPERLINK")
  expect(body).toContain(",+91 98220 12345,")
  expect(body).not.toContain("Somebody Else")
  expect(body).toContain(",Contact,")
  expect(body).not.toContain("contact_page")
  const act = await t.db
    .selectFrom("audit_entries")
    .select("details")
    .where("act", "=", "export_submissions")
    .executeTakeFirst()
  expect(act?.details).toMatchObject({ rows: 2 })
  await t.app.inject({ url: "/api/admin/submissions/csv?q=asha@home.example", headers: { cookie } })
  const [last] = await t.db.selectFrom("audit_entries").select("details").orderBy("id", "desc").limit(1).execute()
  expect(last?.details).toMatchObject({ has_q: true, rows: expect.any(Number) })
  expect(JSON.stringify(last)).not.toContain("home.example")
})

const signInAsAdmin = async () => {
  const answer = await t.call("POST", "/auth/admin-login", { body: { email: admin.email, password: "Namaste-2026" } })
  const cookies = [answer.headers["set-cookie"]].flat().map(String)
  return { cookie: cookies.find((one) => /^sthapati-session=/.test(one))!.split(";")[0]! }
}

test("who is no administrator gets no file", async () => {
  const { cookie } = await signInWithCookie(t, await createCustomer(t))
  expect((await t.app.inject({ url: "/api/admin/submissions/csv", headers: { cookie } })).statusCode).toBe(403)
})
