// The HTML door: hands a request to React Router, made anew with a nonce or from the page cache with hashes.
import { randomBytes } from "node:crypto"
import { Readable } from "node:stream"
import type { ReadableStream } from "node:stream/web"
import { createRequest } from "@remix-run/node-fetch-server"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import type { Kysely } from "kysely"
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router"
import type { DB } from "../../db/types.ts"
import { cookieJar } from "./cookies.server.ts"
import { hashedPolicy, type KeptPage, noncePolicy, openPageCache } from "./page-cache.server.ts"
import { pageContext } from "./page-context.ts"
import type { DoorDeps } from "./serve.server.ts"

export interface PageDeps extends Pick<DoorDeps, "clock" | "publicUrl" | "findActorByCookie"> {
  db: Kysely<DB>
  demo: boolean
  build: ServerBuild | (() => Promise<ServerBuild>)
  mode: "production" | "development"
  /** For how many seconds a page may be shared; undefined: made anew for each request. */
  keepFor: (pathname: string) => number | undefined
}

export const installPages = async (app: FastifyInstance, deps: PageDeps) => {
  const handle = createRequestHandler(deps.build, deps.mode)
  const cache = openPageCache()

  const render = async (request: FastifyRequest, reply: FastifyReply, nonce: string) => {
    const context = new RouterContextProvider()
    const secret = nonce ? cookieJar(request, undefined, deps.publicUrl).sessionCookie : undefined
    const actor = secret ? await deps.findActorByCookie(deps.db, secret, deps.clock()) : null
    const { db, clock, publicUrl, demo } = deps
    context.set(pageContext, {
      ctx: { db, actor, clock, requestId: request.id, network: request.ip, publicUrl },
      nonce,
      demo,
    })
    return handle(createRequest(request.raw, reply.raw), context)
  }

  app.get("*", async (request, reply) => {
    const url = new URL(request.url, deps.publicUrl)
    const seconds = url.search === "" ? deps.keepFor(url.pathname) : undefined
    if (seconds !== undefined && deps.mode === "production") {
      let other: Response | undefined
      const kept = await cache.get(url.pathname, seconds, async () => {
        const response = await render(request, reply, "")
        if (response.status === 200) return response.text()
        other = response
        return null
      })
      if (kept) return sendKept(request, reply, kept)
      // Made without a nonce, whatever came of it.
      if (other) return sendResponse(reply, other, hashedPolicy(await other.clone().text()))
    }
    const nonce = newNonce()
    return sendResponse(reply, await render(request, reply, nonce), noncePolicy(nonce))
  })
}

const newNonce = () => randomBytes(16).toString("base64url")

const sendKept = (request: FastifyRequest, reply: FastifyReply, page: KeptPage) => {
  const accepted = String(request.headers["accept-encoding"] ?? "")
  const encoding = accepted.includes("br") ? "br" : accepted.includes("gzip") ? "gzip" : undefined
  reply.headers({
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": page.policy,
    "cache-control": "public, max-age=0, must-revalidate",
    vary: "accept-encoding",
    etag: page.etag,
  })
  if (request.headers["if-none-match"] === page.etag) return reply.status(304).send()
  if (encoding) reply.header("content-encoding", encoding)
  else reply.header("x-no-compression", "1")
  return reply.send(page[encoding ?? "identity"])
}

const sendResponse = (reply: FastifyReply, response: Response, policy: string) => {
  reply.status(response.status)
  for (const [name, value] of response.headers) if (name !== "set-cookie") reply.header(name, value)
  for (const cookie of response.headers.getSetCookie()) reply.header("set-cookie", cookie)
  reply.header("content-security-policy", policy)
  if (!response.headers.has("cache-control")) reply.header("cache-control", "no-store")
  return reply.send(response.body ? Readable.fromWeb(response.body as ReadableStream) : null)
}
