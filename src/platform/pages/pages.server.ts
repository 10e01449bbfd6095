// The HTML adapter: React Router renders the pages, uncached with a nonce or cached with hashes (page-policy.server.ts). Forms
// sent without script have their own adapter (page-posts.server.ts), and their page is not cached. A route whose page is the
// same for everybody says so in its handle. Its cache key has only the parameters that the page reads; others ("?utm_source=…")
// are removed before it is rendered, so that they cannot create further entries.
import { randomBytes } from "node:crypto"
import { Readable } from "node:stream"
import type { ReadableStream } from "node:stream/web"
import { createRequest } from "@remix-run/node-fetch-server"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router"
import type { RenderedAnswer } from "../http/answer-cache.server.ts"
import { cookieJar } from "../http/cookies.server.ts"
import { networkOf } from "../http/network.server.ts"
import { type Language, languageOfPath, localize, pathIn, spokenLanguages } from "../language/language.ts"
import { notFound } from "../problem.ts"
import { refusalTexts } from "../texts.ts"
import { openRoutes, type PageDeps, type PageVisitor, type PostOf } from "./page-deps.server.ts"
import { type CachePolicy, type PageHandle, type PostContext, pageContext, postContext } from "./page-handle.ts"
import { cachedPage, noncePolicy } from "./page-policy.server.ts"
import { installPosts } from "./page-posts.server.ts"

interface CachedAddress {
  seconds: number
  /** Path and query as the page is made for, without the language. */
  address: string
}

/** The route of an address is memoised: matching it each time was most of the cost of a cached page. */
const MAX_KNOWN = 2_000

/** @param path with its query, without the language */
const openPageCache = (build: ServerBuild) => {
  const modulesAt = openRoutes(build)
  const known = new Map<string, CachePolicy | undefined>()
  const keepOf = (pathname: string) => {
    if (known.has(pathname)) return known.get(pathname)
    const keep = modulesAt(pageOf(pathname))
      ?.map(({ handle }) => (handle as PageHandle | undefined)?.cache)
      .findLast(Boolean)
    if (known.size >= MAX_KNOWN) known.clear()
    known.set(pathname, keep)
    return keep
  }
  return (path: string): CachedAddress | undefined => {
    const { pathname, searchParams } = new URL(`http://localhost${path}`)
    const keep = keepOf(pathname)
    // `_routes` is chosen freely by the client: caching by it would allow as many entries as one likes.
    if (!keep || (isData(pathname) && searchParams.has("_routes"))) return undefined
    const query = new URLSearchParams()
    for (const name of keep.reads) {
      const value = searchParams.get(name)
      if (value) query.set(name, value)
    }
    for (const name of keep.lists ?? []) {
      const value = searchParams.getAll(name).join(",")
      if (value) query.set(name, value)
    }
    return { seconds: keep.seconds, address: query.size > 0 ? `${pathname}?${query}` : pathname }
  }
}

/** The router in the browser asks for a page's data alone. */
const isData = (pathname: string) => pathname.endsWith(".data")

const pageOf = (pathname: string) => {
  if (!isData(pathname)) return pathname
  const page = pathname.slice(0, -".data".length)
  return page === "/_root" || page === "/_" ? "/" : page
}

export const installPages = async (app: FastifyInstance, deps: PageDeps) => {
  const handlers = new Map(spokenLanguages().map((language) => [language, handlerIn(language, deps)]))
  const cachedAddressOf = typeof deps.build === "function" ? () => undefined : openPageCache(deps.build)
  const { protocol, host } = new URL(deps.publicUrl)

  const render = (
    page: Request,
    visitor: PageVisitor,
    { nonce, isCached = false, post, queue = visitor.network }: RenderOptions,
  ) => {
    const { db, clock, publicUrl, demo, showsMails } = deps
    const context = new RouterContextProvider()
    context.set(pageContext, { ctx: { db, clock, publicUrl, ...visitor }, nonce, isCached, demo, showsMails })
    if (post) context.set(postContext, post)
    return deps.fairQueue.take(queue, () => handlers.get(visitor.language)!(page, context))
  }
  /** Without the first visitor's method, headers and abort signal. */
  const renderShared = async ({ address }: CachedAddress, visitor: PageVisitor, queue?: string) => {
    const nonce = newNonce()
    const page = new Request(deps.publicUrl + pathIn(visitor.language, address))
    const response = await render(page, visitor, { nonce, isCached: true, queue })
    return { response, ...cachedPage(Buffer.from(await response.arrayBuffer()), nonce) }
  }
  const answerUncached = async (request: FastifyRequest, reply: FastifyReply, page: Request, postOf?: PostOf) => {
    const nonce = newNonce()
    const visitor = anonymousVisitor(request)
    const secret = cookieJar(request, undefined, deps.publicUrl).sessionCookie
    const finding = secret ? deps.findActorByCookie(deps.db, secret, deps.clock()) : Promise.resolve(null)
    // Where nobody can say who sent a form, its call is refused, and its page brings back what was typed.
    const actor = await (postOf ? finding.catch(() => null) : finding)
    const post = postOf?.(async () => ({ ...visitor, actor: await finding }))
    return sendResponse(
      reply,
      await render(page, { ...visitor, actor }, { nonce, post }),
      noncePolicy(nonce, deps.mode),
    )
  }

  app.get("*", async (request, reply) => {
    // Robots in search of an open proxy ask for other sites by their whole address; PostgreSQL's texts hold no U+0000.
    if (!request.url.startsWith("/") || request.url.includes("%00"))
      throw notFound(localize(refusalTexts, (t) => t.things.page))
    const { language, path } = languageOfPath(request.url)
    // No pattern of the router has a line break in it, not even that of unknown paths.
    if (/%0[ad]/i.test(path.split("?")[0]!)) return reply.redirect(pathIn(language, "/"), 302)
    const shared = cachedAddressOf(path)
    if (shared) {
      let other: Shared | undefined
      const cached = await deps.answerCache.get(`page ${language} ${shared.address}`, shared.seconds, async (queue) => {
        const made = await renderShared(shared, anonymousVisitor(request), queue)
        if (made.response.status === 200) return madeOf(made, shared)
        other = made
        return made.response.status < 500 ? null : undefined
      })
      if (cached) return deps.answerCache.send(request, reply, cached)
      // Also without the nonce.
      if (other)
        return sendResponse(reply, new Response(other.html.length ? other.html : null, other.response), other.policy)
    }
    return answerUncached(request, reply, createRequest(request.raw, reply.raw, { protocol, host }))
  })
  await installPosts(app, deps, answerUncached)
}

interface RenderOptions {
  nonce: string
  isCached?: boolean
  post?: PostContext | undefined
  queue?: string | undefined
}

/** A page rendered for everybody. */
interface Shared {
  response: Response
  html: Buffer<ArrayBuffer>
  policy: string
}

const anonymousVisitor = ({ url, id, ip }: FastifyRequest): PageVisitor => ({
  actor: null,
  language: languageOfPath(url).language,
  requestId: id,
  network: networkOf(ip),
})

/** The same routes below "/mr", with the browser's files of that language. */
const handlerIn = (language: Language, { build, mode, manifests }: PageDeps) => {
  const basename = pathIn(language, "/")
  const assets = manifests?.[language]
  const inLanguage = (whole: ServerBuild) => ({ ...whole, basename, ...(assets && { assets }) })
  return createRequestHandler(
    typeof build === "function" ? async () => inLanguage(await build()) : inLanguage(build),
    mode,
  )
}

const newNonce = () => randomBytes(16).toString("base64url")

const madeOf = ({ response, html, policy }: Shared, { address }: CachedAddress): RenderedAnswer => {
  const headers = Object.fromEntries(response.headers)
  if (isData(address.split("?")[0]!)) return { body: html, headers: { ...headers, "cache-control": "no-store" } }
  const own = { "content-security-policy": policy, "cache-control": "public, max-age=0, must-revalidate" }
  return { body: html, headers: { ...headers, ...own } }
}

const sendResponse = (reply: FastifyReply, response: Response, policy: string) => {
  reply.status(response.status)
  for (const [name, value] of response.headers) if (name !== "set-cookie") reply.header(name, value)
  for (const cookie of response.headers.getSetCookie()) reply.header("set-cookie", cookie)
  reply.header("content-security-policy", policy)
  if (!response.headers.has("cache-control")) reply.header("cache-control", "no-store")
  return reply.send(response.body ? Readable.fromWeb(response.body as ReadableStream) : "")
}
