/** Complaints at the desk: clocks, what may be done in which state, and what the person sees of it. */
import { sql } from "kysely"
import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { publicUrl, startTestApp, type TestApp } from "../../../../test/app.ts"
import { createAdmin, type Person } from "../../../../test/people.ts"
import { dayAfter } from "../../../platform/days.ts"
import { newId } from "../../../platform/id.ts"
import { listMails } from "../../../platform/mail/mail.server.ts"
import { indianDay } from "../../../platform/time.ts"
import { isWorkingDate, workingDayAfter } from "../grievance.rules.ts"
import { getGrievanceFigures } from "../grievance.server.ts"
import { waitingGrievances } from "../grievance-conditions.server.ts"
import type { GrievanceRow } from "./grievance-desk.schema.ts"

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
  for (const table of ["grievances", "mails"] as const) await t.db.deleteFrom(table).execute()
})
afterAll(() => t.close())

let count = 0
const file = async (more: object = {}) => {
  count += 1
  const email = `person.${count}@home.example`
  const complaint = { name: "Asha Kulkarni", email, kind: "person", message: "Nobody came.", ...more }
  const { body } = await t.call("POST", "/grievances", { body: complaint })
  const { id } = await t.db
    .selectFrom("grievances")
    .select("id")
    .where("ticket", "=", body.ticket)
    .executeTakeFirstOrThrow()
  await t.db.deleteFrom("mails").execute()
  return { id, ticket: body.ticket as string, email }
}
const act = (id: string, action: string, body: object = {}, by: Person = admin) =>
  t.call("POST", `/admin/grievances/${id}/actions`, { token: by.token, body: { action, ...body } })
const list = async (query = "", by: Person = admin) =>
  (await t.call("GET", `/admin/grievances${query}`, { token: by.token })).body as {
    grievances: GrievanceRow[]
    next: string | null
  }
const get = async (id: string) =>
  (await t.call("GET", `/admin/grievances/${id}`, { token: admin.token })).body.grievance
const look = async ({ ticket, email }: { ticket: string; email: string }) =>
  (await t.call("POST", "/grievances/status", { body: { ticket, email } })).body
const subjects = async () => (await listMails(t.db, publicUrl)).map(({ subject }) => subject)
const today = () => indianDay(t.clock.now)
const set = (id: string, columns: object) => t.db.updateTable("grievances").set(columns).where("id", "=", id).execute()

test("those that are open stand by what is due next, what is overdue first, and advertising last", async () => {
  const later = await file()
  const notHeard = await file()
  await set(notHeard.id, { acknowledged_at: null })
  const late = await file()
  await set(late.id, { resolve_by: dayAfter(today(), -1) })
  const spam = await file({ trap: "filled" })
  const { grievances } = await list()
  expect(grievances.map(({ id }) => id)).toEqual([late.id, notHeard.id, later.id, spam.id])
  expect(new Date(grievances[1]!.due_at!).getTime()).toBe(
    new Date(grievances[1]!.created_at).getTime() + 24 * 3_600_000,
  )
  const first = await list("?limit=3")
  expect((await list(`?limit=3&cursor=${first.next}`)).grievances.map(({ id }) => id)).toEqual([spam.id])
})

test("those that are open are counted with the time of the first of them", async () => {
  const counted = async () => {
    const { rows } = await sql<{ complaints: { waiting: number; due_at: string | null } }>`
      select ${waitingGrievances()} as complaints`.execute(t.db)
    return rows[0]!.complaints
  }
  expect(await counted()).toEqual({ waiting: 0, due_at: null })
  const complaint = await file()
  await file({ trap: "filled" })
  await act((await file()).id, "answer", { text: "Yes." })
  const { waiting, due_at } = await counted()
  expect([waiting, new Date(due_at!).toISOString()]).toEqual([1, (await get(complaint.id)).due_at])
})

test("they are filtered by state, kind, level, whose they are and words", async () => {
  const one = await file({ kind: "refund", booking: "Kitchen on 5 May" })
  const other = await file()
  await act(other.id, "answer", { text: "We have spoken to them." })
  const ids = async (query: string) => (await list(query)).grievances.map(({ id }) => id)
  expect(await ids("")).toEqual([one.id])
  expect(await ids("?status=answered")).toEqual([other.id])
  expect(await ids("?status=all")).toEqual([other.id, one.id])
  expect(await ids("?kind=refund&level=0&assigned=nobody&q=kitchen%20may")).toEqual([one.id])
  expect(await ids("?level=1")).toEqual([])
  expect(await ids("?status=all&assigned=me")).toEqual([other.id])
  expect((await t.call("GET", "/admin/grievances?level=3", { token: admin.token })).status).toBe(422)
})

test("an answer is mailed, and the person's page says that and when", async () => {
  const complaint = await file()
  const { body } = await act(complaint.id, "answer", {
    text: "We have spoken to them.\n\nThey will come on Monday.",
    version: 0,
  })
  expect(body.grievance).toMatchObject({ status: "answered", due_at: null, assigned_to: { name: "Shubhangi Rane" } })
  expect(await subjects()).toEqual([`The answer to your complaint ${complaint.ticket}`])
  expect(await look(complaint)).toMatchObject({
    status: "answered",
    answered_at: t.clock.now.toISOString(),
    can_escalate: true,
  })
  expect(JSON.stringify(await look(complaint))).not.toContain("spoken")
})

test("a question is mailed and stands until what came back is entered; the clock goes on", async () => {
  const complaint = await file()
  await act(complaint.id, "ask", { text: "On which day was that?" })
  expect(await look(complaint)).toMatchObject({ status: "open", asked_at: t.clock.now.toISOString() })
  const { resolve_by } = await get(complaint.id)
  const { body } = await act(complaint.id, "incoming", { text: "On the fifth of May." })
  expect(body.grievance).toMatchObject({
    asked_at: null,
    resolve_by,
    entries: [{ kind: "question" }, { kind: "incoming" }],
  })
  expect(await subjects()).toEqual([`A question about your complaint ${complaint.ticket}`])
})

test("the day is moved with a reason that the person is told, before it is over, and not past the policy's", async () => {
  const complaint = await file()
  const { latest_day, resolve_by } = await get(complaint.id)
  expect(latest_day).toBe(workingDayAfter(today(), 15))
  const move = (day: string, text = "We wait for the structural engineer.") =>
    act(complaint.id, "move", { resolve_by: day, text })
  expect((await move(resolve_by)).status).toBe(422)
  expect((await move(dayAfter(latest_day, 1))).status).toBe(422)
  expect((await move(latest_day, "")).status).toBe(422)
  expect((await act(complaint.id, "move", { text: "Why" })).status).toBe(422)
  const weekend = [1, 2, 3, 4, 5, 6, 7].map((n) => dayAfter(resolve_by, n)).filter((day) => !isWorkingDate(day))
  for (const day of weekend)
    expect((await move(day)).body.errors.resolve_by).toBe("Please choose a working day: Monday to Friday")
  expect((await move(latest_day)).body.grievance.entries).toMatchObject([
    { kind: "moved", body: "We wait for the structural engineer.", changes: { resolve_by: [resolve_by, latest_day] } },
  ])
  expect(await look(complaint)).toMatchObject({
    resolve_by: latest_day,
    moved_because: "We wait for the structural engineer.",
  })
  expect(await subjects()).toEqual([`Your complaint ${complaint.ticket} takes longer`])
  const late = await file()
  await set(late.id, { resolve_by: dayAfter(today(), -1) })
  expect((await act(late.id, "move", { resolve_by: latest_day, text: "Why" })).status).toBe(409)
})

test("a level further begins the same time again, and there is none above the last", async () => {
  const complaint = await file()
  await act(complaint.id, "answer", { text: "No." })
  const { body } = await act(complaint.id, "escalate")
  expect(body.grievance).toMatchObject({
    status: "open",
    level: 1,
    answered_at: null,
    resolve_by: workingDayAfter(today(), 7),
  })
  await act(complaint.id, "escalate")
  expect((await act(complaint.id, "escalate")).status).toBe(409)
  expect((await get(complaint.id)).actions).not.toContain("escalate")
})

test("what is closed says so to its sender, can be taken further by them, and be reopened here", async () => {
  const complaint = await file()
  await act(complaint.id, "close", { text: "You told us that it is settled." })
  expect(await look(complaint)).toMatchObject({ status: "closed", can_escalate: true })
  expect((await act(complaint.id, "answer", { text: "Late" })).status).toBe(409)
  expect((await act(complaint.id, "reopen")).body.grievance.status).toBe("open")
  await act(complaint.id, "close", { text: "Settled." })
  const { body } = await t.call("POST", `/grievances/${complaint.ticket}/escalate`, {
    body: { email: complaint.email },
  })
  expect(body).toMatchObject({ status: "open", level: 1, closed_at: null })
  expect((await get(complaint.id)).entries.at(-1)).toMatchObject({ kind: "escalated", author_name: null })
})

test("advertising is closed without a mail", async () => {
  const { id } = await file({ trap: "filled" })
  await act(id, "close", { text: "Advertising." })
  expect(await subjects()).toEqual([])
})

test("an acknowledgement is mailed once, and an answer is one as well", async () => {
  const { id } = await file()
  expect((await act(id, "acknowledge")).status).toBe(409)
  await set(id, { acknowledged_at: null })
  expect((await act(id, "acknowledge")).body.grievance.acknowledged_at).toBe(t.clock.now.toISOString())
  const other = await file()
  await set(other.id, { acknowledged_at: null })
  await act(other.id, "answer", { text: "Done." })
  expect((await get(other.id)).acknowledged_at).toBe(t.clock.now.toISOString())
})

test("of two who answer at once one mail goes out, and the other hears who was faster", async () => {
  const { id } = await file()
  const answers = await Promise.all([
    act(id, "answer", { text: "Yes.", version: 0 }),
    act(id, "answer", { text: "No.", version: 0 }, colleague),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)!.body.message).toMatch(/was faster: it was answered at/)
  expect(await subjects()).toHaveLength(1)
})

test("a reader changes nothing", async () => {
  const { id } = await file()
  expect((await list("", reader)).grievances).toHaveLength(1)
  const change = await t.call("POST", `/admin/grievances/${id}`, { token: reader.token, body: { assigned_to: "me" } })
  expect([change.status, (await act(id, "answer", { text: "Yes." }, reader)).status]).toEqual([403, 403])
})

test("it is given to somebody, marked and noted, and each of that stands in its thread", async () => {
  const { id } = await file()
  const body = { assigned_to: colleague.account_id, is_spam: true, note: "Called twice.", version: 0 }
  const { body: changed } = await t.call("POST", `/admin/grievances/${id}`, { token: admin.token, body })
  expect(changed.grievance).toMatchObject({
    ...{ assigned_to: { name: "Nikhil Sathe" }, is_spam: true, version: 1 },
    entries: [
      { kind: "change", changes: { assigned_to: [null, "Nikhil Sathe"], is_spam: [false, true] } },
      { kind: "note" },
    ],
  })
  expect((await t.call("GET", `/admin/grievances/${newId()}`, { token: admin.token })).status).toBe(404)
})

test("the figures count what was answered in time at every level; of nothing nothing is said", async () => {
  const figures = () => getGrievanceFigures({ db: t.db, clock: () => t.clock.now })
  expect(await figures()).toBeNull()
  await file()
  const inTime = await file()
  await act(inTime.id, "answer", { text: "Yes." })
  const late = await file()
  await set(late.id, { resolve_by: dayAfter(today(), -1) })
  await act(late.id, "answer", { text: "Yes." })
  const further = await file()
  await set(further.id, { resolve_by: dayAfter(today(), -1) })
  await t.call("POST", `/grievances/${further.ticket}/escalate`, { body: { email: further.email } })
  await act(further.id, "answer", { text: "Yes." })
  await file({ trap: "filled" })
  const old = await file()
  await set(old.id, { created_at: new Date(t.clock.now.getTime() - 366 * 86_400_000) })
  expect(await figures()).toEqual({ received: 4, answered_in_time: 1, answered_late: 2, open: 1 })
})

test("the file has what the filter has", async () => {
  const { ticket } = await file({
    name: "माधुरी देशपांडे",
    message: "₹5,000 too much",
    booking: "+91 call",
    phone: "+919822012345",
  })
  const answer = await t.call("POST", "/auth/admin-login", { body: { email: admin.email, password: "Namaste-2026" } })
  const cookie = [answer.headers["set-cookie"]]
    .flat()
    .map(String)
    .find((one) => /^sthapati-session=/.test(one))!
    .split(";")[0]!
  const { body } = await t.app.inject({ url: "/api/admin/grievances/csv", headers: { cookie } })
  expect(body).toContain(ticket)
  expect(body).toContain("माधुरी देशपांडे")
  expect(body).toContain('"₹5,000 too much"')
  expect(body).toContain("'+91 call")
  expect(body).toContain(",+91 98220 12345,")
  await t.app.inject({ url: "/api/admin/grievances/csv?q=asha@home.example", headers: { cookie } })
  const [last] = await t.db.selectFrom("audit_entries").select("details").orderBy("id", "desc").limit(1).execute()
  expect(last?.details).toMatchObject({ has_q: true, rows: 0 })
  expect(JSON.stringify(last)).not.toContain("home.example")
})

const bulk = (rows: { id: string; version: number }[], body: object, by: Person = admin) =>
  t.call("POST", "/admin/grievances/bulk", { token: by.token, body: { rows, ...body } })
const chosen = async () => (await list("?status=all")).grievances.map(({ id, version }) => ({ id, version }))

test("several are given to somebody at once, mail nobody, and go back as they were", async () => {
  const taken = await file()
  await t.call("POST", `/admin/grievances/${taken.id}`, { token: colleague.token, body: { assigned_to: "me" } })
  await file()
  const rows = await chosen()
  const { status, body } = await bulk(rows, { assigned_to: "me" })
  expect([status, body.skipped, body.message]).toEqual([200, 0, "2 complaints changed."])
  expect((await list()).grievances.map(({ assigned_to }) => assigned_to?.name)).toEqual([
    "Shubhangi Rane",
    "Shubhangi Rane",
  ])
  expect(await subjects()).toEqual([])
  expect((await get(taken.id)).entries.at(-1)).toMatchObject({
    ...{ kind: "change", author_name: "Shubhangi Rane" },
    changes: { assigned_to: ["Nikhil Sathe", "Shubhangi Rane"] },
  })
  for (const { before, ...row } of body.changed) expect((await bulk([row], before)).body.changed).toHaveLength(1)
  const owners = (await list()).grievances.map(({ assigned_to }) => assigned_to?.name)
  expect(owners.toSorted()).toEqual(["Nikhil Sathe", undefined])
  const acts = await t.db.selectFrom("audit_entries").select("details").where("act", "=", "change_grievances").execute()
  expect(acts[0]!.details).toMatchObject({ ids: expect.arrayContaining([taken.id]) })
})

test("what somebody has changed meanwhile is left alone and counted, and of two at once both are told", async () => {
  const one = await file()
  await file()
  const rows = await chosen()
  await act(one.id, "answer", { text: "Yes." })
  expect((await bulk(rows, { is_spam: true })).body).toMatchObject({ changed: { length: 1 }, skipped: 1 })
  const now = await chosen()
  const both = await Promise.all([
    bulk(now, { is_spam: true }),
    bulk(now.toReversed(), { assigned_to: null }, colleague),
  ])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
})

test("a bulk change without sense is refused, and one by who may only read", async () => {
  const { id } = await file()
  const rows = [{ id, version: 0 }]
  expect((await bulk([], { is_spam: true })).status).toBe(422)
  expect((await bulk(Array(101).fill(rows[0]), { is_spam: true })).status).toBe(422)
  expect((await bulk(rows, { assigned_to: "nobody-like-this" })).status).toBe(422)
  expect((await bulk(rows, { is_spam: true }, reader)).status).toBe(403)
})
