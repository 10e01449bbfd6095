/** Who did what to whom is there for administrators, and for nobody to change. */
import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../../test/app.ts"
import { createAdmin, createCustomer, type Person } from "../../../test/people.ts"
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
  expect(body).toContain("'=cmd")
  expect(body).toContain("\u0906\u0936\u093e")
  expect(body.trim().split("\r\n")).toHaveLength(2)
})

test("the database refuses to change or remove an entry", async () => {
  for (const change of [sql`update audit_entries set act = 'nothing'`, sql`delete from audit_entries`])
    await expect(change.execute(t.db)).rejects.toThrow(/append-only/)
})
