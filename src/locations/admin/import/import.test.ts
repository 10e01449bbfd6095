import type { InjectOptions } from "fastify"
import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../../../test/app.ts"
import { createAdmin, type Person } from "../../../../test/people.ts"
import { emptyTable } from "../../../files/table-import/empty-table.ts"
import { withClient } from "../../../platform/database/database-client.server.ts"
import { columns } from "./location-rows.rules.ts"

let t: TestApp
let owner: Person

beforeAll(async () => {
  t = await startTestApp()
  owner = await createAdmin(t)
})
afterAll(() => t.close())

const send = async (path: string, payload: string | Buffer, person: Person = owner) => {
  const url = `/api/admin/locations/import${path}`
  const headers = { authorization: `Bearer ${person.token}`, "content-type": "text/csv" }
  const { statusCode, body } = await t.app.inject({ method: "POST", url, headers, payload } as InjectOptions)
  return { status: statusCode, body: JSON.parse(body) }
}
const look = (file: string | Buffer) => send("/preview", file)
const bring = (file: string | Buffer, counts: { countries: number; states: number; cities: number }) =>
  send(`?${new URLSearchParams(Object.entries(counts).map(([kind, count]) => [kind, String(count)]))}`, file)
const counts = async () => {
  const { countries, states, cities } = (await t.call("GET", "/admin/locations/counts", { token: owner.token })).body
  return { countries, states, cities }
}
const table = (...rows: string[]) => ["country,country_code,state,state_code,city", ...rows].join("\r\n")
const findings = (answer: Awaited<ReturnType<typeof look>>) =>
  answer.body.errors.first.map(({ line, field, message }: { line: number; field: string; message: string }) => [
    line,
    field,
    message,
  ])

test("the empty table names every column, and is filled in", async () => {
  const [, file = ""] = emptyTable(columns).split(",")
  const { body } = await look(`${decodeURIComponent(file)}India,IN,Maharashtra,MH,Pune\r\n`)
  expect(body).toMatchObject({ encoding: "utf-8-bom", rows: 1, ignored_columns: [], errors: { total: 0 } })
})

test("a look says what is new and what is there, and writes nothing", async () => {
  const before = await counts()
  const answer = await look(
    table(
      "India,IN,Maharashtra,MH,Pune",
      "India,IN,Maharashtra,,Nashik",
      "india,,MAHARASHTRA,,Nagpur",
      "Nepal,np,Bagmati,,Kathmandu",
      "Bhutan,BT,,,",
      "",
      ",,,,",
    ),
  )
  expect(answer.body).toMatchObject({
    success: true,
    encoding: "utf-8",
    rows: 5,
    new: { countries: 2, states: 1, cities: 3 },
    known: { countries: 1, states: 1, cities: 1 },
    errors: { total: 0, first: [] },
    notes: { total: 0 },
  })
  expect(await counts()).toEqual(before)
})

test("columns stand in any order and case, and others are left out and said", async () => {
  const answer = await look("Remark;City;STATE;Country Code;country\nNice;Thimphu;Thimphu District;BT;Bhutan\n")
  expect(answer.body).toMatchObject({ new: { countries: 1, states: 1, cities: 1 }, ignored_columns: ["remark"] })
  expect((await look("state,city\nGoa,Margao")).body.errors.file).toMatch(/^The first line must name the columns/)
  expect((await look("country,Country\nIndia,IN")).body.errors.file).toBe(
    "The first line names the column country twice.",
  )
  expect((await look("country\n")).body.errors.file).toBe("This file has a heading and no rows.")
  expect((await look("")).body.errors.file).toBe("This file is empty.")
})

test("each encoding that a spreadsheet writes is read, and said", async () => {
  const text = table("India,IN,Goa,,Cidade Velha é")
  const utf16 = Buffer.from(text, "utf16le")
  const swapped = Buffer.from(utf16).swap16()
  const tried: [string, Buffer][] = [
    ["utf-8", Buffer.from(text)],
    ["utf-8-bom", Buffer.from(`\ufeff${text}`)],
    ["utf-16le", Buffer.concat([Buffer.from([0xff, 0xfe]), utf16])],
    ["utf-16be", Buffer.concat([Buffer.from([0xfe, 0xff]), swapped])],
    ["utf-16le", utf16],
    ["utf-16be", swapped],
    ["windows-1252", Buffer.from(text, "latin1")],
  ]
  for (const [encoding, bytes] of tried) {
    const { body } = await look(bytes)
    expect(body, encoding).toMatchObject({ encoding, rows: 1, new: { states: 1, cities: 1 }, errors: { total: 0 } })
  }
  const devanagari = await look(
    Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(table("भारत,XI,महाराष्ट्र,,पुणे"), "utf16le")]),
  )
  expect(devanagari.body.new).toEqual({ countries: 1, states: 1, cities: 1 })
  expect((await look(Buffer.from("504b030414000600", "hex"))).body.errors.file).toMatch(/^This is a workbook/)
  expect((await look(Buffer.from([0x63, 0, 0, 0, 1, 2, 0, 0]))).body.errors.file).toMatch(/^This file holds no text/)
})

test("what is wrong is said by line, column and sentence", async () => {
  const file = table(
    '"India",IN,Goa,,"Vasco\nda Gama"',
    "India,IN,Goa,,=cmd|' /C calc'!A0",
    "India,IN,Goa,,'=1+1",
    ",,Goa,,Margao",
    "India,,,,Nowhere",
    "India,US,,,",
    "Nepal,,Bagmati,,",
    "Aland,IN,,,",
    "India,IN,Karnataka,KN,Mysuru",
    "India,IN,Goa,,Panaji",
    "India,IN,Goa,,PANĀJI",
    `India,IN,Goa,,${"x".repeat(81)}`,
    "Bhutan,BTN,,,",
    "India,IN,Goa,a b,",
    '"India',
  )
  const answer = await look(file)
  expect(findings(await look(table("India,IN,Go\u0430,,Panaji")))).toEqual([
    [2, "state", "State mixes letters of several scripts that look alike. Write each word in one script"],
  ])
  expect(findings(answer)).toEqual([
    [4, "city", "City must begin with a letter or a number"],
    [5, "city", "City must begin with a letter or a number"],
    [6, "country", "The country is missing"],
    [7, "state", "The state is missing"],
    [8, "country_code", "Country code is IN so far, and differs here"],
    [9, "country_code", "This country is new and needs its code of two letters"],
    [10, "country_code", "This code belongs to India"],
    [10, "country_code", "This country is new and needs its code of two letters"],
    [11, "state_code", "State code is KA so far, and differs here"],
    [13, "city", "The same city of this state stands on line 12"],
    [14, "city", "City is longer than 80 characters"],
    [15, "country_code", "Country code is two letters, such as IN"],
    [16, "state_code", "State code is at most 10 letters, numbers and hyphens"],
    [17, "country", "A quotation mark opens here and is never closed"],
  ])
  const before = await counts()
  expect((await bring(file, answer.body.new)).body.errors.file).toBe("Nothing was imported: there are 14 errors.")
  expect(await counts()).toEqual(before)
})

test("a city under another state than so far is worth a look, and no error", async () => {
  const answer = await look(table("India,IN,Karnataka,,Pune"))
  expect(answer.body).toMatchObject({
    new: { countries: 0, states: 0, cities: 1 },
    errors: { total: 0 },
    notes: {
      total: 1,
      first: [{ line: 2, field: "city", message: "There is a city of this name in Maharashtra. Is it the same?" }],
    },
  })
})

test("the first hundred errors are named and the rest is counted", async () => {
  const answer = await look(table(...Array.from({ length: 140 }, () => "India,IN,,,Nowhere")))
  expect(answer.body.errors.total).toBe(140)
  expect(answer.body.errors.first).toHaveLength(100)
})

test("all of it is written, once, and recorded; the same file again is there already", async () => {
  const file = table(
    "Sri Lanka,LK,Western,WP,Colombo",
    "Sri Lanka,LK,Western,,Negombo",
    "Sri Lanka,LK,Southern,,Galle",
    "Maldives,MV,,,",
  )
  const before = await counts()
  const { body } = await look(file)
  const brought = await bring(file, body.new)
  expect(brought.body).toMatchObject({ message: "Imported 2 countries, 2 states and 3 cities.", added: body.new })
  expect(await counts()).toEqual({
    countries: before.countries + 2,
    states: before.states + 2,
    cities: before.cities + 3,
  })
  const states = (await t.call("GET", "/admin/locations/states", { token: owner.token })).body.states
  expect(states).toContainEqual(
    expect.objectContaining({ name: "Western", code: "WP", country_name: "Sri Lanka", city_count: 2 }),
  )
  const audit = await t.db.selectFrom("audit_entries").select("details").where("act", "=", "import_locations").execute()
  expect(audit).toEqual([{ details: { countries: 2, states: 2, cities: 3 } }])
  expect((await look(file)).body.new).toEqual({ countries: 0, states: 0, cities: 0 })
  expect((await bring(file, body.new)).status).toBe(409)
})

test("where the counts are no more what was looked at, nothing is written", async () => {
  const file = table("India,IN,Odisha,OD,Puri", "India,IN,Odisha,OD,Cuttack")
  const { body } = await look(file)
  await t.call("POST", "/admin/locations/states", {
    token: owner.token,
    body: {
      name: "Odisha",
      country_id: (await t.db.selectFrom("countries").select("id").where("code", "=", "IN").executeTakeFirstOrThrow())
        .id,
    },
  })
  const before = await counts()
  expect(await bring(table("India,IN,Odisha,,Puri", "India,IN,Odisha,,Cuttack"), body.new)).toMatchObject({
    status: 409,
    body: {
      message:
        "Nothing was imported: the locations have changed since you looked at this file. Please look at it again.",
    },
  })
  expect(await counts()).toEqual(before)
})

test("of two who import one file at once one does, and the other is told", async () => {
  const file = table(...Array.from({ length: 500 }, (_, at) => `Bangladesh,BD,Division ${at % 20},,Town ${at}`))
  const { body } = await look(file)
  const answers = await Promise.all([bring(file, body.new), bring(file, body.new)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await look(file)).body.new).toEqual({ countries: 0, states: 0, cities: 0 })
})

test("the export opens in a spreadsheet, and imports without a change", async () => {
  await t.call("POST", "/admin/locations/countries", { token: owner.token, body: { name: 'O"Land, श्री', code: "XO" } })
  const { cookie } = await signInAsAdmin()
  const { body, headers } = await t.app.inject({
    method: "GET",
    url: "/api/admin/locations/export",
    headers: { cookie },
  })
  expect(headers["content-type"]).toBe("text/csv; charset=utf-8")
  expect(headers["content-disposition"]).toMatch(/^attachment; filename="locations-\d{4}-\d\d-\d\d\.csv"$/)
  expect(body.startsWith("\ufeffcountry,country_code,state,state_code,city\r\n")).toBe(true)
  expect(body).toContain('"O""Land, श्री",XO,,,\r\n')
  const again = await look(body)
  expect(again.body).toMatchObject({
    encoding: "utf-8-bom",
    new: { countries: 0, states: 0, cities: 0 },
    known: await counts(),
    errors: { total: 0 },
    notes: { total: 0 },
  })
})

const signInAsAdmin = async () => {
  const answer = await t.call("POST", "/auth/admin-login", { body: { email: owner.email, password: "Namaste-2026" } })
  return {
    cookie: [answer.headers["set-cookie"]]
      .flat()
      .map(String)
      .find((one) => one.startsWith("sthapati-session="))!
      .split(";")[0]!,
  }
}

test("where the statistics cannot be refreshed, what was imported is in and the answer says so", async () => {
  const file = table("Fiji,FJ,Central,,Suva")
  const { body } = await look(file)
  const brought = await withClient(t.ownerUrl, async (other) => {
    await other.query("begin")
    await other.query("lock table cities in share update exclusive mode")
    return bring(file, body.new)
  })
  expect(brought).toMatchObject({ status: 200, body: { message: "Imported 1 country, 1 state and 1 city." } })
  expect((await look(file)).body.new).toEqual({ countries: 0, states: 0, cities: 0 })
  expect(t.logged.filter((line) => line.includes("statistics of places are not refreshed"))).toHaveLength(1)
})

test("only an owner imports", async () => {
  const desk = await createAdmin(t, undefined, false, "desk")
  expect((await send("/preview", table("India,IN,,,"), desk)).status).toBe(403)
})

test("a hundred thousand rows are looked at and written; more, or more bytes, are refused before", async () => {
  const rows = Array.from({ length: 100_000 }, (_, at) => `Utopia,XU,State ${at % 500},,Town ${at}`)
  const file = table(...rows)
  const { body } = await look(file)
  expect(body).toMatchObject({
    rows: 100_000,
    new: { countries: 1, states: 500, cities: 100_000 },
    errors: { total: 0 },
  })
  const brought = await bring(file, body.new)
  expect(brought.body.message).toBe("Imported 1 country, 500 states and 1,00,000 cities.")
  // The database knows at once how many it has to plan for.
  const { rows: known } = await sql<{ cities: number }>`
    select reltuples as cities from pg_class where oid = 'cities'::regclass`.execute(t.db)
  expect(known[0]!.cities).toBeGreaterThan(99_000)
  expect((await look(`${file}\r\nUtopia,XU,State 1,,One more`)).body.errors.file).toBe(
    "The file has more than 1,00,000 rows. Please split it.",
  )
  expect((await look(Buffer.alloc(5 * 1_048_576 + 1, "a"))).status).toBe(413)
}, 60_000)
