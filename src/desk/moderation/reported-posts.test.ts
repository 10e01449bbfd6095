/** A post of the blog that somebody reports: read at the desk with the day of its answer, left, or hidden with a reason. */
import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../../test/app.ts"
import { untilBlocked } from "../../../test/blocked.ts"
import {
  createAdmin,
  createCustomer,
  createProfessional,
  type Person,
  type Professional,
} from "../../../test/people.ts"
import { newId } from "../../platform/id.ts"
import type { ModeratedItem } from "./moderation.schema.ts"

let t: TestApp
let owner: Person
let clerk: Person
let author: Professional
beforeAll(async () => {
  t = await startTestApp()
  owner = await createAdmin(t, "Shubhangi Rane")
  clerk = await createAdmin(t, "Nikhil Sathe", false, "desk")
  author = await createProfessional(t)
})
afterAll(() => t.close())

const because = "It names a customer, who has not agreed to that"
const reporter = "asha@home.example"

/** Sent to the team by its author; by an administrator it is published with that. */
const write = async (title: string, { token }: Person = author) => {
  const { body } = await t.call("POST", "/blog/drafts", { token, body: {} })
  const { id } = body.post as { id: string }
  const text = {
    ...{ title, excerpt: "What it costs, and why", category_id: 1, tags: [] },
    document: { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "Stone is dear." }] }] },
    ...{ featured_image: "/drawings/blog/stone.svg", featured_alt: "A stone floor", save_id: crypto.randomUUID() },
  }
  await t.call("PUT", `/blog/drafts/${id}`, { token, body: { ...text, version: 1 } })
  const { body: sent } = await t.call("POST", `/blog/drafts/${id}/submit`, { token, body: { version: 2 } })
  return { id, slug: sent.post.slug as string }
}
const publish = async (title: string) => {
  const { id } = await write(title)
  const published = await t.call("POST", `/admin/blog/${id}`, {
    token: owner.token,
    body: { decision: "publish", version: 2 },
  })
  expect(published.status).toBe(200)
  return { id, slug: published.body.slug as string }
}
const report = async (id: string) => {
  const body = {
    ...{ name: "Asha Kulkarni", email: reporter, kind: "content", booking: `Post ${id}` },
    message: "That is my house, and I was not asked.",
  }
  const answer = await t.call("POST", "/grievances", { body, headers: { "idempotency-key": newId() } })
  expect(answer.status).toBe(201)
}
const listed = async (path: string): Promise<ModeratedItem[]> =>
  (await t.call("GET", path, { token: owner.token })).body.items
const reported = async (id: string) => (await listed("/admin/reports?kind=post")).find((one) => one.id === id)
const read = async (slug: string) => (await t.call("GET", `/blog/posts/slug/${slug}`)).status
const act = (id: string, action: string, by = owner) =>
  t.call("POST", `/admin/hidden/post/${id}`, { token: by.token, body: { action, reason: because } })
const entriesOf = (grievanceId: string) =>
  t.db.selectFrom("desk_entries").select("body").where("grievance_id", "=", grievanceId).orderBy("id").execute()
const mailsTo = async (address: string) =>
  (await t.db.selectFrom("mails").select("kind").where("to_address", "=", address).orderBy("id").execute()).map(
    ({ kind }) => kind,
  )

test("a reported post waits with the day of its answer, and is left", async () => {
  const { id, slug } = await publish("A house in Aundh")
  await report(id)
  await report(id)
  expect(await reported(id)).toMatchObject({
    ...{ kind: "post", title: "A house in Aundh", text: "What it costs, and why", takedown: null },
    ...{ author_id: author.account_id, provider_id: author.professional_id },
    pictures: [{ small: "/drawings/blog/stone.svg" }],
    reports: [{ name: "Asha Kulkarni", message: "That is my house, and I was not asked." }, {}],
  })
  const { body } = await t.call("GET", "/admin/waiting", { token: owner.token })
  const waits = (name: string) => body.waiting.find(({ kind }: { kind: string }) => kind === name)
  expect(waits("reports")).toMatchObject({ count: 1, due_at: expect.stringMatching(/T18:30:00\.000Z$/) })
  // Once, where they are decided about; a complaint about what is gone is nowhere else.
  expect(waits("grievances").count).toBe(0)

  const { id: reportId } = (await reported(id))!.reports[0]!
  const left = await t.call("POST", `/admin/reports/${reportId}`, {
    token: owner.token,
    body: { decision: "leave" },
  })
  expect(left.body.message).toBe("Left as it is. Whoever reported it was told.")
  expect(await reported(id)).toBeUndefined()
  expect(await read(slug)).toBe(200)
  expect((await mailsTo(reporter)).filter((kind) => kind === "report_answered")).toHaveLength(1)
})

test("whoever hides what they wrote themselves leaves its reports to a colleague", async () => {
  const { id, slug } = await write("Written by one of us", clerk)
  await report(id)
  for (const decision of ["hide", "restore"]) {
    const done = await t.call("POST", `/admin/blog/${id}`, { token: clerk.token, body: { decision, note: because } })
    expect(done.status, decision).toBe(200)
  }
  expect(await reported(id)).toMatchObject({ id })
  expect((await act(id, "hide", clerk)).status).toBe(409)
  expect((await act(id, "hide")).status).toBe(200)
  expect(await read(slug)).toBe(404)
})

test("a reported post is hidden with a reason, whether by its report or where posts are read", async () => {
  for (const isByReport of [true, false]) {
    const { id, slug } = await publish(`A kitchen in Baner, ${isByReport}`)
    await report(id)
    const { id: reportId } = (await reported(id))!.reports[0]!
    const [path, body] = isByReport
      ? [`/admin/reports/${reportId}`, { decision: "hide", reason: because }]
      : [`/admin/blog/${id}`, { decision: "hide", note: because }]
    expect((await t.call("POST", path, { token: clerk.token, body })).status).toBe(200)
    expect(await read(slug)).toBe(404)
    expect(await reported(id)).toBeUndefined()
    const [hidden] = await listed("/admin/hidden?kind=post")
    expect(hidden).toMatchObject({ id, takedown: { reason: because, hidden_by: "Nikhil Sathe" } })
    const { body: desk } = await t.call("GET", `/admin/blog/${id}`, { token: owner.token })
    expect(desk.post).toMatchObject({ status: "hidden", review_note: null, takedown: { reason: because } })
    expect((await mailsTo(author.email)).at(-1)).toBe("content_hidden")

    const mailed = (await mailsTo(reporter)).length
    const restored = await act(id, "restore", clerk)
    expect(restored.body.message).toBe("Restored. Its author and whoever reported it were told.")
    expect(await read(slug)).toBe(200)
    expect((await mailsTo(author.email)).at(-1)).toBe("content_restored")
    expect((await mailsTo(reporter)).slice(mailed)).toEqual(["report_reversed"])
    expect((await entriesOf(reportId)).map(({ body }) => body.slice(0, 25))).toEqual([
      "It broke our rules, and w",
      "We had hidden what you re",
    ])
  }
})

test("its author reads why among their posts, appeals once, and is answered", async () => {
  const { id, slug } = await publish("A wada in Kasba Peth")
  const { token } = author
  const own = async () =>
    (await t.call("GET", "/blog/drafts", { token })).body.posts.find((post: { id: string }) => post.id === id)
  const appeal = (by: Person = author, words = "She has agreed, in writing.") =>
    t.call("POST", `/blog/drafts/${id}/appeal`, { token: by.token, body: { appeal: words } })
  expect((await appeal()).status).toBe(404)
  expect((await act(id, "hide")).status).toBe(200)
  expect(await own()).toMatchObject({ status: "hidden", takedown: { reason: because, appeal: null } })
  const { body: told } = await t.call("GET", "/notifications?audience=provider", { token })
  expect(told.notifications[0]).toMatchObject({
    ...{ title: "Your post was hidden", link: "/blog/mine" },
    message: `Our team hid “A wada in Kasba Peth” for this reason: ${because}`,
  })

  expect((await appeal(await createCustomer(t))).status).toBe(404)
  expect((await appeal()).body.message).toBe("Your appeal is with our team. You will hear from us by e-mail.")
  expect((await appeal()).status).toBe(200)
  expect((await appeal(author, "And once more.")).status).toBe(409)
  const waits = async () => {
    const { body } = await t.call("GET", "/admin/waiting", { token: owner.token })
    return body.waiting.find(({ kind }: { kind: string }) => kind === "appeals").count
  }
  expect(await waits()).toBe(1)
  const [first] = await listed("/admin/hidden")
  expect(first).toMatchObject({ id, kind: "post", takedown: { appeal: "She has agreed, in writing." } })

  expect((await act(id, "keep")).body.message).toBe("It stays hidden. Its author was told.")
  expect(await own()).toMatchObject({ takedown: { appeal_answer: because } })
  expect(await read(slug)).toBe(404)
  expect(await waits()).toBe(0)
  expect((await act(id, "restore")).status).toBe(200)
  expect(await own()).toMatchObject({ status: "published", takedown: null })
  expect(await read(slug)).toBe(200)
})

test("whoever was told otherwise, or waits again, is not told that it is shown again", async () => {
  const { id } = await publish("A flat in Kharadi")
  await report(id)
  const { id: left } = (await reported(id))!.reports[0]!
  await t.call("POST", `/admin/reports/${left}`, { token: owner.token, body: { decision: "leave" } })
  t.clock.now = new Date(t.clock.now.getTime() + 1000)
  expect((await act(id, "hide")).status).toBe(200)
  const mailed = (await mailsTo(reporter)).length
  expect((await act(id, "restore")).status).toBe(200)
  expect((await mailsTo(reporter)).slice(mailed)).toEqual([])
})

test("of a post that its author deleted nothing is appealed", async () => {
  const { id } = await publish("A house that was sold")
  expect((await act(id, "hide")).status).toBe(200)
  expect((await t.call("DELETE", `/blog/posts/${id}`, { token: author.token })).status).toBe(200)
  const appeal = await t.call("POST", `/blog/drafts/${id}/appeal`, { token: author.token, body: { appeal: "Why?" } })
  expect([appeal.status, appeal.body.message]).toEqual([404, "We could not find this hidden post."])
})

test("a post that its author hid is not taken for one that the team hid", async () => {
  const { id, slug } = await write("Hidden by one of us", clerk)
  await report(id)
  const { id: reportId } = (await reported(id))!.reports[0]!
  const own = (decision: string) =>
    t.call("POST", `/admin/blog/${id}`, { token: clerk.token, body: { decision, note: because } })
  expect((await own("hide")).body.message).toBe("Hidden.")
  await t.call("POST", `/admin/reports/${reportId}`, { token: owner.token, body: { decision: "leave" } })
  expect((await entriesOf(reportId)).map(({ body }) => body)).toEqual([
    expect.stringMatching(/does not break our rules/),
  ])
  expect((await own("restore")).body.message).toBe("It is on the blog again.")
  expect(await read(slug)).toBe(200)
  // By the team it can be hidden all the same, and then its author cannot show it.
  expect((await own("hide")).status).toBe(200)
  expect((await act(id, "hide")).body.message).toBe("Hidden. Its author was told.")
  expect((await own("restore")).status).toBe(409)
})

test("whose report was closed meanwhile is told as well", async () => {
  const { id } = await publish("A shop in Camp")
  await report(id)
  const { id: reportId } = (await reported(id))!.reports[0]!
  const hide = { decision: "hide", reason: because }
  expect((await t.call("POST", `/admin/reports/${reportId}`, { token: owner.token, body: hide })).status).toBe(200)
  const close = { action: "close", text: "Nothing is left to do." }
  const closed = await t.call("POST", `/admin/grievances/${reportId}/actions`, { token: owner.token, body: close })
  expect(closed.status).toBe(200)
  await act(id, "restore")
  expect((await mailsTo(reporter)).at(-1)).toBe("report_reversed")
})

test("of two administrators at once the second hears who was faster, and nothing is done twice", async () => {
  const { id } = await publish("A plot in Wagholi")
  for (const action of ["hide", "restore"]) {
    const mailed = (await mailsTo(author.email)).length
    let both: ReturnType<typeof act>[] = []
    await t.db.transaction().execute(async (trx) => {
      await sql`select from blog_posts where id = ${id} for update`.execute(trx)
      both = [act(id, action), act(id, action, clerk)]
      await untilBlocked(t.db, 2)
    })
    const answers = await Promise.all(both)
    expect(answers.map(({ status }) => status).toSorted(), action).toEqual([200, 409])
    expect(await mailsTo(author.email), action).toHaveLength(mailed + 1)
  }
})

test("of an author who cannot be written to nobody says that they were told", async () => {
  const { id } = await publish("A house in Mundhwa")
  const suspend = (suspended_at: Date | null) =>
    t.db.updateTable("accounts").set({ suspended_at }).where("id", "=", author.account_id).execute()
  await suspend(t.clock.now)
  expect((await act(id, "hide")).body.message).toBe("Hidden. Nobody was told: its author cannot be written to.")
  await suspend(null)
  expect((await act(id, "restore")).body.message).toBe("Restored. Its author was told.")
})

test("nobody decides about a post of their own", async () => {
  const { id } = await publish("A house in Aundh, again")
  await t.db.updateTable("blog_posts").set({ author_account_id: clerk.account_id }).where("id", "=", id).execute()
  expect((await act(id, "hide", clerk)).body.message).toBe("This is yours, or about you. A colleague decides about it.")
  expect((await act(id, "hide")).status).toBe(200)
})

test("a post is found by each of its addresses; what was never published is not", async () => {
  const { id, slug } = await publish("An old address")
  const { token } = author
  const moved = await t.call("PUT", `/blog/drafts/${id}/slug`, { token, body: { slug: "another-address" } })
  expect(moved.status).toBe(200)
  const found = async (q: string) =>
    (await listed(`/admin/moderated_items?q=${encodeURIComponent(q)}`)).map((one) => one.id)
  for (const q of [id, `https://sthapati.example/blog/${slug}`, "/blog/another-address#comments"])
    expect(await found(q)).toEqual([id])
  const draft = await t.call("POST", "/blog/drafts", { token, body: {} })
  expect(await found(draft.body.post.id)).toEqual([])
  expect((await act(draft.body.post.id, "hide")).status).toBe(404)
})
