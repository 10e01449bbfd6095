/** Migrations that change rows, run over such rows as they were before. */
import { randomBytes } from "node:crypto"
import { readdirSync } from "node:fs"
import { runner } from "node-pg-migrate"
import type pg from "pg"
import { afterEach, beforeEach, expect, inject, test } from "vitest"
import { urlOfDatabase, withClient } from "../src/platform/database/database-client.server.ts"

const { adminUrl } = inject("postgres")
const FOLDER = "db/migrations"
const numbers = readdirSync(FOLDER)
  .sort()
  .map((file) => file.slice(0, 4))

let name: string
beforeEach(async () => {
  ran = 0
  name = `migrated_${randomBytes(6).toString("hex")}`
  await withClient(adminUrl, (client) => client.query(`create database ${name} template template0 encoding 'UTF8'`))
})
afterEach(() => withClient(adminUrl, (client) => client.query(`drop database ${name} with (force)`)))

const databaseUrl = () => urlOfDatabase(adminUrl, name)
const asOwner = <T>(work: (client: pg.Client) => Promise<T>) => withClient(databaseUrl(), work)
const rowsOf = (text: string) => asOwner(async (client) => (await client.query(text)).rows)
const write = (...texts: string[]) =>
  asOwner(async (client) => {
    for (const text of texts) await client.query(text)
  })

/** How many have run. */
let ran: number
const migrateUpTo = async (number: string) => {
  const upTo = numbers.indexOf(number) + 1
  // By a client of ours: one of its own is still open when the database is dropped.
  await asOwner((dbClient) =>
    runner({
      ...{ dbClient, dir: FOLDER, migrationsTable: "migrations", direction: "up", count: upTo - ran },
      ...{ checkOrder: true, singleTransaction: true, log: () => {} },
    }),
  )
  ran = upTo
}
/** A database as it was when this migration ran. */
const migrateUpToBefore = (number: string) => migrateUpTo(numbers[numbers.indexOf(number) - 1]!)
const migrateToTheEnd = () => migrateUpTo(numbers.at(-1)!)

/** An account that is both sides, with a service, as every version knew them. */
const people = [
  `insert into accounts (id, email, full_name, customer_type, is_professional)
    values ('asha', 'asha@test.example', 'Asha Kulkarni', 'individual', true)`,
  `insert into professionals (id, account_id, business_name, city_id)
    select 'rooms', 'asha', 'Joshi Rooms', id from cities where name = 'Pune'`,
  `insert into professional_services (id, professional_id, service_type_id)
    select 'design', 'rooms', id from service_types where slug = 'interior-designer'`,
]

test("0068: requests that wait get the time from then on, 48 hours or half of what is left; nothing else has one", async () => {
  await migrateUpToBefore("0068")
  const booking = (id: string, status: string, hours: number) => `
    insert into bookings (id, customer_id, professional_id, service_id, status, starts_at, ends_at) values
      ('${id}', 'asha', 'rooms', 'design', '${status}', now() + interval '${hours} hours', now() + interval '${hours + 1} hours')`
  const event = (id: string, kind: string, proposed: string) => `
    insert into booking_events (id, booking_id, to_status, kind, proposed_start)
      values ('${id}', 'near', 'pending', ${kind}, ${proposed})`
  await write(
    ...people,
    booking("near", "pending", 10),
    booking("far", "pending", 500),
    booking("begun", "pending", -2),
    booking("agreed", "confirmed", 20),
    booking("over", "cancelled", 30),
    event("asked", "null", "null"),
    event("other", "'proposed'", "now()"),
    event("nobody", "'no_show'", "null"),
  )
  await migrateUpTo("0068")
  const due = () =>
    rowsOf(`select id, answer_due_at, date_trunc('second', answer_due_at) = answer_due_at as is_whole,
      round(extract(epoch from answer_due_at - m.run_on) / 60)::integer as minutes
      from bookings cross join (select run_on from migrations where name like '0068%') m order by id`)
  const none = { answer_due_at: null, is_whole: null, minutes: null }
  const found = await due()
  expect(found).toEqual([
    { id: "agreed", ...none },
    { id: "begun", ...none },
    { id: "far", answer_due_at: expect.any(Date), is_whole: true, minutes: 48 * 60 },
    { id: "near", answer_due_at: expect.any(Date), is_whole: true, minutes: 5 * 60 },
    { id: "over", ...none },
  ])
  // The history stays, and a move has to name a start from now on.
  expect(await rowsOf("select id from booking_events order by id")).toHaveLength(3)
  await expect(write(event("moved", "'moved'", "null"))).rejects.toThrow("other_time_is_named")
  await write(event("moved", "'moved'", "now()"))
  await migrateToTheEnd()
  expect(await due()).toEqual(found)
})

test("0074: a look into a register without its number falls back to unchecked; a person stays checked, by nobody known", async () => {
  await migrateUpToBefore("0074")
  const check = (kind: string, result: string) => `
    insert into professional_checks (professional_id, kind, result, note, checked_by, valid_until)
      values ('rooms', '${kind}', '${result}', 'as it was', 'asha', '2030-01-01T00:00:00Z')`
  await write(...people, check("coa", "approved"), check("gst", "refused"), check("kyc", "approved"))
  await migrateUpTo("0074")
  const checks = () => rowsOf("select * from professional_checks")
  const found = await checks()
  expect(found).toEqual([
    expect.objectContaining({ kind: "kyc", result: "approved", note: "as it was", number: null, checker: null }),
  ])
  expect(found[0].valid_until).toEqual(new Date("2030-01-01T00:00:00Z"))
  await expect(write(check("coa", "approved"))).rejects.toThrow("check_has_its_")
  await migrateToTheEnd()
  expect(await checks()).toEqual(found.map((one) => expect.objectContaining(one)))
})

test("0192: tags are small, without signs that part them, and each there once, in posts and versions", async () => {
  await migrateUpToBefore("0192")
  const tags = `'{Roof,"Lime  Plaster",roof,"#Stone","#",lime plaster}'`
  await write(
    `begin;
      insert into blog_posts (id, slug, tags) values ('post', 'post', ${tags}), ('plain', 'plain', '{b,a}');
      insert into blog_slugs (slug, post_id) values ('post', 'post'), ('plain', 'plain');
      insert into blog_versions (post_id, version, title, excerpt, document, tags, featured_alt, saved_at)
        values ('post', 1, '', '', '{}', ${tags}, '', now());
    commit`,
  )
  await migrateToTheEnd()
  const small = ["roof", "lime plaster", "stone"]
  expect(await rowsOf("select id, tags from blog_posts order by id")).toEqual([
    { id: "plain", tags: ["b", "a"] },
    { id: "post", tags: small },
  ])
  expect(await rowsOf("select tags from blog_versions")).toEqual([{ tags: small }])
})

test("0255: a post that was hidden with a note has it as its reason, but for who hid their own", async () => {
  await migrateUpToBefore("0255")
  const accounts = ["author", "clerk"].map((id) => `('${id}', '${id}@test.example', '${id}', 'individual', 'x')`)
  const post = (id: string, author: string, status: string) =>
    `('${id}', '${id}', '${author}', '${status}', 'Too short', 'clerk', '2026-05-01',
      'Stone', 'Stone', (select min(id) from blog_categories),
      ${status === "hidden" ? "1, '2026-04-01'" : "null, null"})`
  await write(
    `begin;
      insert into accounts (id, email, full_name, customer_type, password_hash) values ${accounts.join()};
      insert into blog_posts (id, slug, author_account_id, status, review_note, reviewed_by, reviewed_at, title, excerpt,
          category_id, published_version, published_at)
        values ${post("hidden", "author", "hidden")}, ${post("own", "clerk", "hidden")}, ${post("sent-back", "author", "returned")};
      insert into blog_slugs (slug, post_id) select slug, id from blog_posts;
      insert into blog_versions (post_id, version, title, excerpt, document, tags, featured_alt, saved_at)
        select id, 1, '', '', '{}', '{}', '', now() from blog_posts;
    commit`,
  )
  await migrateToTheEnd()
  expect(await rowsOf("select kind, item_id, author_id, reason, hidden_by from takedowns")).toEqual([
    { kind: "post", item_id: "hidden", author_id: "author", reason: "Too short", hidden_by: "clerk" },
  ])
  expect(await rowsOf("select id from blog_posts where review_note is not null order by id")).toEqual([
    { id: "own" },
    { id: "sent-back" },
  ])
})

test("0280: what everybody sees of projects can be browsed, as one row in each combination that it is of", async () => {
  await migrateUpToBefore("0280")
  const project = (id: string, work: string, published: string) =>
    `('${id}', 'rooms', 'Home', '', ' kothrud', 2024, 'room', ${work}, 200000, ${published})`
  await write(
    // What triggers call has its file, and is not here.
    "set session_replication_role = replica",
    ...people,
    "update accounts set activated_at = now()",
    `insert into portfolio_projects (id, professional_id, title, description, locality, completed_year, drawing, work,
        paid_from, published_at)
      values ${project("seen", "'kitchen'", "now()")}, ${project("draft", "'kitchen'", "null")}, ${project("untold", "null", "now()")}`,
  )
  await migrateToTheEnd()
  const combinations = ["", "kitchen"].flatMap((work) =>
    [-1, 200_000].flatMap((paid_from) =>
      ["", "kothrud"].map((locality) => ({ work, home_type: "", paid_from, locality })),
    ),
  )
  const columns = "work, home_type, paid_from, locality"
  expect(await rowsOf(`select project_id, turn, ${columns} from idea_entries order by ${columns}`)).toEqual(
    combinations.map((one) => ({ project_id: "seen", turn: 1, ...one })),
  )
  expect(await rowsOf(`select projects, is_change, ${columns} from idea_counts order by ${columns}`)).toEqual(
    combinations.map((one) => ({ projects: 1, is_change: false, ...one })),
  )
})
