/** Papers that professionals give: who sees them, what becomes of them, and how long their files stay. */
import { afterAll, beforeAll, expect, test } from "vitest"
import { pdf } from "../../../test/documents.ts"
import { type FileSite, startFileSite } from "../../../test/file-site.ts"
import {
  checkedPapers,
  createAdmin,
  createCustomer,
  createProfessional,
  type Person,
  type Professional,
  password,
  signInWithCookie,
} from "../../../test/people.ts"
import { photo } from "../../../test/pictures.ts"
import type { Actor } from "../../platform/actor.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { DAY_MS } from "../../platform/days.ts"
import { listMails } from "../../platform/mail/mail.server.ts"
import type { CheckedPapers } from "../checked-papers.server.ts"
import { recordChecks } from "../verification.server.ts"
import { decidePaper, listWaitingPapers, lookAtPaper } from "./desk/paper-desk.server.ts"
import { dropPaperFiles, warnOfEnding } from "./paper.jobs.server.ts"

let t: FileSite
let architect: Professional
let designer: Professional
beforeAll(async () => {
  t = await startFileSite()
  architect = await createProfessional(t, { slug: "architect" })
  designer = await createProfessional(t)
})
afterAll(() => t.close())

const coa = { check: "coa", number: "ca/2010/12345" }
const bring = async ({ token }: Person, payload?: Buffer) =>
  (await t.upload(payload ?? (await photo()), { token, purpose: "paper", name: "Passport.pdf" })).body.id
const pathOf = ({ professional_id }: Professional) => `/provider/${professional_id}/papers`
const give = (by: Professional, body: object) => t.call("POST", pathOf(by), { token: by.token, body })
const papersOf = async (of: Professional) => (await t.call("GET", pathOf(of), { token: of.token })).body.papers
const withdraw = (of: Professional, id: string) => t.call("DELETE", `${pathOf(of)}/${id}`, { token: of.token })
const ctx = (db = t.db) => ({ db, actor: null, clock: () => t.clock.now })
const waitingOf = async (email: string) =>
  (await listWaitingPapers(ctx(), { limit: 100 })).papers.filter(({ owner }) => owner.email === email)
/** Whoever checks has looked at all that waits. */
const record = async (papers: Partial<CheckedPapers> & { email: string }) => {
  const looked = (await waitingOf(papers.email)).map(({ id }) => id)
  return t.db
    .transaction()
    .execute((db) => recordChecks(ctx(db), { kinds: [], result: "approved", by: "Meera Joshi", looked, ...papers }))
}
const decide = (decision: Omit<Parameters<typeof decidePaper>[1], "by">) =>
  t.db.transaction().execute((db) => decidePaper(ctx(db), { by: "Meera Joshi", ...decision }))
const isVerified = async ({ professional_id }: Professional) =>
  (await t.call("GET", `/provider/${professional_id}`)).body.provider.is_verified
const file = (id: string) => t.db.selectFrom("files").select("ends_at").where("id", "=", id).executeTakeFirstOrThrow()
const isGoing = async (id: string) => {
  const { ends_at } = await file(id)
  return ends_at !== null && ends_at <= t.clock.now
}
const states = (papers: { check: string; state: string }[]) => papers.map(({ check, state }) => `${check} ${state}`)

test("an architect gives identity and number, both wait, the desk approves them, and the badge is there", async () => {
  const kyc = await give(architect, { check: "kyc", file_id: await bring(architect), number: "1234 5678 9012" })
  expect(kyc).toMatchObject({ status: 201, body: { paper: { id: expect.any(String), state: "waiting" } } })
  await give(architect, coa)
  expect(await papersOf(architect)).toMatchObject([
    { check: "coa", state: "waiting", number: "CA/2010/12345", file: null, valid_until: null },
    {
      ...{ check: "kyc", state: "waiting", number: null },
      file: { kind: "picture", ends_at: null, urls: { large: expect.any(String) } },
    },
  ])
  // The number of the paper that waits is the one that was looked up.
  const stands = await record({ email: architect.email })
  expect(stands.is_verified).toBe(true)
  expect(await isVerified(architect)).toBe(true)
  const { body } = await t.call("GET", pathOf(architect), { token: architect.token })
  expect(body).toMatchObject({
    is_verified: true,
    offers_architecture: true,
    home: { city: "Pune", state: "Maharashtra" },
  })
  expect(states(body.papers).sort()).toEqual(["coa approved", "kyc approved"])
  expect(body.papers[0]).toMatchObject({ checked_by: "Meera Joshi", valid_until: expect.any(String) })
  const { notifications } = (await t.call("GET", "/notifications", { token: architect.token })).body
  expect(notifications[0].link).toBe("/provider/verification")
})

test("what is given again replaces what waits, and its file goes", async () => {
  const first = await bring(designer)
  await give(designer, { check: "kyc", file_id: first })
  const second = await bring(designer, pdf())
  await give(designer, { check: "kyc", file_id: second })
  expect(await papersOf(designer)).toMatchObject([
    { check: "kyc", state: "waiting", file: { kind: "document", name: "Passport.pdf" } },
  ])
  expect([await isGoing(first), (await file(second)).ends_at]).toEqual([true, null])
})

test("of two at once one waits, whoever comes first", async () => {
  const by = await createProfessional(t)
  const files = await Promise.all([bring(by), bring(by)])
  const answers = await Promise.all(files.map((file_id) => give(by, { check: "kyc", file_id })))
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  expect(states(await papersOf(by))).toEqual(["kyc waiting"])
  const going = await Promise.all(files.map(isGoing))
  expect(going.sort()).toEqual([false, true])
})

test("what cannot be checked is refused at its field, and nothing is kept", async () => {
  const by = await createProfessional(t)
  const refusals = [
    [{ check: "kyc" }, "file_id"],
    [{ check: "kyc", file_id: "nothing" }, "file_id"],
    [{ check: "gst" }, "number"],
    [{ check: "gst", number: "27AAPFU0939F1ZW" }, "number"],
    [{ check: "other", number: "1" }, "title"],
    [{ check: "other", title: "Engineer" }, "number"],
    [{ check: "other", title: "E".repeat(81), number: "1" }, "title"],
    [{ check: "other", title: "Engineer", number: "1", valid_until: "2020-01-01" }, "valid_until"],
    [{ check: "other", title: "Engineer", number: "1", valid_until: "tomorrow" }, "valid_until"],
    [{ check: "pan" }, "check"],
  ] as const
  for (const [body, field] of refusals) {
    const answer = await give(by, body)
    expect(answer, JSON.stringify(body)).toMatchObject({
      status: 422,
      body: { errors: { [field]: expect.any(String) } },
    })
  }
  expect((await give(by, coa)).status).toBe(409)
  expect(await papersOf(by)).toEqual([])
})

test("a file is claimed once, by whom it is of, for what it is for", async () => {
  const by = await createProfessional(t)
  const others = await bring(designer)
  const review = (await t.upload(await photo(), { token: by.token, purpose: "portrait" })).body.id
  const own = await bring(by)
  for (const file_id of [others, review])
    expect((await give(by, { check: "kyc", file_id })).body.errors).toHaveProperty("file_id")
  expect((await give(by, { check: "kyc", file_id: own })).status).toBe(201)
  expect((await give(by, { check: "other", title: "Engineer", file_id: own })).status).toBe(422)
  const drawn = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`)
  expect((await t.upload(drawn, { token: by.token, purpose: "paper" })).status).toBe(422)
  const polyglot = Buffer.concat([Buffer.from("<script>"), pdf()])
  expect((await t.upload(polyglot, { token: by.token, purpose: "paper" })).status).toBe(422)
})

test("nobody else gives, sees or withdraws", async () => {
  const by = await createProfessional(t, { isCustomer: true })
  const { id } = (await give(by, { check: "gst", number: "27AAPFU0939F1ZV" })).body.paper
  const customer = await createCustomer(t)
  const admin = await createAdmin(t)
  for (const method of ["GET", "POST"] as const) {
    const body = method === "POST" ? { body: coa } : {}
    for (const { token } of [designer, customer, admin])
      expect((await t.call(method, pathOf(by), { token, ...body })).status).toBe(403)
    expect((await t.call(method, pathOf(by), body)).status).toBe(401)
  }
  expect((await t.call("DELETE", `${pathOf(by)}/${id}`, { token: designer.token })).status).toBe(403)
  expect((await withdraw(designer, id)).status).toBe(404)
  expect((await withdraw(by, "nothing")).status).toBe(404)
  expect(states(await papersOf(by))).toEqual(["gst waiting"])
})

test("its owner and administrators see a file, and each look of theirs is recorded before it", async () => {
  const by = await createProfessional(t)
  const id = await bring(by, pdf())
  const paper = (await give(by, { check: "kyc", file_id: id })).body.paper
  const admin = await createAdmin(t)
  const { headers } = await t.call("POST", "/auth/admin-login", { body: { email: admin.email, password } })
  const adminCookie = String([headers["set-cookie"]].flat()[0]).split(";")[0]!
  const look = async (cookie?: string) =>
    (await t.app.inject({ url: `/files/${id}/document.pdf`, headers: cookie ? { cookie } : {} })).statusCode
  const looks = () =>
    t.db
      .selectFrom("audit_entries")
      .select(["account_id", "details", "created_at"])
      .where("act", "=", "look_at_paper")
      .where("subject", "=", paper.id)
      .execute()
  const others = [await createCustomer(t), designer]
  for (const other of others) expect(await look((await signInWithCookie(t, other)).cookie)).toBe(404)
  expect(await look()).toBe(404)
  expect(await look((await signInWithCookie(t, by)).cookie)).toBe(200)
  expect(await looks()).toEqual([])
  expect([await look(adminCookie), await look(adminCookie)]).toEqual([200, 200])
  const details = { professional_id: by.professional_id, check: "kyc" }
  const recorded = { account_id: admin.account_id, details, created_at: t.clock.now }
  expect(await looks()).toEqual([recorded, recorded])
  await lookAtPaper(atDesk(admin), { id: paper.id })
  expect(await looks()).toHaveLength(3)
  // At the machine's own command line it is somebody with a name.
  const atMachine = { ...ctx(), network: null }
  await expect(lookAtPaper(atMachine, { id: paper.id })).rejects.toThrow("Who looked at the papers?")
  expect(await looks()).toHaveLength(3)
  const seen = await lookAtPaper(atMachine, { id: paper.id, by: "Meera Joshi" })
  expect(seen.paper.file?.urls).toEqual({ document: `/files/${id}/document.pdf` })
  expect(await looks()).toContainEqual(
    expect.objectContaining({ account_id: null, details: { ...details, by: "Meera Joshi" } }),
  )
})

const atDesk = ({ account_id, full_name }: Person, db = t.db) =>
  ({ ...ctx(db), network: "203.0.113.9", actor: { account_id, full_name, is_admin: true } as Actor }) as Ctx<"admin">

test("the desk finds what waits, and of two decisions the second is told so", async () => {
  const by = await createProfessional(t, { slug: "architect" })
  const { id } = (await give(by, coa)).body.paper
  const admin = await createAdmin(t, "Kavya Rao")
  const { papers } = await listWaitingPapers(ctx(), { limit: 100 })
  expect(papers.find((one) => one.id === id)).toMatchObject({ number: "…2345", owner: { email: by.email } })
  expect(JSON.stringify(papers)).not.toMatch(/CA\/2010|files\//)
  const refuse = () =>
    t.db.transaction().execute((db) => decidePaper(atDesk(admin, db), { id, result: "refused", note: "Another name" }))
  const outcomes = await Promise.allSettled([refuse(), refuse()])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"])
  expect(await papersOf(by)).toMatchObject([{ id, state: "refused", reason: "Another name", checked_by: "Kavya Rao" }])
  expect((await listWaitingPapers(ctx(), { limit: 100 })).papers.map((one) => one.id)).not.toContain(id)
})

test("nobody is approved for a paper that nobody looked at", async () => {
  const by = await createProfessional(t, { slug: "architect" })
  const looked = (await give(by, coa)).body.paper.id
  await give(by, { ...coa, number: "CA/2011/54321" })
  await expect(decide({ id: looked, result: "approved" })).rejects.toThrow("paper")
  for (const named of [{ looked: [] }, { looked: [looked] }, { looked: [], numbers: { coa: "CA/2010/12345" } }])
    await expect(record({ email: by.email, kinds: ["coa"], ...named })).rejects.toThrow("A paper waits: ")
  expect(states(await papersOf(by))).toEqual(["coa waiting"])
  const [paper] = await waitingOf(by.email)
  await decide({ id: paper!.id, result: "approved", number: "ca/2012/11111" })
  expect(await papersOf(by)).toMatchObject([{ state: "approved", number: "CA/2012/11111", checked_by: "Meera Joshi" }])
  await expect(decide({ id: paper!.id, result: "refused" })).rejects.toThrow("Meera Joshi was faster")
  // Nothing waits for it: it was checked without a paper.
  expect((await record({ email: by.email, kinds: ["kyc"], looked: [] })).is_verified).toBe(true)
})

test("refused, it says why and can be given again; a renewal that is refused leaves what stands", async () => {
  const by = await createProfessional(t)
  await give(by, { check: "kyc", file_id: await bring(by) })
  await record({ email: by.email, result: "refused", note: "The address cannot be read." })
  expect(await papersOf(by)).toMatchObject([{ state: "refused", reason: "The address cannot be read." }])
  await give(by, { check: "kyc", file_id: await bring(by) })
  expect(states(await papersOf(by))).toEqual(["kyc waiting"])
  await record({ email: by.email })
  await give(by, { check: "kyc", file_id: await bring(by) })
  expect(states(await papersOf(by))).toEqual(["kyc waiting", "kyc approved"])
  await record({ email: by.email, result: "refused", note: "Cut off." })
  expect(states(await papersOf(by))).toEqual(["kyc refused", "kyc approved"])
  expect(await isVerified(by)).toBe(true)
  const { notifications } = (await t.call("GET", "/notifications", { token: by.token })).body
  expect(notifications[0].message).toContain("stays in force")
  // Nothing waits: it is the approval that is meant.
  await record({ email: by.email, result: "refused", note: "Not this person." })
  expect(states(await papersOf(by))).toEqual(["kyc refused"])
  expect(await isVerified(by)).toBe(false)
})

test("withdrawn, file and number go at once, and an approval takes the badge with it", async () => {
  const by = await createProfessional(t)
  const id = await bring(by)
  await give(by, { check: "kyc", file_id: id })
  await record({ email: by.email })
  const [{ id: paperId }] = await papersOf(by)
  expect(await isVerified(by)).toBe(true)
  expect((await withdraw(by, paperId)).status).toBe(200)
  expect([await isVerified(by), await isGoing(id)]).toEqual([false, true])
  expect(await papersOf(by)).toMatchObject([{ state: "withdrawn", file: null, number: null, checked_by: null }])
  expect((await withdraw(by, paperId)).status).toBe(200)
  const audited = t.db.selectFrom("audit_entries").select("act").where("subject", "=", paperId)
  expect(await audited.execute()).toEqual([{ act: "withdraw_paper" }])
  // A renewal that is withdrawn leaves what stands.
  await give(by, { check: "kyc", file_id: await bring(by) })
  await record({ email: by.email })
  const renewal = (await give(by, { check: "kyc", file_id: await bring(by) })).body.paper.id
  await withdraw(by, renewal)
  expect(states(await papersOf(by))).toEqual(["kyc approved"])
})

test("withdrawn, its number stands nowhere, not in the answer that is kept for a repeated call", async () => {
  const by = await createProfessional(t)
  const headers = { "idempotency-key": "withdrawn-soon" }
  const body = { check: "gst", number: "27AAPFU0939F1ZV" }
  const given = await t.call("POST", pathOf(by), { token: by.token, body, headers })
  await withdraw(by, given.body.paper.id)
  const kept = await t.db.selectFrom("idempotency_keys").selectAll().where("key", "=", "withdrawn-soon").execute()
  expect(kept).toHaveLength(1)
  const papers = await t.db
    .selectFrom("professional_papers")
    .selectAll()
    .where("professional_id", "=", by.professional_id)
    .execute()
  expect(JSON.stringify([kept, papers])).not.toContain(body.number)
})

test("other licences are one a title, ten at most, and end when their owner says", async () => {
  const by = await createProfessional(t)
  const licence = { check: "other", title: "Structural Engineer", number: "pmc/114", valid_until: "2099-03-31" }
  await give(by, licence)
  const again = await give(by, { ...licence, title: "structural engineer", number: "pmc/115" })
  expect(await papersOf(by)).toMatchObject([{ number: "PMC/115", valid_until: "2099-03-31T18:29:59.000Z" }])
  const decision = { id: again.body.paper.id, result: "approved" } as const
  await expect(decide({ ...decision, number: "PMC/116" })).rejects.toMatchObject({
    fields: { number: expect.anything() },
  })
  expect(await decide(decision)).toMatchObject({ licence: { valid_until: new Date("2099-03-31T18:29:59Z") } })
  const [approved] = await papersOf(by)
  expect(approved).toMatchObject({ state: "approved", checked_by: "Meera Joshi" })
  expect(await isVerified(by)).toBe(false)
  for (let at = 2; at <= 10; at++) await give(by, { ...licence, title: `Licence ${at}` })
  expect((await give(by, { ...licence, title: "One more" })).status).toBe(409)
  await withdraw(by, approved.id)
  expect(await papersOf(by)).toHaveLength(9)
})

test("a file goes 30 days after the decision, and the result stays", async () => {
  const by = await createProfessional(t)
  const id = await bring(by)
  await give(by, { check: "kyc", file_id: id })
  await record({ email: by.email })
  const [{ file: kept }] = await papersOf(by)
  expect(kept.ends_at).toBe(new Date(t.clock.now.getTime() + 30 * DAY_MS).toISOString())
  await dropPaperFiles(t.db, new Date(t.clock.now.getTime() + 30 * DAY_MS - 1000))
  expect((await file(id)).ends_at).toBeNull()
  const later = new Date(t.clock.now.getTime() + 30 * DAY_MS)
  await Promise.all([dropPaperFiles(t.db, later), dropPaperFiles(t.db, later)])
  expect((await file(id)).ends_at).toEqual(later)
  expect(await papersOf(by)).toMatchObject([{ state: "approved", file: null }])
})

test("before an approval ends its owner is told twice, once each, whichever node asks", async () => {
  const at = (days: number) => new Date(t.clock.now.getTime() + days * DAY_MS)
  const [by, suspended, renewing] = [
    await createProfessional(t),
    await createProfessional(t),
    await createProfessional(t),
  ]
  for (const { email } of [by, suspended, renewing]) await record({ email, validUntil: at(100) })
  await give(renewing, { check: "kyc", file_id: await bring(renewing) })
  await t.db.updateTable("accounts").set({ suspended_at: t.clock.now }).where("id", "=", suspended.account_id).execute()
  const warnings = async ({ email }: Person) =>
    (await listMails(t.db, "https://site.example", email)).filter(({ subject }) => subject.includes("checked until"))
  await warnOfEnding(t.db, at(69))
  expect(await warnings(by)).toHaveLength(0)
  await Promise.all([warnOfEnding(t.db, at(70)), warnOfEnding(t.db, at(70))])
  await warnOfEnding(t.db, at(80))
  expect(await warnings(by)).toHaveLength(1)
  await Promise.all([warnOfEnding(t.db, at(94)), warnOfEnding(t.db, at(94))])
  expect((await warnings(by)).map(({ links }) => String(links[0]))).toEqual([
    expect.stringContaining("/provider/verification"),
    expect.stringContaining("/provider/verification"),
  ])
  await warnOfEnding(t.db, at(101))
  expect(await warnings(by)).toHaveLength(2)
  for (const other of [suspended, renewing]) expect(await warnings(other)).toHaveLength(0)
})

test("with numbers that were looked up, what was given follows them", async () => {
  const by = await createProfessional(t, { slug: "architect" })
  await give(by, { check: "coa", number: "CA/2011/54321" })
  const checked = checkedPapers(["coa"])
  await record({ email: by.email, ...checked })
  expect(await papersOf(by)).toMatchObject([{ check: "coa", state: "approved", number: checked.numbers.coa }])
})
