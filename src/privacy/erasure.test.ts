/** Of somebody who has some of everything nothing is left, and what others did stands. */
import { readdirSync } from "node:fs"
import { sql } from "kysely"
import pino from "pino"
import { afterAll, beforeAll, expect, test } from "vitest"
import { publicUrl } from "../../test/app.ts"
import { type FileSite, startFileSite } from "../../test/file-site.ts"
import { createCustomer, password } from "../../test/people.ts"
import { mailsTo, newPerson } from "../../test/signing-up.ts"
import { createWholePerson, traces, type WholePerson } from "../../test/whole-person.ts"
import { setPortrait } from "../accounts/portrait/portrait.queries.server.ts"
import { clearEndedFiles } from "../files/file.server.ts"
import { deleteOldKeys } from "../platform/api/idempotency.server.ts"
import { newId } from "../platform/id.ts"
import { eraseLeavers } from "./deletion.server.ts"
import { privacyJobs } from "./privacy.slice.server.ts"

const DAY_MS = 86_400_000
/** What the person and a reader of theirs change their address to, and the person everything else. */
const [renamed, movedTo] = ["vaidehi@navnavare.example", "rohan.moved@reader.example"]
const laterTraces = ["vaidehi", "navnavare", "9811122233"]
let t: FileSite
let person: WholePerson

const tools = () => ({ db: t.db, clock: () => t.clock.now, publicUrl, log: pino({ level: "silent" }) })
const run = (job: string) => privacyJobs[job]!(null, tools())

/** In every column of every table that can hold a text, of whatever schema. */
const findTraces = async () => {
  const { rows: columns } = await sql<{ schema: string; table: string; column: string }>`
    select table_schema as schema, table_name as table, column_name as column from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'
      and (data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY', 'tsvector'))`.execute(t.db)
  const found: string[] = []
  for (const { schema, table, column } of columns) {
    const { rows } = await sql<{ value: string }>`
      select ${sql.ref(column)}::text as value from ${sql.id(schema, table)}
      where regexp_replace(lower(${sql.ref(column)}::text), '(\\d)[ -](?=\\d)', '\\1', 'g')
        ~ any(${[...traces, ...laterTraces]}::text[])`.execute(t.db)
    found.push(...rows.map(({ value }) => `${table}.${column}: ${value}`))
  }
  return { found, columns: columns.length }
}

beforeAll(async () => {
  t = await startFileSite()
  person = await createWholePerson(t)
  await t.call("POST", "/privacy/export", { token: person.token, body: {} })
  await run("make_exports")
})
afterAll(() => t.close())

test("before, traces stand in all the places that are looked into", async () => {
  const { found, columns } = await findTraces()
  expect(columns).toBeGreaterThan(80)
  const places = new Set(found.map((one) => one.split(":")[0]))
  expect([...places].sort()).toEqual(
    expect.arrayContaining([
      ...["accounts.company_name", "accounts.email", "accounts.full_name", "accounts.mobile_number"],
      ...["activities.details", "activities.params", "booking_events.reason", "bookings.notes", "data_exports.data"],
      ...["data_exports.page", "idempotency_keys.body", "mails.html", "mails.params", "mails.text", "mails.to_address"],
      ...["notifications.message", "notifications.params", "portfolio_projects.title", "professional_checks.note"],
      ...["professional_services.description", "professionals.about", "professionals.business_name", "reviews.comment"],
      ...["reviews.response", "reviews.title", "search_entries.card", "search_words.word", "sessions.user_agent"],
    ]),
  )
})

/** Tables that hold nobody's words: the catalogue, and what the site needs for itself. */
const ofNobody = [
  "blog_categories",
  "cities",
  "countries",
  "idea_counts",
  "localities",
  "migrations",
  "service_types",
  "sql_functions",
  "states",
]
const vocabulary = ["search_aliases", "search_purposes", "search_works"]
/** Texts that are ours, not a person's: codes, hashes, sounds, names of places, the record that stays (SECURITY.md). */
const notWrittenByPeople = [
  ...["account_tokens.signed_up_from", "accounts.mobile_key", "files.placeholder", "desk_entries.mail_digest"],
  ...["account_tokens.session_id", "accounts.city", "accounts.country", "accounts.language", "accounts.password_hash"],
  ...[
    "accounts.state",
    "activities.action",
    "audit_entries.account_id",
    "audit_entries.act",
    "audit_entries.ip_address",
  ],
  ...["audit_entries.subject", "consents.kind", "consents.text_version", "email_codes.code_hash", "events.account_id"],
  ...["day_changes.professional_id", "day_changes.customer_id", "idea_entries.professional_id"],
  ...["events.kind", "grievances.idempotency_key", "grievances.language", "grievances.ticket", "mails.fault"],
  ...["idempotency_keys.request_hash", "mails.kind", "mails.language", "notifications.kind", "notifications.link"],
  ...[
    "portfolio_projects.locality",
    "professional_checks.checked_by",
    "professional_checks.number",
    "proposed_checks.number",
    "search_entries.answer_time",
    "search_entries.category",
    "search_words.sound",
  ],
  ...["search_entries.professional_id", "sessions.device", "sessions.ip_address", "submissions.idempotency_key"],
  ...["shortlist_links.token", "submissions.language", "submissions.reference", "submissions.source"],
  ...["activities.session_id", "activities.ip_address", "sign_in_logs.session_id", "sign_in_logs.ip_address"],
  // Addresses of pictures.
  ...["blog_posts.featured_image", "blog_versions.featured_image"],
  // Ids of what was hidden and reported.
  ...["takedowns.item_id", "grievances.reported_id"],
  // What the site says to everybody.
  ...["site_banner.text"],
  // Ids of bookings.
  ...["mails.about", "notifications.about"],
]

test("each text that a person can write stands in this person's rows, also in a column that is new", async () => {
  // Neither a key, nor one of a few words that the database names.
  const { rows } = await sql<{ table: string; column: string }>`
    select c.table_name as table, c.column_name as column from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type in ('text', 'character varying')
      and not c.table_name = any(${[...ofNobody, ...vocabulary]}::text[])
      and not exists (
        select from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
        where k.conrelid = format('public.%I', c.table_name)::regclass and a.attname = c.column_name
          and (k.contype in ('f', 'p') or (k.contype = 'c' and pg_get_constraintdef(k.oid) ~ 'ANY \\(ARRAY')))`.execute(
    t.db,
  )
  const held = new Set((await findTraces()).found.map((one) => one.split(":")[0]))
  const without = rows.map(({ table, column }) => `${table}.${column}`).filter((one) => !held.has(one))
  expect(without.filter((one) => !notWrittenByPeople.includes(one))).toEqual([])
})

test("what they were called and reached by before is kept until they go", async () => {
  const { token, account_id, professional_id } = person
  const company = { company_name: "Navnavare Buildcon", license_number: "NAVNAVARE-2" }
  const body = { full_name: "Vaidehi Navnavare", mobile_number: "9811122233", ...company }
  expect((await t.call("PUT", "/user/profile", { token, body })).status).toBe(200)
  await t.db
    .updateTable("professionals")
    .set({ business_name: "Navnavare Sadan" })
    .where("id", "=", professional_id)
    .execute()
  await t.db.updateTable("accounts").set({ email: renamed }).where("id", "=", account_id).execute()
  const kept = await t.db
    .selectFrom("former_names")
    .select(["kind", "value"])
    .where("account_id", "=", account_id)
    .execute()
  expect(kept).toEqual(
    expect.arrayContaining([
      { kind: "full_name", value: person.full_name },
      { kind: "mobile_number", value: "+919876501234" },
      { kind: "email", value: person.email },
      { kind: "business_name", value: person.business_name },
    ]),
  )
})

test("others have letters at an address they have left, and a copy of their data", async () => {
  const { customer, professional } = person
  await t.db.updateTable("accounts").set({ email: movedTo }).where("id", "=", customer.account_id).execute()
  t.clock.now = new Date(t.clock.now.getTime() + 10 * DAY_MS)
  for (const one of [{ ...customer, email: movedTo }, professional])
    expect((await t.call("POST", "/privacy/export", { token: await signIn(one), body: {} })).status).toBe(201)
  await run("make_exports")
  const ready = t.db.selectFrom("data_exports").select("data").where("account_id", "<>", person.account_id)
  const copies = await ready.execute()
  expect(copies).toHaveLength(2)
  for (const { data } of copies) expect(data).toMatch(/Zopalkar/)
  t.clock.now = new Date(t.clock.now.getTime() - 10 * DAY_MS)
})

test("after 14 days nothing of the person is left, but a last letter until it is out", async () => {
  const asked = await t.call("POST", "/privacy/deletion", { token: person.token, body: {} })
  expect(asked.status, JSON.stringify(asked.body)).toBe(200)
  t.clock.now = new Date(t.clock.now.getTime() + 14 * DAY_MS - 60_000)
  await run("erase_leavers")
  expect((await findTraces()).found.length).toBeGreaterThan(50)
  t.clock.now = new Date(t.clock.now.getTime() + 61_000)
  await run("erase_leavers")

  expect(await mailsTo(t, person.email)).toEqual([])
  expect((await mailsTo(t, renamed)).map(({ subject }) => subject)).toEqual(["Your account has been deleted"])
  await run("tidy_privacy")
  await run("make_exports")
  expect(await t.db.selectFrom("data_exports").select("id").where("data", "is not", null).execute()).toHaveLength(2)
  // What customers were answered holds the firm's name, for a day.
  await deleteOldKeys(t.db, t.clock.now)
  expect((await findTraces()).found.map((one) => one.split(":")[0])).toEqual(["mails.to_address"])
  await sql`update mails set sent_at = now(), next_try_at = null where to_address = ${renamed}`.execute(t.db)
  await run("tidy_privacy")
  expect((await findTraces()).found).toEqual([])
})

/** Tables that name accounts by this column, and still name the person's. */
const tablesThatKnow = async (column: string) => {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and column_name = ${column} order by 1`.execute(t.db)
  const known: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql`select 1 from ${sql.table(name)}
      where ${sql.ref(column)} = ${person.account_id} limit 1`.execute(t.db)
    if (rows.length > 0) known.push(name)
  }
  return known
}

test("their pictures are shown to nobody, and their bytes go when the clock asks", async () => {
  const ofPerson = () => t.db.selectFrom("files").select(["id", "names"]).where("account_id", "=", person.account_id)
  const files = await ofPerson().execute()
  expect(files.length).toBeGreaterThanOrEqual(4)
  expect(readdirSync(t.kept)).toEqual(expect.arrayContaining(files.map(({ id }) => id)))
  for (const { id, names } of files)
    for (const name of names) expect((await t.app.inject({ url: `/files/${id}/${name}` })).statusCode).toBe(404)
  expect(await clearEndedFiles(t.db, t.clock.now)).toBe(0)
  expect(await ofPerson().execute()).toEqual([])
  expect(readdirSync(t.kept, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())).toEqual([])
})

test("nobody's account takes a portrait that was chosen in the moment in which it was erased", async () => {
  const account_id = person.account_id
  const file = { id: "late", account_id, purpose: "portrait", names: ["96"], arrived_at: t.clock.now }
  await t.db.insertInto("files").values(file).execute()
  await expect(setPortrait(t.db, account_id, "late", t.clock.now)).rejects.toThrow("erased_account_is_nobodys")
  await t.db.deleteFrom("files").where("id", "=", "late").execute()
})

test("only what stands for others, and the record, still knows the account's number; no code waits for its address", async () => {
  expect(await tablesThatKnow("account_id")).toEqual(["audit_entries", "professionals"])
  expect(await t.db.selectFrom("email_codes").select("address_hash").execute()).toEqual([])
})

test("the session has ended, nobody signs in by it again, and the profile is gone", async () => {
  expect((await t.call("GET", "/user/profile", { token: person.token })).status).toBe(401)
  const { account_id, email, professional_id } = person
  for (const identifier of [email, renamed, `${account_id}@erased.invalid`])
    expect((await t.call("POST", "/auth/login", { body: { identifier, password } })).status).toBe(422)
  expect((await t.call("GET", `/provider/${professional_id}`)).status).toBe(404)
})

test("their address is free for a new sign-up", async () => {
  const body = newPerson({ email: person.email })
  expect(await t.call("POST", "/signup/user", { body })).toMatchObject({ status: 201 })
  await t.db.deleteFrom("mails").where("to_address", "=", person.email).execute()
})

const signIn = async ({ email }: { email: string }) =>
  (await t.call("POST", "/auth/login", { body: { identifier: email, password } })).body.token as string

test("bookings and reviews of others stand, and say a former customer or professional in words", async () => {
  const [customer, professional] = [await signIn({ email: movedTo }), await signIn(person.professional)]
  const own = (await t.call("GET", "/user/bookings", { token: customer })).body.bookings
  expect(own.map(({ provider_name }: { provider_name: unknown }) => provider_name)).toEqual([null, null, null])
  const theirs = await t.call("GET", `/provider/${person.professional.professional_id}/bookings`, {
    token: professional,
  })
  expect(theirs.body.bookings).toHaveLength(3)
  for (const one of theirs.body.bookings) expect(one).toMatchObject({ client_name: null, notes: "" })

  const { reviews } = (await t.call("GET", `/provider/${person.professional.professional_id}/reviews`)).body
  expect(reviews).toEqual([expect.objectContaining({ user_name: null, rating: 5, title: "Other Rooms is good" })])
  expect(reviews[0].comment).toMatch(/listened\. …$/)

  for (const token of [customer, professional]) {
    const { notifications } = (await t.call("GET", "/notifications?limit=100", { token })).body
    const { activities } = (await t.call("GET", "/user/activity?limit=100", { token })).body
    const said = JSON.stringify([notifications, activities])
    expect(said).toMatch(token === customer ? /Former professional/ : /Former customer/)
    expect(said).not.toMatch(/undefined|null stars|News that/)
  }
})

test("what is told to somebody who is gone goes nowhere", async () => {
  const { completed } = person.asCustomer
  await t.db.updateTable("bookings").set({ status: "confirmed" }).where("id", "=", completed).execute()
  const token = await signIn(person.professional)
  const path = `/provider/${person.professional.professional_id}/bookings/${completed}/status`
  expect((await t.call("POST", path, { token, body: { status: "completed" } })).status).toBe(200)
  for (const table of ["notifications", "activities"] as const)
    expect(await t.db.selectFrom(table).select("id").where("account_id", "=", person.account_id).execute()).toEqual([])
  const lost = t.db.selectFrom("mails").select("id").where("to_address", "like", "%erased.invalid")
  expect(await lost.execute()).toEqual([])
})

test("of letters at an address that was given up only those go that were to the person", async () => {
  const { account_id, email } = await createCustomer(t)
  const mail = (subject: string) =>
    t.db.insertInto("mails").values({ id: newId(), to_address: email, subject }).execute()
  await mail("To the person")
  await t.db.updateTable("accounts").set({ email: "elsewhere@reader.example" }).where("id", "=", account_id).execute()
  await mail("To who has it now")
  await t.db.updateTable("accounts").set({ deletion_due_at: t.clock.now }).where("id", "=", account_id).execute()
  await run("erase_leavers")
  expect((await mailsTo(t, email)).map(({ subject }) => subject)).toEqual(["To who has it now"])
})

test("a second round finds nobody", async () => {
  const mails = async () => (await t.db.selectFrom("mails").select("id").execute()).length
  const before = await mails()
  await eraseLeavers(null, tools())
  expect(await mails()).toBe(before)
})
