import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../test/app.ts"
import { createCustomer } from "../../test/people.ts"
import { brand } from "../brand.ts"
import { newId } from "../platform/id.ts"
import { type KnownPerson, readPersonalTable } from "../platform/personal-data.server.ts"
import { contactFormTexts } from "./contact/texts.ts"
import { notifyOfOpenServices } from "./submission.jobs.server.ts"
import { submissionForTeam } from "./submission.notifications.server.ts"
import { enquiryData } from "./submission.personal.server.ts"
import { referenceOf } from "./submission.rules.ts"
import { submissionTexts } from "./texts.ts"

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

const contact = {
  name: "Asha Kulkarni",
  email: "asha@home.example",
  phone: "98220 12345",
  subject: "services",
  message: "We want a kitchen in Kothrud.",
  source: "contact_page",
  timestamp: "2026-01-05T10:00:00Z",
}
const registration = {
  name: "Meera Joshi",
  email: "meera@studio.example",
  phone: "020 2543 1234",
  serviceType: "interior_design",
  businessName: "Joshi Interiors",
  experience: "6-10",
  location: "Kothrud, Pune",
  portfolioDescription: "Forty homes in Pune.",
  website: "www.joshi.example",
  source: "professional_page",
}
const interest = { name: "Ravi", email: "ravi@home.example", role: "engineering", source: "careers_page" }
const forms = [
  ["/contact/submit", contact, "contact"],
  ["/professional-registration", registration, "registration"],
  ["/careers/register-interest", interest, "career"],
] as const

const send = (path: string, body: object, key?: string, token?: string) =>
  t.call("POST", path, { body, token, ...(key && { headers: { "idempotency-key": key } }) })
const find = (id: string) => t.db.selectFrom("submissions").selectAll().where("id", "=", id).executeTakeFirstOrThrow()
const countOf = async (key: string) => {
  const found = await t.db.selectFrom("submissions").select("id").where("idempotency_key", "=", key).execute()
  return found.length
}

test.each(forms)("%s takes what is written, and names it by its key", async (path, form, kind) => {
  const key = newId()
  const { status, body } = await send(path, form, key)
  expect([status, body.success, body.reference]).toEqual([201, true, referenceOf(key)])
  const row = await find(body.id)
  expect(row).toMatchObject({ kind, email: form.email, source: form.source, is_spam: false, status: "new" })
})

test("nothing of a form is lost on the way into its row", async () => {
  const wish = await find((await send("/contact/submit", { ...contact, details: { budget: "2l-5l" } })).body.id)
  expect(wish).toMatchObject({ ...(({ timestamp, ...rest }) => rest)(contact), details: { budget: "2l-5l" } })
  expect(wish.sent_at).toEqual(new Date(contact.timestamp))
  const { details, message } = await find((await send("/professional-registration", registration)).body.id)
  const { serviceType, businessName, experience, location, website } = registration
  expect(details).toEqual({ serviceType, businessName, experience, location, website, socialMedia: "" })
  expect(message).toBe(registration.portfolioDescription)
  expect((await find((await send("/careers/register-interest", interest)).body.id)).details).toEqual({
    role: "engineering",
  })
})

test.each(forms)(
  "%s keeps a key for ever: sent again it is there once, with other words it is refused",
  async (path, form) => {
    const key = newId()
    const first = await send(path, form, key)
    // As after a day, when answers are kept no longer.
    await t.db.deleteFrom("idempotency_keys").execute()
    const again = await send(path, form, key)
    expect([again.status, again.body.id, again.body.reference]).toEqual([201, first.body.id, first.body.reference])
    await t.db.deleteFrom("idempotency_keys").execute()
    const others = [
      { name: "Somebody Else" },
      { email: "else@home.example" },
      "phone" in form && { phone: "9123456780" },
    ]
    for (const other of others.flatMap((one) => one || [])) {
      await t.db.deleteFrom("idempotency_keys").execute()
      const refused = await send(path, { ...form, ...other }, key)
      expect([refused.status, refused.body.errors.idempotency_key]).toEqual([422, expect.any(String)])
    }
    expect(await countOf(key)).toBe(1)
  },
)

test.each(forms)("%s is mailed to the team, whole and once", async (path, form) => {
  const key = newId()
  await send(path, form, key)
  await t.db.deleteFrom("idempotency_keys").execute()
  await send(path, form, key)
  const reference = referenceOf(key)
  const letters = await t.db
    .selectFrom("mails")
    .select(["to_address", "subject", "params"])
    .where("kind", "=", "submission_for_team")
    .execute()
  const ours = letters.filter(({ params }) => (params as { reference: string }).reference === reference)
  expect(ours).toMatchObject([{ to_address: brand.emails.general, params: { name: form.name, email: form.email } }])
})

test("a detail that is called like something of every object, or like the sender, is a detail", async () => {
  const details = { constructor: "x", toString: "y", email: "else@home.example" }
  const { status, body } = await send("/contact/submit", { ...contact, details })
  expect([status, (await find(body.id)).details]).toEqual([201, details])
  const letters = (await mailsTo(brand.emails.general)).map(({ params }) => params as { reference: string })
  const told = letters.find(({ reference }) => reference === body.reference)
  const { facts = [] } = submissionForTeam.mail!(told as never, "en", "")
  const { fields } = submissionTexts.in("en")
  expect(Object.fromEntries(facts)).toMatchObject({ [fields.email]: contact.email, [fields.message]: contact.message })
  expect(facts.flat().every((text) => typeof text === "string")).toBe(true)
})

test("who asks for support is read by those who give it", async () => {
  const { body } = await send("/contact/submit", { ...contact, subject: "support" })
  expect((await mailsTo(brand.emails.support)).map(({ params }) => params)).toContainEqual({
    ...{
      id: body.id,
      reference: body.reference,
      source: "contact_page",
      is_spam: false,
      subject: "support",
      details: {},
    },
    ...{ name: contact.name, email: contact.email, phone: contact.phone, message: contact.message },
  })
})

test("ten at once with one key are one", async () => {
  const key = newId()
  const answers = await Promise.all(Array.from({ length: 10 }, () => send("/contact/submit", contact, key)))
  expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true)
  expect(await countOf(key)).toBe(1)
})

test("without a key each is one of its own", async () => {
  const [one, other] = [await send("/contact/submit", contact), await send("/contact/submit", contact)]
  expect(one.body.id).not.toBe(other.body.id)
  expect(one.body.reference).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)
})

test("of its details only what somebody has in mind takes more than a line", async () => {
  const projectDetails = "A kitchen.\n".repeat(200).trim()
  const taken = await send("/contact/submit", { ...contact, details: { serviceType: "architect\n", projectDetails } })
  expect((await find(taken.body.id)).details).toEqual({ serviceType: "architect", projectDetails })
  const refused = await send("/contact/submit", { ...contact, details: { location: "a".repeat(201) } })
  expect([refused.status, refused.body.errors]).toEqual([422, { details: "That is more than a form holds" }])
})

test("what looks like an advertisement is marked, and kept", async () => {
  const message = "https://a.example https://b.example www.c.example www.d.example"
  expect((await find((await send("/contact/submit", { ...contact, message })).body.id)).is_spam).toBe(true)
  expect((await find((await send("/careers/register-interest", { ...interest, trap: "x" })).body.id)).is_spam).toBe(
    true,
  )
})

test("who is signed in is known by the account", async () => {
  const { token, account_id } = await createCustomer(t)
  expect((await find((await send("/contact/submit", contact, newId(), token)).body.id)).account_id).toBe(account_id)
})

test("a clock that is ahead has sent nothing tomorrow", async () => {
  const timestamp = new Date(t.clock.now.getTime() + 86_400_000).toISOString()
  expect((await find((await send("/contact/submit", { ...contact, timestamp })).body.id)).sent_at).toBeNull()
})

test.each([
  ["/contact/submit", contact, { name: "" }, "name"],
  ["/contact/submit", contact, { name: "See www.example.com" }, "name"],
  ["/contact/submit", contact, { email: "asha" }, "email"],
  ["/contact/submit", contact, { phone: "12" }, "phone"],
  ["/contact/submit", contact, { subject: " " }, "subject"],
  ["/contact/submit", contact, { message: "a".repeat(4001) }, "message"],
  ["/contact/submit", contact, { source: "<b>" }, "source"],
  ["/contact/submit", contact, { message: "\u200b \n\ufeff\n\u3164" }, "message"],
  ["/contact/submit", contact, { timestamp: "yesterday" }, "timestamp"],
  ["/contact/submit", contact, { details: { budget: ["a"] } }, "details.budget"],
  ["/contact/submit", contact, { details: { budget: "1-crore" } }, "details.budget"],
  ["/contact/submit", contact, { details: { serviceType: "king" } }, "details.serviceType"],
  ["/contact/submit", contact, { subject: "Win a prize" }, "subject"],
  ["/contact/submit", contact, { source: "service_page_nothing" }, "source"],
  ["/professional-registration", registration, { source: "contact_page" }, "source"],
  ["/professional-registration", registration, { serviceType: "plumbing" }, "serviceType"],
  ["/professional-registration", registration, { experience: "7" }, "experience"],
  ["/professional-registration", registration, { website: "javascript:alert(1)" }, "website"],
  ["/professional-registration", registration, { phone: undefined }, "phone"],
  ["/professional-registration", registration, { portfolioDescription: "" }, "portfolioDescription"],
  ["/careers/register-interest", interest, { role: "king" }, "role"],
])("%s refuses what is wrong with a field: %#", async (path, form, change, field) => {
  const { status, body } = await send(path, { ...form, ...change })
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
})

test("what nobody sees is taken out, and what stands in one line stays in it", async () => {
  const { body } = await send("/contact/submit", {
    ...contact,
    name: "\u202eAsha\u200f\tKulkarni\u2069",
    phone: "\u202a98220 12345\u202c",
    source: "services_page",
    subject: "services\r\nBcc: all@home.example",
    message: "Two\r\nlines,\u0007 क्\u200dष\u202e\u2028and one\u0085more 👩\u200d👩\u200d👧",
    details: { location: "Kothrud\u2066,\nPune" },
  })
  expect(await find(body.id)).toMatchObject({
    name: "Asha Kulkarni",
    phone: "98220 12345",
    subject: "services Bcc: all@home.example",
    message: "Two\nlines, क्\u200dष\nand one\nmore 👩\u200d👩\u200d👧",
    details: { location: "Kothrud, Pune" },
  })
})

test("a text as long as it may be is kept whole, however its lines end and whatever its letters are made of", async () => {
  const message = `${"क्षे\r\n".repeat(799)}👩\u200d👩\u200d👧`
  const kept = await find((await send("/contact/submit", { ...contact, message })).body.id)
  expect(kept.message).toBe(message.replaceAll("\r", ""))
  const { status } = await send("/contact/submit", { ...contact, message: "👩\u200d👧".repeat(1334) })
  expect(status).toBe(422)
})

const mailsTo = (address: string, kind?: string) => {
  const mails = t.db.selectFrom("mails").select(["kind", "params"]).where("to_address", "=", address)
  return (kind ? mails.where("kind", "=", kind) : mails).execute()
}

test("who waits for a service that is not open gets the promised letter, one an hour about each, and no words of theirs", async () => {
  const email = "waiting@home.example"
  const wish = { ...contact, email, source: "service_page_vastu-consultant" }
  // That they have written before takes no letter from them.
  await send("/contact/submit", { ...contact, email })
  const { body } = await send("/contact/submit", wish)
  const mail = (services: string, reference: string) => ({
    kind: "promised_to_tell",
    params: { services, reference },
  })
  expect(await mailsTo(email, "promised_to_tell")).toEqual([mail("Vastu Consultants", body.reference)])
  await send("/contact/submit", wish)
  expect(await mailsTo(email, "promised_to_tell")).toHaveLength(1)
  const other = await send("/contact/submit", { ...wish, source: "service_page_contractor" })
  expect(await mailsTo(email, "promised_to_tell")).toContainEqual(mail("Contractors", other.body.reference))
})

test("whatever stands behind a plus, letters to one mailbox count together", async () => {
  const wish = { ...contact, source: "service_page_contractor" }
  await send("/contact/submit", { ...wish, email: "plus@home.example" })
  const [one, other] = ["plus+kitchen@home.example", "plus+bath+tiles@home.example"]
  for (const email of [one, other]) await send("/contact/submit", { ...wish, email })
  expect([await mailsTo("plus@home.example"), await mailsTo(one), await mailsTo(other)]).toMatchObject([[{}], [], []])
  await send("/contact/submit", { ...wish, email: other, source: "service_page_vastu-consultant" })
  expect(await mailsTo(other)).toHaveLength(1)
})

test("of thirty at once for one address one letter goes out", async () => {
  const wish = { ...contact, email: "crowd@home.example", source: "service_page_contractor" }
  const answers = await Promise.all(Array.from({ length: 30 }, () => send("/contact/submit", wish, newId())))
  expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(201))
  expect(await mailsTo("crowd@home.example")).toHaveLength(1)
})

test("a key that nobody drew gives no reference: it could be made to say something", async () => {
  const { body } = await send("/contact/submit", contact, "CALL-PAY-NOW-99")
  expect(body.reference).toBe(referenceOf(body.id))
})

test("who looks like an advertisement is marked, and has the letter that the page has promised all the same", async () => {
  const email = "filled-in@home.example"
  const { body } = await send("/contact/submit", { ...contact, email, source: "service_page_contractor", trap: "x" })
  const kept = t.db.selectFrom("submissions").select("is_spam").where("id", "=", body.id)
  expect(await kept.executeTakeFirst()).toEqual({ is_spam: true })
  expect(await mailsTo(email, "promised_to_tell")).toMatchObject([
    { kind: "promised_to_tell", params: { reference: body.reference } },
  ])
})

test("who writes for a service that is open, or from another page, is put on no list", async () => {
  for (const [n, change] of [{ source: "service_page_architect" }, { source: "contact_page" }].entries()) {
    const email = `quiet${n}@home.example`
    await send("/contact/submit", { ...contact, email, ...change })
    expect(await mailsTo(email, "promised_to_tell")).toEqual([])
  }
})

test("the copy of one's data calls page and subject as the form did", async () => {
  const customer = await createCustomer(t)
  await send("/contact/submit", { ...contact, email: customer.email }, newId(), customer.token)
  const person = { ...customer, professional_id: null, former: [], language: "en" } as unknown as KnownPerson
  const [copied] = await readPersonalTable(t.db, enquiryData.exports![0]!, person)
  const { services } = contactFormTexts.in("en").subjects
  expect(copied).toMatchObject({ source: "Contact", subject: services })
})

test("whoever writes to us gets a letter with their reference and nothing that was typed, five a day to a mailbox", async () => {
  for (const [path, form] of forms) {
    const email = `ack+${form.source}@ack.example`
    const { body } = await send(path, { ...form, email })
    expect(await mailsTo(email)).toEqual([{ kind: "submission_received", params: { reference: body.reference } }])
  }
  for (let n = 0; n < 4; n++) await send("/contact/submit", { ...contact, email: `ack+${n}@ack.example` })
  const all = t.db.selectFrom("mails").select("id").where("to_address", "like", "ack+%@ack.example")
  expect(await all.execute()).toHaveLength(5)
})

test("who waits for a service is written to when it opens, once for each mailbox, in batches", async () => {
  const engineers = { ...contact, source: "service_page_civil-engineer" }
  const waiting = Array.from({ length: 60 }, (_, n) => `waits${n}@home.example`)
  for (const email of waiting) await send("/contact/submit", { ...engineers, email })
  await send("/contact/submit", { ...engineers, email: "WAITS0+again@home.example" })
  const inquiry = { ...contact, source: "services_page", details: { serviceType: "civil-engineer" } }
  await send("/contact/submit", { ...inquiry, email: "inquires@home.example" })
  const others = { ...contact, source: "service_page_contractor", email: "other@home.example" }
  await send("/contact/submit", others)
  expect(await notifyOfOpenServices(t.db, t.clock.now)).toBe(0)

  const { id } = await t.db
    .selectFrom("service_types")
    .select("id")
    .where("slug", "=", "civil-engineer")
    .executeTakeFirstOrThrow()
  const pune = await t.db.selectFrom("cities").select("id").where("name", "=", "Pune").executeTakeFirstOrThrow()
  await t.db.insertInto("service_type_cities").values({ service_type_id: id, city_id: pune.id }).execute()
  // As two nodes would.
  await Promise.all([notifyOfOpenServices(t.db, t.clock.now), notifyOfOpenServices(t.db, t.clock.now)])
  expect(await notifyOfOpenServices(t.db, t.clock.now)).toBe(0)
  const letters = await t.db
    .selectFrom("mails")
    .select(["to_address", "params"])
    .where("kind", "=", "service_opened")
    .execute()
  const mailboxes = letters.map(({ to_address }) => to_address.toLowerCase().replace("+again", ""))
  expect(mailboxes.sort()).toEqual([...waiting, "inquires@home.example"].sort())
  expect(letters[0]!.params).toEqual({ slug: "civil-engineer", services: "Civil Engineers", cities: ["Pune"] })
  await t.db.deleteFrom("service_type_cities").where("service_type_id", "=", id).execute()
})

test("a network that writes on and on is asked to wait, and what was answered stays answered", async () => {
  await using limited = await startTestApp({ rateLimitScale: 1 }).then((app) => ({
    ...app,
    [Symbol.asyncDispose]: app.close,
  }))
  const write = (key: string) =>
    limited.call("POST", "/contact/submit", { body: contact, headers: { "idempotency-key": key } })
  const first = newId()
  const answers = [(await write(first)).status]
  for (let n = 1; n < 31; n++) answers.push((await write(newId())).status)
  expect(answers).toEqual([...Array(30).fill(201), 429])
  expect((await write(first)).status).toBe(201)
})
