import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../../test/app.ts"
import { createCustomer } from "../../../test/people.ts"
import { brand } from "../../brand.ts"
import { DAY_MS, dayAfter } from "../../platform/days.ts"
import { newId } from "../../platform/id.ts"
import { datesIn, indianDay } from "../../platform/time.ts"
import { referenceOf } from "../submission.rules.ts"
import { workingDayAfter } from "./grievance.rules.ts"

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

const complaint = {
  name: "Asha Kulkarni",
  email: "asha@home.example",
  phone: "98220 12345",
  kind: "person",
  booking: "Joshi Interiors, 12 November",
  message: "Nobody came, and nobody called.",
}
let count = 0
const newAddress = () => `asha.${count++}@home.example`

const file = async (change: object = {}, key = newId()) => {
  const body = { ...complaint, email: newAddress(), ...change }
  const answer = await t.call("POST", "/grievances", { body, headers: { "idempotency-key": key } })
  return { ...answer, ticket: String(answer.body.ticket), email: body.email }
}
type Filed = { ticket: string; email: string }
const look = ({ ticket, email }: Filed) => t.call("POST", "/grievances/status", { body: { ticket, email } })
const further = ({ ticket, email }: Filed) => t.call("POST", `/grievances/${ticket}/escalate`, { body: { email } })
const find = (ticket: string) =>
  t.db.selectFrom("grievances").selectAll().where("ticket", "=", ticket).executeTakeFirstOrThrow()
const set = (ticket: string, change: object) =>
  t.db.updateTable("grievances").set(change).where("ticket", "=", ticket).execute()
const yesterday = () => indianDay(new Date(t.clock.now.getTime() - DAY_MS))
const due = () => workingDayAfter(indianDay(t.clock.now), 7)
const mailsTo = async (address: string, ticket: string) => {
  const letters = t.db.selectFrom("mails").select(["kind", "params"]).where("to_address", "=", address)
  const mails = await letters.orderBy("id").execute()
  return mails.filter(({ params }) => (params as { ticket?: string }).ticket === ticket)
}
const officer = brand.grievanceOfficer.email

test("a complaint has a ticket at once, and its clock; the person and the officer are told", async () => {
  const key = newId()
  const { status, body, ticket, email } = await file({}, key)
  expect([status, ticket, body.resolve_by]).toEqual([201, referenceOf(key), due()])
  expect(body.message).toContain(ticket)
  const row = await find(ticket)
  expect(row).toMatchObject({ ...complaint, email, status: "open", level: 0, is_spam: false, escalated_at: null })
  expect(row.acknowledged_at).toEqual(t.clock.now)
  expect(await mailsTo(email, ticket)).toEqual([
    { kind: "grievance_acknowledged", params: { ticket, resolve_by: due() } },
  ])
  const told = {
    ...complaint,
    id: expect.any(String),
    email,
    ticket,
    resolve_by: due(),
    level: 0,
    is_spam: false,
    isAcknowledged: true,
  }
  expect(await mailsTo(officer, ticket)).toEqual([{ kind: "grievance_for_officer", params: told }])
})

test("a key is taken for ever: sent again it is there once, with other words it is refused", async () => {
  const key = newId()
  const { ticket, email } = await file({}, key)
  // As after a day, when answers are kept no longer.
  await t.db.deleteFrom("idempotency_keys").execute()
  expect((await file({ email }, key)).body).toMatchObject({ ticket })
  for (const other of [{ message: "Other words" }, { kind: "refund" }, { booking: "" }, { email: newAddress() }]) {
    await t.db.deleteFrom("idempotency_keys").execute()
    expect(await file({ email, ...other }, key)).toMatchObject({ status: 422, body: { code: "invalid" } })
  }
  expect(await mailsTo(officer, ticket)).toHaveLength(1)
})

test("ten at once with one key are one, and one letter", async () => {
  const [key, email] = [newId(), newAddress()]
  const answers = await Promise.all(Array.from({ length: 10 }, () => file({ email }, key)))
  expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true)
  expect(await mailsTo(officer, referenceOf(key))).toHaveLength(1)
  expect(await mailsTo(email, referenceOf(key))).toHaveLength(1)
})

test("one mailbox has five acknowledgements a day, also at once; the officer hears that a sixth was not mailed", async () => {
  const email = newAddress()
  const plus = (n: number) => email.replace("@", `+${n}@`)
  const filed = await Promise.all(Array.from({ length: 8 }, (_, n) => file({ email: plus(n) })))
  expect(filed.map(({ status }) => status)).toEqual(Array(8).fill(201))
  const rows = await Promise.all(filed.map(({ ticket }) => find(ticket)))
  const without = rows.filter(({ acknowledged_at }) => acknowledged_at === null)
  expect(without).toHaveLength(3)
  const [mail] = await mailsTo(officer, without[0]!.ticket)
  expect(mail!.params).toMatchObject({ isAcknowledged: false })
  const { body } = await look(without[0]!)
  expect(body.acknowledged_at).toBeNull()
})

test("what looks like an advertisement is marked, acknowledged, and told all the same", async () => {
  const { ticket, email } = await file({ trap: "x" })
  expect(await find(ticket)).toMatchObject({ is_spam: true })
  expect(await mailsTo(email, ticket)).toHaveLength(1)
  expect((await mailsTo(officer, ticket))[0]!.params).toMatchObject({ is_spam: true })
})

test("who is signed in is known by the account", async () => {
  const { token, account_id, email } = await createCustomer(t)
  const { body } = await t.call("POST", "/grievances", { token, body: { ...complaint, email } })
  expect((await find(body.ticket)).account_id).toBe(account_id)
})

test("ticket and address together show how it stands, however they are typed, and nothing of what was written", async () => {
  const { ticket, email } = await file()
  const typed = { ticket: ticket.toLowerCase().replace("-", " "), email: email.toUpperCase() }
  expect(await look(typed)).toMatchObject({ status: 200 })
  expect((await look(typed)).body).toEqual({
    ...{ success: true, ticket, kind: "person", status: "open", level: 0, resolve_by: due() },
    filed_at: t.clock.now.toISOString(),
    acknowledged_at: t.clock.now.toISOString(),
    ...{ escalated_at: null, answered_at: null, asked_at: null, closed_at: null, moved_because: null },
    is_overdue: false,
    can_escalate: false,
    escalate_from: dayAfter(due(), 1),
  })
})

test("a wrong ticket and a wrong address are answered alike, by both calls", async () => {
  const { ticket, email } = await file()
  const other = await file()
  const wrong = [
    { ticket: "00000-00000", email },
    { ticket, email: "somebody@home.example" },
    { ticket, email: other.email },
    { ticket: "' or 1=1 --", email },
  ]
  for (const ask of [look, further]) {
    const answers = await Promise.all(wrong.map((one) => ask({ ...one, ticket: encodeURIComponent(one.ticket) })))
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 404, body: { code: "not_found" } })
  }
  // Taken out of a row, an address opens nothing.
  expect(await t.call("POST", "/grievances/status", { body: { ticket, email: "" } })).toMatchObject({ status: 422 })
})

test("it is taken further when its time is over, not on its last day, twice, and each time the same time begins", async () => {
  const filed = await file()
  const refused = await further(filed)
  const from = dayAfter(due(), 1)
  expect([refused.status, refused.body.code, refused.body.escalate_from]).toEqual([409, "conflict", from])
  expect(refused.body.message).toContain(datesIn("en").weekday(`${from}T06:00:00Z`))
  await set(filed.ticket, { resolve_by: indianDay(t.clock.now) })
  expect((await further(filed)).status).toBe(409)
  for (const level of [1, 2]) {
    await set(filed.ticket, { resolve_by: yesterday() })
    expect((await look(filed)).body.can_escalate).toBe(true)
    const { status, body } = await further(filed)
    expect([status, body.level, body.resolve_by, body.can_escalate]).toEqual([200, level, due(), false])
    expect(body.escalated_at).toBe(t.clock.now.toISOString())
    const [toOfficer] = (await mailsTo(officer, filed.ticket)).slice(-1)
    expect(toOfficer!.params).toMatchObject({ level, message: complaint.message, email: filed.email })
    const [toPerson] = (await mailsTo(filed.email, filed.ticket)).slice(-1)
    expect(toPerson).toEqual({
      kind: "grievance_taken_further",
      params: { ticket: filed.ticket, resolve_by: due(), level },
    })
  }
  await set(filed.ticket, { resolve_by: yesterday() })
  expect((await further(filed)).body.message).toMatch(/no level above/)
  expect((await look(filed)).body).toMatchObject({ is_overdue: true, can_escalate: false, escalate_from: null })
})

test("one that was answered is taken further at once, and is open again", async () => {
  const filed = await file()
  await set(filed.ticket, { status: "answered" })
  expect((await look(filed)).body).toMatchObject({ status: "answered", is_overdue: false, can_escalate: true })
  expect((await further(filed)).body).toMatchObject({ status: "open", level: 1 })
})

test("ten who take it further at once take it one level further", async () => {
  const filed = await file()
  await set(filed.ticket, { resolve_by: yesterday() })
  const answers = await Promise.all(Array.from({ length: 10 }, () => further(filed)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)])
  expect((await find(filed.ticket)).level).toBe(1)
  expect((await mailsTo(officer, filed.ticket)).length).toBe(2)
})

test("the Indian day counts, not that of the machine", async () => {
  const before = t.clock.now
  // Saturday already in Pune.
  t.clock.now = new Date("2026-11-27T19:00:00Z")
  try {
    expect((await file()).body.resolve_by).toBe("2026-12-08")
  } finally {
    t.clock.now = before
  }
})

test.each([
  [{ name: "See www.example.com" }, "name"],
  [{ email: "asha" }, "email"],
  [{ phone: "12" }, "phone"],
  [{ kind: "king" }, "kind"],
  [{ kind: "" }, "kind"],
  [{ booking: "a".repeat(201) }, "booking"],
  [{ message: " \n\u200b\u2060\r\n\u00a0" }, "message"],
  [{ message: "a".repeat(4001) }, "message"],
  [{ timestamp: "yesterday" }, "timestamp"],
])("what is wrong with a field is refused: %#", async (change, field) => {
  const { status, body } = await file(change)
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
})

test("who guesses is asked to wait, of both calls together", async () => {
  await using limited = await startTestApp({ rateLimitScale: 1 }).then((app) => ({
    ...app,
    [Symbol.asyncDispose]: app.close,
  }))
  const email = "asha@home.example"
  const ask = (path: string, body: object) => limited.call("POST", path, { body })
  const statuses: number[] = []
  for (let n = 0; n < 15; n++) {
    statuses.push((await ask("/grievances/status", { ticket: `A${n}`, email })).status)
    statuses.push((await ask(`/grievances/A${n}/escalate`, { email })).status)
  }
  expect(statuses).toEqual(Array(30).fill(404))
  expect((await ask("/grievances/status", { ticket: "A", email })).status).toBe(429)
})
