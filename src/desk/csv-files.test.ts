/** People, catalogue and reports as tables: whole, with what the filter has, as spreadsheets take it, and for who may. */
import { text } from "node:stream/consumers"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../test/app.ts"
import { createAdmin, createCustomer, createProfessional, type Person } from "../../test/people.ts"
import { writesForTheBlog } from "../../test/whole-blog.ts"
import { exportActivityLogs } from "../accounts/activity-log/activity-log-csv.server.ts"
import { newId } from "../platform/id.ts"
import { indianDay } from "../platform/time.ts"

let t: TestApp
let cookie: string
let readers: string
beforeAll(async () => {
  t = await startTestApp()
  cookie = await cookieOf(await createAdmin(t, "Shubhangi Rane", false, "desk"))
  readers = await cookieOf(await createAdmin(t, "Isha Phadke", false, "reader"))
})
afterAll(() => t.close())

const cookieOf = async ({ email }: Person) => {
  const answer = await t.call("POST", "/auth/admin-login", { body: { email, password: "Namaste-2026" } })
  const cookies = [answer.headers["set-cookie"]].flat().map(String)
  return cookies.find((one) => /^sthapati-session=/.test(one))!.split(";")[0]!
}
const file = async (path: string, by = cookie) => t.app.inject({ url: `/api/admin/${path}`, headers: { cookie: by } })
const linesOf = async (path: string) => (await file(path)).body.trimEnd().split("\r\n")
const rowsIn = async (act: string) =>
  (await t.db.selectFrom("audit_entries").select("details").where("act", "=", act).orderBy("id", "desc").execute())[0]

test("people: by the filter, in Devanagari, and what looks like a formula is text", async () => {
  const { account_id } = await createCustomer(t, "माधुरी देशपांडे")
  await t.db.updateTable("accounts").set({ mobile_number: "+919822098220" }).where("id", "=", account_id).execute()
  await createCustomer(t, '=HYPERLINK("http://evil.example")')
  await createProfessional(t, { business_name: "Studio Madhuri" })
  const { headers, body } = await file("people/csv?role=customer")
  expect(headers["content-type"]).toBe("text/csv; charset=utf-8")
  expect(headers["content-disposition"]).toMatch(/^attachment; filename="people-\d{4}-\d\d-\d\d\.csv"$/)
  expect(body.startsWith("\ufeffName,E-mail,Mobile number,Business,Roles,State")).toBe(true)
  expect(body).toContain("माधुरी देशपांडे")
  expect(body).toContain(",+91 98220 98220,")
  expect(body).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
  expect(body).not.toContain("Studio Madhuri")
  expect((await rowsIn("export_people"))?.details).toEqual({ role: "customer", rows: 2 })
  expect(await linesOf("people/csv?q=studio%20madhuri")).toHaveLength(2)
  // Who was looked for is nothing that the record keeps for years.
  expect((await rowsIn("export_people"))?.details).toEqual({ has_q: true, rows: 1 })
})

test("people: all of them, also more than one read has, each once", async () => {
  await sql`insert into accounts (id, email, full_name, customer_type, password_hash)
    select 'many-' || n, 'many.' || n || '@test.example', 'Many ' || n, 'individual', 'x' from generate_series(1, 1001) n`.execute(
    t.db,
  )
  const lines = await linesOf("people/csv?q=many")
  expect(lines).toHaveLength(1002)
  expect(new Set(lines).size).toBe(1002)
})

test("the catalogue: services, cities beyond those on the screen, and localities of a city or by name", async () => {
  expect((await linesOf("catalogue/services/csv")).some((line) => /^Architects?,Yes,Pune,/.test(line))).toBe(true)
  const [state] = await t.db.selectFrom("states").select("id").limit(1).execute()
  await sql`insert into cities (name, state_id) select 'Gaon ' || n, ${state!.id} from generate_series(1, 60) n`.execute(
    t.db,
  )
  expect(await linesOf("catalogue/cities/csv?q=gaon")).toHaveLength(61)
  const { city_id, name } = (await t.db.selectFrom("localities").select(["city_id", "name"]).limit(1).execute())[0]!
  const ofCity = await linesOf(`catalogue/localities/csv?city=${city_id}`)
  const { count } = (
    await sql<{ count: number }>`select count(*)::int as count from localities where city_id = ${city_id}`.execute(t.db)
  ).rows[0]!
  expect(ofCity).toHaveLength(count + 1)
  expect((await linesOf(`catalogue/localities/csv?q=${encodeURIComponent(name)}`)).length).toBeLessThan(count + 1)
  expect((await rowsIn("export_catalogue"))?.details).toMatchObject({ part: "localities", q: name })
})

test("synonyms: by a part of the word or its meaning, each once", async () => {
  const { count } = (await sql<{ count: number }>`select count(*)::int as count from search_aliases`.execute(t.db))
    .rows[0]!
  const lines = await linesOf("catalogue/synonyms/csv")
  expect(lines[0]).toBe("\ufeffPeople type,It means")
  expect(new Set(lines).size).toBe(count + 1)
  const [word, means] = lines[1]!.split(",")
  expect(await linesOf(`catalogue/synonyms/csv?q=${word}`)).toContain(`${word},${means}`)
  expect((await rowsIn("export_catalogue"))?.details).toMatchObject({ part: "synonyms", q: word })
})

test("reports: a line each, with what was reported", async () => {
  const customer = await createCustomer(t, "Omkar Sane")
  const studio = await createProfessional(t)
  const opening = { token: customer.token, body: { provider_id: studio.professional_id } }
  const { conversation_id } = (await t.call("POST", "/conversations", opening)).body
  const sent = { token: studio.token, body: { content: "You never pay, send ₹500" } }
  const { message_id } = (await t.call("POST", `/conversations/${conversation_id}/messages`, sent)).body
  const complaint = { name: "Omkar Sane", email: customer.email, kind: "content", booking: message_id }
  for (const message of ["It is an insult.", "And it asks for money."]) {
    const headers = { "idempotency-key": newId() }
    expect((await t.call("POST", "/grievances", { body: { ...complaint, message }, headers })).status).toBe(201)
  }
  const lines = await linesOf("reports/csv?kind=message")
  expect(lines).toHaveLength(3)
  expect(lines[1]).toContain("It is an insult.")
  expect(lines[2]).toContain('"You never pay, send ₹500"')
  expect(await linesOf("reports/csv?kind=review")).toHaveLength(1)
})

test("papers without what is in them, professionals with their checks by the filter, and second looks", async () => {
  const studio = await createProfessional(t, { slug: "architect", business_name: "रचना Studio" })
  const body = { check: "coa", number: "CA/2011/54321" }
  await t.call("POST", `/provider/${studio.professional_id}/papers`, { token: studio.token, body })
  const [, paper] = await linesOf("papers/csv")
  expect(paper).toMatch(/^रचना Studio,.*,Council of Architecture,,…4321,without a file,\d{4}-\d\d-\d\d \d\d:\d\d,/)
  expect((await rowsIn("export_verification"))?.details).toEqual({ part: "papers" })

  const owner = await createAdmin(t)
  await t.db.updateTable("check_rules").set({ needs_second: true }).where("kind", "=", "gst").execute()
  const valid_until = `${t.clock.now.getUTCFullYear() + 1}-03-31`
  const verify = (check: object) =>
    t.call("POST", `/admin/professionals/${studio.professional_id}/verification`, {
      token: owner.token,
      body: { result: "approved", valid_until, ...check },
    })
  expect((await verify({ check: "kyc" })).status).toBe(200)
  expect((await verify({ check: "gst", number: "27AAPFU0939F1ZV" })).status).toBe(200)
  const lines = await linesOf(`professionals/csv?q=${encodeURIComponent("रचना")}`)
  expect(lines).toHaveLength(2)
  expect(lines[0]).toContain("Verified,Papers that wait,Identity and address,Identity and address: number")
  expect(lines[1]).toContain(`No,1,Approved,,${valid_until},${owner.full_name},`)
  expect((await rowsIn("export_verification"))?.details).toEqual({ part: "professionals", has_q: true })
  expect((await linesOf("second_looks/csv"))[1]).toMatch(
    new RegExp(`^रचना Studio,GST registration,27AAPFU0939F1ZV,.*,${valid_until},`),
  )
})

test("the week: its figures, and the rows behind one of them, all of them", async () => {
  await sql`update accounts set activated_at = ${new Date(t.clock.now.getTime() - 60_000)} where not is_admin`.execute(
    t.db,
  )
  const figures = await linesOf("figures/csv")
  const count = Number(figures.find((line) => line.startsWith("New people,"))!.split(",")[1])
  expect(count).toBeGreaterThan(1000)
  const rows = await linesOf("figures/rows/csv?kind=people")
  expect(rows).toHaveLength(count + 1)
  expect(new Set(rows).size).toBe(count + 1)
  expect(rows.some((line) => line.includes("Madhuri") || line.includes("माधुरी"))).toBe(true)
  expect(await linesOf("figures/rows/csv?kind=people&week=before")).toHaveLength(1)
  expect((await rowsIn("export_figures"))?.details).toEqual({ part: "people", week: "before" })
})

test("searches without a result: more than one read has, what was searched most often first", async () => {
  await sql`insert into unanswered_searches (day, term, searches, close, last_searched_at)
    select ${indianDay(t.clock.now)}::date, 'विरार ' || n, n, 0, ${t.clock.now} from generate_series(1, 1200) n`.execute(
    t.db,
  )
  const lines = await linesOf("searches/csv")
  expect(lines).toHaveLength(1201)
  expect(lines[1]).toMatch(/^विरार 1200,1200,0,/)
  expect(new Set(lines).size).toBe(1201)
  expect(await linesOf("searches/csv?period=before")).toHaveLength(1)
})

test("what is hidden, with why", async () => {
  const studio = await createProfessional(t)
  const owner = await createAdmin(t)
  const id = newId()
  const work = { id, professional_id: studio.professional_id, title: "A flat", description: "Two rooms" }
  await t.db
    .insertInto("portfolio_projects")
    .values({
      ...work,
      work: "kitchen",
      locality: "Kothrud",
      drawing: "room",
      completed_year: 2024,
      published_at: t.clock.now,
    })
    .execute()
  const body = { action: "hide", reason: "It shows another studio’s work." }
  expect((await t.call("POST", `/admin/hidden/project/${id}`, { token: owner.token, body })).status).toBe(200)
  expect((await linesOf("hidden/csv?kind=project"))[1]).toContain(`${owner.full_name},It shows another studio’s work.`)
  expect(await linesOf("hidden/csv?kind=review")).toHaveLength(1)
})

test("posts and comments of the blog, by what the list shows", async () => {
  const reader = await createCustomer(t)
  await writesForTheBlog(t, await createProfessional(t, { full_name: "Revati Joshi" }), reader)
  const published = await linesOf("blog/csv?show=published")
  expect(published).toHaveLength(2)
  expect(published[1]).toMatch(/^House of .*\/blog\/house-of-/)
  expect(await linesOf("blog/csv")).toHaveLength(2)
  expect((await rowsIn("export_blog"))?.details).toEqual({ part: "posts", show: "waiting" })
  expect(await linesOf("blog_comments/csv?show=visible")).toHaveLength(5)
})

describe("the activity logs", () => {
  const PEOPLE = 1200
  beforeAll(async () => {
    await sql`insert into accounts (id, email, full_name, customer_type, password_hash, activated_at, sign_in_count)
      select 'logged-' || n, 'logged.' || n || '@log.example', 'Logged ' || n, 'individual', 'x', ${t.clock.now}, 1
      from generate_series(1, ${PEOPLE}::int) n`.execute(t.db)
    await sql`insert into sign_in_logs (account_id, session_id, nth, person_kind, is_admin, device, ip_address, login_at, last_seen_at, expires_at)
      select 'logged-' || n, 'session-' || n, 1, case when n % 2 = 0 then 'dual_as_user' else 'dual_as_provider' end, false, 'Mobile',
        '203.0.113.7', ${t.clock.now}, ${t.clock.now}, ${t.clock.now}
      from generate_series(1, ${PEOPLE}::int) n`.execute(t.db)
  })

  test("more than one read has, the newest first, each once, by the page's filter", async () => {
    const all = await linesOf("activity_logs/csv")
    expect(all.length).toBeGreaterThan(PEOPLE)
    expect(new Set(all).size).toBe(all.length)
    expect(all[0]).toContain("Email,Name,User Type,Login Time,Logout Time")
    expect(all[1]).toMatch(/^logged\.1200@log\.example,Logged 1200,Dual Role User,\d{4}-\d\d-\d\d \d\d:\d\d,/)
    expect(await linesOf("activity_logs/csv?user_type=dual")).toHaveLength(PEOPLE + 1)
    expect((await rowsIn("export_activity"))?.details).toEqual({ user_type: "dual" })
    expect(await linesOf("activity_logs/csv?user_email=LOGGED.120")).toHaveLength(3)
    expect((await rowsIn("export_activity"))?.details).toEqual({ has_q: true })
    expect(await linesOf("activity_logs/csv?user_email=nobody.at.all&user_type=dual")).toHaveLength(1)
    const wide = await file("activity_logs/csv?user_email=logged")
    expect([wide.statusCode, wide.json().errors.user_email]).toEqual([422, expect.stringMatching(/1,000 people/)])
  })

  test.each([
    [1199, true],
    [1200, false],
    [1000, true],
  ])("after %s rows it is cut, and says so", async (most, isCut) => {
    const ctx = { db: t.db, clock: () => t.clock.now, language: "en", network: "203.0.113.7" } as const
    const [actor] = await t.db.selectFrom("accounts").select("id as account_id").where("is_admin", "=", true).execute()
    const { body } = await exportActivityLogs({ ...ctx, actor } as never, { user_type: "dual" }, most)
    const lines = (await text(body)).trimEnd().split("\r\n")
    expect(lines).toHaveLength(1 + most + Number(isCut))
    expect(lines.at(-1)!.includes("Cut here: a file has the newest")).toBe(isCut)
  })
})

test("invitations: who is asked to be an administrator, for owners alone", async () => {
  const boss = await createAdmin(t, "Nalini Deshmukh")
  const body = { email: "isha@invited.example", role: "desk" }
  expect((await t.call("POST", "/admin/invitations", { token: boss.token, body })).status).toBe(200)
  const { body: taken, headers } = await file("invitations/csv", await cookieOf(boss))
  expect(headers["content-disposition"]).toMatch(/^attachment; filename="invitations-\d{4}-\d\d-\d\d\.csv"$/)
  expect(taken.trimEnd().split("\r\n")[1]).toMatch(/^isha@invited\.example,Desk.*,Nalini Deshmukh,.*,Open,/)
  expect((await rowsIn("export_invitations"))?.details).toEqual({})
  expect((await file("invitations/csv")).statusCode).toBe(403)
})

test("held messages: a line for what waits of one sender in one conversation", async () => {
  const [customer, studio] = [await createCustomer(t, "Leela Sathe"), await createProfessional(t)]
  const opening = { token: customer.token, body: { provider_id: studio.professional_id } }
  const { conversation_id } = (await t.call("POST", "/conversations", opening)).body
  for (const content of ["See www.tiles.example", "=cmd|' /C calc'!A0"])
    await t.call("POST", `/conversations/${conversation_id}/messages`, { token: customer.token, body: { content } })
  await sql`update messages set held_at = ${t.clock.now}, delivered_at = null, seq = seq + 1000
    where conversation_id = ${conversation_id}`.execute(t.db)
  const { body } = await file("held_messages/csv")
  expect(body).toContain("From a customer,Leela Sathe,")
  expect(body).toContain("\"See www.tiles.example\n=cmd|' /C calc'!A0\"")
  expect((await rowsIn("export_held"))?.details).toEqual({})
})

test.each([
  "activity_logs",
  "invitations",
  "held_messages",
  "people",
  "catalogue/services",
  "catalogue/cities",
  "catalogue/localities",
  "catalogue/synonyms",
  "reports",
  "hidden",
  "papers",
  "second_looks",
  "professionals",
  "figures",
  "figures/rows",
  "searches",
  "blog",
  "blog_comments",
])("who may only read gets no file of %s, nor who is no administrator", async (of) => {
  expect((await file(`${of}/csv`, readers)).statusCode).toBe(403)
  expect((await file(`${of}/csv`, "")).statusCode).toBe(401)
})
