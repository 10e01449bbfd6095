/** The three feeds against what their formats ask for: RSS 2.0, Atom (RFC 4287) and JSON Feed 1.1. */
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { type ElementCompact, xml2js } from "xml-js"
import { publicUrl, startTestApp, type TestApp } from "../../../test/app.ts"
import { createAdmin, createProfessional } from "../../../test/people.ts"
import { escapeHtml } from "../../platform/escape-html.ts"

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
  const [{ token }, designer] = [await createAdmin(t), await createProfessional(t)]
  const content = `<h2>Walls & "roofs"</h2><p>]]> &lt;b&gt; <a href="/help">help</a> \u0008\uFFFEनमस्ते</p>
    <p><a href="https://example.org/?a=1&amp;b=2">away</a></p>
    <table><tr><th>Lime</th></tr><tr><td>60</td></tr></table>`
  for (let at = 1; at <= 3; at++) {
    t.clock.now = new Date(t.clock.now.getTime() + 60_000)
    const body = {
      title: `Lime & <sand> ${at}`,
      category_id: 3,
      excerpt: "Old & <good>]]>",
      content,
      tags: "lime, r & d",
    }
    await t.call("POST", "/blog/posts", { token, body })
  }
  await t.db.updateTable("blog_posts").set({ provider_id: designer.professional_id }).execute()
})
afterAll(() => t.close())

const get = async (url: string) => {
  const { statusCode, headers, payload } = await t.app.inject({ url })
  expect(statusCode).toBe(200)
  return { type: String(headers["content-type"]), payload }
}

/** Strictly, and of the letters that XML has. */
const readXml = async (url: string) => {
  const { payload } = await get(url)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those that XML 1.0 does not have
  expect(payload).not.toMatch(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/u)
  return xml2js(payload, { compact: true }) as ElementCompact
}
const listOf = (one: ElementCompact | ElementCompact[] | undefined) => (one === undefined ? [] : [one].flat())
const textOf = (one: ElementCompact | undefined) => String(one?._text ?? one?._cdata ?? "")
const isWhole = (address: string) => expect(new URL(address).protocol).toMatch(/^https?:$/)

const contentIsWhole = (html: string) => {
  for (const [, address] of html.matchAll(/(?:href|src)="([^"]*)"/g)) isWhole(address!)
  expect(html).toContain(`href="${publicUrl}/help"`)
  expect(html).toContain("नमस्ते")
  expect(html).toContain("<div><table>")
  // Validators of feeds warn of attributes that they do not know.
  expect(html).not.toMatch(/<script|data-live| role=| tabindex=/)
}
/** RFC 822 with a year of four digits. */
const rfc822 =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} [\d:]{8} GMT$/
const rfc3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/

test("each is served as what it is", async () => {
  expect((await get("/blog/rss.xml")).type).toMatch(/^application\/rss\+xml/)
  expect((await get("/blog/atom.xml")).type).toMatch(/^application\/atom\+xml/)
  expect((await get("/blog/feed.json")).type).toMatch(/^application\/feed\+json/)
})

describe("RSS 2.0", () => {
  test("the channel has title, link, description and its own address", async () => {
    const { rss } = await readXml("/blog/rss.xml")
    expect(rss._attributes).toMatchObject({ version: "2.0", "xmlns:dc": "http://purl.org/dc/elements/1.1/" })
    const [channel, ...others] = listOf(rss.channel)
    expect(others).toEqual([])
    for (const name of ["title", "description"]) expect(textOf(channel![name])).not.toBe("")
    expect(textOf(channel!.link)).toBe(`${publicUrl}/blog`)
    expect(textOf(channel!.lastBuildDate)).toMatch(rfc822)
    expect(channel!["atom:link"]._attributes).toMatchObject({ href: `${publicUrl}/blog/rss.xml`, rel: "self" })
  })

  test("each item is known by what never changes, and names no mail address of its author", async () => {
    const { rss } = await readXml("/blog/rss.xml")
    const items = listOf(rss.channel.item)
    expect(items.map(({ title }) => textOf(title))).toEqual([3, 2, 1].map((at) => `Lime & <sand> ${at}`))
    expect(new Set(items.map(({ guid }) => textOf(guid))).size).toBe(3)
    for (const item of items) {
      expect(item.guid._attributes.isPermaLink).toBe("false")
      isWhole(textOf(item.link))
      expect(textOf(item.pubDate)).toMatch(rfc822)
      expect([textOf(item.description), textOf(item["dc:creator"]) !== ""]).toEqual([
        "Old &amp; &lt;good&gt;]]&gt;",
        true,
      ])
      expect(item.author).toBeUndefined()
      expect(listOf(item.category).map(textOf)).toEqual(["Building well", "lime", "r & d"])
      contentIsWhole(textOf(item["content:encoded"]))
    }
  })
})

describe("Atom", () => {
  test("the feed has one id, title and time", async () => {
    const { feed } = await readXml("/blog/atom.xml")
    expect(feed._attributes.xmlns).toBe("http://www.w3.org/2005/Atom")
    for (const name of ["id", "title", "updated"]) expect(listOf(feed[name])).toHaveLength(1)
    expect(textOf(feed.updated)).toMatch(rfc3339)
    isWhole(textOf(feed.id))
    const links = listOf(feed.link).map(({ _attributes }) => _attributes)
    expect(links).toContainEqual(expect.objectContaining({ rel: "self", href: `${publicUrl}/blog/atom.xml` }))
    expect(links).toContainEqual(expect.objectContaining({ rel: "alternate", href: `${publicUrl}/blog` }))
  })

  test("each entry has id, title, times, author and whole content", async () => {
    const { feed } = await readXml("/blog/atom.xml")
    const entries = listOf(feed.entry)
    expect(entries).toHaveLength(3)
    for (const entry of entries) {
      for (const name of ["id", "title", "updated", "published"]) expect(listOf(entry[name])).toHaveLength(1)
      expect(textOf(entry.title)).toMatch(/^Lime &amp; &lt;sand&gt; \d$/)
      expect(textOf(entry.summary)).toBe("Old &amp; &lt;good&gt;]]&gt;")
      const terms = listOf(entry.category).map(({ _attributes }) => _attributes?.term)
      expect(terms).toEqual(["Building well", "lime", "r & d"])
      expect(textOf(entry.id)).toMatch(/^urn:uuid:[\da-f-]{36}$/)
      for (const time of [entry.updated, entry.published]) expect(textOf(time)).toMatch(rfc3339)
      expect(textOf(entry.author.name)).not.toBe("")
      isWhole(textOf(entry.author.uri))
      isWhole(entry.link._attributes.href)
      expect(entry.content._attributes.type).toBe("html")
      contentIsWhole(textOf(entry.content))
    }
  })
})

test("JSON Feed 1.1 has what it must, and authors as a list", async () => {
  const feed = JSON.parse((await get("/blog/feed.json")).payload)
  expect(feed).toMatchObject({
    version: "https://jsonfeed.org/version/1.1",
    home_page_url: `${publicUrl}/blog`,
    feed_url: `${publicUrl}/blog/feed.json`,
    language: "en-IN",
  })
  expect(feed.title).not.toBe("")
  expect(feed.items).toHaveLength(3)
  for (const item of feed.items) {
    expect(item).toMatchObject({ id: expect.stringMatching(/^urn:uuid:/), tags: ["Building well", "lime", "r & d"] })
    for (const time of [item.date_published, item.date_modified]) expect(time).toMatch(rfc3339)
    for (const address of [item.url, item.authors[0].url]) isWhole(address)
    expect([item.authors.length, item.author]).toEqual([1, undefined])
    contentIsWhole(item.content_html)
  }
})

test("no text ends what it stands in, however often it tries", async () => {
  const ends = "]]><author>a</author>]]><author>b</author> &amp; "
  const title = `${ends}${ends}`.trim()
  const row = t.db.selectFrom("blog_posts").select("id").where("title", "like", "%2")
  const { id } = await row.executeTakeFirstOrThrow()
  const { token } = await createAdmin(t)
  const content = `<p>${ends.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</p><pre><code>]]&gt; ]]></code></pre>`
  const body = { title, excerpt: title, content }
  expect((await t.call("PUT", `/blog/posts/${id}`, { token, body })).status).toBe(200)
  await expect.poll(async () => (await get("/blog/rss.xml")).payload.includes("author&gt;b")).toBe(true)

  const ofPost = (one: ElementCompact) => textOf(one.guid ?? one.id) === `urn:uuid:${id}`
  const item = listOf((await readXml("/blog/rss.xml")).rss.channel.item).find(ofPost)!
  expect([textOf(item.title), textOf(item.description), item.author]).toEqual([title, escapeHtml(title), undefined])
  const entry = listOf((await readXml("/blog/atom.xml")).feed.entry).find(ofPost)!
  expect([textOf(entry.title), textOf(entry.summary)]).toEqual([escapeHtml(title), escapeHtml(title)])
  expect(listOf(entry.author)).toHaveLength(1)
  for (const html of [textOf(item["content:encoded"]), textOf(entry.content)])
    expect(html).toContain(escapeHtml(ends.trim()))
})

test("an id outlives the address", async () => {
  const ids = async () => JSON.parse((await get("/blog/feed.json")).payload).items.map(({ id }: { id: string }) => id)
  const before = await ids()
  await t.db.transaction().execute(async (db) => {
    const { id } = await db.selectFrom("blog_posts").select("id").where("title", "like", "%1").executeTakeFirstOrThrow()
    await db.insertInto("blog_slugs").values({ slug: "elsewhere", post_id: id }).execute()
    await db.updateTable("blog_posts").set({ slug: "elsewhere" }).where("id", "=", id).execute()
  })
  await expect.poll(async () => (await get("/blog/feed.json")).payload.includes("/blog/elsewhere")).toBe(true)
  expect(await ids()).toEqual(before)
})
