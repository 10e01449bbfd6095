// What programs read of the site: for search engines the public pages worth finding, and what is nobody's business but the
// visitor's; for those that answer people's questions /llms.txt.

import type { FastifyInstance } from "fastify"
import { brand } from "../brand.ts"
import type { Served } from "../platform/api/serve.server.ts"
import type { Db } from "../platform/database/database.server.ts"
import type { AnswerCache } from "../platform/http/answer-cache.server.ts"
import type { FairQueue } from "../platform/http/fair-queue.server.ts"
import { networkOf } from "../platform/http/network.server.ts"
import { defaultLanguage, languages, pathIn } from "../platform/language/language.ts"
import type { Market } from "../platform/language/market.ts"
import { getCategories } from "../services/service.server.ts"
import { placePath } from "./places/place.rules.ts"
import { listAllPlaces } from "./places/place.server.ts"
import { publicPages } from "./public-pages.server.ts"
import { sitemapPaths } from "./sitemaps.rules.ts"
import { llmsTexts } from "./texts.ts"

const inEachLanguage = (paths: string[]) => languages.flatMap((language) => paths.map((path) => pathIn(language, path)))

const privateAreas = ["/api/", ...inEachLanguage(["/user/", "/provider/", "/admin/", "/dev/"])]
const forAnHour = { "cache-control": "public, max-age=3600" }
const KEEP_SECONDS = 300

interface CrawlerDeps {
  db: Db
  publicUrl: string
  demo: boolean
  calls: readonly Served[]
  answerCache: AnswerCache
  fairQueue: FairQueue
}

export const installCrawlerFiles = (app: FastifyInstance, deps: CrawlerDeps) => {
  const { publicUrl, answerCache, fairQueue } = deps
  app.get("/robots.txt", async (_request, reply) => {
    const lines = [
      "User-agent: *",
      ...privateAreas.map((area) => `Disallow: ${area}`),
      ...sitemapPaths.map((path) => `Sitemap: ${publicUrl}${path}`),
    ]
    return reply
      .headers(forAnHour)
      .type("text/plain")
      .send(`${lines.join("\n")}\n`)
  })
  app.get("/llms.txt", async (request, reply) => {
    const headers = { "content-type": "text/plain; charset=utf-8", ...forAnHour }
    const make = async () => ({ body: await llmsText(deps), headers })
    const answer = await answerCache.get("llms.txt", KEEP_SECONDS, () => fairQueue.take(networkOf(request.ip), make))
    return answerCache.send(request, reply, answer!)
  })
}

/**
 * What this site is (llmstxt.org), in Markdown. Made of the lists that the pages, the sitemap and the calls are made of, so
 * that it says what there is.
 */
const llmsText = async (deps: CrawlerDeps) => {
  const [{ categories }, places] = await Promise.all([getCategories(deps), listAllPlaces(deps)])
  const open = categories.filter(({ is_available }) => is_available)
  const services = open.map(({ plural_name }) => plural_name)
  const cities = [...new Set(open.flatMap(({ available_cities }) => available_cities))]
  const t = llmsTexts.in(defaultLanguage)
  const sections = [
    `# ${brand.name}`,
    `> ${t.summary(services, cities)}`,
    ...(deps.demo ? [t.demo] : []),
    section(t.assume.heading, [t.assume.open(services, cities), ...t.assume.points]),
    section(t.pages, publicPages.map(pageLine(deps.publicUrl, { cities, services: open.map(({ slug }) => slug) }))),
    section(t.places.heading, [
      ...places.map((place) => {
        const { plural_name, locality_name, city_name, professionals } = place
        const title = t.places.title(plural_name, locality_name, city_name)
        return link(title, deps.publicUrl + placePath(place), t.places.line(professionals, plural_name))
      }),
      t.places.profiles(`${deps.publicUrl}/sitemap.xml`),
    ]),
    section(t.calls.heading, [
      t.calls.lead(`${deps.publicUrl}/api`),
      link(t.calls.description, `${deps.publicUrl}/api/openapi.json`, t.calls.descriptionLine),
      link(t.calls.reader, `${deps.publicUrl}/api/docs`, t.calls.readerLine),
      ...deps.calls.flatMap(callLine),
    ]),
  ]
  return `${sections.join("\n\n")}\n`
}

const section = (heading: string, lines: readonly string[]) =>
  [`## ${heading}`, "", ...lines.map((line) => `- ${line}`)].join("\n")

const link = (title: string, url: string, said: string) => `[${title}](${url}): ${said}`

const pageLine =
  (publicUrl: string, market: Market) =>
  ({ path, metaIn }: (typeof publicPages)[number]) => {
    const { title, description } = metaIn({ language: defaultLanguage, ...market })
    return link(title.replace(` · ${brand.name}`, ""), publicUrl + path, description)
  }

/** What anybody may ask without having been sent a secret. */
const callLine = ({ contract: { who, method, path, summary, credential, responseType } }: Served) => {
  const isOpen = who === "anyone" && method === "GET" && !credential && (responseType ?? "json") === "json"
  return isOpen ? [`\`GET ${path}\`: ${summary}`] : []
}
