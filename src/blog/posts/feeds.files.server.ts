// The newest posts for programs that readers follow them with: RSS, Atom and JSON Feed, whole, with addresses that work
// outside of the site.

import type { FastifyInstance } from "fastify"
import { Feed } from "feed"
import { brand } from "../../brand.ts"
import type { Db } from "../../platform/database/database.server.ts"
import type { AnswerCache } from "../../platform/http/answer-cache.server.ts"
import type { FairQueue } from "../../platform/http/fair-queue.server.ts"
import { networkOf } from "../../platform/http/network.server.ts"
import { defaultLanguage, languageTag } from "../../platform/language/language.ts"
import { BLOG, feedPaths } from "./post.rules.ts"
import { getNewest } from "./post.server.ts"
import { blogTexts } from "./texts.ts"

const CACHE_SECONDS = 300
/** What a reader who comes once a month has not missed. */
const POSTS = 20

const kinds = {
  rss: { type: "application/rss+xml; charset=utf-8", write: (feed: Feed) => feed.rss2() },
  atom: { type: "application/atom+xml; charset=utf-8", write: (feed: Feed) => feed.atom1() },
  json: { type: "application/feed+json; charset=utf-8", write: (feed: Feed) => feed.json1() },
} as const

interface FeedDeps {
  db: Db
  publicUrl: string
  answerCache: AnswerCache
  fairQueue: FairQueue
}

export const installBlogFeeds = (app: FastifyInstance, { answerCache, fairQueue, ...deps }: FeedDeps) => {
  for (const kind of ["rss", "atom", "json"] as const) {
    const { type, write } = kinds[kind]
    const headers = { "content-type": type, "cache-control": "public, max-age=600" }
    app.get(feedPaths[kind], async (request, reply) => {
      const make = async () => ({ body: write(await feedOf(deps)), headers })
      const queued = () => fairQueue.take(networkOf(request.ip), make)
      return answerCache.send(request, reply, (await answerCache.get(`feed ${kind}`, CACHE_SECONDS, queued))!)
    })
  }
}

const feedOf = async ({ db, publicUrl }: Pick<FeedDeps, "db" | "publicUrl">) => {
  const language = defaultLanguage
  const posts = await getNewest({ db, publicUrl, language }, POSTS)
  const t = blogTexts.in(language)
  const at = (path: string) => publicUrl + path
  const feed = new Feed({
    ...{ id: at(BLOG), link: at(BLOG), title: t.feed.title, description: t.meta.description },
    ...{ language: languageTag[language], copyright: brand.legalName, favicon: at("/favicon.svg") },
    updated: new Date(posts[0]?.updated_at ?? 0),
    feedLinks: { rss: at(feedPaths.rss), atom: at(feedPaths.atom), json: at(feedPaths.json) },
  })
  for (const post of posts)
    feed.addItem({
      ...{ id: post.url, link: post.url, title: post.title, description: post.excerpt },
      content: outside(post.content, publicUrl),
      date: new Date(post.updated_at),
      published: new Date(post.published_at),
      author: [{ name: post.author_name, ...(post.provider_id && { link: at(`/providers/${post.provider_id}`) }) }],
      category: [{ name: post.category_name }, ...post.tags.map((name) => ({ name }))],
    })
  return feed
}

/** What a reader's program can show: whole addresses, and nothing where only our page has something live. */
const outside = (html: string, publicUrl: string) =>
  html
    .replace(/<div data-live="\w+" data-service="[\w-]+"><\/div>/g, "")
    .replace(/ (href|src)="\/(?!\/)/g, ` $1="${publicUrl}/`)
    .replace(/ (?:srcset|sizes)="[^"]*"/g, "")
