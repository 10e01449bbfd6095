/** What search engines and messengers read of every public page, and the picture they fetch for it. */
import type { APIRequestContext } from "@playwright/test"
import { matchPath } from "react-router"
import { patterns, sitemapPaths } from "../pages.ts"
import { expect, test } from "../test.ts"

/** One of each kind that the sitemap names, and a search that has a picture of its own. */
const publicPages = async (request: APIRequestContext) => {
  const paths = await sitemapPaths(request)
  const kinds = patterns.flatMap((pattern) => paths.find((path) => matchPath(pattern, path.split("?")[0]!)) ?? [])
  return [...new Set(kinds), "/search?category=Architect&city=Pune"]
}

const typeOf = (path: string) => {
  if (matchPath("/blog/:slug", path)) return "article"
  return matchPath("/providers/:id", path) ? "profile" : "website"
}

const read = (html: string) => {
  const content = (name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]+)"`).exec(html)?.[1]
  return {
    title: /<title>([^<]+)/.exec(html)?.[1],
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]?.replaceAll("&amp;", "&"),
    content,
  }
}

test("every public page says what it is, in one heading and words of its own", async ({ request, baseURL }) => {
  const [titles, descriptions] = [new Set<string>(), new Set<string>()]
  const addresses = await publicPages(request)
  for (const path of addresses) {
    const html = await (await request.get(path)).text()
    const { title, canonical, content } = read(html)
    expect(html.match(/<h1[\s>]/g), path).toHaveLength(1)
    expect(canonical, path).toBe(baseURL + path)
    expect(content("og:url")?.replaceAll("&amp;", "&"), path).toBe(canonical)
    expect([content("og:title"), content("og:site_name")], path).toEqual([title, "Sthapati"])
    expect(content("og:description"), path).toBe(content("description"))
    expect(content("og:type"), path).toBe(typeOf(path))
    expect(content("twitter:card"), path).toBe("summary_large_image")
    titles.add(title!)
    descriptions.add(content("description")!)
  }
  expect([titles.size, descriptions.size]).toEqual([addresses.length, addresses.length])
})

test("the picture of every public page is where the page says", async ({ request, baseURL }) => {
  for (const path of await publicPages(request)) {
    const { content } = read(await (await request.get(path)).text())
    const picture = content("og:image")!
    // A project is shared with its own photograph, where it has one.
    if (picture.startsWith(`${baseURL}/files/`)) {
      const photograph = await request.get(picture)
      expect([photograph.status(), photograph.headers()["content-type"]], path).toEqual([200, "image/webp"])
      continue
    }
    expect(picture.startsWith(`${baseURL}/sharing/`), path).toBe(true)
    expect([content("og:image:width"), content("og:image:height")], path).toEqual(["1200", "630"])
    expect(content("og:image:alt"), path).toBeTruthy()
    const answer = await request.get(picture)
    expect([answer.status(), answer.headers()["cache-control"]], path).toEqual([
      200,
      "public, max-age=31536000, immutable",
    ])
    const png = await answer.body()
    expect([png.subarray(1, 4).toString(), png.readUInt32BE(16), png.readUInt32BE(20)], path).toEqual([
      "PNG",
      1200,
      630,
    ])
  }
})

test("search engines are told who runs the site, how it is searched, and where a page stands", async ({
  request,
  baseURL,
}) => {
  const dataOf = async (path: string) => {
    const html = await (await request.get(path)).text()
    return JSON.parse(/<script type="application\/ld\+json">(.+?)<\/script>/.exec(html)![1]!)
  }
  expect((await dataOf("/"))["@graph"]).toMatchObject([
    { "@type": "Organization", url: `${baseURL}/` },
    {
      "@type": "WebSite",
      potentialAction: { "@type": "SearchAction", target: { urlTemplate: `${baseURL}/search?query={query}` } },
    },
  ])
  for (const [path, name] of [
    ["/professional", "Join as Professional"],
    ["/careers", "Careers at Sthapati"],
    ["/services", "Services"],
  ]) {
    expect(await dataOf(path!)).toMatchObject({
      "@type": "BreadcrumbList",
      itemListElement: [
        { position: 1, name: "Sthapati", item: `${baseURL}/` },
        { position: 2, name, item: `${baseURL}${path}` },
      ],
    })
  }
})

test("pages that are nobody else's business are not to be found", async ({ request }) => {
  for (const path of ["/admin/login", "/activate-account", "/dev/mailbox", "/dev/ui", "/search?query=kitchen"])
    expect(read(await (await request.get(path)).text()).content("robots"), path).toMatch(/^noindex/)
})
