/** The pages of the blog as they are sent, and its feeds. */
import { renderToStaticMarkup } from "react-dom/server"
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  RouterContextProvider,
  StaticRouterProvider,
  UNSAFE_FrameworkContext,
  useLoaderData,
} from "react-router"
import { afterAll, beforeAll, expect, test } from "vitest"
import { publicUrl, startTestApp, type TestApp } from "../../../test/app.ts"
import { createAdmin } from "../../../test/people.ts"
import { pageContext } from "../../platform/pages/page-handle.ts"
import * as blogPage from "./blog.page.tsx"
import * as categoryPage from "./category.page.tsx"
import * as postPage from "./post.page.tsx"
import * as tagPage from "./tag.page.tsx"

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
  const { token } = await createAdmin(t)
  const content = "<h2>Stone</h2><p>One</p><h2>Lime</h2><p>Two</p><h3>Sand</h3><p>Three & <a href='/help'>four</a></p>"
  for (let at = 1; at <= 7; at++) {
    t.clock.now = new Date(t.clock.now.getTime() + 60_000)
    const body = { title: `Walls ${at}`, category_id: 3, excerpt: `About walls ${at}`, content, tags: "lime" }
    await t.call("POST", "/blog/posts", { token, body })
  }
})
afterAll(() => t.close())

const pages = {
  "/blog": blogPage,
  "/blog/category/:slug": categoryPage,
  "/blog/tag/:tag": tagPage,
  "/blog/:slug": postPage,
}

// biome-ignore lint/suspicious/noExplicitAny: each page has props of its own, which its loader has made
const screenOf = ({ default: Page }: any) =>
  function Screen() {
    return <Page loaderData={useLoaderData()} />
  }

const open = async (address: string) => {
  const routes = Object.entries(pages).map(([path, page]) => ({
    path,
    loader: page.loader,
    Component: screenOf(page),
    ErrorBoundary: () => "refused",
  })) as unknown as RouteObject[]
  const handler = createStaticHandler(routes)
  const { db, clock } = t
  const visitor = { actor: null, language: "en" as const, requestId: "test", network: "192.0.2.1" }
  const context = new RouterContextProvider()
  context.set(pageContext, {
    ctx: { db, clock: () => clock.now, publicUrl, ...visitor },
    ...{ nonce: "n", isCached: true, demo: false, showsMails: false },
  })
  const result = await handler.query(new Request(publicUrl + address), { requestContext: context })
  if (result instanceof Response) return { status: result.status, to: result.headers.get("location"), html: "" }
  const router = createStaticRouter(handler.dataRoutes, result)
  const html = renderToStaticMarkup(
    <UNSAFE_FrameworkContext value={{ nonce: "n" } as never}>
      <StaticRouterProvider router={router} context={result} hydrate={false} />
    </UNSAFE_FrameworkContext>,
  )
  return { status: result.statusCode, html }
}

test("the list has the first post in front, its pages, and says where nothing was found", async () => {
  const first = (await open("/blog")).html
  expect(first.indexOf("Walls 7")).toBeLessThan(first.indexOf("Walls 6"))
  expect(first).toContain('href="/blog?page=2"')
  expect(first).not.toContain("Walls 1<")
  expect((await open("/blog?page=2")).html).toContain("Walls 1<")
  expect((await open("/blog?search=submarine")).html).toContain("No search results found")
  expect((await open("/blog?search=walls")).html).toContain("7 posts for “walls”")
  expect((await open("/blog?category=costs")).html).toContain("No blog posts available")
})

test("a post has its text, its parts, its tags, what to read next, and no application", async () => {
  const { status, html } = await open("/blog/walls-7")
  expect(status).toBe(200)
  for (const part of ["Back to Blog", "About walls 7", "In this post", 'href="#s-lime"', "Three &amp; ", "Read next"])
    expect(html).toContain(part)
  expect(html).toContain('href="/blog/tag/lime"')
  expect(html.match(/<h1/g)).toHaveLength(1)
  const reporting = html.match(/<a[^>]*>Report this post<\/a>/)?.[0] ?? ""
  expect(reporting).toMatch(/rel="nofollow"/)
  expect(reporting).toMatch(/href="\/grievance\/status\?kind=content&amp;booking=Post%20[\da-f-]{36}#complaint"/)
})

test("categories and tags have pages; what is nothing has none", async () => {
  expect((await open("/blog/category/building")).html).toContain("Walls 7")
  expect((await open("/blog/tag/lime")).html).toContain("Posts about lime")
  expect((await open("/blog/category/nothing")).status).toBe(404)
  expect((await open("/blog/tag/nothing")).status).toBe(404)
  const { status, html } = await open("/blog/nothing")
  expect(status).toBe(404)
  expect(html).toContain("The requested blog post could not be found.")
})

test("a former address leads on for good", async () => {
  const post = await t.db.selectFrom("blog_posts").select("id").where("slug", "=", "walls-1").executeTakeFirstOrThrow()
  await t.db.insertInto("blog_slugs").values({ slug: "old-walls", post_id: post.id }).execute()
  expect(await open("/blog/old-walls")).toMatchObject({ status: 301, to: "/blog/walls-1" })
})
