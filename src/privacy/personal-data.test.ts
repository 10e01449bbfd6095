/** Nothing that we keep is forgotten: a table or column that nobody has thought of is found here. */
import { type ConfigData, HtmlValidate } from "html-validate"
import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { publicUrl, startTestApp, type TestApp } from "../../test/app.ts"
import { createProfessional } from "../../test/people.ts"
import { photo } from "../../test/pictures.ts"
import { createWholePerson, type WholePerson } from "../../test/whole-person.ts"
import { escapeHtml } from "../platform/escape-html.ts"
import type { PersonalRow, TableName } from "../platform/personal-data.server.ts"
import { personalData, slices } from "../slices.ts"
import { readExportedTables } from "./export.server.ts"
import { exportPage } from "./export-page.server.ts"
import { findPerson } from "./privacy.queries.server.ts"

let t: TestApp
let person: WholePerson
let gathered: Map<string, PersonalRow[]>

const described = personalData.flatMap(({ exports }) => exports)

beforeAll(async () => {
  t = await startTestApp()
  person = await createWholePerson(t)
  const now = t.clock.now
  const copy = { id: "copy", account_id: person.account_id, asked_at: now, next_at: now, page: "…", data: "…" }
  await t.db
    .insertInto("data_exports")
    .values({ ...copy, ready_at: now, expires_at: now })
    .execute()
  await t.db
    .updateTable("accounts")
    .set({ deletion_due_at: now, suspended_at: now })
    .where("id", "=", person.account_id)
    .execute()
  const tables = await readExportedTables(t.db, await findPerson(t.db, person.account_id))
  gathered = new Map(tables.map(({ table, rows }) => [table, rows]))
})
afterAll(() => t.close())

const columnsOf = async () => {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select table_name as table, json_agg(column_name) as columns from information_schema.columns
    where table_schema = 'public' and table_name not in ('migrations', 'sql_functions') group by 1 order by 1`.execute(
    t.db,
  )
  return new Map(rows.map(({ table, columns }) => [table, columns]))
}

test("every table is part of the copy, or it is said why not, and once", async () => {
  const said: TableName[] = [
    ...described.map(({ table }) => table),
    ...personalData.flatMap(({ notExported = {} }) => Object.keys(notExported) as TableName[]),
    ...slices.flatMap(({ impersonal = [] }) => impersonal),
  ]
  expect(said.toSorted()).toEqual([...(await columnsOf()).keys()].toSorted())
})

test("the whole person has some of everything: what is new about people goes into test/whole-person.ts", () => {
  const missing = described.flatMap(({ table, excludedColumns = {} }) => {
    const rows = gathered.get(table) ?? []
    const columns = new Set(rows.flatMap((row) => Object.keys(row)))
    if (columns.size === 0) return [table]
    const isSaid = (column: string) => rows.some((row) => row[column] !== null && row[column] !== "")
    return [...columns]
      .filter((column) => !(column in excludedColumns) && !isSaid(column))
      .map((column) => `${table}.${column}`)
  })
  expect(missing).toEqual([])
})

test("every column is named for readers, is an id, or it is said why it is left out", async () => {
  const columns = await columnsOf()
  const unnamed = described.flatMap(({ table, texts, excludedColumns = {} }) =>
    columns
      .get(table)!
      .filter(
        (column) => !(column in excludedColumns) && !(column in texts.in("en").columns) && !/(^|_)id$/.test(column),
      )
      .map((column) => `${table}.${column}`),
  )
  expect(unnamed).toEqual([])
})

test("what is left out is there to be left out, and nothing that opens a door is handed over", () => {
  for (const { table, excludedColumns = {} } of described) {
    const columns = Object.keys((gathered.get(table) ?? [])[0] ?? {})
    expect(columns.filter((column) => column in excludedColumns)).toEqual([])
    expect(
      columns.filter((column) => /hash|secret|token|password/.test(column)),
      table,
    ).toEqual([])
  }
})

test("names behind ids stand beside them", () => {
  const { completed } = person.asCustomer
  expect(gathered.get("bookings")!.find(({ id }) => id === completed)).toMatchObject({
    service: "Interior Designer",
    professional: "Other Rooms",
    customer: "Vasundhara Zopalkar",
    starts_at: expect.stringMatching(/Z$/),
  })
  expect(gathered.get("notifications")!.length).toBeGreaterThan(3)
  for (const { message } of gathered.get("notifications")!) expect(message).toMatch(/\w/)
  for (const { details, action } of gathered.get("activities")!) expect(`${action}${details}`).toMatch(/^[A-Z]/)
  const chosen = gathered.get("submissions")!.flatMap(({ details }) => Object.entries(details as object))
  expect(chosen).toContainEqual(["Experience", "3-5 years"])
  for (const [label] of chosen) expect(label).toMatch(/^[A-Z]/)
  for (const { subject } of gathered.get("mails")!) expect(subject).toMatch(/^([A-Z\d]|•{6} is your)/)
})

test("the page to read has a part for each, escaped, and markup that a validator finds no fault with", async () => {
  const known = { ...(await findPerson(t.db, person.account_id)), full_name: `<b>"V" & sons</b>` }
  const page = exportPage(
    { name: known.full_name, at: t.clock.now, publicUrl },
    await readExportedTables(t.db, known),
    "en",
  )
  for (const { table, texts } of described) {
    expect(page).toContain(`<section id="${table}">`)
    expect(page).toContain(escapeHtml(texts.in("en").title))
  }
  expect(page).toContain("The data of &lt;b&gt;&quot;V&quot; &amp; sons&lt;/b&gt;")
  expect(page).not.toMatch(/<b>|<script|undefined|\[object|null/)
  const validator = new HtmlValidate({ root: true, extends: ["html-validate:recommended"], rules: ourWay })
  const { results } = await validator.validateString(page)
  expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual([])
})

/** Ids are the tables' names. */
const ourWay: ConfigData["rules"] = { "valid-id": ["error", { relaxed: true }], "void-style": "off" }

test("of a picture of a paper the copy names the large one", async () => {
  const { account_id, professional_id, token } = await createProfessional(t)
  const headers = { authorization: `Bearer ${token}`, "content-type": "image/jpeg" }
  const payload = await photo()
  const file_id = (await t.app.inject({ method: "POST", url: "/api/files?purpose=paper", headers, payload })).json().id
  await t.call("POST", `/provider/${professional_id}/papers`, { token, body: { check: "kyc", file_id } })
  const tables = await readExportedTables(t.db, await findPerson(t.db, account_id))
  const { rows } = tables.find(({ table }) => table === "professional_papers")!
  expect(rows).toMatchObject([{ file: `/files/${file_id}/large` }])
  expect(gathered.get("professional_papers")).toContainEqual(
    expect.objectContaining({ file: expect.stringMatching(/document\.pdf$/) }),
  )
})
