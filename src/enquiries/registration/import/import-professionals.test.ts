/** Professionals from a file: what a look says of each row, and that all are invited or nobody. */
import type { InjectOptions } from "fastify"
import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { publicUrl, startTestApp, type TestApp } from "../../../../test/app.ts"
import { createAdmin, createCustomer, createProfessional, type Person } from "../../../../test/people.ts"
import { emptyTable } from "../../../files/table-import/empty-table.ts"
import { listMails } from "../../../platform/mail/mail.server.ts"
import { professionalColumns } from "./professional-rows.rules.ts"

let t: TestApp
let owner: Person
beforeAll(async () => {
  t = await startTestApp()
  owner = await createAdmin(t, "Shubhangi Rane")
})
afterEach(async () => {
  for (const table of ["submissions", "mails"] as const) await t.db.deleteFrom(table).execute()
})
afterAll(() => t.close())

const send = async (path: string, payload: string | Buffer, { token } = owner) => {
  const url = `/api/admin/professionals/import${path}`
  const headers = { authorization: `Bearer ${token}`, "content-type": "text/csv" }
  const { statusCode, body } = await t.app.inject({ method: "POST", url, headers, payload } as InjectOptions)
  return { status: statusCode, body: JSON.parse(body) }
}
const look = (file: string | Buffer, by = owner) => send("/preview", file, by)
const bring = (file: string | Buffer, invitations: number, by = owner) => send(`?invitations=${invitations}`, file, by)
const table = (...rows: string[]) =>
  ["name,email,phone,business_name,service,experience,location,website", ...rows].join("\r\n")
const findings = (of: "errors" | "notes", { body }: Awaited<ReturnType<typeof look>>) =>
  body[of].first.map(({ line, field, message }: Record<string, unknown>) => [line, field, message])
const registrations = () =>
  t.db.selectFrom("submissions").selectAll().where("kind", "=", "registration").orderBy("id").execute()

const good = [
  "माधुरी देशपांडे,Madhuri@home.example,+91 98220 12345,मधुरा स्टुडिओ,Interior design,6-10 years,Kothrud,www.madhura.example",
  '"Joshi, Ravi",ravi@home.example,,Joshi Architects,architecture,,,',
]

test("the empty table names every column, and is filled in", async () => {
  const [, file = ""] = emptyTable(professionalColumns).split(",")
  const { body } = await look(`${decodeURIComponent(file)}${good[0]}\r\n`)
  expect(body).toMatchObject({ encoding: "utf-8-bom", rows: 1, ignored_columns: [], errors: { total: 0 } })
})

test("a look says who would be invited, and writes nothing", async () => {
  const answer = await look(table(...good))
  expect(answer).toMatchObject({
    status: 200,
    body: {
      ...{ encoding: "utf-8", rows: 2, invitations: 2, errors: { total: 0 }, notes: { total: 0 } },
      invited: [
        { line: 2, name: "माधुरी देशपांडे", business_name: "मधुरा स्टुडिओ", email: "madhuri@home.example" },
        { line: 3, name: "Joshi, Ravi", business_name: "Joshi Architects", email: "ravi@home.example" },
      ],
    },
  })
  expect(await registrations()).toEqual([])
})

test("each becomes an approved registration with the invitation of one, once", async () => {
  const file = table(...good)
  const { status, body } = await bring(file, 2)
  expect([status, body.invited]).toEqual([200, 2])
  const [first] = await registrations()
  expect(first).toMatchObject({
    ...{ decision: "approved", status: "answered", assigned_to: owner.account_id, source: "import", account_id: null },
    ...{ name: "माधुरी देशपांडे", email: "madhuri@home.example", phone: "+91 98220 12345" },
    details: { serviceType: "interior_design", businessName: "मधुरा स्टुडिओ", experience: "6-10", location: "Kothrud" },
  })
  const mails = await listMails(t.db, publicUrl)
  expect(mails.map(({ to }) => to).sort()).toEqual(["madhuri@home.example", "ravi@home.example"])
  const link = new URL(mails[0]!.links.find((one) => one.includes("/register"))!)
  expect(link.searchParams.get("type")).toBe("professional")
  // They have not written to us, and hear who has entered them and how they are forgotten.
  for (const { subject, text } of mails) {
    expect(subject).toMatch(/^An invitation to /)
    expect(text).toContain("You have not written to us: our team has entered your name")
    expect(text).toContain("answer this mail or write to privacy@")
    expect(text).not.toMatch(/approved|read your registration/)
  }
  const { token } = owner
  const { submission } = (await t.call("GET", `/admin/submissions/${first!.id}`, { token })).body
  expect(submission.entries).toMatchObject([{ kind: "approved", author_name: "Shubhangi Rane" }])
  const act = await t.db
    .selectFrom("audit_entries")
    .select("details")
    .where("act", "=", "import_professionals")
    .execute()
  const ids = (await registrations()).map(({ id }) => id)
  expect(act).toEqual([{ details: { invited: 2, ids } }])
  // The answer was lost, and it is sent again.
  expect(await bring(file, 2)).toMatchObject({
    status: 409,
    body: { message: "Nobody was invited now: all 2 in this file have been invited already." },
  })
  expect(await listMails(t.db, publicUrl)).toHaveLength(2)
})

test("what is wrong is said by line, column and sentence, and keeps everybody out", async () => {
  const joined = await createProfessional(t)
  await bring(table("Invited,invited@home.example,,Studio,other,,,"), 1)
  const waiting = {
    ...{ name: "Meera Joshi", phone: "020 2543 1234", serviceType: "other", businessName: "Joshi Interiors" },
    ...{ experience: "6-10", location: "Pune", portfolioDescription: "Homes.", email: "waits@home.example" },
  }
  const { reference } = (await t.call("POST", "/professional-registration", { body: waiting })).body
  const invited = (await registrations()).find(({ email }) => email === "invited@home.example")!
  const file = table(
    "A,a@home.example,,Studio A,architecture,,,",
    "B,A@Home.example,,Studio B,architecture,,,",
    "=cmd|' /C calc'!A0,c@home.example,,Studio C,architecture,,,",
    "D,d@home.example,,'=1+1,architecture,,,",
    "E,no address,12,Studio E,plumbing,7,,javascript:alert(1)",
    ",f@home.example,,,architecture,,,",
    `G,${joined.email},,Studio G,architecture,,,`,
    "H,INVITED@home.example,,Studio H,architecture,,,",
    "I,waits@home.example,,Studio I,architecture,,,",
    '"J,j@home.example',
  )
  const answer = await look(file)
  expect(findings("errors", answer)).toEqual([
    [3, "email", "The same e-mail stands on line 2"],
    [4, "name", "This begins like a formula of a spreadsheet. Please write it as text"],
    [5, "business_name", "This begins like a formula of a spreadsheet. Please write it as text"],
    [6, "email", expect.stringMatching(/email/i)],
    [6, "phone", "Please enter a phone number with 8 to 15 digits"],
    [6, "service", expect.stringContaining("interior_design")],
    [6, "experience", expect.stringContaining("0-2")],
    [6, "website", "Please enter a web address such as www.example.com"],
    [7, "name", "Name is required"],
    [7, "business_name", "Business name is required"],
    [8, "email", "Somebody with this e-mail has a professional's account already"],
    [9, "email", `Somebody with this e-mail was invited already (${invited.reference})`],
    [10, "email", `A registration with this e-mail waits in the inbox (${reference}). Please decide about it there`],
    [11, "name", "A quotation mark opens here and is never closed"],
  ])
  const before = (await registrations()).length
  expect((await bring(file, 1)).body.errors.file).toBe("Nobody was invited: there are 14 errors.")
  expect((await registrations()).length).toBe(before)
})

test("who comes between the look and the press makes it look again", async () => {
  const file = table(...good)
  expect((await look(file)).body).toMatchObject({ invitations: 2, errors: { total: 0 } })
  await bring(table(good[1]!), 1)
  const answer = await bring(file, 2)
  expect([answer.status, answer.body.code]).toEqual([409, "conflict"])
  expect(answer.body.message).toMatch(/has come meanwhile in another way/)
  expect(await registrations()).toHaveLength(1)
  expect((await look(file)).body).toMatchObject({ invitations: 1, errors: { total: 1 } })
})

test("who has a customer's account is invited to it, which is worth a look", async () => {
  const customer = await createCustomer(t)
  const file = table(`K,${customer.email.toUpperCase()},,Studio K,architecture,,,`)
  expect(findings("notes", await look(file))).toEqual([
    [2, "email", "Somebody with this e-mail has an account, and is invited to offer services with it"],
  ])
  await bring(file, 1)
  const [mail] = await listMails(t.db, publicUrl)
  expect(mail!.links.some((one) => one.includes("/login"))).toBe(true)
})

test("another encoding is read and said, and what is no table is refused", async () => {
  const text = table("José Nuñez,jose@home.example,,Estudio é,architecture,,,")
  expect((await look(Buffer.from(text, "latin1"))).body).toMatchObject({
    encoding: "windows-1252",
    invited: [{ name: "José Nuñez" }],
  })
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(table(good[0]!), "utf16le")])
  expect((await look(utf16)).body).toMatchObject({ encoding: "utf-16le", invited: [{ name: "माधुरी देशपांडे" }] })
  expect((await look(Buffer.from("504b030414000600", "hex"))).body.errors.file).toMatch(/^This is a workbook/)
  expect((await look("name,email\nA,a@b.example")).body.errors.file).toMatch(
    /At least name, email, business_name and service are needed/,
  )
})

test("a thousand are taken, one more is not", async () => {
  const many = (count: number) =>
    table(...Array.from({ length: count }, (_, n) => `Person ${n},many.${n}@home.example,,Studio ${n},other,,,`))
  expect((await look(many(1001))).body.errors.file).toBe("The file has more than 1,000 rows. Please split it.")
  expect((await look(many(1000))).body).toMatchObject({ invitations: 1000, invited: { length: 100 } })
  expect((await bring(many(1000), 999)).status).toBe(409)
  expect((await bring(many(1000), 1000)).body.invited).toBe(1000)
  expect(await registrations()).toHaveLength(1000)
})

test("of two who import the same at once one does, and only owners may", async () => {
  const file = table(...good)
  const answers = await Promise.all([bring(file, 2), bring(file, 2)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await registrations()).toHaveLength(2)
  const clerk = await createAdmin(t, "Nikhil Sathe", false, "desk")
  expect((await look(file, clerk)).status).toBe(403)
  expect((await bring(file, 2, clerk)).status).toBe(403)
})
