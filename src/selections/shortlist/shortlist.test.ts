/** Whom customers keep, and the link that shows them to others without a name. */
import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../../test/app.ts"
import { createCustomer, createProfessional, type Person, type Professional } from "../../../test/people.ts"
import { findSharedIds } from "./shortlist.server.ts"

let t: TestApp
let studios: Professional[]

beforeAll(async () => {
  t = await startTestApp()
  studios = await Promise.all(Array.from({ length: 4 }, () => createProfessional(t)))
})
afterAll(() => t.close())

const as = ({ token }: Person) => ({
  show: async () => (await t.call("GET", "/shortlist", { token })).body,
  keep: (body: object) => t.call("POST", "/shortlist", { token, body }),
  drop: (id: string) => t.call("DELETE", `/shortlist?provider_id=${encodeURIComponent(id)}`, { token }),
  share: () => t.call("POST", "/shortlist/link", { token, body: {} }),
  end: () => t.call("DELETE", "/shortlist/link", { token }),
})
const keptIn = ({ providers }: { providers: { provider_id: string }[] }) => providers.map((one) => one.provider_id)
const idOf = (nth: number) => studios[nth]!.professional_id

test("several of a kind are kept, the latest first, each once, and taken off again", async () => {
  const { keep, show, drop } = as(await createCustomer(t))
  expect((await keep({ provider_id: idOf(0) })).body).toMatchObject({ message: "Kept on your shortlist", link: null })
  t.clock.now = new Date(t.clock.now.getTime() + 1000)
  for (let press = 0; press < 2; press++) expect((await keep({ provider_id: idOf(1) })).status).toBe(200)
  expect(keptIn(await show())).toEqual([idOf(1), idOf(0)])
  for (let press = 0; press < 2; press++) expect((await drop(idOf(0))).status).toBe(200)
  expect(keptIn(await show())).toEqual([idOf(1)])
})

test("what a browser kept comes along without doubles, in its order; who is gone is passed over", async () => {
  const { keep, show } = as(await createCustomer(t))
  await keep({ provider_id: idOf(1) })
  t.clock.now = new Date(t.clock.now.getTime() + 1000)
  const ids = [idOf(2), "nobody", idOf(1), idOf(0), "<b>", "x".repeat(300)]
  const answers = await Promise.all(Array.from({ length: 10 }, () => keep({ provider_ids: ids })))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(keptIn(await show())).toEqual([idOf(2), idOf(0), idOf(1)])
})

test("nobody keeps who is not there, or themselves", async () => {
  const dual = await createProfessional(t, { isCustomer: true })
  const { keep, show } = as(dual)
  expect((await keep({ provider_id: "nobody" })).status).toBe(404)
  expect((await keep({ provider_id: dual.professional_id })).body.errors).toEqual({
    provider_id: "This is your own profile.",
  })
  expect((await keep({})).body.message).toBe("Please name a professional.")
  expect((await keep({ provider_ids: [dual.professional_id] })).status).toBe(200)
  for (const text of ["x".repeat(4000), "<script>", "🏠", "घर"])
    expect([404, 422]).toContain((await keep({ provider_id: text })).status)
  expect(keptIn(await show())).toEqual([])
})

test("who is suspended is not shown, and comes back as they do", async () => {
  const { keep, show } = as(await createCustomer(t))
  const away = await createProfessional(t)
  await keep({ provider_id: away.professional_id })
  const suspend = (at: Date | null) =>
    t.db.updateTable("accounts").set({ suspended_at: at }).where("id", "=", away.account_id).execute()
  await suspend(t.clock.now)
  expect(keptIn(await show())).toEqual([])
  await suspend(null)
  expect(keptIn(await show())).toEqual([away.professional_id])
})

test("who is away takes no place of the fifty, and of several it is answered who was kept", async () => {
  const person = await createCustomer(t)
  const { keep } = as(person)
  const away = await createProfessional(t)
  await t.db.updateTable("accounts").set({ suspended_at: t.clock.now }).where("id", "=", away.account_id).execute()
  expect((await keep({ provider_ids: [away.professional_id, idOf(0)] })).body.kept_ids).toEqual([idOf(0)])
  expect((await keep({ provider_ids: [away.professional_id] })).body).toMatchObject({
    message: "No one was added to your shortlist",
    kept_ids: [],
  })
})

test("a list holds fifty: of many that come along those that fit are kept, another press is refused", async () => {
  const { keep, show } = as(await createCustomer(t))
  const ids = Array.from({ length: 51 }, (_, n) => `many-${n}`)
  const { city_id } = await t.db.selectFrom("professionals").select("city_id").limit(1).executeTakeFirstOrThrow()
  const account = { full_name: "Many", is_professional: true, activated_at: t.clock.now }
  await t.db
    .insertInto("accounts")
    .values(ids.map((id) => ({ id, email: `${id}@test.example`, ...account })))
    .execute()
  await t.db
    .insertInto("professionals")
    .values(ids.map((id) => ({ id, account_id: id, business_name: id, city_id })))
    .execute()
  expect((await keep({ provider_ids: ids })).status).toBe(422)
  await keep({ provider_ids: ids.slice(0, 49) })
  await keep({ provider_ids: ids.slice(48, 51) })
  expect((await show()).providers).toHaveLength(50)
  expect((await keep({ provider_id: idOf(0) })).body.message).toBe(
    "Your shortlist is full at 50 professionals. Please remove one first.",
  )
})

test("a link shows the list as it stands; another one ends it, and it can be ended", async () => {
  const { keep, share, end, drop, show } = as(await createCustomer(t))
  await keep({ provider_ids: [idOf(0), idOf(1)] })
  const first = (await share()).body
  expect(first).toMatchObject({ message: "Link made" })
  expect(first.link.url).toBe(`http://127.0.0.1:3000/shortlist/${first.link.token}`)
  expect(await findSharedIds(t, first.link.token)).toEqual([idOf(0), idOf(1)])
  await drop(idOf(0))
  expect(await findSharedIds(t, first.link.token)).toEqual([idOf(1)])
  const second = (await share()).body
  await expect(findSharedIds(t, first.link.token)).rejects.toMatchObject({ code: "not_found" })
  expect((await show()).link.token).toBe(second.link.token)
  expect((await end()).body.link).toBeNull()
  await expect(findSharedIds(t, second.link.token)).rejects.toMatchObject({ code: "not_found" })
})

test("the link of who is about to delete their account shows nothing, until they stay after all", async () => {
  const person = await createCustomer(t)
  const { keep, share } = as(person)
  await keep({ provider_id: idOf(0) })
  const { token } = (await share()).body.link
  const leave = (deletion_due_at: Date | null) =>
    t.db.updateTable("accounts").set({ deletion_due_at }).where("id", "=", person.account_id).execute()
  await leave(t.clock.now)
  await expect(findSharedIds(t, token)).rejects.toMatchObject({ code: "not_found" })
  await leave(null)
  expect(await findSharedIds(t, token)).toEqual([idOf(0)])
})

test("nobody else's list is seen or changed", async () => {
  const [owner, stranger] = [as(await createCustomer(t)), as(await createCustomer(t))]
  await owner.keep({ provider_id: idOf(0) })
  const { link } = (await owner.share()).body
  await stranger.drop(idOf(0))
  await stranger.end()
  expect(await stranger.show()).toMatchObject({ providers: [], link: null })
  expect(await owner.show()).toMatchObject({ providers: [{ provider_id: idOf(0) }], link: { token: link.token } })
})
