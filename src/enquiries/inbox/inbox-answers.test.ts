/** What the desk mails to whoever wrote to us, once, and what comes of a registration. */
import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { publicUrl, startTestApp, type TestApp } from "../../../test/app.ts"
import { createAdmin, createCustomer, createProfessional, type Person } from "../../../test/people.ts"
import { brand } from "../../brand.ts"
import { newId } from "../../platform/id.ts"
import { listMails } from "../../platform/mail/mail.server.ts"

let t: TestApp
let admin: Person
let colleague: Person

beforeAll(async () => {
  t = await startTestApp()
  admin = await createAdmin(t, "Shubhangi Rane", false, "desk")
  colleague = await createAdmin(t, "Nikhil Sathe", false, "desk")
})
afterEach(async () => {
  for (const table of ["submissions", "mails"] as const) await t.db.deleteFrom(table).execute()
})
afterAll(() => t.close())

const contact = { name: "Asha Kulkarni", subject: "services", message: "A kitchen in Kothrud", source: "contact_page" }
const registration = {
  ...{ name: "Meera Joshi", phone: "020 2543 1234", serviceType: "interior_design", businessName: "Joshi Interiors" },
  ...{ experience: "6-10", location: "Kothrud, Pune", portfolioDescription: "Forty homes in Pune." },
}
let count = 0
const newAddress = () => {
  count += 1
  return `somebody.${count}@home.example`
}
const write = async (more: object = {}) => {
  const email = newAddress()
  const { body } = await t.call("POST", "/contact/submit", { body: { ...contact, email, ...more } })
  await t.db.deleteFrom("mails").execute()
  return { id: body.id as string, reference: body.reference as string, email }
}
const register = async (email = newAddress()) => {
  const { body } = await t.call("POST", "/professional-registration", { body: { ...registration, email } })
  await t.db.deleteFrom("mails").execute()
  return { id: body.id as string, reference: body.reference as string, email }
}
const act = (id: string, what: string, body: object = {}, by: Person = admin, key?: string) =>
  t.call("POST", `/admin/submissions/${id}/${what}`, {
    ...{ token: by.token, body },
    ...(key && { headers: { "idempotency-key": key } }),
  })
const mails = () => listMails(t.db, publicUrl)

test("an answer is mailed with the reference in its subject, comes back to our mailbox, and stands in the thread", async () => {
  const { id, reference, email } = await write()
  const { status, body } = await act(id, "reply", { text: "Good morning,\n\nwe can come on Monday.", version: 0 })
  expect(status).toBe(201)
  expect(body.submission).toMatchObject({
    ...{ status: "answered", answered_at: t.clock.now.toISOString(), assigned_to: { name: "Shubhangi Rane" } },
    entries: [{ kind: "reply", body: "Good morning,\n\nwe can come on Monday.", author_name: "Shubhangi Rane" }],
  })
  expect(await mails()).toMatchObject([{ to: email, subject: expect.stringContaining(reference) }])
  const { text } = (await mails())[0]!
  expect(text).toContain("Hello Asha Kulkarni,")
  expect(text).toContain("we can come on Monday.")
  expect(text).toContain("You wrote: A kitchen in Kothrud")
  const [row] = await t.db.selectFrom("mails").select("params").execute()
  expect(row!.params).toMatchObject({ reply_to: brand.emails.general })
})

test("an answer about support comes back to support", async () => {
  const { id } = await write({ subject: "support" })
  expect((await act(id, "reply", { text: "Please try again." })).body.submission.reply_to).toBe(brand.emails.support)
})

test("of two who answer at once one mail goes out, and the other hears who was faster", async () => {
  const { id } = await write()
  const answers = await Promise.all([
    act(id, "reply", { text: "On Monday.", version: 0 }),
    act(id, "reply", { text: "On Tuesday.", version: 0 }, colleague),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
  expect(answers.find(({ status }) => status === 409)!.body.message).toMatch(/was faster: it was answered at/)
  expect(await mails()).toHaveLength(1)
})

test("an answer that is sent again with its key is one mail", async () => {
  const { id } = await write()
  const key = newId()
  for (const _ of [1, 2]) expect((await act(id, "reply", { text: "On Monday." }, admin, key)).status).toBe(201)
  expect(await mails()).toHaveLength(1)
})

test("what came back is entered by hand, and the one who was answered waits again", async () => {
  const { id } = await write()
  await act(id, "reply", { text: "On Monday?" })
  const { body } = await act(id, "incoming", { text: "Monday suits us." }, colleague)
  expect(body.submission).toMatchObject({ status: "in_progress", entries: [{ kind: "reply" }, { kind: "incoming" }] })
  expect(await mails()).toHaveLength(1)
})

test.each([{ text: "" }, { text: "\u200b \n" }, { text: "a".repeat(4001) }, {}])(
  "an answer like %j is refused",
  async (body) => {
    const { id } = await write()
    expect((await act(id, "reply", body)).status).toBe(422)
    expect(await mails()).toEqual([])
  },
)

test("nobody can be written to whose account is gone", async () => {
  const { id } = await write()
  await t.db.updateTable("submissions").set({ email: "", name: "" }).where("id", "=", id).execute()
  expect((await act(id, "reply", { text: "Hello?" })).status).toBe(409)
})

test("an approved registration is invited to sign up, with what it said in the form", async () => {
  const { id, email } = await register()
  const { status, body } = await act(id, "approve", { version: 0 })
  expect([status, body.submission.decision, body.submission.status]).toEqual([200, "approved", "answered"])
  const [mail] = await mails()
  expect(mail!.to).toBe(email)
  const link = new URL(mail!.links.find((one) => one.includes("/register"))!)
  expect(Object.fromEntries(link.searchParams)).toEqual({
    ...{ type: "professional", email, full_name: "Meera Joshi", business_name: "Joshi Interiors" },
    service_type: "interior-designer",
  })
})

test("whoever has an account already is led to it, and a professional is not invited again", async () => {
  const customer = await createCustomer(t)
  const { id } = await register(customer.email)
  await act(id, "approve")
  const [mail] = await mails()
  expect(mail!.text).toContain("has an account with us already")
  expect(mail!.links.some((one) => one.includes("/login"))).toBe(true)
  const professional = await createProfessional(t)
  const again = await register(professional.email)
  const { status, body } = await act(again.id, "approve")
  expect([status, body.message]).toEqual([409, expect.stringContaining("professional's account already")])
})

test("a registration is decided once, whoever presses first", async () => {
  const { id } = await register()
  const answers = await Promise.all([act(id, "approve"), act(id, "refuse", { text: "Not in Pune." }, colleague)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await mails()).toHaveLength(1)
  expect((await act(id, "approve")).body.message).toMatch(/already/)
})

test("a refusal tells why; nothing but a registration is decided", async () => {
  const { id } = await register()
  await act(id, "refuse", { text: "We are not in Nagpur yet." })
  expect((await mails())[0]!.text).toContain("We are not in Nagpur yet.")
  const other = await write()
  expect((await act(other.id, "approve")).status).toBe(409)
  expect((await act(newId(), "approve")).status).toBe(404)
})

test("of a long message an answer quotes the beginning", async () => {
  const { id } = await write({ message: `${"A kitchen. ".repeat(200)}The end.` })
  await act(id, "reply", { text: "Yes." })
  const { text } = (await mails())[0]!
  expect(text).toMatch(/You wrote: A kitchen\..*A kitchen\.…/)
  expect(text).not.toContain("The end.")
})
