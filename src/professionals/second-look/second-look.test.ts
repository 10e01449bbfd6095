/** Where it is set so, an approval counts once another administrator has looked; one registration belongs to one practice. */
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../../test/app.ts"
import { untilBlocked } from "../../../test/blocked.ts"
import { createAdmin, createProfessional, type Person, type Professional } from "../../../test/people.ts"
import { recordChecks } from "../verification.server.ts"
import type { SecondLook } from "./second-look.schema.ts"

let t: TestApp
let first: Person
let second: Person
let reader: Person
let architect: Professional
let numbers = 0
beforeAll(async () => {
  t = await startTestApp()
  first = await createAdmin(t, "Shubhangi Rane")
  second = await createAdmin(t, "Nikhil Sathe")
  reader = await createAdmin(t, "Gauri Phadke", false, "reader")
})
beforeEach(async () => {
  architect = await createProfessional(t, { slug: "architect" })
  numbers += 1
  await t.db.updateTable("check_rules").set({ needs_second: true }).where("kind", "=", "coa").execute()
  await t.db.deleteFrom("proposed_checks").execute()
})
afterAll(() => t.close())

const council = (at = numbers) => `CA/2011/${String(30_000 + at)}`
const give = async (number = council(), by = architect): Promise<string> => {
  const body = { check: "coa", number }
  return (await t.call("POST", `/provider/${by.professional_id}/papers`, { token: by.token, body })).body.paper.id
}
const look = (by: Person, paper: string) => t.call("POST", `/admin/papers/${paper}/look`, { token: by.token, body: {} })
const approve = async (by: Person, paper: string, body: object = {}) => {
  await look(by, paper)
  return t.call("POST", `/admin/papers/${paper}`, { token: by.token, body: { result: "approved", ...body } })
}
const verify = (by: Person, body: object, of = architect) =>
  t.call("POST", `/admin/professionals/${of.professional_id}/verification`, {
    token: by.token,
    body: { result: "approved", ...body },
  })
const waiting = async (by = second): Promise<SecondLook[]> =>
  (await t.call("GET", "/admin/second_looks", { token: by.token })).body.second_looks
const decide = (by: Person, id: string, decision = "confirm") =>
  t.call("POST", `/admin/second_looks/${id}`, { token: by.token, body: { decision } })
const standing = (kind = "coa") =>
  t.db
    .selectFrom("professional_checks")
    .select(["result", "number", "checker", "checked_by", "confirmed_by"])
    .where("professional_id", "=", architect.professional_id)
    .where("kind", "=", kind)
    .executeTakeFirst()
const actsAbout = async ({ professional_id }: Professional) => {
  const rows = await t.db
    .selectFrom("audit_entries")
    .select(["act", "details", "ip_address"])
    .where("subject", "=", professional_id)
    .orderBy("id")
    .execute()
  return rows.map(({ act, details, ip_address }) => ({ act, ...(details as object), from: ip_address }))
}

test("one approves, another who has looked confirms, and only then it stands", async () => {
  const paper = await give()
  const approved = await approve(first, paper)
  expect(approved.body.message).toBe("Recorded. It counts once another administrator has confirmed it.")
  expect(await standing()).toBeUndefined()
  expect((await t.call("GET", "/admin/papers?limit=100", { token: second.token })).body.papers).not.toContainEqual(
    expect.objectContaining({ id: paper }),
  )
  const [proposal] = await waiting()
  expect(proposal).toMatchObject({ check: "coa", number: council(), proposed_by: "Shubhangi Rane", is_mine: false })
  expect((await decide(first, proposal!.id)).body.message).toMatch(/You have recorded this yourself/)
  expect((await decide(second, proposal!.id)).body.message).toMatch(/look at it first/)
  await look(second, paper)
  expect((await decide(second, proposal!.id)).status).toBe(200)
  expect(await standing()).toEqual({
    ...{ result: "approved", number: council(), checker: "Shubhangi Rane" },
    ...{ checked_by: first.account_id, confirmed_by: second.account_id },
  })
  expect(await waiting()).toEqual([])
  expect((await decide(second, proposal!.id)).status, "once").toBe(404)
  expect(await actsAbout(architect)).toEqual([
    expect.objectContaining({ act: "propose_check", numbers: { coa: council() }, from: "127.0.0.1" }),
    expect.objectContaining({ act: "record_checks", numbers: { coa: council() }, from: "127.0.0.1" }),
  ])
})

test("the database refuses that one administrator is both", async () => {
  const row = { professional_id: architect.professional_id, kind: "coa", result: "approved", checked_at: t.clock.now }
  const both = { checked_by: first.account_id, confirmed_by: first.account_id, checker: "S", number: council() }
  await expect(
    t.db
      .insertInto("professional_checks")
      .values({ ...row, ...both })
      .execute(),
  ).rejects.toThrow(/a_check_is_confirmed_by_another/)
})

test("sent back or taken back, its paper waits again; refused by whoever looks, it is gone", async () => {
  const paper = await give()
  await approve(first, paper)
  const [proposal] = await waiting()
  expect((await decide(second, proposal!.id, "return")).status).toBe(200)
  expect(await waiting()).toEqual([])
  await approve(second, paper)
  expect((await approve(first, paper)).body.message).toMatch(/Nikhil Sathe was faster/)
  await look(first, paper)
  const refusal = { token: first.token, body: { result: "refused", note: "The register has another name" } }
  expect((await t.call("POST", `/admin/papers/${paper}`, refusal)).status).toBe(200)
  expect(await waiting()).toEqual([])
})

test("what was replaced meanwhile is not confirmed", async () => {
  await approve(first, await give())
  const [proposal] = await waiting()
  await give(council(numbers + 500))
  expect(await waiting()).toEqual([])
  expect((await decide(second, proposal!.id)).status).not.toBe(200)
  expect(await standing()).toBeUndefined()
})

test("kinds of one look stand at once; at the command line a kind of two is not approved", async () => {
  await verify(first, { check: "kyc" })
  expect(await standing("kyc")).toMatchObject({ result: "approved", confirmed_by: null })
  const papers = { email: architect.email, kinds: ["coa" as const], numbers: { coa: council() } }
  const atTheMachine = t.db
    .transaction()
    .execute((db) =>
      recordChecks({ db, actor: null, clock: () => t.clock.now }, { ...papers, by: "Meera", result: "approved" }),
    )
  await expect(atTheMachine).rejects.toThrow(/two administrators/)
})

test("only owners set it, and it is in the record", async () => {
  const rule = (by: Person, needs_second: boolean) =>
    t.call("PUT", "/admin/check_rules/coa", { token: by.token, body: { needs_second } })
  expect((await rule(reader, false)).status).toBe(403)
  expect((await rule(first, false)).status).toBe(200)
  expect((await rule(first, false)).status, "already").toBe(409)
  const { rules } = (await t.call("GET", "/admin/check_rules", { token: reader.token })).body
  expect(rules).toContainEqual({ check: "coa", needs_second: false })
  const act = await t.db.selectFrom("audit_entries").select("details").where("act", "=", "set_check_rule").execute()
  expect(act).toEqual([{ details: { check: "coa", needs_second: false } }])
})

test("who is alone is told so, where it is required and where it is approved", async () => {
  const others = t.db.updateTable("accounts").where("is_admin", "=", true).where("id", "<>", first.account_id)
  await others.set({ suspended_at: t.clock.now }).execute()
  const rule = (needs_second: boolean) =>
    t.call("PUT", "/admin/check_rules/coa", { token: first.token, body: { needs_second } })
  await rule(false)
  expect((await rule(true)).body.message).toMatch(/approve the Council.* Nobody else can confirm it yet/)
  expect((await t.call("GET", "/admin/check_rules", { token: first.token })).body.deciders).toBe(1)
  expect((await approve(first, await give())).body.message).toMatch(/and nobody else can at present/)
  await others.set({ suspended_at: null }).execute()
  expect((await t.call("GET", "/admin/check_rules", { token: first.token })).body.deciders).toBe(2)
})

test("nobody decides about their own practice", async () => {
  await t.db
    .updateTable("professionals")
    .set({ account_id: first.account_id })
    .where("id", "=", architect.professional_id)
    .execute()
  expect((await verify(first, { check: "kyc" })).body.message).toMatch(/your own profile/)
  expect((await verify(second, { check: "kyc" })).status).toBe(200)
})

test("one registration stands approved on one profile, also where two record it at once", async () => {
  await t.db.updateTable("check_rules").set({ needs_second: false }).execute()
  const other = await createProfessional(t, { slug: "architect" })
  const both = await t.db.transaction().execute(async (held) => {
    for (const { professional_id } of [architect, other])
      await held.selectFrom("professionals").select("id").where("id", "=", professional_id).forUpdate().execute()
    const calls = [
      verify(first, { check: "coa", number: council() }),
      verify(second, { check: "coa", number: council() }, other),
    ]
    await untilBlocked(t.db, 2)
    return calls
  })
  const answers = await Promise.all(both)
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)!.body.message).toMatch(/stands approved on another profile/)
})

test("whoever had an older row before them is told who was faster", async () => {
  const seen_at = ""
  expect((await verify(first, { check: "kyc", seen_at })).status).toBe(200)
  const late = await verify(second, { check: "kyc", seen_at, result: "refused", note: "Another name" })
  expect(late.body.message).toMatch(/Shubhangi Rane was faster/)
  expect(await standing("kyc")).toMatchObject({ result: "approved" })
})

test("a reader sees the end of a GST number, in the list and in what waits", async () => {
  await t.db.updateTable("check_rules").set({ needs_second: true }).where("kind", "=", "gst").execute()
  const number = "27AAPFU0939F1ZV"
  await verify(first, { check: "gst", number })
  expect((await waiting(reader))[0]!.number).toBe("…F1ZV")
  const [proposal] = await waiting()
  expect(proposal!.number).toBe(number)
  await decide(second, proposal!.id)
  const list = async (by: Person) =>
    (await t.call("GET", `/admin/professionals?q=${architect.email}`, { token: by.token })).body.professionals[0]
      .checks[0].number
  expect([await list(reader), await list(first)]).toEqual(["…F1ZV", number])
})
