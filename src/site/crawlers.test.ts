import { brotliDecompressSync } from "node:zlib"
import type { RouteConfigEntry } from "@react-router/dev/routes"
import { matchPath } from "react-router"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { publicUrl, startTestApp, type TestApp } from "../../test/app.ts"
import { createProfessional } from "../../test/people.ts"
import routes from "../routes.ts"
import { calls } from "../slices.ts"

let t: TestApp
let found: string
beforeAll(async () => {
  t = await startTestApp({ keepsAnswers: true })
  found = (await createProfessional(t, { business_name: "Found Studio", slug: "architect" })).professional_id
})
afterAll(() => t.close())

const sitemap = async () => (await t.app.inject({ url: "/sitemap.xml" })).body

test("search engines are told the addresses there are, by the site's own name", async () => {
  const robots = (await t.app.inject({ url: "/robots.txt" })).body
  expect(robots).toContain(`Sitemap: ${publicUrl}/sitemap.xml\nSitemap: ${publicUrl}/sitemap-projects.xml\n`)
  expect(robots).toContain("Disallow: /api/\n")
  const text = await sitemap()
  for (const path of ["/", "/search", "/help", "/terms", "/login", "/register", `/providers/${found}`])
    expect(text).toContain(`<loc>${publicUrl}${path}</loc>`)
})

test("the list is compressed once, not sent to who has it, and made anew when an offer comes", async () => {
  const before = await sitemap()
  const { headers, rawPayload } = await t.app.inject({ url: "/sitemap.xml", headers: { "accept-encoding": "br" } })
  expect([headers["content-type"], headers["cache-control"]]).toEqual(["application/xml", "public, max-age=3600"])
  expect(brotliDecompressSync(rawPayload).toString()).toBe(before)
  const plain = await t.app.inject({ url: "/sitemap.xml", headers: { "accept-encoding": "br;q=0, gzip; q=0.0" } })
  expect([plain.headers["content-encoding"], plain.body]).toEqual([undefined, before])
  const again = await t.app.inject({ url: "/sitemap.xml", headers: { "if-none-match": String(headers.etag) } })
  expect([again.statusCode, again.body]).toEqual([304, ""])

  const { professional_id: later } = await createProfessional(t, { business_name: "Later Studio", slug: "architect" })
  await expect.poll(sitemap, { timeout: 5_000 }).toContain(`/providers/${later}`)
})

describe("/llms.txt, against what there is", () => {
  const read = async (path = "/llms.txt") => (await t.app.inject({ url: path })).body

  /** For whoever was sent there, or is signed in. */
  const forSomebody = [
    ...["/activate-account", "/forgot-password", "/reset-password", "/confirm-email"],
    ...["/dashboard", "/profile", "/settings", "/shortlist/:token?", "/messages/:conversationId?"],
    "/enquiries/:token",
    ...["/blog/write", "/blog/write/:postId", "/blog/write/:postId/preview", "/blog/write/:postId/history"],
    ...["/blog/mine", "/blog/comment/:slug"],
  ]
  const areas = /^\/(user|provider|admin|dev)\//

  const pathsOf = (entries: RouteConfigEntry[]): string[] =>
    entries.flatMap(({ index, path, children }) => [
      ...(index ? ["/"] : path ? [`/${path}`] : []),
      ...pathsOf(children ?? []),
    ])
  /** Told one by one, as there are rows. */
  const ofRows = [
    "/providers/:id",
    "/providers/:id/projects/:projectId",
    "/services/:service/:city",
    "/services/:service/:city/:locality",
    ...["/blog/:slug", "/blog/category/:slug", "/blog/tag/:tag"],
  ]
  const patterns = pathsOf(routes).filter((path) => path !== "/*" && !areas.test(path))

  test("programs and search engines are told of every public page, and of no other", async () => {
    const [text, sitemap] = [await read(), await read("/sitemap.xml")]
    const told = [...text.matchAll(/\]\((.*?)\): /g)].map(([, url]) => url!.replace(publicUrl, ""))
    const pages = told.filter((path) => !path.startsWith("/api/"))
    const wanted = patterns.filter((pattern) => ![...forSomebody, ...ofRows].includes(pattern))
    expect(wanted.filter((pattern) => !pages.some((path) => matchPath(pattern, path)))).toEqual([])
    expect(pages.filter((path) => !wanted.some((pattern) => matchPath(pattern, path)))).toEqual([])
    for (const path of pages) expect(sitemap).toContain(`<loc>${publicUrl}${path}</loc>`)
    expect([...forSomebody, ...ofRows].filter((path) => !patterns.includes(path))).toEqual([])
  })

  test("it begins with what the site is, and that a demonstration is one", async () => {
    const lines = (await read()).split("\n")
    expect(lines[0]).toBe("# Sthapati")
    expect(lines[2]).toMatch(/^> Sthapati is a marketplace .* interior designers and architects in Pune/)
    expect(lines[4]).toContain("demonstration")
  })

  test("of the calls it names those that anybody may ask, as they are described", async () => {
    const text = await read()
    const { paths } = (await t.app.inject({ url: "/api/openapi.json" })).json()
    const named = [...text.matchAll(/^- `GET (\S+)`/gm)].map(([, path]) => path!)
    expect(named).toContain("/search")
    for (const path of named) expect(paths[path]?.get, path).toBeDefined()
    // That one's address holds a secret.
    const open = calls.filter(
      ({ contract: { who, method, name } }) => who === "anyone" && method === "GET" && name !== "calendar_feed",
    )
    expect(named).toEqual(open.map(({ contract }) => contract.path))
    for (const url of ["/api/openapi.json", "/api/docs"]) {
      expect(text).toContain(`(${publicUrl}${url})`)
      expect((await t.app.inject({ url })).statusCode).toBe(200)
    }
  })

  test("places are named once they have a page", async () => {
    expect(await read()).not.toContain("/pune/mulshi")
    const three = [await createProfessional(t), await createProfessional(t), await createProfessional(t)]
    const ids = three.map(({ professional_id }) => professional_id)
    await t.db.updateTable("professionals").set({ locality: "Mulshi" }).where("id", "in", ids).execute()
    const line = `[Interior designers in Mulshi, Pune](${publicUrl}/services/interior-designer/pune/mulshi): 3 interior designers`
    await expect.poll(() => read(), { timeout: 5_000 }).toContain(line)
  })
})
