/** What a search engine meets: each page of the sitemap says what it is, and no link of a public page leads nowhere. */
import type { APIRequestContext, Page } from "@playwright/test"
import { matchPath } from "react-router"
import { addressOf, pages, patterns, sitemapPaths } from "../pages.ts"
import { structuredData } from "../structured-data.ts"
import { expect, test } from "../test.ts"

interface Read {
  title: string
  description: string
  canonical: string | null
  picture: string | null
  headings: number
  isHidden: boolean
  ids: string[]
  /** Addresses of links, pictures and forms that ask. */
  targets: string[]
}

const htmlOf = async (request: APIRequestContext, path: string) => {
  const answer = await request.get(path, { headers: { accept: "text/html" }, maxRedirects: 0 })
  return { status: answer.status(), location: answer.headers().location, html: await answer.text() }
}

/** By the browser's own parser; nothing of it is run. */
const read = (page: Page, html: string, at: string): Promise<Read> =>
  page.evaluate(
    ([html, at]) => {
      const sent = new DOMParser().parseFromString(html!, "text/html")
      const attribute = (selector: string, name: string) => sent.querySelector(selector)?.getAttribute(name) ?? null
      const all = (selector: string, name: string) =>
        [...sent.querySelectorAll(selector)].flatMap((one) => one.getAttribute(name) ?? [])
      const named = [
        ...all("a[href]", "href"),
        ...all("img[src]", "src"),
        ...all("link[href]:not([rel=preconnect])", "href"),
        ...all('form[action]:not([method="post" i])', "action"),
        ...all('meta[property="og:image"]', "content"),
      ]
      return {
        title: sent.title,
        description: attribute("meta[name=description]", "content") ?? "",
        canonical: attribute("link[rel=canonical]", "href"),
        picture: attribute('meta[property="og:image"]', "content"),
        headings: sent.querySelectorAll("h1").length,
        isHidden: /noindex/.test(attribute("meta[name=robots]", "content") ?? ""),
        ids: all("[id]", "id"),
        targets: named.flatMap((one) => (/^(mailto|tel|data|sms):/.test(one) ? [] : [new URL(one, at).href])),
      }
    },
    [html, at],
  )

/** Behind a door, for who builds the site, of one person's choice, or reached by a link alone that was sent. */
const unfound =
  /^(\/(user|provider|admin|dev|shortlist|messages|enquiries)\/|\/blog\/(write|mine|comment)|\/(dashboard|profile|settings|activate-account|forgot-password|reset-password|confirm-email)$|\/\*)/

test("every page that anybody may see stands in the sitemap and among the pages that are looked at", async ({
  request,
}) => {
  const known = await sitemapPaths(request)
  const seen = pages.map(({ path }) => path.split("?")[0]!)
  const open = patterns.filter((pattern) => !unfound.test(pattern))
  expect(open.length).toBeGreaterThan(15)
  const missing = (paths: string[]) =>
    open.filter((pattern) => !paths.some((path) => matchPath(pattern, path.split("?")[0]!)))
  expect({ sitemap: missing(known), pages: missing(seen) }).toEqual({ sitemap: [], pages: [] })
})

test("each page of the sitemap is there, is one of a kind, and is described as search engines want it", async ({
  page,
  request,
  baseURL,
}) => {
  const paths = await sitemapPaths(request)
  expect(paths.length).toBeGreaterThan(15)
  const titles = new Map<string, string>()
  const descriptions = new Map<string, string>()
  for (const path of paths) {
    const { status, html } = await htmlOf(request, path)
    expect.soft(status, path).toBe(200)
    const { title, description, canonical, picture, headings, isHidden } = await read(page, html, baseURL + path)
    expect.soft(titles.get(title), `${path} has this title, too`).toBeUndefined()
    expect.soft(descriptions.get(description), `${path} has this description, too`).toBeUndefined()
    titles.set(title, path)
    descriptions.set(description, path)
    expect.soft(description.length, `letters of the description of ${path}`).toBeGreaterThan(40)
    const { pathname = "", search = "" } = canonical ? new URL(canonical) : {}
    expect.soft(pathname + search, "the canonical address").toBe(path)
    expect.soft(picture, `picture of ${path}`).not.toBeNull()
    expect.soft(headings, `first headings of ${path}`).toBe(1)
    expect.soft(isHidden, `${path} is hidden`).toBe(false)
    expect.soft((await structuredData(html)).faults, `faults in the structured data of ${path}`).toEqual([])
  }
})

test("no link, picture or form of a public page leads nowhere", async ({ page, request, baseURL }) => {
  const from = new Map<string, string>()
  const shown = pages.filter(({ as, path }) => as === "visitor" && !path.startsWith("/dev"))
  const seen = new Map<string, Read>()
  for (const one of shown) {
    const path = await addressOf(request, one)
    const { html } = await htmlOf(request, path)
    const found = await read(page, html, baseURL + path)
    seen.set(path, found)
    for (const target of found.targets) if (new URL(target).origin === baseURL) from.set(target, path)
  }
  expect(from.size).toBeGreaterThan(60)
  const open = async (path: string, linkedFrom: string) => {
    const { status, location, html } = await htmlOf(request, path)
    // What nobody knows leads home.
    const leadsNowhere = status >= 400 || (status >= 300 && location === "/")
    expect.soft(leadsNowhere, `${path}, from ${linkedFrom}: ${status}`).toBe(false)
    return html.startsWith("<!DOCTYPE html>") ? await read(page, html, baseURL + path) : undefined
  }
  for (const [target, path] of from) {
    const { pathname, search, hash } = new URL(target)
    // The page of nobody is one of those that are shown, and stays itself.
    const opened = seen.get(pathname + search) ?? (await open(pathname + search, path))
    if (hash) expect.soft(opened?.ids, `${target}, from ${path}`).toContain(decodeURIComponent(hash.slice(1)))
  }
})
