import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../test/app.ts"
import { checkedPapers, createProfessional, type Professional } from "../../test/people.ts"
import { newId } from "../platform/id.ts"
import type { CheckKind } from "../professionals/verification.rules.ts"
import { recordChecks } from "../professionals/verification.server.ts"

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

const record = ({ email }: Professional, result: "approved" | "refused", ...kinds: CheckKind[]) =>
  t.db
    .transaction()
    .execute((db) =>
      recordChecks({ db, actor: null, clock: () => t.clock.now }, { email, result, ...checkedPapers(kinds) }),
    )

/** Whether somebody is verified, wherever it is said: one answer, or the places disagree. */
const isVerified = async ({ professional_id }: Professional) => {
  const { provider } = (await t.call("GET", `/provider/${professional_id}`)).body
  const said = [provider.is_verified, ...provider.services.map((one: { is_verified: boolean }) => one.is_verified)]
  const { services } = (await t.call("GET", "/search?limit=100")).body
  for (const one of services) if (one.provider_id === professional_id) said.push(one.is_verified)
  const { providers } = (await t.call("GET", "/providers?limit=100")).body
  for (const one of providers) if (one.id === professional_id) said.push(one.is_verified)
  expect(said.length).toBeGreaterThan(3)
  const [answer] = new Set(said)
  expect(said).toEqual(said.map(() => answer))
  return answer
}
const countVerified = async () => (await t.call("GET", "/homepage/statistics")).body.data.total_providers

test("an architect's badge needs both checks, whichever comes first", async () => {
  const orders: CheckKind[][] = [
    ["coa", "kyc"],
    ["kyc", "coa"],
  ]
  for (const [first, second] of orders) {
    const architect = await createProfessional(t, { slug: "architect" })
    const before = await countVerified()
    await record(architect, "approved", first!)
    expect([await isVerified(architect), await countVerified()], first).toEqual([false, before])
    await record(architect, "approved", second!)
    expect([await isVerified(architect), await countVerified()], second).toEqual([true, before + 1])
  }
})

test("refusing either check takes an architect's badge", async () => {
  for (const kind of ["kyc", "coa"] as const) {
    const architect = await createProfessional(t, { slug: "architect" })
    await record(architect, "approved", "kyc", "coa")
    const before = await countVerified()
    await record(architect, "refused", kind)
    expect([await isVerified(architect), await countVerified()], kind).toEqual([false, before - 1])
  }
})

test("who begins to offer architecture keeps the badge only with the Council's registration, for every service", async () => {
  const designer = await createProfessional(t)
  await record(designer, "approved", "kyc")
  const before = await countVerified()
  expect(await isVerified(designer)).toBe(true)
  const architecture = await offerToo(designer, "architect")
  expect([await isVerified(designer), await countVerified()]).toEqual([false, before - 1])
  await record(designer, "approved", "coa")
  expect([await isVerified(designer), await countVerified()]).toEqual([true, before])
  await record(designer, "refused", "coa")
  expect(await isVerified(designer)).toBe(false)
  const paused = (is_active: boolean) =>
    t.db.updateTable("professional_services").set({ is_active }).where("id", "=", architecture).execute()
  await paused(false)
  expect([await isVerified(designer), await countVerified()]).toEqual([true, before])
  await paused(true)
  expect(await isVerified(designer)).toBe(false)
  await t.db.deleteFrom("professional_services").where("id", "=", architecture).execute()
  expect([await isVerified(designer), await countVerified()]).toEqual([true, before])
})

const offerToo = async ({ professional_id, service_id }: Professional, slug: string) => {
  const id = newId()
  const type = await t.db.selectFrom("service_types").select("id").where("slug", "=", slug).executeTakeFirstOrThrow()
  const area = t.db.selectFrom("professional_service_areas").select("city_id").where("service_id", "=", service_id)
  const { city_id } = await area.executeTakeFirstOrThrow()
  await t.db.insertInto("professional_services").values({ id, professional_id, service_type_id: type.id }).execute()
  await t.db.insertInto("professional_service_areas").values({ id: newId(), service_id: id, city_id }).execute()
  return id
}
