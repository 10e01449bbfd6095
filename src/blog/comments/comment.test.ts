/** Comments: a person's first one is read first; later ones are shown at once, and each can be taken back. */
import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../../test/app.ts"
import { untilBlocked } from "../../../test/blocked.ts"
import { createAdmin, createCustomer, type Person } from "../../../test/people.ts"
import { newId } from "../../platform/id.ts"
import { insertComment } from "./comment.queries.server.ts"

let t: TestApp
let clerk: Person
let reader: Person
let post: { id: string; slug: string }
beforeAll(async () => {
  t = await startTestApp()
  clerk = await createAdmin(t, "Nikhil Sathe", false, "desk")
  reader = await createAdmin(t, "Gauri Phadke", false, "reader")
  const body = { title: "A post", excerpt: "About it", category_id: 1, content: "<p>Text</p>" }
  const answer = await t.call("POST", "/blog/posts", {
    token: clerk.token,
    body,
    headers: { "idempotency-key": newId() },
  })
  post = answer.body.data
})
afterAll(() => t.close())

const comment = (who: Person, content: string, parent_id?: string) =>
  t.call("POST", `/blog/posts/${post.id}/comments`, {
    ...{ token: who.token, body: { content, parent_id }, headers: { "idempotency-key": newId() } },
  })
const because = "It advertises something."
const decide = (id: string, decision: string, { token }: Person = clerk) =>
  t.call("POST", `/admin/blog_comments/${id}`, {
    token,
    body: { decision, ...(decision === "hide" && { reason: because }) },
  })
const shown = async () => (await t.call("GET", `/blog/posts/${post.id}/comments`)).body.comments
const countOf = async () => (await t.call("GET", `/blog/posts/${post.id}`)).body.data.comment_count

test("the first comment waits, the second one is there at once", async () => {
  const customer = await createCustomer(t, "Omkar Sane")
  const first = await comment(customer, "Thank you!\n<script>alert(1)</script>")
  expect(first.status).toBe(201)
  expect(first.body.comment.status).toBe("held")
  expect(await shown()).toEqual([])
  expect(await countOf()).toBe(0)
  const waiting = await t.call("GET", "/admin/blog_comments", { token: reader.token })
  expect(waiting.body.comments).toMatchObject([
    { id: first.body.comment.id, author_name: "Omkar Sane", post_title: "A post" },
  ])
  expect((await decide(first.body.comment.id, "show", reader)).status).toBe(403)
  expect((await decide(first.body.comment.id, "show")).status).toBe(200)
  expect((await decide(first.body.comment.id, "show")).status).toBe(409)
  const second = await comment(customer, "And another thing")
  expect(second.body.comment.status).toBe("visible")
  expect((await shown()).map(({ content }: { content: string }) => content)).toEqual([
    "Thank you!\n<script>alert(1)</script>",
    "And another thing",
  ])
  expect(await countOf()).toBe(2)
})

test("a reply stands behind what it replies to, one level deep", async () => {
  const top = await comment(clerk, "What do others pay?")
  await comment(clerk, "A later comment")
  const reply = await comment(clerk, "Two lakh", top.body.comment.id)
  const deeper = await comment(clerk, "Three", reply.body.comment.id)
  const comments = (await shown()) as { id: string; parent_id: string | null; content: string }[]
  const at = comments.findIndex(({ id }) => id === top.body.comment.id)
  expect(comments.slice(at, at + 4).map(({ content }) => content)).toEqual([
    "What do others pay?",
    "Two lakh",
    "Three",
    "A later comment",
  ])
  expect(comments.find(({ id }) => id === deeper.body.comment.id)?.parent_id).toBe(top.body.comment.id)
  expect((await comment(clerk, "x", newId())).status).toBe(404)
})

test("who takes a comment back leaves an empty place only where others replied", async () => {
  const before = await countOf()
  const alone = await comment(clerk, "Alone")
  const top = await comment(clerk, "Replied to")
  await comment(clerk, "The reply", top.body.comment.id)
  const stranger = await createCustomer(t)
  const remove = (id: string, { token }: Person) => t.call("DELETE", `/blog/comments/${id}`, { token })
  expect((await remove(alone.body.comment.id, stranger)).status).toBe(404)
  expect((await remove(alone.body.comment.id, clerk)).status).toBe(200)
  expect((await remove(top.body.comment.id, clerk)).status).toBe(200)
  expect((await remove(top.body.comment.id, clerk)).status).toBe(404)
  const comments = (await shown()) as { id: string; content: string; author_name: string | null }[]
  expect(comments.some(({ id }) => id === alone.body.comment.id)).toBe(false)
  expect(comments.find(({ id }) => id === top.body.comment.id)).toMatchObject({ content: "", author_name: null })
  expect(await countOf()).toBe(before + 1)
})

test("a count that is too low refuses no removal", async () => {
  const before = await countOf()
  const { id } = (await comment(clerk, "Counted too low")).body.comment
  const setCount = (comment_count: number) =>
    t.db.updateTable("blog_posts").set({ comment_count }).where("id", "=", post.id).execute()
  await setCount(0)
  expect((await t.call("DELETE", `/blog/comments/${id}`, { token: clerk.token })).status).toBe(200)
  expect(await countOf()).toBe(0)
  await setCount(before)
})

test("a reply that comes while its comment is taken back stays, and is counted", async () => {
  const { id } = (await comment(clerk, "Taken back")).body.comment
  const before = await countOf()
  const replyId = newId()
  let removing: Promise<{ status: number }> | undefined
  await t.db.transaction().execute(async (trx) => {
    await insertComment(trx, {
      ...{ id: replyId, post_id: post.id, parent_id: id, account_id: reader.account_id },
      ...{ content: "Just in time", status: "visible", created_at: t.clock.now },
    })
    removing = t.call("DELETE", `/blog/comments/${id}`, { token: clerk.token })
    await untilBlocked(t.db)
  })
  expect((await removing!).status).toBe(200)
  const comments = (await shown()) as { id: string; content: string }[]
  expect(comments.find((one) => one.id === id)).toMatchObject({ content: "" })
  expect(comments.find((one) => one.id === replyId)).toMatchObject({ content: "Just in time" })
  expect(await countOf()).toBe(before)
})

test("what is hidden is not counted, and its writer hears of it", async () => {
  const customer = await createCustomer(t)
  const first = await comment(customer, "Buy here")
  await decide(first.body.comment.id, "show")
  const before = await countOf()
  expect((await decide(first.body.comment.id, "hide")).status).toBe(200)
  expect(await countOf()).toBe(before - 1)
  const own = await t.call("GET", `/blog/posts/${post.id}/comments/own`, { token: customer.token })
  expect(own.body.comments).toMatchObject([{ content: "Buy here", status: "hidden", takedown: { reason: because } }])
  const told = await t.db
    .selectFrom("notifications")
    .select("kind")
    .where("account_id", "=", customer.account_id)
    .execute()
  expect(told).toEqual([{ kind: "content_hidden" }])
})

test("who wrote what is hidden appeals once, and somebody of the team restores it or answers why not", async () => {
  const [customer, stranger] = [await createCustomer(t), await createCustomer(t)]
  const { id } = (await comment(customer, "My cousin's shop is good")).body.comment
  const { token } = clerk
  const unsaid = await t.call("POST", `/admin/blog_comments/${id}`, { token, body: { decision: "hide" } })
  expect(unsaid.body.errors).toEqual({ reason: "Please write a reason, which the author reads." })
  expect((await decide(id, "hide")).status).toBe(200)

  const appeal = (by: Person, words = "I have no cousin there.") =>
    t.call("POST", `/blog/comments/${id}/appeal`, { token: by.token, body: { appeal: words } })
  expect((await appeal(stranger)).status).toBe(404)
  expect((await appeal(customer)).status).toBe(200)
  expect((await appeal(customer, "And once more.")).status).toBe(409)

  // It is where all appeals are, and is decided there alone.
  const hidden = await t.call("GET", "/admin/hidden?kind=comment", { token })
  expect(hidden.body.items[0]).toMatchObject({
    ...{ id, kind: "comment", title: "A post" },
    takedown: { reason: because, appeal: "I have no cousin there." },
  })
  expect((await decide(id, "show")).status).toBe(409)
  const before = await countOf()
  const body = { action: "restore", reason: "We were wrong about it." }
  expect((await t.call("POST", `/admin/hidden/comment/${id}`, { token, body })).status).toBe(200)
  expect(await countOf()).toBe(before + 1)
  expect((await shown()).map(({ content }: { content: string }) => content)).toContain("My cousin's shop is good")
})

test("nobody decides about what they wrote", async () => {
  const { id } = (await comment(clerk, "Of the desk")).body.comment
  expect((await decide(id, "hide")).body.message).toBe("This is yours. A colleague decides about it.")
})

test("what is reported is hidden or left, and whoever reported it hears of it", async () => {
  const colleague = await createAdmin(t, "Isha Rane", false, "desk")
  const [bad, fine] = [await comment(colleague, "Bad words"), await comment(colleague, "Fine words")].map(
    ({ body }) => body.comment.id,
  )
  for (const id of [bad, fine]) {
    const body = {
      name: "Asha",
      email: "asha@home.example",
      kind: "content",
      booking: `Comment ${id}`,
      message: "Not right at all.",
    }
    expect((await t.call("POST", "/grievances", { body, headers: { "idempotency-key": newId() } })).status).toBe(201)
  }
  const { body } = await t.call("GET", "/admin/blog_comments?show=reported", { token: reader.token })
  expect(body.comments).toMatchObject([
    { id: bad, reports: [{ message: "Not right at all." }] },
    { id: fine, reports: [{}] },
  ])
  const waiting = async () => {
    const answer = await t.call("GET", "/admin/waiting", { token: reader.token })
    const one = (name: string) => answer.body.waiting.find(({ kind }: { kind: string }) => kind === name)
    return { comments: one("comments"), complaints: one("grievances").count }
  }
  const before = await waiting()
  // By the clock of complaints, and not among them as well.
  expect(before.comments.due_at).toEqual(expect.any(String))
  expect(before.complaints).toBe(0)
  expect((await decide(bad, "hide")).status).toBe(200)
  expect((await decide(fine, "leave")).status).toBe(200)
  expect((await decide(fine, "leave")).status).toBe(409)
  const { comments } = await waiting()
  expect(comments).toMatchObject({ count: before.comments.count - 2, due_at: null })
  const texts = (await shown()).map(({ content }: { content: string }) => content)
  expect(texts).toContain("Fine words")
  expect(texts).not.toContain("Bad words")
})

test("nothing is said about what is not published", async () => {
  const body = { content: "x" }
  expect((await t.call("POST", `/blog/posts/${newId()}/comments`, { token: clerk.token, body })).status).toBe(404)
  expect((await t.call("POST", `/blog/posts/${post.id}/comments`, { body })).status).toBe(401)
  expect((await comment(clerk, "  ")).status).toBe(422)
  expect((await comment(clerk, "x".repeat(2001))).status).toBe(422)
})
