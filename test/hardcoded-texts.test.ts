/** Every refusal, mail, notification and activity in the pseudo-language: no text is hard-coded. */
import { afterAll, beforeAll, expect, test } from "vitest"
import { expireBookings } from "../src/bookings/booking.jobs.server.ts"
import { toWire } from "../src/bookings/booking-time.rules.ts"
import { sendReminders } from "../src/bookings/reminder/reminder.jobs.server.ts"
import { undoWindowEnd } from "../src/bookings/undo/undo.rules.ts"
import { notifyWithheld } from "../src/bookings/undo/withheld-notifications.server.ts"
import { brand } from "../src/brand.ts"
import type { Contract } from "../src/platform/api/contract.ts"
import { addPseudoLanguage } from "../src/platform/language/language.ts"
import { pseudoOf } from "../src/platform/language/pseudo-language.ts"
import type { Log } from "../src/platform/log.server.ts"
import { listMails } from "../src/platform/mail/mail.server.ts"
import { privacyJobs } from "../src/privacy/privacy.slice.server.ts"
import { calls } from "../src/slices.ts"
import { publicUrl, startTestApp, type TestApp } from "./app.ts"
import { fieldsOf } from "./contract-fields.ts"
import { outsideBrackets } from "./outside-brackets.ts"
import { createAdmin, createCustomer, createProfessional, type Person, type Professional, password } from "./people.ts"

addPseudoLanguage(pseudoOf)
const headers = { "accept-language": "en-XA" }

let t: TestApp
let customer: Person
let professional: Professional
let admin: Person

beforeAll(async () => {
  t = await startTestApp()
  customer = await createCustomer(t, "Asha Kulkarni")
  professional = await createProfessional(t, { full_name: "Meera Joshi", business_name: "Pethkar Rooms" })
  admin = await createAdmin(t)
  await t.db.updateTable("accounts").set({ language: "xa" }).execute()
})
afterAll(() => t.close())

const ask = (contract: Contract, value: unknown, token: string | undefined) => {
  const fields = Object.fromEntries(fieldsOf(contract).map((field) => [field, value]))
  const path = contract.path.replace(
    /\{\w+\}/g,
    encodeURIComponent(String(value).toWellFormed()).slice(0, 60) || "unknown",
  )
  if (contract.method !== "GET")
    return t.call(contract.method, path, { token, headers, body: value === "" ? {} : fields })
  const query = new URLSearchParams(Object.entries(fields).map(([name, one]) => [name, String(one)]))
  return t.call("GET", `${path}?${query}`, { token, headers })
}

/** Signing somebody out in the middle would spoil the others; a stream has no refusal of its own. */
const contracts = calls
  .map(({ contract }) => contract)
  .filter(({ name, responseType }) => !name.startsWith("logout") && !responseType)

test.each([
  ["nothing", ""],
  ["a number", 7],
  ["a list", [1, 2]],
  ["an object", { a: { b: 1 } }],
  ["null characters", "a\u0000b"],
  ["a very long text", "x".repeat(20_000)],
  ["a word", "periscope"],
])("whoever sends %s in every field reads the refusal in their language", async (_what, value) => {
  const found: string[] = []
  for (const contract of contracts) {
    for (const token of [undefined, customer.token, professional.token, admin.token]) {
      const { status, body } = await ask(contract, value, token)
      if (status < 400) continue
      const texts = [body.message, ...Object.values(body.errors ?? {})].map(String)
      for (const text of texts.filter((one) => /\p{L}/u.test(outsideBrackets(one))))
        found.push(`${contract.name}: ${text}`)
    }
  }
  expect([...new Set(found)]).toEqual([])
})

const HOUR = 3_600_000
let hours = 0
const book = async () => {
  hours += 3
  const startsAt = new Date(Math.ceil(t.clock.now.getTime() / HOUR) * HOUR + hours * HOUR)
  const { professional_id, service_id } = professional
  const body = { professional_id, service_id, place: { locality: "Baner" }, ...toWire(startsAt), notes: "Two rooms" }
  const { body: answer } = await t.call("POST", "/booking/create", { token: customer.token, headers, body })
  return { id: answer.data.id as string, startsAt, said: answer.message as string }
}
const move = (id: string, status: string, reason?: string) =>
  t.call("POST", `/provider/${professional.professional_id}/bookings/${id}/status`, {
    token: professional.token,
    headers,
    body: { status, ...(reason && { reason }) },
  })

/** Names, what people wrote, and addresses of the site. */
const data = [
  ...["Asha Kulkarni", "Meera Joshi", "Pethkar Rooms", "Two rooms", "Baner", "We moved", "Interior Designer"],
  ...[brand.name, brand.address, brand.phone, ...Object.values(brand.emails)],
]
const hardcodedWords = (text: string) => {
  const plain = outsideBrackets(text.replace(/https?:\S+/g, ""))
  return data.reduce((left, one) => left.replaceAll(one, ""), plain).match(/\p{L}{2,}/gu) ?? []
}

test("what follows from bookings is told, mailed and remembered in the reader's language", async () => {
  const said: string[] = []
  const confirmed = await book()
  said.push(confirmed.said, (await move(confirmed.id, "confirmed")).body.message)
  expect(await notifyWithheld(t.db, undoWindowEnd(t.clock.now))).toBe(1)
  said.push((await move(confirmed.id, "cancelled", "We moved")).body.message)
  said.push((await move((await book()).id, "cancelled", "We moved")).body.message)
  const own = await t.call("POST", `/user/bookings/${(await book()).id}/cancel`, {
    token: customer.token,
    headers,
    body: {},
  })
  said.push(own.body.message)
  const done = await book()
  await move(done.id, "confirmed")
  await book()
  t.clock.now = new Date(done.startsAt.getTime() + 9 * HOUR)
  for (const one of [customer, professional]) {
    const { body } = await t.call("POST", "/auth/login", { body: { identifier: one.email, password } })
    one.token = body.token
  }
  said.push((await move(done.id, "completed")).body.message)
  expect(await notifyWithheld(t.db, undoWindowEnd(t.clock.now))).toBe(1)
  expect(await expireBookings(t.db, t.clock.now)).toBe(1)
  const person = {
    full_name: "Asha Kulkarni",
    email: "asha@test.example",
    password: "Vaastu-Pune-411",
    mobile_number: "+919822012345",
  }
  said.push((await t.call("POST", "/signup/user", { headers, body: person })).body.message)

  const mails = (
    await Promise.all([customer, professional, person].map(({ email }) => listMails(t.db, publicUrl, email)))
  ).flat()
  expect(mails.length).toBeGreaterThanOrEqual(12)
  for (const { subject, text, html } of mails)
    said.push(subject, text, html.replace(/<style[\s\S]*?<\/style>|<[^>]*>/g, " "))
  for (const { token } of [customer, professional]) {
    const { notifications } = (await t.call("GET", "/notifications?limit=100", { token, headers })).body
    expect(notifications.length).toBeGreaterThanOrEqual(3)
    for (const one of notifications) said.push(one.title, one.message)
    const { activities } = (await t.call("GET", "/user/activity?limit=100", { token, headers })).body
    for (const one of activities) said.push(one.action_display, one.details)
  }
  expect(
    said.flatMap((text) => (hardcodedWords(text).length > 0 ? [`${hardcodedWords(text).join(" ")}: ${text}`] : [])),
  ).toEqual([])
})

test("what becomes of bookings later is told in the reader's language, and so is what is refused", async () => {
  const said: string[] = []
  const { id, startsAt } = await book()
  const asCustomer = { path: `/user/bookings/${id}`, token: customer.token }
  const asProfessional = {
    path: `/provider/${professional.professional_id}/bookings/${id}`,
    token: professional.token,
  }
  const ask = async ({ path, token }: typeof asCustomer, act: string, body: object = {}) => {
    const answer = await t.call("POST", `${path}/${act}`, { token, headers, body })
    said.push(answer.body.message)
    return answer.status
  }
  const later = (hoursAhead: number) => toWire(new Date(startsAt.getTime() + hoursAhead * HOUR))
  const statuses = [
    await ask(asCustomer, "propose/accept"),
    await ask(asCustomer, "propose", later(200)),
    await ask(asCustomer, "propose/accept"),
    await ask(asProfessional, "propose", later(300)),
    await ask(asProfessional, "propose/decline"),
    await ask(asProfessional, "propose", later(300)),
    await ask(asProfessional, "propose/decline"),
    await ask(asProfessional, "propose", later(300)),
    await ask(asCustomer, "propose/accept", { start_time: "2020-01-01T00:00:00Z" }),
    await ask(asCustomer, "propose/accept"),
    await ask(asCustomer, "no_show", { reason: "We moved" }),
    await ask(asProfessional, "undo"),
  ]
  expect(statuses).toEqual([409, 200, 409, 409, 200, 200, 200, 200, 409, 200, 409, 409])
  const start = new Date(startsAt.getTime() + 300 * HOUR)
  expect(await sendReminders(t.db, new Date(start.getTime() - 24 * HOUR))).toBeGreaterThan(0)
  expect(await sendReminders(t.db, new Date(start.getTime() - 2 * HOUR))).toBe(1)
  const waiting = await book()
  const asWaiting = { path: `/user/bookings/${waiting.id}`, token: customer.token }
  expect(await ask(asWaiting, "move", later(500))).toBe(200)
  expect(await sendReminders(t.db, new Date(t.clock.now.getTime() + 24 * HOUR))).toBe(1)
  // Another time that was proposed and not accepted, and a request that was not answered, with somebody else who is free.
  await createProfessional(t, { business_name: "Asha Rooms" })
  const proposed = await book()
  const asProposer = { ...asProfessional, path: asProfessional.path.replace(id, proposed.id) }
  expect(await ask(asProposer, "propose", later(600))).toBe(200)
  expect(await expireBookings(t.db, new Date(t.clock.now.getTime() + 50 * HOUR))).toBeGreaterThan(1)
  expect([await ask(asWaiting, "move", later(500))]).toEqual([409])
  await t.db
    .updateTable("bookings")
    .set({ starts_at: new Date(t.clock.now.getTime() - HOUR), ends_at: t.clock.now })
    .where("id", "=", id)
    .execute()
  expect([
    await ask(asCustomer, "propose", later(400)),
    await ask(asProfessional, "no_show", { reason: "We moved" }),
    await ask(asCustomer, "no_show", { reason: "We moved" }),
    await ask(asCustomer, "no_show", { reason: "We moved out" }),
    await ask(asCustomer, "propose", later(400)),
  ]).toEqual([409, 200, 200, 409, 409])
  for (const { email } of [customer, professional])
    for (const { subject, text } of await listMails(t.db, publicUrl, email)) said.push(subject, text)
  for (const { token } of [customer, professional]) {
    const { notifications } = (await t.call("GET", "/notifications?limit=100", { token, headers })).body
    for (const one of notifications) said.push(one.title, one.message)
    const { activities } = (await t.call("GET", "/user/activity?limit=100", { token, headers })).body
    for (const one of activities) said.push(one.action_display, one.details)
  }
  expect(said.filter((text) => hardcodedWords(text).length > 0)).toEqual([])
})

test("mails about one's own data are in the reader's language", async () => {
  const person = await createCustomer(t, "Asha Kulkarni")
  await t.db.updateTable("accounts").set({ language: "xa" }).where("id", "=", person.account_id).execute()
  const { token, email } = person
  const tools = { db: t.db, clock: () => t.clock.now, publicUrl, log: t.app.log as Log }
  const said: string[] = []
  const ask = async (method: "POST" | "DELETE", path: string, body: object = {}) => {
    const answer = await t.call(method, path, { token, headers, body })
    expect(answer.body.success, JSON.stringify(answer.body)).toBe(true)
    said.push(answer.body.message)
  }
  await ask("POST", "/privacy/export")
  await privacyJobs.make_exports!(null, tools)
  await ask("POST", "/privacy/deletion", { password })
  await ask("DELETE", "/privacy/deletion")
  for (const { subject, text } of await listMails(t.db, publicUrl, email)) said.push(subject, text)
  await ask("POST", "/privacy/deletion", { password })
  t.clock.now = new Date(t.clock.now.getTime() + 15 * 24 * HOUR)
  await privacyJobs.erase_leavers!(null, tools)
  for (const { subject, text } of await listMails(t.db, publicUrl, email)) said.push(subject, text)
  expect(said.length).toBe(12)
  expect(
    said.flatMap((text) => (hardcodedWords(text).length > 0 ? [`${hardcodedWords(text).join(" ")}: ${text}`] : [])),
  ).toEqual([])
})

test("mails about passwords and addresses are in the reader's language, and so is what is answered", async () => {
  const said: string[] = []
  const ask = async (path: string, body: Record<string, unknown>, token?: string) => {
    const answer = await t.call("POST", path, { headers, body, token })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    said.push(answer.body.message)
  }
  const member = await createCustomer(t, "Asha Kulkarni")
  await t.db.updateTable("accounts").set({ language: "xa" }).where("id", "=", member.account_id).execute()
  const linkTo = async (email: string) =>
    Object.fromEntries(new URL((await listMails(t.db, publicUrl, email))[0]!.links[0]!).searchParams)
  const moved = "asha.kulkarni@test.example"
  await ask("/auth/forgot_password", { email: member.email })
  await ask("/auth/reset_password", { ...(await linkTo(member.email)), new_password: "Vaastu-Pune-411" })
  const { token } = (
    await t.call("POST", "/auth/login", { body: { identifier: member.email, password: "Vaastu-Pune-411" } })
  ).body
  await ask("/auth/change_password", { current_password: "Vaastu-Pune-411", new_password: password }, token)
  await ask("/auth/change_email", { password, email: moved }, token)
  await ask("/auth/confirm_email", await linkTo(moved), token)
  const mails = [...(await listMails(t.db, publicUrl, member.email)), ...(await listMails(t.db, publicUrl, moved))]
  expect(mails).toHaveLength(5)
  for (const { subject, text } of mails) said.push(subject, text)
  const { activities } = (await t.call("GET", "/user/activity?limit=100", { token, headers })).body
  for (const one of activities) said.push(one.action_display, one.details)
  const left = said.map((text) => text.replaceAll(moved, "")).filter((text) => hardcodedWords(text).length > 0)
  expect(left).toEqual([])
})
