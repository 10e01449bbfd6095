import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../test/app.ts"
import { createAdmin, createCustomer, createProfessional, type Person, type Professional } from "../../test/people.ts"
import { mailsTo } from "../../test/signing-up.ts"
import { kind, registerNotificationKinds, type Topic } from "../platform/language/notification-kinds.ts"
import type { Side } from "../platform/sides.rules.ts"
import { notify } from "./notify.server.ts"

let t: TestApp
let dual: Professional
let stranger: Person

const happened = kind<{ title: string }>({
  kind: "happened",
  notification: ({ title }) => ({ type: "warning", title, message: "Something happened.", link: "/provider/bookings" }),
})

beforeAll(async () => {
  t = await startTestApp()
  dual = await createProfessional(t, { isCustomer: true })
  stranger = await createCustomer(t)
  registerNotificationKinds([happened])
  const told = (title: string, side: Side) =>
    notify(t.db, happened, { title }, [{ ...dual, language: "en", side }], new Date())
  await told("One", "customer")
  await told("Two", "customer")
  await told("Three", "professional")
})
afterAll(() => t.close())

const list = async (query = "", token = dual.token) => (await t.call("GET", `/notifications${query}`, { token })).body
const titles = ({ notifications }: { notifications: { title: string }[] }) => notifications.map(({ title }) => title)

describe("the list", () => {
  test("newest first, both sides or one, with the unread count of what is asked", async () => {
    const all = await list()
    expect(titles(all)).toEqual(["Three", "Two", "One"])
    expect(all).toMatchObject({ unread_count: 3, next: null })
    expect(all.notifications[0]).toMatchObject({ type: "warning", isRead: false, link: "/provider/bookings" })
    expect(Math.abs(Date.parse(all.notifications[0].date) - Date.now())).toBeLessThan(60_000)
    expect(await list("?audience=provider")).toMatchObject({ unread_count: 1, notifications: [{ title: "Three" }] })
    expect(titles(await list("", stranger.token))).toEqual([])
  })

  test("pages by cursor; a malformed one is 422", async () => {
    const first = await list("?limit=2")
    expect(titles(await list(`?limit=2&cursor=${first.next}`))).toEqual(["One"])
    expect((await t.call("GET", "/notifications?cursor=x", { token: dual.token })).status).toBe(422)
  })
})

test("read, unread, all read, deleted: one's own only", async () => {
  const [three, two, one] = (await list()).notifications
  const read = (id: string, token = dual.token) => t.call("POST", `/notifications/${id}/read`, { token, body: {} })
  const remove = (id: string, token = dual.token) => t.call("DELETE", `/notifications/${id}`, { token })
  for (const id of [one.id, "no-such-id"]) {
    expect((await read(id, stranger.token)).status).toBe(404)
    expect((await remove(id, stranger.token)).status).toBe(404)
  }
  expect((await read(one.id)).body).toMatchObject({ success: true, isRead: true })
  expect((await read(one.id)).status).toBe(200)
  expect(titles(await list("?filter=unread"))).toEqual(["Three", "Two"])
  const all = await t.call("POST", "/notifications/read-all", { token: dual.token, body: { audience: "user" } })
  expect(all.body).toMatchObject({ marked: 1 })
  expect(titles(await list("?filter=unread"))).toEqual(["Three"])
  expect((await remove(two.id)).status).toBe(200)
  expect((await remove(two.id)).status).toBe(404)
  expect(titles(await list())).toEqual(["Three", "One"])
  expect(three.id).not.toBe(one.id)
})

describe("choices", () => {
  let asha: Person
  let ravi: Person

  const paint: Topic = { topic: "paint", label: "Paint and plaster" }
  const mail = () => ({ subject: "It is dry", heading: "It is dry", paragraphs: ["You can move in."] })
  const dried = kind({
    kind: "paint_dried",
    topic: paint,
    notification: () => ({ type: "info", title: "It is dry", message: "You can move in.", link: null }),
    mail,
  })
  const keyGiven = kind({ kind: "key_given", mail })

  beforeAll(async () => {
    registerNotificationKinds([dried, keyGiven])
    asha = await createCustomer(t)
    ravi = await createCustomer(t)
  })

  const answer = async ({ token }: Person) => (await t.call("GET", "/notifications/choices", { token })).body
  const choices = async (person: Person) => (await answer(person)).choices
  const choose = ({ token }: Person, ...wishes: object[]) =>
    t.call("PUT", "/notifications/choices", { token, body: { choices: wishes } })
  const mailCount = async ({ email }: Person) => (await mailsTo(t, email)).length
  const noticesOf = async ({ token }: Person) => (await t.call("GET", "/notifications", { token })).body.notifications

  test("what was never chosen is sent; who refuses a topic gets the notice alone, and letters without a topic", async () => {
    expect(await choices(asha)).toContainEqual({
      topic: "paint",
      label: "Paint and plaster",
      in_app: true,
      by_mail: true,
    })
    const refused = await choose(asha, { topic: "paint", by_mail: false })
    expect(refused.body.choices).toContainEqual({
      topic: "paint",
      label: "Paint and plaster",
      in_app: true,
      by_mail: false,
    })
    expect(await choices(ravi)).toContainEqual({
      topic: "paint",
      label: "Paint and plaster",
      in_app: true,
      by_mail: true,
    })

    const people = [asha, ravi].map((one) => ({ ...one, language: "en" as const, side: "customer" as const }))
    await notify(t.db, dried, {}, people, t.clock.now)
    expect([await mailCount(asha), await mailCount(ravi)]).toEqual([0, 1])
    expect([(await noticesOf(asha)).length, (await noticesOf(ravi)).length]).toEqual([1, 1])
    await notify(t.db, keyGiven, {}, people, t.clock.now)
    expect([await mailCount(asha), await mailCount(ravi)]).toEqual([1, 2])
  })

  test("a topic may be named twice, the last wish counts; an unknown one is refused", async () => {
    const twice = await choose(ravi, { topic: "paint", by_mail: false }, { topic: "paint", by_mail: true })
    expect(twice.body.choices).toContainEqual({
      topic: "paint",
      label: "Paint and plaster",
      in_app: true,
      by_mail: true,
    })
    const unknown = await choose(ravi, { topic: "poems", by_mail: true })
    expect(unknown).toMatchObject({ status: 422, body: { errors: { choices: expect.any(String) } } })
  })

  test("what comes in one way alone is listed with its reason, to whom it concerns, and cannot be chosen", async () => {
    const topics = ({ fixed }: { fixed: { topic: string }[] }) => fixed.map(({ topic }) => topic)
    const studio = await createProfessional(t)
    const [ashas, studios, admins] = [await answer(asha), await answer(studio), await answer(await createAdmin(t))]
    expect([topics(ashas), topics(studios), topics(admins)]).toEqual([["account"], ["account"], ["account"]])
    expect(admins.choices).toEqual([])
    expect(studios.fixed).toEqual([
      expect.objectContaining({ in_app: false, by_mail: true, why: expect.stringContaining("always sent") }),
    ])
    expect((await choose(studio, { topic: "account", by_mail: false })).status).toBe(422)
    expect(await answer(studio)).toEqual(studios)
  })
})
