/** What an administrator does to somebody else's post: it stands in the record, and the author hears of it. */
import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../../test/app.ts"
import { createAdmin, createCustomer, type Person } from "../../../test/people.ts"

let t: TestApp
let admin: Person
let author: Person
beforeAll(async () => {
  t = await startTestApp()
  admin = await createAdmin(t)
  author = await createCustomer(t)
})
afterAll(() => t.close())

const write = async (title: string, by: Person = author) => {
  const body = { title, category_id: 1, excerpt: "Short", content: "<p>Words.</p>" }
  const answer = await t.call("POST", "/blog/posts", { token: by.token, body })
  expect(answer.status).toBe(201)
  return answer.body.data.id as string
}
const put = async (id: string, body: object, { token }: Person = admin) =>
  expect((await t.call("PUT", `/blog/posts/${id}`, { token, body })).status).toBe(200)
const remove = async (id: string, { token }: Person = admin) =>
  expect((await t.call("DELETE", `/blog/posts/${id}`, { token })).status).toBe(200)

const record = (id: string) =>
  t.db
    .selectFrom("audit_entries")
    .select(["act", "account_id", "details"])
    .where("subject", "=", id)
    .orderBy("id")
    .execute()
const heard = async () => {
  const { body } = await t.call("GET", "/notifications", { token: author.token })
  return body.notifications.map(({ title, message }: { title: string; message: string }) => `${title}: ${message}`)
}

test("publishing, editing and removing a post of somebody else is recorded, and its author is told each time", async () => {
  const id = await write("Slate")
  await put(id, {})
  await put(id, { title: "Slate roofs" })
  await remove(id)
  const by = { account_id: admin.account_id }
  expect(await record(id)).toEqual([
    { ...by, act: "change_post", details: { title: "Slate", version: 2 } },
    { ...by, act: "change_post", details: { title: "Slate roofs", version: 3 } },
    { ...by, act: "remove_post", details: { title: "Slate roofs", version: 3 } },
  ])
  expect((await heard()).toReversed()).toEqual([
    "Your post is published: “Slate” can be read on our blog now.",
    "Our team edited your post: Our team edited “Slate roofs” and published it.",
    "Your post was removed: Our team removed “Slate roofs”; its text is gone with it.",
  ])
})

test("publishing from the editor is recorded and told, too; for a time only recorded", async () => {
  const [now, later] = [await write("Now"), await write("Later")]
  const scheduled_for = new Date(t.clock.now.getTime() + 3_600_000).toISOString()
  const submit = async (id: string, more: object) => {
    const body = { version: 1, ...more }
    expect((await t.call("POST", `/blog/drafts/${id}/submit`, { token: admin.token, body })).status).toBe(200)
    return record(id)
  }
  // Sent already, it could only be decided about.
  for (const id of [now, later]) await t.call("POST", `/blog/drafts/${id}/withdraw`, { token: author.token, body: {} })
  const by = { act: "change_post", account_id: admin.account_id }
  const before = (await heard()).length
  expect(await submit(later, { scheduled_for })).toMatchObject([{ ...by, details: { title: "Later", version: 1 } }])
  expect(await heard()).toHaveLength(before)
  expect(await submit(now, {})).toMatchObject([{ ...by, details: { title: "Now", version: 1 } }])
  expect((await heard())[0]).toBe("Your post is published: “Now” can be read on our blog now.")
})

test("writing in somebody's post, taking it back and another address are recorded, a sitting once", async () => {
  const id = await write("Terrace")
  const text = { title: "Terrace", excerpt: "Short", category_id: 1, tags: [], featured_image: null, featured_alt: "" }
  const save = async (version: number, words: string) => {
    const content = [{ type: "paragraph", content: [{ type: "text", text: words }] }]
    const body = { ...text, document: { type: "doc", content }, version, save_id: crypto.randomUUID() }
    expect((await t.call("PUT", `/blog/drafts/${id}`, { token: admin.token, body })).status).toBe(200)
  }
  await save(1, "One")
  await save(2, "Two")
  t.clock.now = new Date(t.clock.now.getTime() + 11 * 60_000)
  await save(3, "Three")
  const { token } = admin
  expect((await t.call("POST", `/blog/drafts/${id}/withdraw`, { token, body: {} })).status).toBe(200)
  const moved = await t.call("PUT", `/blog/drafts/${id}/slug`, { token, body: { slug: "terraces" } })
  expect(moved.status).toBe(200)
  const by = { account_id: admin.account_id }
  expect(await record(id)).toEqual([
    { ...by, act: "write_post", details: { title: "Terrace", version: 2 } },
    { ...by, act: "write_post", details: { title: "Terrace", version: 4 } },
    { ...by, act: "withdraw_post", details: { title: "Terrace", version: 4 } },
    { ...by, act: "move_post", details: { title: "Terrace", version: 4, from: "terrace", to: "terraces" } },
  ])
  expect((await heard()).slice(0, 2)).toEqual([
    "Your post has another address: Our team gave “Terrace” another address; the old one leads there.",
    "Your post was taken back: Our team took “Terrace” back: nobody looks at it, and it is not published by itself.",
  ])
})

test("another address by the API is recorded and told as one from the editor", async () => {
  const id = await write("Gravel")
  await put(id, { slug: "gravel-paths" })
  await put(id, { slug: "gravel-paths", excerpt: "Shorter" })
  const acts = await record(id)
  expect(acts.map(({ act }) => act)).toEqual(["move_post", "change_post", "change_post"])
  expect(acts[0]!.details).toEqual({ title: "Gravel", version: 1, from: "gravel", to: "gravel-paths" })
  expect(await heard()).toContain(
    "Your post has another address: Our team gave “Gravel” another address; the old one leads there.",
  )
})

test("of what people do with their own posts nothing is recorded, an administrator's included", async () => {
  const before = await heard()
  for (const person of [author, admin]) {
    const id = await write("Own", person)
    await put(id, { title: "Own still" }, person)
    await remove(id, person)
    expect(await record(id)).toEqual([])
  }
  expect(await heard()).toEqual(before)
})

test("the post of a former member is recorded too", async () => {
  const id = await write("Left behind")
  await t.db.updateTable("blog_posts").set({ author_account_id: null }).where("id", "=", id).execute()
  await remove(id)
  expect((await record(id)).map(({ act }) => act)).toEqual(["remove_post"])
})

test("an administrator who may only read is an author like anybody else", async () => {
  const reader = await createAdmin(t, undefined, false, "reader")
  const id = await write("Lime")
  const { token } = reader
  expect((await t.call("PUT", `/blog/posts/${id}`, { token, body: { title: "Mine" } })).status).toBe(404)
  expect((await t.call("DELETE", `/blog/posts/${id}`, { token })).status).toBe(404)
  expect(await record(id)).toEqual([])
  const own = await write("Of a reader", reader)
  const { status } = await t.db
    .selectFrom("blog_posts")
    .select("status")
    .where("id", "=", own)
    .executeTakeFirstOrThrow()
  expect(status).toBe("in_review")
})
