import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../test/app.ts"
import { createCustomer, createProfessional, type Person, type Professional } from "../../test/people.ts"
import { kind, registerNotificationKinds } from "../platform/language/notification-kinds.ts"
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
  const told = (title: string, side: "customer" | "professional") =>
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
