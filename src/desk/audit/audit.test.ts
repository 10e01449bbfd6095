/** Who did what to whom is there for administrators, and for nobody to change. */
import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../../test/app.ts"
import { createAdmin, createCustomer, createProfessional, type Person } from "../../../test/people.ts"
import { type AuditAct, ownActions } from "../../accounts/audit/audit-actions.rules.ts"
import { auditActTexts } from "../../accounts/texts.ts"
import { actionsOnOthers } from "./audit.rules.ts"
import type { AuditEntry } from "./audit.schema.ts"

let t: TestApp
let owner: Person
let reader: Person
let customer: Person
beforeAll(async () => {
  t = await startTestApp()
  owner = await createAdmin(t, "Shubhangi Rane")
  reader = await createAdmin(t, "Nikhil Sathe", false, "reader")
  customer = await createCustomer(t, "=cmd|' /C calc'!A0 \u0906\u0936\u093e")
  const path = `/admin/people/${customer.account_id}`
  const reason = "Asked by telephone, costs \u20b95,000"
  await t.call("POST", `${path}/suspend`, { token: owner.token, body: { reason } })
  await t.call("POST", `${path}/restore`, { token: owner.token, body: { reason } })
})
afterAll(() => t.close())

const entries = async (query = ""): Promise<AuditEntry[]> =>
  (await t.call("GET", `/admin/audit?${query}`, { token: reader.token })).body.entries

test("what was done to others, with who, to whom and why, the newest first", async () => {
  expect(await entries()).toMatchObject([
    {
      ...{ act: "restore_account", act_display: "Restored somebody", subject_name: customer.full_name },
      ...{ by: { name: "Shubhangi Rane" }, person_id: customer.account_id },
      details: { reason: expect.stringContaining("\u20b95,000") },
    },
    { act: "suspend_account" },
  ])
})

test("by whose acts, by the act, by either person, by day, and page by page", async () => {
  expect((await entries("scope=own")).every(({ act }) => act === "sign_in")).toBe(true)
  expect((await entries("scope=all&limit=100")).length).toBe((await entries("scope=own&limit=100")).length + 2)
  expect((await entries("act=suspend_account")).map(({ act }) => act)).toEqual(["suspend_account"])
  expect(await entries("act=sign_in")).not.toEqual([])
  expect((await entries("about=people")).map(({ act }) => act)).toEqual(["restore_account", "suspend_account"])
  expect(await entries("about=papers")).toEqual([])
  expect(await entries(`q=${owner.email.toUpperCase()}`)).toHaveLength(2)
  expect(await entries(`q=${customer.account_id}`)).toHaveLength(2)
  expect(await entries("q=nobody@test.example")).toEqual([])
  expect(await entries("since=2019-01-01&until=2019-12-31")).toEqual([])
  const { body: first } = await t.call("GET", "/admin/audit?limit=1", { token: reader.token })
  const { body: second } = await t.call("GET", `/admin/audit?limit=1&cursor=${first.next}`, { token: reader.token })
  expect([...first.entries, ...second.entries].map(({ act }) => act)).toEqual(["restore_account", "suspend_account"])
  expect(second.next).toBeNull()
})

test("a file for spreadsheets, in which no name is a formula", async () => {
  const { headers } = await t.call("POST", "/auth/admin-login", {
    body: { email: reader.email, password: "Namaste-2026" },
  })
  const cookie = /sthapati-session=[^;]+/.exec(String(headers["set-cookie"]))![0]
  const { status, body } = await t.call("GET", "/admin/audit/csv?act=suspend_account", { headers: { cookie } })
  expect(status).toBe(200)
  expect(body).toContain("When (IST),What,Who")
  expect(body).toContain("Reason: Asked by telephone, costs ₹5,000")
  expect(body).toContain("'=cmd")
  expect(body).toContain("\u0906\u0936\u093e")
  expect(body.trim().split("\r\n")).toHaveLength(2)
})

test("the database refuses to change or remove an entry", async () => {
  for (const change of [sql`update audit_entries set act = 'nothing'`, sql`delete from audit_entries`])
    await expect(change.execute(t.db)).rejects.toThrow("audit_entries is append-only")
  // Who runs the tests owns no table; the owner meets the trigger.
  await expect(sql`truncate audit_entries`.execute(t.db)).rejects.toThrow("audit_entries")
  const { rows } = await sql`select tgname from pg_trigger
    where tgrelid = 'audit_entries'::regclass and tgtype & 32 > 0 and tgenabled = 'O'`.execute(t.db)
  expect(rows).toEqual([{ tgname: "audit_entries_are_not_truncated" }])
})

test("what was done stays three years, sign-ins one, in the database too", async () => {
  const ages = { sign_out: 400, suspend_account: 400, restore_account: 3 * 366 }
  for (const [act, days] of Object.entries(ages))
    await sql`insert into audit_entries (id, act, subject, created_at)
      values (${act}, ${act}, 'old', now() - make_interval(days => ${days}))`.execute(t.db)
  const remove = (act: string) => sql`delete from audit_entries where subject = 'old' and act = ${act}`.execute(t.db)
  await expect(remove("suspend_account")).rejects.toThrow("audit_entries is append-only")
  for (const act of ["sign_out", "restore_account"]) await remove(act)
})

test("an act that nobody has named does not compile, nor one without words", async () => {
  // @ts-expect-error -- it stands in none of the lists
  const unknown: AuditAct = "approve_check"
  expect(Object.keys(auditActTexts.in("en"))).not.toContain(unknown)
  expect(Object.keys(auditActTexts.in("en")).toSorted()).toEqual([...ownActions, ...actionsOnOthers].toSorted())
})

test("behind what was decided stands whom it is of", async () => {
  const studio = await createProfessional(t)
  const body = { check: "gst", number: "27AAPFU0939F1ZV" }
  const given = await t.call("POST", `/provider/${studio.professional_id}/papers`, { token: studio.token, body })
  const { id } = given.body.paper
  await t.call("POST", `/admin/papers/${id}/look`, { token: owner.token, body: {} })
  expect(await entries(`q=${id}`)).toMatchObject([
    {
      ...{ act: "look_at_paper", subject: id, subject_name: studio.full_name, person_id: studio.account_id },
      names: {
        [id]: { kind: "paper", name: studio.business_name, shown_with: studio.account_id },
        [studio.professional_id]: { kind: "professional", name: studio.business_name, shown_with: studio.account_id },
      },
    },
  ])
})

test("what details and subjects name by an id has its name, and says where it is", async () => {
  const body = { name: "Ravi Jagtap", email: "ravi@audit.example", subject: "services", phone: "98220 12345" }
  const { id } = (
    await t.call("POST", "/contact/submit", { body: { ...body, message: "A flat.", source: "contact_page" } })
  ).body
  const change = { status: "in_progress", assigned_to: owner.account_id }
  expect((await t.call("POST", `/admin/submissions/${id}`, { token: owner.token, body: change })).status).toBe(200)
  const [changed] = await entries(`q=${id}`)
  expect(changed!.names[id]).toEqual({ kind: "submission", name: expect.stringMatching(/\w+-\w+/), shown_with: null })
  const { id: state_id } = await t.db
    .selectFrom("states")
    .select("id")
    .where("name", "=", "Delhi")
    .executeTakeFirstOrThrow()
  const { city } = (
    await t.call("POST", "/admin/locations/cities", { token: owner.token, body: { name: "Mapusa", state_id } })
  ).body
  const [added] = await entries("act=add_city")
  expect(added!.names).toEqual({
    [`city ${city.id}`]: { kind: "city", name: "Mapusa", shown_with: null },
    [`state ${state_id}`]: { kind: "state", name: "Delhi", shown_with: null },
  })
  // Gone: its id is left, and the entry as it was.
  await t.call("DELETE", `/admin/locations/cities/${city.id}`, { token: owner.token })
  expect((await entries("act=add_city"))[0]!.names[`city ${city.id}`]).toBeUndefined()
})
