/** People, catalogue and reports as tables: whole, with what the filter has, as spreadsheets take it, and for who may. */
import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../test/app.ts"
import { createAdmin, createCustomer, createProfessional, type Person } from "../../test/people.ts"
import { newId } from "../platform/id.ts"

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
  await createCustomer(t, "माधुरी देशपांडे")
  await createCustomer(t, '=HYPERLINK("http://evil.example")')
  await createProfessional(t, { business_name: "Studio Madhuri" })
  const { headers, body } = await file("people/csv?role=customer")
  expect(headers["content-type"]).toBe("text/csv; charset=utf-8")
  expect(headers["content-disposition"]).toMatch(/^attachment; filename="people-\d{4}-\d\d-\d\d\.csv"$/)
  expect(body.startsWith("\ufeffName,E-mail,Mobile number,Business,Roles,State")).toBe(true)
  expect(body).toContain("माधुरी देशपांडे")
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

test.each([
  "people",
  "catalogue/services",
  "catalogue/cities",
  "catalogue/localities",
  "catalogue/synonyms",
  "reports",
])("who may only read gets no file of %s, nor who is no administrator", async (of) => {
  expect((await file(`${of}/csv`, readers)).statusCode).toBe(403)
  expect((await file(`${of}/csv`, "")).statusCode).toBe(401)
})
