/** Writing: nothing that somebody has saved is overwritten, published by chance or read by strangers. */
import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { publicUrl, startTestApp, type TestApp } from "../../../test/app.ts"
import { untilBlocked } from "../../../test/blocked.ts"
import { createAdmin, createCustomer, createProfessional, type Person } from "../../../test/people.ts"
import { newId } from "../../platform/id.ts"
import { getPostPage } from "../posts/post-page.server.ts"
import { publishDue } from "./writing.jobs.server.ts"

let t: TestApp
let author: Awaited<ReturnType<typeof createProfessional>>
let stranger: Person
let clerk: Person
let reader: Person
beforeAll(async () => {
  t = await startTestApp()
  author = await createProfessional(t)
  stranger = await createCustomer(t)
  clerk = await createAdmin(t, "Nikhil Sathe", false, "desk")
  reader = await createAdmin(t, "Gauri Phadke", false, "reader")
})
beforeEach(() => {
  t.clock.now = new Date("2026-11-24T10:00:00Z")
})
afterAll(() => t.close())

const paragraph = (text: string) => ({ type: "paragraph", content: [{ type: "text", text }] })
const textOf = (words: string, change: object = {}) => ({
  title: "What a kitchen costs",
  excerpt: "And why",
  document: { type: "doc", content: [paragraph(words)] },
  category_id: 1,
  tags: ["kitchen"],
  featured_image: null,
  featured_alt: "",
  ...change,
})

const begin = async ({ token }: Person = author) => {
  const { status, body } = await t.call("POST", "/blog/drafts", { token, body: {} })
  expect(status).toBe(201)
  return body.post.id as string
}
const save = (id: string, version: number, text: object, { token }: Person = author, save_id = crypto.randomUUID()) =>
  t.call("PUT", `/blog/drafts/${id}`, { token, body: { ...text, version, save_id } })
const submit = (id: string, version: number, { token }: Person = author, more: object = {}) =>
  t.call("POST", `/blog/drafts/${id}/submit`, { token, body: { version, ...more } })
const decide = (id: string, body: object, { token }: Person = clerk) =>
  t.call("POST", `/admin/blog/${id}`, { token, body })
/** Where all is that is hidden with a reason. */
const restore = (id: string) =>
  t.call("POST", `/admin/hidden/post/${id}`, {
    ...{ token: clerk.token, body: { action: "restore", reason: "It names nobody." } },
  })
const written = async (id: string, { token }: Person = author) =>
  (await t.call("GET", `/blog/drafts/${id}`, { token })).body.post
const read = (slug: string) => t.call("GET", `/blog/posts/slug/${slug}`)

/** Sent to the team. */
const sent = async (words = "Teak is dear.", title = `Post ${newId()}`) => {
  const id = await begin()
  await save(id, 1, textOf(words, { title }))
  expect((await submit(id, 2)).status).toBe(200)
  return id
}
const published = async (words?: string, title?: string) => {
  const id = await sent(words, title)
  expect((await decide(id, { decision: "publish", version: 2 })).status).toBe(200)
  return id
}

test("a draft is its author's alone, and an administrator's", async () => {
  const id = await begin()
  for (const who of [undefined, stranger.token]) {
    const answer = await t.call("GET", `/blog/drafts/${id}`, { token: who })
    expect(answer.status).toBe(who ? 404 : 401)
  }
  expect((await save(id, 1, textOf("x"), stranger)).status).toBe(404)
  expect((await submit(id, 1, stranger)).status).toBe(404)
  expect((await written(id, clerk)).id).toBe(id)
  expect((await t.call("GET", `/blog/posts/${id}`)).status).toBe(404)
})

test("of two editors the slower one is refused, with what is newer", async () => {
  const id = await begin()
  expect((await save(id, 1, textOf("mine"))).body).toMatchObject({ version: 2 })
  const late = await save(id, 1, textOf("older"))
  expect(late.status).toBe(409)
  expect(late.body.post).toMatchObject({ version: 2, text: { document: { content: [paragraph("mine")] } } })
  expect((await written(id)).text.document.content).toEqual([paragraph("mine")])
})

test("the same save again is one save, though its answer was lost", async () => {
  const id = await begin()
  const saveId = crypto.randomUUID()
  await save(id, 1, textOf("once"), author, saveId)
  expect((await save(id, 1, textOf("once"), author, saveId)).body).toMatchObject({ version: 2 })
  expect((await written(id)).version).toBe(2)
})

test("two saves at once: one is newer, and the other one hears of it", async () => {
  const id = await begin()
  let both: Promise<{ status: number }[]> | undefined
  await t.db.transaction().execute(async (trx) => {
    await sql`select from blog_posts where id = ${id} for update`.execute(trx)
    both = Promise.all([save(id, 1, textOf("a")), save(id, 1, textOf("b"), clerk)])
    await untilBlocked(t.db, 2)
  })
  expect((await both!).map(({ status }) => status).sort()).toEqual([200, 409])
})

test("what is saved as one goes stays every ten minutes, and what was sent for ever", async () => {
  const id = await begin()
  for (let version = 1; version <= 6; version++) {
    t.clock.now = new Date(t.clock.now.getTime() + 4 * 60_000)
    await save(id, version, textOf(`text ${version}`))
    if (version === 2) await submit(id, 3)
  }
  const { body } = await t.call("GET", `/blog/drafts/${id}/versions`, { token: author.token })
  const versions = body.versions.map(({ version }: { version: number }) => version)
  expect(versions).toContain(1)
  expect(versions).toContain(3)
  expect(versions[0]).toBe(7)
  expect(versions.length).toBeLessThan(7)
  const old = await t.call("GET", `/blog/drafts/${id}/versions/3`, { token: author.token })
  expect(old.body.version.document.content).toEqual([paragraph("text 2")])
  expect((await t.call("GET", `/blog/drafts/${id}/versions/3`, { token: stranger.token })).status).toBe(404)
})

test("a text that is not whole is saved, and not sent", async () => {
  const id = await begin()
  await save(id, 1, textOf("", { title: "", excerpt: "", category_id: null, document: { type: "doc", content: [] } }))
  const answer = await submit(id, 2)
  expect(answer.status).toBe(422)
  expect(Object.keys(answer.body.errors).sort()).toEqual(["category_id", "document", "excerpt", "title"])
})

test("a picture of which nothing is said is saved, and not sent", async () => {
  const id = await begin()
  const document = (alt: string) => ({
    type: "doc",
    content: [
      { type: "image", attrs: { src: "/drawings/blog/plan.svg", alt, caption: null, width: 800, height: 600 } },
    ],
  })
  await save(id, 1, textOf("", { document: document(" ") }))
  const answer = await submit(id, 2)
  expect(answer.status).toBe(422)
  expect(answer.body.errors).toEqual({ document: "Please describe every picture for people who do not see it." })
  await save(id, 2, textOf("", { document: document("The plan of a kitchen") }))
  expect((await submit(id, 3)).status).toBe(200)
})

test("what waits is decided about as it was sent, whatever its author saves meanwhile, hollow or not", async () => {
  const hollow = textOf("", { title: "", excerpt: "", category_id: null })
  const id = await sent("As it was sent.", "Sent and written on")
  expect((await save(id, 2, hollow)).status).toBe(200)
  const row = () => t.db.selectFrom("blog_posts").select(["title", "html"]).where("id", "=", id).executeTakeFirst()
  const asSent = { title: "Sent and written on", html: "<p>As it was sent.</p>" }
  expect(await row()).toEqual(asSent)
  await save(id, 3, textOf("Sent once more.", { title: "Sent again" }))
  expect(await row()).toEqual(asSent)
  expect((await submit(id, 4)).status).toBe(200)
  expect(await row()).toEqual({ title: "Sent again", html: "<p>Sent once more.</p>" })
  expect((await decide(id, { decision: "return", note: "Please name your source." })).status).toBe(200)
  expect((await save(id, 4, hollow)).status).toBe(200)
  expect(await row()).toMatchObject({ title: "" })

  const later = await begin(clerk)
  await save(later, 1, textOf("Later.", { title: "At its time" }), clerk)
  await submit(later, 2, clerk, { scheduled_for: "2026-11-25T00:15:00+05:30" })
  expect((await save(later, 2, hollow, clerk)).status).toBe(200)
  expect(await publishDue(t.db, new Date("2026-11-24T18:45:30Z"))).toBe(1)
  expect((await read("at-its-time")).body.data.content).toBe("<p>Later.</p>")
})

test("a post goes to the team, comes back with a note, and is published", async () => {
  const id = await sent("Teak is dear.", "Why teak is dear")
  const waiting = await t.call("GET", "/admin/blog", { token: reader.token })
  expect(waiting.body.posts.map((post: { id: string }) => post.id)).toContain(id)
  expect((await decide(id, { decision: "return", note: "Please name your source." }, reader)).status).toBe(403)
  expect((await decide(id, { decision: "return" })).status).toBe(422)
  expect((await decide(id, { decision: "return", note: "Please name your source." })).status).toBe(200)
  expect(await written(id)).toMatchObject({ status: "returned", review_note: "Please name your source." })

  await save(id, 2, textOf("Teak is dear, says the Forest Department.", { title: "Why teak is dear" }))
  await submit(id, 3)
  expect((await decide(id, { decision: "publish", version: 2 })).status).toBe(409)
  expect((await decide(id, { decision: "publish", version: 3 })).status).toBe(200)
  expect((await decide(id, { decision: "publish", version: 3 })).status).toBe(409)
  const { body } = await read("why-teak-is-dear")
  expect(body.data.content).toBe("<p>Teak is dear, says the Forest Department.</p>")
  const told = await t.db
    .selectFrom("notifications")
    .select("kind")
    .where("account_id", "=", author.account_id)
    .execute()
  expect(told.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["blog_post_returned", "blog_post_published"]))
  const acts = await t.db.selectFrom("audit_entries").select("act").where("subject", "=", id).orderBy("id").execute()
  expect(acts.map(({ act }) => act)).toEqual(["return_post", "publish_post"])
})

test("a decision says what the post is now: scheduled for its time, or where it is read", async () => {
  const id = await begin()
  await save(id, 1, textOf("Later.", { title: "In the evening" }))
  await submit(id, 2, author, { scheduled_for: "2026-12-02T00:15:00+05:30" })
  const approved = await decide(id, { decision: "publish", version: 2 })
  expect(approved.body).toMatchObject({
    message: "Approved. It is scheduled and will be published Wed, 2 Dec, 12:15 am.",
    status: "scheduled",
  })
  const { body: read } = await t.call("GET", `/admin/blog/${id}`, { token: reader.token })
  expect(read.post).toMatchObject({ status: "scheduled", scheduled_for: "2026-12-01T18:45:00.000Z" })

  const now = await sent("At once.", "Read at once")
  const outcome = async (body: object) => (await decide(now, body)).body
  expect(await outcome({ decision: "publish" })).toMatchObject({ status: "published", slug: "read-at-once" })
  const note = "Please name your source."
  await save(now, 2, textOf("Changed.", { title: "Read at once" }))
  await submit(now, 3)
  expect(await outcome({ decision: "return", note })).toMatchObject({ status: "published" })
  expect(await outcome({ decision: "hide", note })).toMatchObject({ status: "hidden" })
  expect((await restore(now)).status).toBe(200)
  expect(await written(now)).toMatchObject({ status: "published" })
  const back = await sent()
  expect((await decide(back, { decision: "return", note })).body).toMatchObject({ status: "returned" })
})

test("a change of a published post waits, and readers see what was published", async () => {
  const id = await published("Old words.", "Words that change")
  await save(id, 2, textOf("New words.", { title: "Words that change" }))
  expect((await read("words-that-change")).body.data.content).toBe("<p>Old words.</p>")
  await submit(id, 3)
  expect((await read("words-that-change")).body.data.content).toBe("<p>Old words.</p>")
  const { body } = await t.call("GET", `/admin/blog/${id}`, { token: reader.token })
  expect(body.post.published_text).toContain("Old words.")
  expect(body.post.text).toContain("New words.")
  await t.call("POST", `/blog/drafts/${id}/withdraw`, { token: author.token, body: {} })
  expect((await decide(id, { decision: "publish", version: 3 })).status).toBe(409)
})

test("an administrator's post is published at once, or at its time, in no other", async () => {
  const id = await begin(clerk)
  await save(id, 1, textOf("By the house.", { title: "By the house" }), clerk)
  const past = await submit(id, 2, clerk, { scheduled_for: "2026-11-24T09:00:00Z" })
  expect(past.body.errors).toEqual({ scheduled_for: "This time is past. Please choose a later one." })
  expect((await submit(id, 2, clerk, { scheduled_for: "2026-11-25T00:15:00+05:30" })).status).toBe(200)
  expect(await written(id, clerk)).toMatchObject({ status: "scheduled", scheduled_for: "2026-11-24T18:45:00.000Z" })
  await save(id, 2, textOf("Not yet.", { title: "By the house" }), clerk)
  expect(await publishDue(t.db, new Date("2026-11-24T18:44:59Z"))).toBe(0)
  expect((await read("by-the-house")).status).toBe(404)
  const counts = await Promise.all([1, 2].map(() => publishDue(t.db, new Date("2026-11-24T18:45:30Z"))))
  expect(counts.toSorted()).toEqual([0, 1])
  const { body } = await read("by-the-house")
  expect(body.data).toMatchObject({ content: "<p>By the house.</p>", published_at: "2026-11-24T18:45:00Z" })
})

test("what an author wants published later waits for the team first", async () => {
  const id = await begin()
  await save(id, 1, textOf("Later.", { title: "For later" }))
  await submit(id, 2, author, { scheduled_for: "2026-12-01T04:30:00Z" })
  expect(await written(id)).toMatchObject({ status: "in_review", scheduled_for: "2026-12-01T04:30:00.000Z" })
  expect((await decide(id, { decision: "publish", version: 2 })).body.message).toBe(
    "Approved. It is scheduled and will be published Tue, 1 Dec, 10:00 am.",
  )
  expect(await written(id)).toMatchObject({ status: "scheduled" })
  expect(
    (await t.call("GET", "/admin/blog", { token: reader.token })).body.posts.map((p: { id: string }) => p.id),
  ).not.toContain(id)
})

test("a time that was chosen stays while words are mended, sent back and taken back, until another is", async () => {
  const id = await begin()
  const at = { scheduled_for: "2026-12-02T04:30:00.000Z" }
  await save(id, 1, textOf("Later.", { title: "Mended later" }))
  await submit(id, 2, author, at)
  await save(id, 2, textOf("Later, and better.", { title: "Mended later" }))
  await submit(id, 3, author)
  expect(await written(id)).toMatchObject({ status: "in_review", submitted_version: 3, ...at })
  await decide(id, { decision: "return", note: "Please say where it is." })
  expect(await written(id)).toMatchObject({ status: "returned", ...at })
  await save(id, 3, textOf("Later, in Baner.", { title: "Mended later" }))
  await submit(id, 4, author)
  await t.call("POST", `/blog/drafts/${id}/withdraw`, { token: author.token, body: {} })
  expect((await decide(id, { decision: "publish", version: 4 })).body.message).toBe("Its author has taken it back.")
  await submit(id, 4, author)
  await decide(id, { decision: "publish", version: 4 })
  expect(await written(id)).toMatchObject({ status: "scheduled", ...at })

  // The team mends a word of it by the API, and publishes it at once after all.
  const put = { title: "Mended by the team" }
  expect((await t.call("PUT", `/blog/posts/${id}`, { token: clerk.token, body: put })).status).toBe(200)
  expect(await written(id)).toMatchObject({ status: "scheduled", submitted_version: 5, ...at })
  await save(id, 5, textOf("Now.", { title: "Mended by the team" }), clerk)
  expect((await submit(id, 6, clerk, { scheduled_for: null })).status).toBe(200)
  expect(await written(id)).toMatchObject({ status: "published", scheduled_for: null })
})

test("what was sent stays in the history, however soon the author goes on writing", async () => {
  const id = await begin()
  await save(id, 1, textOf("One.", { title: "Kept for its note" }))
  await save(id, 2, textOf("Two.", { title: "Kept for its note" }))
  await submit(id, 3, author)
  await decide(id, { decision: "return", note: "Please say where it is." })
  for (const version of [3, 4, 5]) await save(id, version, textOf(`After ${version}.`, { title: "Kept for its note" }))
  const { body } = await t.call("GET", `/blog/drafts/${id}/versions`, { token: author.token })
  expect(body.versions.map(({ version }: { version: number }) => version)).toEqual([6, 3, 1])
})

test("a changed address leaves the old one leading to the post, and takes nobody else's", async () => {
  const id = await published("a", "One address")
  const other = await published("b", "Another address")
  const change = (slug: string) => t.call("PUT", `/blog/drafts/${id}/slug`, { token: author.token, body: { slug } })
  expect((await change("another-address")).status).toBe(422)
  for (const bad of ["write", "Big", "a--b", "मराठी", "../x"]) expect((await change(bad)).status).toBe(422)
  expect((await change("new-address")).status).toBe(200)
  expect((await read("one-address")).body.data).toMatchObject({ id, slug: "new-address" })
  expect((await read("another-address")).body.data.id).toBe(other)
})

test("whether an address can be had is said while it is typed, to who writes the post", async () => {
  const id = await published("c", "Some address")
  const check = (slug: string, { token }: Person = author) =>
    t.call("GET", `/blog/drafts/${id}/slug?slug=${slug}`, { token })
  expect((await check("never-used")).body).toMatchObject({ is_free: true, message: null })
  expect((await check("some-address")).body).toMatchObject({ is_free: true })
  await published("d", "Taken address")
  expect((await check("taken-address")).body.message).toBe(
    "Another post has this address. Please choose a different one.",
  )
  expect((await check("write")).status).toBe(422)
  expect((await check("never-used", stranger)).status).toBe(404)
})

test("nobody takes more than twenty addresses for one post", async () => {
  const id = await published("e", "Many addresses")
  const change = (slug: string) => t.call("PUT", `/blog/drafts/${id}/slug`, { token: author.token, body: { slug } })
  for (let at = 2; at <= 20; at++) expect((await change(`many-${at}`)).status).toBe(200)
  expect((await change("many-21")).status).toBe(422)
})

test("a version that no integer can be is unknown", async () => {
  const id = await begin()
  expect((await t.call("GET", `/blog/drafts/${id}/versions/99999999999`, { token: author.token })).status).toBe(422)
})

test("tags are small and each there once, so that their pages find the post", async () => {
  const id = await begin()
  const tags = ["Roof", " roof", "#Lime|Plaster", "#", "STONE"]
  await save(id, 1, textOf("x", { title: "Tagged", tags }))
  expect((await written(id)).text.tags).toEqual(["roof", "lime plaster", "stone"])
  await submit(id, 2)
  await decide(id, { decision: "publish", version: 2 })
  const listed = await t.call("GET", `/blog/posts?tag=${encodeURIComponent("lime plaster")}`)
  expect(listed.body.data.posts.map((post: { id: string }) => post.id)).toEqual([id])
  expect((await save(id, 2, textOf("x", { tags: ["İ".repeat(20)] }))).status).toBe(422)
})

test("a picture on the card is described before others see it", async () => {
  const id = await begin()
  await save(id, 1, textOf("x", { featured_image: "/drawings/blog/stone.svg" }))
  expect(Object.keys((await submit(id, 2)).body.errors)).toEqual(["featured_alt"])
})

const hiddenPost = {
  mayAppeal:
    "This post is hidden, so it cannot be sent. You can appeal among your posts, or go on changing it: what you write is saved.",
  waits:
    "This post is hidden, so it cannot be sent until our team shows it again. You can go on changing it: what you write is saved.",
}

test("a post that is hidden is read by nobody, and shown again as it was", async () => {
  const id = await published("To be hidden.", "Hidden for a while")
  expect((await decide(id, { decision: "hide", note: "It names a customer." })).status).toBe(200)
  expect((await read("hidden-for-a-while")).status).toBe(404)
  const refused = await submit(id, 2)
  expect([refused.status, refused.body.message]).toEqual([409, hiddenPost.mayAppeal])
  expect((await submit(id, 2, clerk)).body.message, "to who publishes it").toBe(hiddenPost.waits)
  await t.call("POST", `/blog/drafts/${id}/appeal`, { token: author.token, body: { appeal: "She agreed to it." } })
  expect((await save(id, 2, textOf("Changed meanwhile.", { title: "Hidden for a while" }))).status).toBe(200)
  const again = await submit(id, 3)
  expect([again.status, again.body.message]).toEqual([409, hiddenPost.waits])
  // Nor by the API: neither its author nor an administrator publishes it without restoring it.
  for (const { token } of [author, clerk])
    expect((await t.call("PUT", `/blog/posts/${id}`, { token, body: { title: "Back" } })).status).toBe(409)
  // Hidden with a reason, it is restored with one.
  expect((await decide(id, { decision: "restore" })).status).toBe(409)
  expect((await restore(id)).status).toBe(200)
  expect((await read("hidden-for-a-while")).status).toBe(200)
})

test("an administrator hides a post of their own, and shows it again, without being told", async () => {
  const id = await begin(clerk)
  await save(id, 1, textOf("Mine.", { title: "Mine for a while" }), clerk)
  expect((await submit(id, 2, clerk)).status).toBe(200)
  expect((await decide(id, { decision: "hide", note: "The prices are old." })).status).toBe(200)
  expect(await written(id, clerk)).toMatchObject({ status: "hidden", review_note: "The prices are old." })
  expect((await submit(id, 2, clerk)).body.message).toBe(hiddenPost.waits)
  expect((await decide(id, { decision: "restore" })).status).toBe(200)
  expect(await written(id, clerk)).toMatchObject({ status: "published", review_note: null })
  const told = t.db.selectFrom("notifications").select("kind").where("account_id", "=", clerk.account_id)
  expect(await told.where("kind", "in", ["content_hidden", "blog_post_restored"]).execute()).toEqual([])
})

test("of an author who cannot be written to nobody says that they were told", async () => {
  const id = await sent()
  const suspend = (suspended_at: Date | null) =>
    t.db.updateTable("accounts").set({ suspended_at }).where("id", "=", author.account_id).execute()
  await suspend(t.clock.now)
  expect((await decide(id, { decision: "publish", version: 2 })).body.message).toBe("Published.")
  expect((await decide(id, { decision: "hide", note: "It names a customer." })).body.message).toBe("Hidden.")
  await suspend(null)
  const other = await sent()
  expect((await decide(other, { decision: "publish", version: 2 })).body.message).toBe(
    "Published. Its author was told.",
  )
})

test("what was pasted comes back clean", async () => {
  const convert = (format: string, text: string) =>
    t.call("POST", "/blog/documents", { token: author.token, body: { format, text } })
  const html = await convert("html", "<p onclick=alert(1)>a<script>alert(1)</script></p>")
  expect(html.body.document).toEqual({ type: "doc", content: [paragraph("a")] })
  const markdown = await convert("markdown", "## Cost\n\n- one")
  expect(markdown.body.document.content.map(({ type }: { type: string }) => type)).toEqual(["heading", "bulletList"])
})

test("200,000 letters of Devanagari are saved, and one more is refused", async () => {
  const id = await begin()
  const long = textOf("न".repeat(200_000))
  expect((await save(id, 1, long)).status).toBe(200)
  expect((await save(id, 2, textOf("न".repeat(200_001)))).status).toBe(422)
  const tags = Array.from({ length: 300 }, (_, at) => `tag ${at}`)
  expect((await save(id, 2, textOf("x", { tags }))).status).toBe(422)
  const unknown = await save(id, 2, textOf("x", { category_id: 9999 }))
  expect(unknown.body.errors).toEqual({ category_id: "Please choose one of the categories" })
})

test("my posts, the newest first, with their states", async () => {
  const id = await begin(stranger)
  const { body } = await t.call("GET", "/blog/drafts", { token: stranger.token })
  expect(body.posts[0]).toMatchObject({ id, status: "draft", title: "" })
  expect((await t.call("GET", "/blog/drafts", { token: author.token })).body.posts.length).toBeGreaterThan(3)
})

test("a preview shows its author and our team what the page will: live parts, contents, author and the category", async () => {
  const project = {
    id: "",
    professional_id: author.professional_id,
    title: "A kitchen",
    description: "",
    locality: "Baner",
  }
  const paid = { completed_year: 2026, drawing: "plan", work: "kitchen", paid_from: 200_000 } as const
  const projects = Array.from({ length: 11 }, () => ({ ...project, ...paid, id: newId() }))
  await t.db.insertInto("portfolio_projects").values(projects).execute()
  const heading = (text: string) => ({ type: "heading", attrs: { level: 2 }, content: [{ type: "text", text }] })
  const live = { type: "live", attrs: { kind: "cost_bands", service: "interior-designer" } }
  const content = [heading("One"), paragraph("Before."), live, heading("Two"), paragraph("After."), heading("Three")]
  const id = await begin()
  const title = `Looks ${id}`
  await save(id, 1, textOf("", { title, document: { type: "doc", content } }))
  const { body: seen } = await t.call("GET", `/blog/drafts/${id}/preview`, { token: author.token })
  await submit(id, 2)
  const { body: reviewed } = await t.call("GET", `/admin/blog/${id}`, { token: clerk.token })
  await decide(id, { decision: "publish", version: 2 })
  const { slug } = await written(id)
  const asking = { db: t.db, clock: () => t.clock.now, actor: null, publicUrl, requestId: "test", network: "192.0.2.1" }
  const page = await getPostPage({ ...asking, language: "en" }, slug)
  const { pieces, headings, post, author: writer } = page as Extract<typeof page, { pieces: object }>
  expect(pieces).toContainEqual({ live: expect.objectContaining({ kind: "cost_bands", works: [expect.anything()] }) })
  expect(headings).toHaveLength(3)
  for (const shown of [seen, reviewed.post.preview]) {
    expect(shown).toMatchObject({ pieces, headings, author: writer })
    const { published_at: __, updated_at: ___, ...looks } = shown.post
    expect(post).toMatchObject(looks)
    expect(looks).toMatchObject({ category_slug: "costs", author_name: author.full_name })
  }
})

test("a preview of a text without a category stands too", async () => {
  const id = await begin()
  const { status, body } = await t.call("GET", `/blog/drafts/${id}/preview`, { token: author.token })
  expect([status, body.post.category_slug, body.headings]).toEqual([200, null, []])
})

test("whether a newer text is one's own is told by the account: a colleague may have the same name", async () => {
  const id = await begin()
  const namesake = await createAdmin(t, author.full_name, false, "desk")
  await save(id, 1, textOf("Theirs."), namesake)
  const late = await save(id, 1, textOf("Mine."))
  expect(late.status).toBe(409)
  expect(late.body.post.text).toMatchObject({ saved_by: author.full_name, is_own: false })
  expect((await written(id, namesake)).text.is_own).toBe(true)
})
