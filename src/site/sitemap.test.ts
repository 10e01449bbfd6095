import { brotliDecompressSync } from "node:zlib"
import { afterAll, beforeAll, expect, test } from "vitest"
import { publicUrl, startTestApp, type TestApp } from "../../test/app.ts"
import { createProfessional } from "../../test/people.ts"

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
  expect(robots).toContain(`Sitemap: ${publicUrl}/sitemap.xml\n`)
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
