import { afterAll, beforeAll, expect, test } from "vitest"
import { publicUrl, startTestApp, type TestApp } from "../../test/app.ts"
import { checkedPapers, createCustomer, createProfessional } from "../../test/people.ts"
import { listMails } from "../platform/mail/mail.server.ts"
import type { CheckedPapers } from "./checked-papers.server.ts"
import { recordChecks } from "./verification.server.ts"

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

const record = (papers: Partial<CheckedPapers> & { email: string }) =>
  t.db
    .transaction()
    .execute((db) =>
      recordChecks(
        { db, actor: null, clock: () => t.clock.now },
        { kinds: [], result: "approved", by: "Meera Joshi", ...papers },
      ),
    )
const isPubliclyVerified = async (id: string) => (await t.call("GET", `/provider/${id}`)).body.provider.is_verified
const audited = (subject: string) =>
  t.db.selectFrom("audit_entries").select(["act", "details"]).where("subject", "=", subject).orderBy("id").execute()

test("approves what the badge needs, for a year, and writes it down once", async () => {
  const designer = await createProfessional(t)
  const stands = await record({ email: designer.email.toUpperCase(), note: "Passport seen" })
  const inAYear = new Date(t.clock.now.getTime() + 365 * 86_400_000).toISOString()
  expect(stands).toMatchObject({
    is_verified: true,
    checks: [{ kind: "kyc", valid_until: inAYear, is_expired: false }],
  })
  expect(await isPubliclyVerified(designer.professional_id)).toBe(true)
  expect(await audited(designer.professional_id)).toEqual([
    {
      act: "record_checks",
      details: expect.objectContaining({ kinds: ["kyc"], result: "approved", checker: "Meera Joshi" }),
    },
  ])
})

test("an architect's badge needs the Council's register too, and search follows", async () => {
  const architect = await createProfessional(t, { slug: "architect" })
  expect((await record({ email: architect.email, kinds: ["kyc"] })).is_verified).toBe(false)
  const stands = await record({ email: architect.email, ...checkedPapers(["coa"]) })
  expect(stands.checks.map((check) => check.kind)).toEqual(["coa", "kyc"])
  const entries = t.db.selectFrom("search_entries").where("professional_id", "=", architect.professional_id)
  expect(await entries.select("is_verified").execute()).toEqual([{ is_verified: true }])
})

test("a refusal takes the place of an approval, and the badge falls", async () => {
  const designer = await createProfessional(t)
  await record({ email: designer.email })
  const stands = await record({ email: designer.email, result: "refused", note: "Papers expired" })
  expect(stands).toMatchObject({ is_verified: false, checks: [{ result: "refused", valid_until: null }] })
  expect(await isPubliclyVerified(designer.professional_id)).toBe(false)
  expect(await audited(designer.professional_id)).toHaveLength(2)
})

test("a refusal is of the number that was approved, unless another one is named", async () => {
  const architect = await createProfessional(t, { slug: "architect" })
  await record({ email: architect.email, kinds: ["coa"], numbers: { coa: "CA/2011/51234" } })
  const refused = { email: architect.email, kinds: ["coa"], result: "refused", note: "Struck off" } as const
  expect((await record({ ...refused, kinds: ["coa"] })).checks).toMatchObject([
    { result: "refused", number: "CA/2011/51234" },
  ])
})

test("what cannot be recorded is refused with a sentence, and nothing is written", async () => {
  const customer = await createCustomer(t)
  const designer = await createProfessional(t)
  await expect(record({ email: "nobody@test.example" })).rejects.toThrow("There is no account with the e-mail nobody@")
  await expect(record({ email: customer.email })).rejects.toThrow("is not a professional's")
  await expect(record({ email: designer.email, kinds: ["kyc", "coa"] })).rejects.toThrow("offers no architecture")
  await expect(record({ email: designer.email, validUntil: t.clock.now })).rejects.toThrow("must end in the future")
  const architect = await createProfessional(t, { slug: "architect" })
  const refusals = [
    [{ by: undefined }, "Who looked at the papers?"],
    [{ by: "  " }, "Who looked at the papers?"],
    [{ kinds: [] }, "Which number was found in the Council of Architecture's register?"],
    [{ kinds: ["coa"] }, "Which number was found in the Council of Architecture's register?"],
    [{ kinds: ["gst"] }, "Which GST number was looked up?"],
    [{ kinds: ["coa"], result: "refused" }, "Which number was found"],
    [{ kinds: ["kyc"], validUntil: new Date("2099-01-01") }, "An approval may last 20 years at most."],
    [{ numbers: { coa: "CA/2010/123" } }, '"CA/2010/123" is not a Council of Architecture number'],
    [{ numbers: { gst: "27AAPFU0939F1ZW" } }, '"27AAPFU0939F1ZW" is not a GST number'],
  ] satisfies [Partial<CheckedPapers>, string][]
  for (const [papers, sentence] of refusals)
    await expect(record({ email: architect.email, ...papers }), sentence).rejects.toThrow(sentence)
  expect(await audited(designer.professional_id)).toEqual([])
  expect(await audited(architect.professional_id)).toEqual([])
})

test("the database refuses a look into a register without its number or without who looked", async () => {
  const { professional_id } = await createProfessional(t, { slug: "architect" })
  const insert = (row: { kind: string; number?: string; checker?: string }) =>
    t.db
      .insertInto("professional_checks")
      .values({ professional_id, result: "approved", ...row })
      .execute()
  const checker = "Meera Joshi"
  for (const kind of ["coa", "gst"]) {
    await expect(insert({ kind, checker })).rejects.toThrow("check_has_its_number")
    await expect(insert({ kind, checker, number: "1234" })).rejects.toThrow("check_has_its_number")
  }
  await expect(insert({ kind: "kyc", checker, number: "CA/2010/12345" })).rejects.toThrow("check_has_its_number")
  await expect(insert({ kind: "coa", number: "CA/2010/12345" })).rejects.toThrow("check_has_its_checker")
  await expect(insert({ kind: "gst", number: "27AAPFU0939F1ZV", checker: "" })).rejects.toThrow("check_has_its_checker")
})

test("the profile's page calls an architect so once the number is found, and tells number, who looked and when", async () => {
  const { email, professional_id } = await createProfessional(t, { slug: "architect", business_name: "Osari Studio" })
  const { body: before } = await t.call("GET", `/provider/${professional_id}`)
  expect(before.provider.verification.checks).toMatchObject([{}, { kind: "coa", state: "not_verified" }, {}])
  await record({
    email,
    ...checkedPapers(["kyc", "coa", "gst"]),
    numbers: { coa: "ca/2010/12345", gst: "27AAPFU0939F1ZV" },
  })
  const { body } = await t.call("GET", `/provider/${professional_id}`)
  const seen = {
    state: "approved",
    checked_by: "Meera Joshi",
    checked_at: expect.stringContaining(t.clock.now.toISOString().slice(0, 19)),
  }
  expect(body.provider.verification).toMatchObject({
    is_verified: true,
    checks: [
      { kind: "kyc", number: null, ...seen },
      { kind: "coa", number: "CA/2010/12345", ...seen },
      { kind: "gst", number: null, ...seen },
    ],
  })
  expect(JSON.stringify(body)).not.toContain("27AAPFU0939F1ZV")
})

test("the professional is told of each check, and of a refusal the reason", async () => {
  const designer = await createProfessional(t)
  await record({ email: designer.email, note: "Seen on the phone" })
  await record({ email: designer.email, result: "refused", note: "The address is another one." })
  const { notifications } = (await t.call("GET", "/notifications", { token: designer.token })).body
  const told = [
    { type: "warning", title: "Could not be confirmed: Identity and address", reason: "The address is another one." },
    { type: "success", title: "Checked: Identity and address", reason: "found them in order" },
  ]
  expect(notifications).toMatchObject(
    told.map(({ type, title, reason }) => ({
      ...{ type, title, message: expect.stringContaining(reason) },
      link: "/provider/verification",
    })),
  )
  expect(JSON.stringify(notifications)).not.toContain("Seen on the phone")
  const mails = await listMails(t.db, publicUrl, designer.email)
  expect(mails.map(({ subject }) => subject)).toEqual(told.map(({ title }) => title))
  expect(mails[1]!.text).toContain("Meera Joshi of Sthapati")
})
