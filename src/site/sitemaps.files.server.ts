// The addresses that search engines are told of (sitemaps.org). One file names 50,000 at most: pages, places and
// professionals stand in /sitemap.xml, projects in files of their own, which an index names.
import type { FastifyInstance } from "fastify"
import { listBlogPaths } from "../blog/posts/post.server.ts"
import type { Db } from "../platform/database/database.server.ts"
import type { AnswerCache } from "../platform/http/answer-cache.server.ts"
import type { FairQueue } from "../platform/http/fair-queue.server.ts"
import { networkOf } from "../platform/http/network.server.ts"
import { languages, localize, pathIn } from "../platform/language/language.ts"
import { notFound } from "../platform/problem.ts"
import { refusalTexts } from "../platform/texts.ts"
import { getPublicIds } from "../professionals/professional.server.ts"
import { countProjectPaths, listProjectPaths } from "../professionals/projects/project.server.ts"
import { listIdeasPaths } from "./ideas/ideas.server.ts"
import { listPlacePaths } from "./places/place.server.ts"
import { publicPages } from "./public-pages.server.ts"
import { PROJECTS_SITEMAP } from "./sitemaps.rules.ts"

const KEEP_SECONDS = 300
const headers = { "content-type": "application/xml", "cache-control": "public, max-age=3600" }
/** Fewer than may be: an answer that is kept is held in memory. */
const PROJECTS_A_FILE = Math.floor(10_000 / languages.length)

interface SitemapDeps {
  db: Db
  publicUrl: string
  answerCache: AnswerCache
  fairQueue: FairQueue
}

export const installSitemaps = (app: FastifyInstance, deps: SitemapDeps, projectsAFile = PROJECTS_A_FILE) => {
  const { db, publicUrl, answerCache, fairQueue } = deps
  /** Null: there is no such file. */
  const serve = (route: string, write: (page: number) => Promise<string | null>) =>
    app.get<{ Params: { page?: string } }>(route, async (request, reply) => {
      const page = Number(request.params.page ?? 1)
      const make = async () => {
        const body = await write(page)
        return body === null ? null : { body, headers }
      }
      const queued = () => fairQueue.take(networkOf(request.ip), make)
      const answer = await answerCache.get(`sitemap ${route} ${page}`, KEEP_SECONDS, queued)
      if (!answer) throw notFound(localize(refusalTexts, (t) => t.things.file))
      return answerCache.send(request, reply, answer)
    })
  serve("/sitemap.xml", async () =>
    addresses(publicUrl, [
      ...publicPages.map(({ path }) => path),
      ...(await listPlacePaths({ db })),
      ...(await listIdeasPaths(db)),
      ...(await listBlogPaths(db)),
      ...(await getPublicIds(db)).map((id) => `/providers/${id}`),
    ]),
  )
  serve(`${PROJECTS_SITEMAP}.xml`, async () => {
    const files = Math.ceil((await countProjectPaths(db)) / projectsAFile)
    return index(Array.from({ length: files }, (_, at) => `${publicUrl}${PROJECTS_SITEMAP}-${at + 1}.xml`))
  })
  serve(`${PROJECTS_SITEMAP}-:page(^[1-9]\\d{0,3}$).xml`, async (page) => {
    const paths = await listProjectPaths(db, { from: (page - 1) * projectsAFile, count: projectsAFile })
    return paths.length > 0 ? addresses(publicUrl, paths) : null
  })
}

const addresses = (publicUrl: string, paths: readonly string[]) =>
  xml(
    "urlset",
    "url",
    languages.flatMap((language) => paths.map((path) => publicUrl + pathIn(language, path))),
  )

const index = (files: readonly string[]) => xml("sitemapindex", "sitemap", files)

const xml = (root: string, entry: string, urls: readonly string[]) => {
  const entries = urls.map((url) => `<${entry}><loc>${url.replaceAll("&", "&amp;")}</loc></${entry}>`).join("")
  return `<?xml version="1.0" encoding="UTF-8"?><${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</${root}>`
}
