/** Posts on other pages: what is about a service, and what a professional wrote. */
import { afterAll, beforeAll, expect, test } from "vitest"
import { startTestApp, type TestApp } from "../../../test/app.ts"
import { createAdmin, createProfessional, type Person, type Professional } from "../../../test/people.ts"
import { withQueryBudget } from "../../../test/query-budget.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { BESIDE } from "./post.rules.ts"
import { getPostsAbout, getPostsOf } from "./post.server.ts"

let t: TestApp
let admin: Person
let designer: Professional
beforeAll(async () => {
  t = await startTestApp()
  admin = await createAdmin(t)
  designer = await createProfessional(t)
})
afterAll(() => t.close())

const asking = (db: Ctx["db"] = t.db) => ({ db, language: "en" as const, publicUrl: "https://sthapati.example" })
const titlesOf = (posts: readonly { title: string }[]) => posts.map(({ title }) => title)

const live = (service: string) => `<p>Words.</p><div data-live="professionals" data-service="${service}"></div>`

const publish = async (title: string, more: object = {}, by: Person = admin) => {
  t.clock.now = new Date(t.clock.now.getTime() + 60_000)
  const body = { title, category_id: 3, excerpt: `About ${title}`, content: "<p>Words.</p>", ...more }
  const { id } = (await t.call("POST", "/blog/posts", { token: by.token, body })).body.data
  if (by !== admin)
    expect((await t.call("PUT", `/blog/posts/${id}`, { token: admin.token, body: {} })).status).toBe(200)
  return id as string
}

test("a service has the posts with its name as a tag first, then those that show a live part of it", async () => {
  await publish("Nothing of it", { tags: "architecture" })
  await publish("Tagged in words", { tags: "Interior Designer" })
  await publish("Another service", { content: live("architect") })
  await publish("Live", { content: live("interior-designer") })
  const both = await publish("Both", { tags: "interior designers", content: live("interior-designer") })
  expect(titlesOf(await getPostsAbout(asking(), "interior-designer"))).toEqual(["Both", "Tagged in words", "Live"])
  await publish("Newer live", { content: live("interior-designer") })
  expect(titlesOf(await getPostsAbout(asking(), "interior-designer"))).toEqual([
    "Both",
    "Tagged in words",
    "Newer live",
  ])
  expect(titlesOf(await getPostsAbout(asking(), "architect"))).toEqual(["Another service"])
  expect(await getPostsAbout(asking(), "home-inspector")).toEqual([])
  const hide = { decision: "hide", note: "Its figures are wrong." }
  expect((await t.call("POST", `/admin/blog/${both}`, { token: admin.token, body: hide })).status).toBe(200)
  expect(titlesOf(await getPostsAbout(asking(), "interior-designer"))).not.toContain("Both")
})

test("a professional has their newest that are published; who has none is asked for once in a while", async () => {
  await withQueryBudget(4, t.databaseUrl, async (db) => {
    for (let at = 0; at <= BESIDE; at++) await publish(`Own ${at}`, {}, designer)
    const body = { title: "Not read yet", category_id: 3, excerpt: "Soon", content: "<p>Words.</p>" }
    expect((await t.call("POST", "/blog/posts", { token: designer.token, body })).status).toBe(201)
    const own = ["Own 3", "Own 2", "Own 1"]
    for (const _ of own) expect(titlesOf(await getPostsOf(asking(db), designer.professional_id))).toEqual(own)
  })
  await withQueryBudget(1, t.databaseUrl, async (db) => {
    for (let time = 0; time < 3; time++) expect(await getPostsOf(asking(db), "nobody")).toEqual([])
  })
})

test("what was hidden is gone from its author's profile at once", async () => {
  const titles = async () => titlesOf(await getPostsOf(asking(), designer.professional_id))
  const [newest, ...others] = await titles()
  await t.db.updateTable("blog_posts").set({ status: "hidden" }).where("title", "=", newest!).execute()
  expect((await titles()).slice(0, others.length)).toEqual(others)
})
