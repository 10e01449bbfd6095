import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../test/app.ts"
import { createCustomer, createProfessional } from "../../test/people.ts"
import { type CheckedPapers, recordChecks } from "./verification.server.ts"

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

const record = (papers: Partial<CheckedPapers> & { email: string }) =>
  t.db
    .transaction()
    .execute((db) =>
      recordChecks({ db, actor: null, clock: () => t.clock.now }, { kinds: [], result: "approved", ...papers }),
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
    { act: "record_checks", details: expect.objectContaining({ kinds: ["kyc"], result: "approved" }) },
  ])
})

test("an architect's badge needs the Council's register too, and search follows", async () => {
  const architect = await createProfessional(t, { slug: "architect" })
  expect((await record({ email: architect.email, kinds: ["kyc"] })).is_verified).toBe(false)
  const stands = await record({ email: architect.email })
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

test("what cannot be recorded is refused with a sentence, and nothing is written", async () => {
  const customer = await createCustomer(t)
  const designer = await createProfessional(t)
  await expect(record({ email: "nobody@test.example" })).rejects.toThrow("There is no account with the e-mail nobody@")
  await expect(record({ email: customer.email })).rejects.toThrow("is not a professional's")
  await expect(record({ email: designer.email, kinds: ["kyc", "coa"] })).rejects.toThrow("offers no architecture")
  await expect(record({ email: designer.email, validUntil: t.clock.now })).rejects.toThrow("must end in the future")
  expect(await audited(designer.professional_id)).toEqual([])
})
