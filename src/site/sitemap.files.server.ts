// For search engines: the public pages worth finding, and what is nobody's business but the visitor's.
import type { FastifyInstance } from "fastify"
import type { Db } from "../platform/database/database.server.ts"
import type { AnswerCache } from "../platform/http/answer-cache.server.ts"
import type { FairQueue } from "../platform/http/fair-queue.server.ts"
import { networkOf } from "../platform/http/network.server.ts"
import { languages, pathIn } from "../platform/language/language.ts"
import { showPublicIds } from "../professionals/professional.server.ts"
import { listPlacePaths } from "./places/place.server.ts"
import { publicPages } from "./public-pages.server.ts"

const inEachLanguage = (paths: string[]) => languages.flatMap((language) => paths.map((path) => pathIn(language, path)))

const privateAreas = ["/api/", ...inEachLanguage(["/user/", "/provider/", "/admin/", "/dev/"])]
const forAnHour = { "cache-control": "public, max-age=3600" }
const KEEP_SECONDS = 300

interface SitemapDeps {
  db: Db
  publicUrl: string
  answerCache: AnswerCache
  fairQueue: FairQueue
}

export const installSitemap = (app: FastifyInstance, { db, publicUrl, answerCache, fairQueue }: SitemapDeps) => {
  app.get("/robots.txt", async (_request, reply) => {
    const lines = [
      "User-agent: *",
      ...privateAreas.map((area) => `Disallow: ${area}`),
      `Sitemap: ${publicUrl}/sitemap.xml`,
    ]
    return reply
      .headers(forAnHour)
      .type("text/plain")
      .send(`${lines.join("\n")}\n`)
  })
  app.get("/sitemap.xml", async (request, reply) => {
    const make = async () => ({
      body: sitemap(publicUrl, await listPlacePaths({ db }), await showPublicIds(db)),
      headers: { "content-type": "application/xml", ...forAnHour },
    })
    const answer = await answerCache.get("sitemap", KEEP_SECONDS, () => fairQueue.take(networkOf(request.ip), make))
    return answerCache.send(request, reply, answer!)
  })
}

/** One file may name 50,000 addresses. Where there are more, the next step is an index of several files. */
const sitemap = (publicUrl: string, places: string[], ids: string[]) => {
  const paths = [...publicPages.map(({ path }) => path), ...places, ...ids.map((id) => `/providers/${id}`)]
  const entries = inEachLanguage(paths)
    .map((path) => `<url><loc>${publicUrl}${path}</loc></url>`)
    .join("")
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</urlset>`
}
