import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { publicUrl, startTestApp, type TestApp } from "../../../test/app.ts"
import { untilBlocked } from "../../../test/blocked.ts"
import {
  createAdmin,
  createCustomer,
  createProfessional,
  type Person,
  type Professional,
} from "../../../test/people.ts"
import { withQueryBudget } from "../../../test/query-budget.ts"
import { findPostPage, getPostList } from "./post.server.ts"

let t: TestApp
let admin: Person
let designer: Professional
let customer: Person
beforeAll(async () => {
  t = await startTestApp()
  admin = await createAdmin(t)
  designer = await createProfessional(t)
  customer = await createCustomer(t)
})
afterAll(() => t.close())

const text = (title: string) => ({
  title,
  category_id: 1,
  excerpt: `About ${title}`,
  content: `<h2>Why</h2><p>The granite of ${title}.</p>`,
})

const write = (by: Person, body: object) => t.call("POST", "/blog/posts", { token: by.token, body })
const publish = async (title: string, more: object = {}) => {
  const { body } = await write(admin, { ...text(title), ...more })
  return body.data as { id: string; slug: string; published_at: string }
}
const list = async (query: string) => (await t.call("GET", `/blog/posts${query}`)).body.data
const titlesOf = (posts: readonly { title: string }[]) => posts.map(({ title }) => title)

describe("what readers ask for", () => {
  test("six a page, newest first, with the pagination's own names; a page after the last is empty", async () => {
    for (let at = 1; at <= 8; at++) {
      t.clock.now = new Date(t.clock.now.getTime() + 60_000)
      await publish(`Stone ${at}`, at > 6 ? { category_id: 2, tags: "Roof, monsoon , roof" } : {})
    }
    const first = await list("")
    expect(titlesOf(first.posts)).toEqual(["Stone 8", "Stone 7", "Stone 6", "Stone 5", "Stone 4", "Stone 3"])
    expect(first.pagination).toEqual({ currentPage: 1, totalPages: 2, totalPosts: 8, postsPerPage: 6 })
    expect(first.posts[0]).toMatchObject({
      category_name: "Permissions and papers",
      ...{ tags: ["roof", "monsoon"], is_published: true, view_count: 0, like_count: 0, comment_count: 0 },
      url: `${publicUrl}/blog/stone-8`,
    })
    expect(titlesOf((await list("?page=2")).posts)).toEqual(["Stone 2", "Stone 1"])
    expect((await list("?page=3")).posts).toEqual([])
    expect((await t.call("GET", "/blog/posts?page=0")).status).toBe(422)
  })

  test("of a category by its slug, name or number; all is every one", async () => {
    for (const category of ["rules", "Permissions%20and%20papers", "2"])
      expect((await list(`?category=${category}`)).pagination.totalPosts).toBe(2)
    expect((await list("?category=all")).pagination.totalPosts).toBe(8)
    expect((await list("?category=nothing")).posts).toEqual([])
    expect((await list("?tag=Monsoon")).pagination.totalPosts).toBe(2)
    const { body } = await t.call("GET", "/blog/categories")
    expect(body.data.map(({ slug, post_count }: { slug: string; post_count: number }) => [slug, post_count])).toEqual([
      ["costs", 6],
      ["rules", 2],
      ["building", 0],
      ["homes", 0],
      ["people", 0],
    ])
  })

  test("words are found in title, excerpt and text, in another form and not typed to their end; a blank search is none", async () => {
    await publish("Lifts of old societies", { content: "<p>Counterweights were <em>balancing</em> &amp; humming.</p>" })
    for (const search of ["lift", "counterweight", "balance", "societ", "old lifts counterw"])
      expect(titlesOf((await list(`?search=${encodeURIComponent(search)}`)).posts)).toEqual(["Lifts of old societies"])
    for (const search of ["em", "amp", "submarine", "'; drop table", "\\", "( & | !"])
      expect((await list(`?search=${encodeURIComponent(search)}`)).posts).toEqual([])
    expect((await list("?search=%20%20")).pagination.totalPosts).toBe(9)
    const search = async (q: string) => (await t.call("GET", `/blog/search?q=${q}`)).body
    expect(titlesOf((await search("lifts")).data.posts)).toEqual(["Lifts of old societies"])
    expect(await search("%20")).toMatchObject({ success: true, data: { posts: [], pagination: { totalPosts: 0 } } })
  })

  test("of words that hundreds have the newest 300 come by how well they match, then the others by time, each once", async () => {
    const rows = await sql<{ id: string }>`
      with posts as (
        insert into blog_posts (id, slug, title, excerpt, html, category_id, status, published_version, published_at)
        select 'peepal-' || n, 'peepal-' || n, case when n = 150 then 'Peepal' else 'A tree' end, 'Shade', 'Peepal', 3,
          'published', 1, ${t.clock.now}::timestamptz - n * interval '1 day' from generate_series(1, 309) n returning id, slug),
      slugs as (insert into blog_slugs (slug, post_id) select slug, id from posts)
      select id from posts`.execute(t.db)
    const pageOf = async (page: number) =>
      (await list(`?search=peepal&page=${page}`)).posts.map((p: { id: string }) => p.id)
    const found: string[] = []
    for (const page of [1, 50, 51, 52]) found.push(...(await pageOf(page)))
    const numbers = found.map((id) => Number(id.replace("peepal-", "")))
    expect(numbers.slice(0, 6)).toEqual([150, 1, 2, 3, 4, 5])
    expect(numbers.slice(6)).toEqual([295, 296, 297, 298, 299, 300, 301, 302, 303, 304, 305, 306, 307, 308, 309])
    expect((await list("?search=peepal")).pagination.totalPosts).toBe(rows.rows.length)
    await sql`delete from blog_posts where id like 'peepal-%'`.execute(t.db)
  })

  test("a category has as many posts as readers find in it, whatever becomes of one", async () => {
    const { id } = await publish("Counted")
    const counts = async () => {
      const { rows } = await sql<{ kept: number[]; found: number[] }>`
        select json_agg(c.post_count order by c.id) as kept, json_agg((select count(*) from blog_posts p
          where p.category_id = c.id and p.status = 'published') order by c.id) as found from blog_categories c`.execute(
        t.db,
      )
      expect(rows[0]!.kept).toEqual(rows[0]!.found)
      return rows[0]!.kept[0]!
    }
    const before = await counts()
    const change = (set: ReturnType<typeof sql>) => sql`update blog_posts set ${set} where id = ${id}`.execute(t.db)
    await change(sql`status = 'hidden'`)
    expect(await counts()).toBe(before - 1)
    await change(sql`status = 'published', category_id = 4`)
    expect(await counts()).toBe(before - 1)
    await change(sql`category_id = 1`)
    expect(await counts()).toBe(before)
    await sql`delete from blog_posts where id = ${id}`.execute(t.db)
    expect(await counts()).toBe(before - 1)
  })

  test("a count of a category that is too low refuses no removal", async () => {
    const { id } = await publish("Counted too low")
    await t.db.updateTable("blog_categories").set({ post_count: 0 }).execute()
    expect((await t.call("DELETE", `/blog/posts/${id}`, { token: admin.token })).status).toBe(200)
    const { rows } = await sql<{ least: number }>`select min(post_count) as least from blog_categories`.execute(t.db)
    expect(rows[0]!.least).toBe(0)
    await sql`update blog_categories c set post_count =
      (select count(*) from blog_posts p where p.category_id = c.id and p.status = 'published')`.execute(t.db)
  })

  test("a post by id and by address, with its HTML; what is related shares tags or category, and is not itself", async () => {
    const { body } = await t.call("GET", "/blog/posts/slug/stone-8")
    expect(body.data).toMatchObject({ title: "Stone 8", author_name: admin.full_name, provider_id: null })
    expect(body.data.content).toContain('<h2 id="s-why">Why</h2>')
    expect((await t.call("GET", `/blog/posts/${body.data.id}`)).body.data).toEqual(body.data)
    const related = (await t.call("GET", `/blog/posts/${body.data.id}/related?count=3`)).body.data
    expect(titlesOf(related)).toEqual(["Stone 7", "Lifts of old societies", "Stone 6"])
    for (const path of ["/slug/nothing", "/nothing", "/nothing/related"])
      expect((await t.call("GET", `/blog/posts${path}`)).status).toBe(404)
  })

  test("list and page are one statement each, and neither reads another post's text", async () => {
    const reader = { language: "en" as const, publicUrl }
    await withQueryBudget(1, t.databaseUrl, (db) => getPostList({ ...reader, db }, { page: 1, search: "stone" }))
    const page = await withQueryBudget(1, t.databaseUrl, (db) => findPostPage({ ...reader, db }, "stone-8"))
    expect(page).toMatchObject({ post: { title: "Stone 8" } })
    expect(JSON.stringify(page)).not.toContain("granite of Stone 7")
  })
})

describe("who writes", () => {
  test("an administrator's post is published, anybody else's waits and is seen by its author and the desk alone", async () => {
    const { status, body } = await write(designer, text("A waiting post"))
    expect(status).toBe(201)
    expect(body.data).toMatchObject({ is_published: false, published_at: null, provider_id: designer.professional_id })
    const path = `/blog/posts/${body.data.id}`
    expect((await t.call("GET", path)).status).toBe(404)
    expect((await t.call("GET", path, { token: customer.token })).status).toBe(404)
    for (const { token } of [designer, admin]) expect((await t.call("GET", path, { token })).status).toBe(200)
    const row = t.db.selectFrom("blog_posts").select(["status", "submitted_version"]).where("id", "=", body.data.id)
    expect(await row.executeTakeFirstOrThrow()).toEqual({ status: "in_review", submitted_version: 1 })
    expect((await t.call("GET", "/blog/posts/slug/a-waiting-post")).status).toBe(404)
    expect((await t.call("POST", "/blog/posts", { body: text("Nobody's") })).status).toBe(401)
  })

  test("a change of a published post by its author waits, and readers go on seeing what was published", async () => {
    const { body } = await write(designer, text("A house of basalt"))
    const { id } = body.data
    await t.call("PUT", `/blog/posts/${id}`, { token: admin.token, body: {} })
    const changed = { title: "A house of marble", tags: ["marble"] }
    expect((await t.call("PUT", `/blog/posts/${id}`, { token: designer.token, body: changed })).status).toBe(200)
    const seen = (await t.call("GET", "/blog/posts/slug/a-house-of-basalt")).body.data
    expect(seen).toMatchObject({ title: "A house of basalt", tags: [], author_name: designer.full_name })
    await t.call("PUT", `/blog/posts/${id}`, { token: admin.token, body: {} })
    expect((await t.call("GET", `/blog/posts/${id}`)).body.data).toMatchObject(changed)
  })

  test("an older copy overwrites nothing newer, and strangers change and remove nothing", async () => {
    const { id } = await publish("One text")
    const put = (token: string, body: object) => t.call("PUT", `/blog/posts/${id}`, { token, body })
    expect((await put(admin.token, { excerpt: "Newer", version: 1 })).status).toBe(200)
    const late = await put(admin.token, { excerpt: "Older", version: 1 })
    expect([late.status, late.body.version]).toEqual([409, 2])
    for (const { token } of [designer, customer]) {
      expect((await put(token, { title: "Mine" })).status).toBe(404)
      expect((await t.call("DELETE", `/blog/posts/${id}`, { token })).status).toBe(404)
    }
    expect((await t.call("DELETE", `/blog/posts/${id}`, { token: admin.token })).status).toBe(200)
    expect((await t.call("GET", `/blog/posts/${id}`)).status).toBe(404)
  })

  test("an administrator removes somebody else's post after a recent sign-in alone", async () => {
    const { id } = (await write(designer, text("Not theirs"))).body.data
    const removeAfter = async (minutes: number) => {
      const confirmed_at = new Date(t.clock.now.getTime() - minutes * 60_000)
      await t.db.updateTable("sessions").set({ confirmed_at }).where("account_id", "=", admin.account_id).execute()
      return t.call("DELETE", `/blog/posts/${id}`, { token: admin.token })
    }
    expect(await removeAfter(15)).toMatchObject({ status: 403, body: { code: "confirm_identity" } })
    expect((await removeAfter(14)).status).toBe(200)
  })

  test("a draft that is not whole is neither published nor sent, and what it lacks is named", async () => {
    for (const by of [admin, designer]) {
      const draft = await t.call("POST", "/blog/drafts", { token: designer.token, body: {} })
      const put = (body: object) => t.call("PUT", `/blog/posts/${draft.body.post.id}`, { token: by.token, body })
      const hollow = await put({ title: "Half a post", content: "<script>no text</script>" })
      expect([hollow.status, Object.keys(hollow.body.errors)]).toEqual([422, ["category_id", "excerpt", "content"]])
      const { title: _, ...rest } = text("Half a post")
      expect((await put(rest)).body.errors).toEqual({ title: "Please give it a title." })
      const row = t.db.selectFrom("blog_posts").select(["status", "version"]).where("id", "=", draft.body.post.id)
      expect(await row.executeTakeFirst()).toEqual({ status: "draft", version: 1 })
      expect((await put(text("Half a post"))).status).toBe(200)
    }
  })

  test("what is sent anew keeps its place and its words for the desk; what is published waits for nothing and has no note", async () => {
    const { body } = await write(designer, text("A returned post"))
    const { id } = body.data
    const put = (by: Person, change: object) => t.call("PUT", `/blog/posts/${id}`, { token: by.token, body: change })
    const columns = ["title", "status", "submitted_version", "submitted_at", "scheduled_for", "review_note"] as const
    const row = () => t.db.selectFrom("blog_posts").select(columns).where("id", "=", id).executeTakeFirstOrThrow()
    const { submitted_at } = await row()
    await t.db
      .updateTable("blog_posts")
      .set({ review_note: "Shorter, please.", scheduled_for: new Date(t.clock.now.getTime() + 3_600_000) })
      .where("id", "=", id)
      .execute()
    t.clock.now = new Date(t.clock.now.getTime() + 60_000)
    expect((await put(designer, { title: "Sent anew" })).body.data.title).toBe("Sent anew")
    expect(await row()).toMatchObject({ title: "Sent anew", status: "in_review", submitted_version: 2, submitted_at })
    const scheduled_for = new Date(t.clock.now.getTime() + 3_540_000)
    expect(await row(), "the time that was chosen stays").toMatchObject({ scheduled_for })
    expect((await put(admin, {})).status).toBe(200)
    const published = { status: "published", submitted_version: null, scheduled_for: null, review_note: null }
    expect(await row()).toMatchObject(published)
  })

  test("what is missing, too much or nothing of ours is named", async () => {
    const refused = async (more: object) => {
      const { status, body } = await write(admin, { ...text("Refused"), ...more })
      return [status, Object.keys(body.errors ?? {})]
    }
    expect(await refused({ title: " ", excerpt: "", content: "", category_id: 99_999 })).toEqual([
      422,
      ["title", "category_id", "excerpt", "content"],
    ])
    expect(await refused({ category_id: 99 })).toEqual([422, ["category_id"]])
    expect(await refused({ tags: Array.from({ length: 300 }, (_, at) => `tag ${at}`) })).toEqual([422, ["tags"]])
    expect(await refused({ tags: ["x".repeat(31)] })).toEqual([422, ["tags.0"]])
    expect(await refused({ featured_image: "https://elsewhere.example/a.png" })).toEqual([422, ["featured_image"]])
    expect(await refused({ featured_image: "/files/0198c0de-0000-7000-8000-000000000000/large" })).toEqual([
      422,
      ["featured_image"],
    ])
    expect(await refused({ slug: "Not A Slug" })).toEqual([422, ["slug"]])
    expect(await refused({ content: `<p>${"word ".repeat(60_000)}</p>` })).toEqual([422, ["content"]])
    const kept = await publish("Drawn", { featured_image: `${publicUrl}/drawings/blog/lift.svg` })
    expect(kept).toMatchObject({ featured_image: "/drawings/blog/lift.svg" })
  })

  test("of what came in nothing that runs is given out", async () => {
    const content = `<p onclick="x()">Safe<script>alert(1)</script><img src=x onerror=alert(1)></p><a href="javascript:alert(1)">link</a>`
    const { id } = await publish("Hostile", { content })
    const said = (await t.call("GET", `/blog/posts/${id}`)).body.data.content
    expect(said).toContain("Safe")
    expect(said).not.toMatch(/onclick|script|onerror|<img/)
  })
})

describe("addresses", () => {
  test("two posts of one title have two, a title without a Latin letter has one, and a taken one is refused", async () => {
    const [one, other] = [await publish("The same title"), await publish("The same title")]
    expect([one.slug, other.slug]).toEqual(["the-same-title", "the-same-title-2"])
    expect((await publish("पुणे")).slug).toMatch(/^post-\w+$/)
    expect((await publish("Tag")).slug).toBe("tag-post")
    const { status, body } = await write(admin, { ...text("Another"), slug: one.slug })
    expect([status, Object.keys(body.errors)]).toEqual([422, ["slug"]])
  })

  test("a former address leads to the post and to no other one; one that nobody read is gone", async () => {
    const { id } = await publish("Former name")
    await t.call("PUT", `/blog/posts/${id}`, { token: admin.token, body: { slug: "new-name" } })
    expect((await t.call("GET", "/blog/posts/slug/former-name")).body.data).toMatchObject({ id, slug: "new-name" })
    expect((await publish("Former name")).slug).toBe("former-name-2")
    const { body } = await write(designer, { ...text("Never read"), slug: "chosen-name" })
    const slugs = t.db.selectFrom("blog_slugs").select("slug").where("post_id", "=", body.data.id)
    expect(await slugs.execute()).toEqual([{ slug: "chosen-name" }])
  })

  test("of two that take one address at once the second gets another", async () => {
    const held = t.db.transaction().execute(async (db) => {
      await sql`insert into blog_posts (id, slug) values ('held', 'a-race')`.execute(db)
      await sql`insert into blog_slugs (slug, post_id) values ('a-race', 'held')`.execute(db)
      const second = publish("A race")
      await untilBlocked(t.db)
      return { second }
    })
    expect((await (await held).second).slug).toBe("a-race-2")
  })
})

describe("what readers leave", () => {
  const visitor = "0198c0de-0000-4000-8000-000000000001"
  const mark = (id: string, what: "views" | "like", body: object, options: object = {}) =>
    t.call("POST", `/blog/posts/${id}/${what}`, {
      headers: { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0" },
      body,
      ...options,
    })

  test("a like counts once a visitor, with an account, a browser's own number, or neither", async () => {
    const { id } = await publish("Liked")
    const like = async (body: object, options: object = {}) => (await mark(id, "like", body, options)).body.data
    expect(await like({ visitor })).toEqual({ like_count: 1, is_liked: true })
    expect(await like({ visitor })).toEqual({ like_count: 1, is_liked: true })
    expect((await like({})).like_count).toBe(2)
    expect((await like({})).like_count).toBe(2)
    const { token } = customer
    expect((await like({ visitor }, { token })).like_count).toBe(3)
    expect((await like({}, { token })).like_count).toBe(3)
    const rows = await t.db.selectFrom("blog_likes").selectAll().where("post_id", "=", id).execute()
    expect(rows.flatMap(({ account_id }) => account_id ?? [])).toEqual([customer.account_id])
    expect(JSON.stringify(rows)).not.toContain(visitor)
  })

  test("pressed twice at once, it is one", async () => {
    const { id } = await publish("Pressed twice")
    await Promise.all([1, 2, 3, 4].map(() => mark(id, "like", { visitor })))
    const post = (await t.call("GET", `/blog/posts/${id}`)).body.data
    expect(post.like_count).toBe(1)
  })

  test("a view counts once a visitor and day; a program's does not, and what is not published has none", async () => {
    const { id } = await publish("Read")
    const { body } = await write(designer, text("Unseen"))
    const view = async (body: object, options: object = {}) =>
      (await mark(id, "views", body, options)).body.data.view_count
    expect([await view({ visitor }), await view({ visitor }), await view({})]).toEqual([1, 1, 2])
    expect(await view({}, { headers: { "user-agent": "Googlebot/2.1" } })).toBe(2)
    t.clock.now = new Date(t.clock.now.getTime() + 86_400_000)
    expect(await view({ visitor })).toBe(3)
    for (const what of ["views", "like"] as const) {
      expect((await mark(body.data.id, what, {})).status).toBe(404)
      expect((await mark("nothing", what, {})).status).toBe(404)
    }
  })
})
