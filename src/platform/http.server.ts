// The server under both doors: limits, headers, health, metrics, and the one place where an error becomes a JSON answer.

import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http"
import { constants } from "node:zlib"
import compress from "@fastify/compress"
import cookie from "@fastify/cookie"
import rateLimit from "@fastify/rate-limit"
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify"
import { isDatabaseAway } from "./database.server.ts"
import { newId } from "./id.ts"
import type { Log } from "./log.server.ts"
import { networkOf } from "./network.server.ts"
import { isProblem, Problem, statusOf, tooMany } from "./problem.ts"

export interface HttpOptions {
  log: Log
  publicUrl: string
  trustedProxies: string[]
  /** RATE_LIMIT_SCALE */
  rateLimitScale: number
  /** Development only: asked first, hands on what it does not know. */
  middleware?: Connect | undefined
}

export type Connect = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

export const openServer = async ({
  log,
  publicUrl,
  trustedProxies,
  rateLimitScale,
  middleware,
}: HttpOptions): Promise<FastifyInstance> => {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => newId(),
    trustProxy: trustedProxies.length > 0 ? trustedProxies : false,
    bodyLimit: 64 * 1024,
    onProtoPoisoning: "remove",
    onConstructorPoisoning: "remove",
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply as FastifyReply, log),
    requestTimeout: 10_000,
    keepAliveTimeout: 65_000,
    http: { headersTimeout: 8_000, connectionsCheckingInterval: 1_000, maxHeaderSize: 16 * 1024 },
    forceCloseConnections: "idle",
    ...(middleware && {
      serverFactory: (handler: RequestListener) =>
        createServer((request, response) => middleware(request, response, () => handler(request, response))),
    }),
    routerOptions: { maxParamLength: 300 },
  }) as unknown as FastifyInstance
  // text/plain is a "simple" content type: with its parser another site could post without asking.
  app.removeContentTypeParser("text/plain")
  await app.register(cookie)
  await app.register(compress, {
    threshold: 1024,
    // A text that is whole leaves in one call: as a stream, 14 KB of JSON took three times the processor.
    syncThreshold: 64 * 1024,
    encodings: ["br", "gzip"],
    // Without a flush the whole stream would wait for its end.
    brotliOptions: { flush: constants.BROTLI_OPERATION_FLUSH, params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { flush: constants.Z_SYNC_FLUSH, level: 5 },
  })
  // Against floods, approximately and per process: the limits that matter are counted in the database (limits.server.ts).
  // Many phones of one carrier share an address, and one page asks for some twenty files.
  await app.register(rateLimit, {
    max: Math.ceil(3_000 * rateLimitScale),
    timeWindow: 60_000,
    cache: 20_000,
    keyGenerator: (request) => networkOf(request.ip),
    allowList: (request) => /^\/(assets|fonts|healthz|readyz|metrics)/.test(request.url),
    addHeaders: { "x-ratelimit-limit": false, "x-ratelimit-remaining": false, "x-ratelimit-reset": false },
    addHeadersOnExceeding: { "x-ratelimit-limit": false, "x-ratelimit-remaining": false, "x-ratelimit-reset": false },
    errorResponseBuilder: (_request, { ttl }) =>
      tooMany("Too many requests at once. Please wait a moment and try again.", Math.max(1, Math.ceil(ttl / 1000))),
  })
  app.addHook("onRequest", async (request, reply) => {
    reply.headers(securityHeaders(publicUrl))
    reply.header("x-request-id", request.id)
    if (request.url.startsWith("/api")) reply.headers(apiHeaders)
  })
  app.addHook("onResponse", async (request, reply) => {
    log.info(
      {
        requestId: request.id,
        method: request.method,
        path: pathOf(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      "answered",
    )
  })
  // A kept-alive connection that ends its request during a stop would hold the process for a minute.
  let isClosing = false
  app.addHook("preClose", async () => {
    isClosing = true
  })
  app.addHook("onSend", async (_request, reply) => {
    if (isClosing) reply.header("connection", "close")
  })
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply, log))
  return app
}

const pathOf = (url: string) => url.split("?")[0]

const securityHeaders = (publicUrl: string) => ({
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  ...(publicUrl.startsWith("https:") && { "strict-transport-security": "max-age=31536000; includeSubDomains" }),
})

const apiHeaders = {
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
}

/** The JSON translator: a Problem reads as itself, the framework's refusals get our words, all else is one fixed sentence. */
export const answerError = (error: unknown, request: FastifyRequest, reply: FastifyReply, log: Log) => {
  const problem = problemOf(error) ?? frameworkProblem(error as FastifyError)
  if (!problem) log.error({ err: error, requestId: request.id, path: pathOf(request.url) }, "bug")
  const { retry_after, ...details } = problem?.details ?? {}
  if (typeof retry_after === "number") reply.header("retry-after", retry_after)
  return reply
    .status(problem ? statusOf[problem.code] : 500)
    .header("content-type", "application/json; charset=utf-8")
    .send(
      JSON.stringify({
        success: false,
        message:
          problem?.message ??
          `Something went wrong on our side. Please try again; if it stays, tell us this number: ${request.id}`,
        code: problem?.code ?? "internal",
        ...(problem?.fields && { errors: problem.fields }),
        ...details,
      }),
    )
}

const frameworkProblem = (error: Partial<FastifyError>): Problem | undefined => {
  if (error.statusCode === 413) return new Problem("too_large", "This is too large. Please send less at once.")
  if (error.statusCode === 415)
    return new Problem("unsupported_type", "Please send JSON (content-type: application/json).")
  if (error.code === "FST_ERR_BAD_URL") return new Problem("malformed", "This address cannot be read.")
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) {
    return new Problem("malformed", "The request could not be read: it is not valid JSON.")
  }
}

/** What both doors know an error for; undefined for a bug. */
export const problemOf = (error: unknown) => {
  if (isProblem(error)) return error
  if (!isDatabaseAway(error)) return undefined
  return new Problem("unavailable", "We are catching our breath. Please try again in a few seconds.", undefined, {
    retry_after: 3,
  })
}
