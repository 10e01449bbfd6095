// The newest posts for programs that readers follow them with: RSS, Atom and JSON Feed, whole, with addresses that work
// outside of the site.

import type { FastifyInstance } from "fastify"
import { Feed, type Item } from "feed"
import { brand } from "../../brand.ts"
import type { Db } from "../../platform/database/database.server.ts"
import { escapeHtml } from "../../platform/escape-html.ts"
import type { AnswerCache } from "../../platform/http/answer-cache.server.ts"
import type { FairQueue } from "../../platform/http/fair-queue.server.ts"
import { networkOf } from "../../platform/http/network.server.ts"
import { defaultLanguage, languageTag } from "../../platform/language/language.ts"
import { TABLE_FRAME } from "../document/document-html.server.ts"
import { BLOG, feedPaths } from "./post.rules.ts"
import { type FeedPost, getNewest } from "./post.server.ts"
import { blogTexts } from "./texts.ts"

const CACHE_SECONDS = 300
/** What a reader who comes once a month has not missed. */
const POSTS = 20

interface Shown {
  posts: readonly FeedPost[]
  publicUrl: string
}

const kinds = {
  rss: { type: "application/rss+xml; charset=utf-8", write: (shown: Shown) => xml(feedOf(shown, rssWords).rss2()) },
  atom: { type: "application/atom+xml; charset=utf-8", write: (shown: Shown) => xml(feedOf(shown, atomWords).atom1()) },
  json: { type: "application/feed+json; charset=utf-8", write: (shown: Shown) => JSON.stringify(jsonFeedOf(shown)) },
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
      const make = async () => ({ body: write(await readShown(deps)), headers })
      const queued = () => fairQueue.take(networkOf(request.ip), make)
      return answerCache.send(request, reply, (await answerCache.get(`feed ${kind}`, CACHE_SECONDS, queued))!)
    })
  }
}

const language = defaultLanguage

const readShown = async ({ db, publicUrl }: Pick<FeedDeps, "db" | "publicUrl">): Promise<Shown> => ({
  posts: await getNewest({ db, publicUrl, language }, POSTS),
  publicUrl,
})

/** Stays what it is when the address changes: a reader does not see it twice. */
const idOf = ({ id }: FeedPost) => `urn:uuid:${id}`

const topicsOf = ({ category_name, tags }: FeedPost) => [category_name, ...tags]

const profileOf = ({ provider_id }: FeedPost, publicUrl: string) =>
  provider_id ? `${publicUrl}/providers/${provider_id}` : undefined

type WordsOf = (post: FeedPost, publicUrl: string) => Pick<Item, "title" | "description" | "author" | "extensions">

/** Text as an element holds it. The library reads what looks like `&amp;` as a sign of ours. */
const asText = (text: string) => ({ _text: text.replaceAll("&", "&amp;") })

/**
 * A title is text, a description HTML; an author is a mail address, which nobody is to know. The library would put the title
 * into CDATA, of which it hides the first end alone: what stands after a second one would be elements of the feed. HTML of ours
 * has none, as each `>` of a text is escaped in it.
 */
const rssWords: WordsOf = ({ title, excerpt, author_name }) => ({
  title,
  description: escapeHtml(excerpt),
  extensions: [
    { name: "title", objects: asText(title) },
    { name: "dc:creator", objects: asText(author_name) },
  ],
})

/** Written as HTML, both of them. */
const atomWords: WordsOf = (post, publicUrl) => {
  const link = profileOf(post, publicUrl)
  return {
    title: escapeHtml(post.title),
    description: escapeHtml(post.excerpt),
    author: [{ name: post.author_name, ...(link && { link }) }],
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: those that XML 1.0 does not have
const noXml = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu

/** One letter of one post that XML does not have would take the whole feed from its readers. */
const xml = (text: string) => text.replace(noXml, "")

const feedOf = ({ posts, publicUrl }: Shown, wordsOf: WordsOf) => {
  const t = blogTexts.in(language)
  const at = (path: string) => publicUrl + path
  const feed = new Feed({
    ...{ id: at(BLOG), link: at(BLOG), title: t.feed.title, description: t.meta.description },
    ...{ language: languageTag[language], copyright: brand.legalName, favicon: at("/favicon.svg") },
    updated: new Date(posts[0]?.updated_at ?? 0),
    feedLinks: { rss: at(feedPaths.rss), atom: at(feedPaths.atom) },
  })
  for (const post of posts)
    feed.addItem({
      ...{ id: idOf(post), link: post.url, ...wordsOf(post, publicUrl) },
      content: outside(post.content, publicUrl),
      date: new Date(post.updated_at),
      published: new Date(post.published_at),
      category: topicsOf(post).map((name) => ({ name, term: name })),
    })
  return feed
}

/** By hand: the library writes version 1, which has one author and no language. */
const jsonFeedOf = ({ posts, publicUrl }: Shown) => {
  const t = blogTexts.in(language)
  return {
    version: "https://jsonfeed.org/version/1.1",
    title: t.feed.title,
    home_page_url: publicUrl + BLOG,
    feed_url: publicUrl + feedPaths.json,
    description: t.meta.description,
    favicon: `${publicUrl}/favicon.svg`,
    language: languageTag[language],
    items: posts.map((post) => {
      const url = profileOf(post, publicUrl)
      return {
        ...{ id: idOf(post), url: post.url, title: post.title, summary: post.excerpt },
        content_html: outside(post.content, publicUrl),
        ...(post.featured_image && { image: publicUrl + post.featured_image }),
        ...{ date_published: post.published_at, date_modified: post.updated_at },
        authors: [{ name: post.author_name, ...(url && { url }) }],
        tags: topicsOf(post),
      }
    }),
  }
}

/**
 * What a reader's program can show: whole addresses, nothing where only our page has something live, and tables without what
 * lets ours be scrolled, which validators of feeds take for unsafe.
 */
const outside = (html: string, publicUrl: string) =>
  html
    .replace(/<div data-live="\w+" data-service="[\w-]+"><\/div>/g, "")
    .replace(/ (href|src)="\/(?!\/)/g, ` $1="${publicUrl}/`)
    .replace(/ (?:srcset|sizes)="[^"]*"/g, "")
    .replaceAll(TABLE_FRAME, "<div>")
