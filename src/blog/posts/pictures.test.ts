/** Pictures of posts: of who brought them, in as many posts of theirs as they like, and gone with the last one or with them. */
import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../../test/app.ts"
import { untilBlocked } from "../../../test/blocked.ts"
import { createAdmin, createCustomer, type Person } from "../../../test/people.ts"
import { newId } from "../../platform/id.ts"
import { erasePictures } from "./picture-erasure.server.ts"

let t: TestApp
let admin: Person
let stranger: Person
beforeAll(async () => {
  t = await startTestApp()
  admin = await createAdmin(t)
  stranger = await createCustomer(t)
})
afterAll(() => t.close())

/** Brought a moment ago, and in no post yet. */
const bring = async ({ account_id }: Person) => {
  const [id, now] = [newId(), t.clock.now]
  const made = { names: ["small", "medium", "large"], width: 800, height: 600, created_at: now, arrived_at: now }
  const ends_at = new Date(now.getTime() + 86_400_000)
  await t.db
    .insertInto("files")
    .values({ ...made, id, account_id, purpose: "blog", ends_at })
    .execute()
  return id
}
const urlOf = (id: string) => `/files/${id}/large`
const write = ({ token }: Person, featured_image: string, content = "<p>Words.</p>") => {
  const body = { title: "Pictured", category_id: 1, excerpt: "Short", content, featured_image, featured_alt: "A wall" }
  return t.call("POST", "/blog/posts", { token, body })
}
const published = async (...written: Parameters<typeof write>) => {
  const { status, body } = await write(...written)
  expect(status).toBe(201)
  return body.data.id as string
}
const endOf = async (id: string) =>
  (await t.db.selectFrom("files").select("ends_at").where("id", "=", id).executeTakeFirstOrThrow()).ends_at

test("one picture stands in two posts, and goes with the last of them", async () => {
  const file = await bring(admin)
  const [one, other] = [await published(admin, urlOf(file)), await published(admin, urlOf(file))]
  const { token } = admin
  const own = await t.call("GET", "/blog/pictures", { token })
  expect(own.body.pictures).toEqual([
    { id: file, width: 800, height: 600, small: `/files/${file}/small`, url: urlOf(file) },
  ])
  expect((await t.call("DELETE", `/files/${file}`, { token })).status).toBe(409)
  await t.call("DELETE", `/blog/posts/${one}`, { token })
  expect(await endOf(file)).toBeNull()
  await t.call("DELETE", `/blog/posts/${other}`, { token })
  expect(await endOf(file)).toEqual(t.clock.now)
})

test("the desk sees what is read to who does not see the pictures", async () => {
  const [first, second] = [await bring(admin), await bring(admin)]
  const id = await published(
    admin,
    urlOf(first),
    `<p>Words.</p><blockquote><img src="${urlOf(second)}" alt="A door"></blockquote>`,
  )
  const { body } = await t.call("GET", `/admin/blog/${id}`, { token: admin.token })
  expect(body.post.pictures).toEqual([
    { src: urlOf(first), alt: "A wall", caption: null },
    { src: urlOf(second), alt: "A door", caption: null },
  ])
})

test("a picture of two posts that are removed at once goes with them", async () => {
  const file = await bring(admin)
  const posts = [await published(admin, urlOf(file)), await published(admin, urlOf(file))]
  const { token } = admin
  let removing: Promise<{ status: number }[]> | undefined
  await t.db.transaction().execute(async (trx) => {
    // Both have taken their picture out before either is through.
    await sql`select from blog_posts where id in (${sql.join(posts)}) for key share`.execute(trx)
    removing = Promise.all(posts.map((id) => t.call("DELETE", `/blog/posts/${id}`, { token })))
    await untilBlocked(t.db, 2)
  })
  expect((await removing!).map(({ status }) => status)).toEqual([200, 200])
  expect(await endOf(file)).toEqual(t.clock.now)
})

test("what a colleague saves while pictures go from a post stays, without them", async () => {
  const leaver = await createAdmin(t)
  const file = await bring(leaver)
  const id = await published(leaver, urlOf(file), `<p>Before</p><img src="${urlOf(file)}" alt="Gone">`)
  let erasing: Promise<void> | undefined
  await t.db.transaction().execute(async (trx) => {
    await sql`select from blog_posts where id = ${id} for no key update`.execute(trx)
    erasing = t.db.transaction().execute((other) => erasePictures(other, leaver.account_id))
    await untilBlocked(t.db)
    const post = await trx.selectFrom("blog_posts").select("document").where("id", "=", id).executeTakeFirstOrThrow()
    const later = JSON.stringify(post.document).replace("Before", "Saved meanwhile")
    await trx.updateTable("blog_posts").set({ document: later }).where("id", "=", id).execute()
  })
  await erasing
  const { data } = (await t.call("GET", `/blog/posts/${id}`)).body
  expect(data.content).toContain("Saved meanwhile")
  expect(data.content).not.toContain(file)
})

test("nobody shows a picture that somebody else has brought, shown or not", async () => {
  const [waiting, shown] = [await bring(admin), await bring(admin)]
  await published(admin, urlOf(shown))
  for (const file of [waiting, shown]) {
    expect(Object.keys((await write(stranger, urlOf(file))).body.errors)).toEqual(["featured_image"])
    const inText = await write(stranger, "/drawings/blog/stone.svg", `<p>a</p><img src="${urlOf(file)}">`)
    expect(Object.keys(inText.body.errors)).toEqual(["content"])
  }
})

test("of who goes no post shows a picture any more, in no version, and its row can go", async () => {
  const leaver = await createAdmin(t)
  const [file, staying] = [await bring(leaver), await bring(admin)]
  const content = `<p>Before</p><img src="${urlOf(file)}" alt="Gone"><ul><li><img src="${urlOf(file)}"></li></ul>`
  const id = await published(leaver, urlOf(file), content)
  const body = { content: `${content}<img src="${urlOf(staying)}" alt="Stays">` }
  expect((await t.call("PUT", `/blog/posts/${id}`, { token: admin.token, body })).status).toBe(200)
  await erasePictures(t.db, leaver.account_id)
  const { data } = (await t.call("GET", `/blog/posts/${id}`)).body
  expect(data).toMatchObject({ featured_image: null, featured_alt: "" })
  expect(data.content).toContain("Before")
  expect(data.content).toContain(urlOf(staying))
  const versions = await t.db.selectFrom("blog_versions").selectAll().where("post_id", "=", id).execute()
  expect(JSON.stringify([data, versions])).not.toContain(file)
  await t.db.deleteFrom("files").where("id", "=", file).execute()
})
