// The HTTP server under both adapters: limits, headers, logging and errors of every request. A stop loses no request: first no
// new connections are accepted, then each connection that is kept alive gets `connection: close` with its next answer, and
// only unused ones are closed. Closing at once would lose requests on their way. (A connection that the kernel has accepted
// and this process has not yet seen is lost with the listener; behind a balancer that has checked /readyz there is none.)
import { randomUUID } from "node:crypto"
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http"
import { Server } from "node:net"
import { setTimeout as pause } from "node:timers/promises"
import { constants } from "node:zlib"
import compress, { type FastifyCompressOptions } from "@fastify/compress"
import cookie from "@fastify/cookie"
import rateLimit from "@fastify/rate-limit"
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify"
import type { Log } from "../log.server.ts"
import { limitBodyTime, MAX_UPLOAD_MS } from "./body-time.server.ts"
import { answerError } from "./error-answer.server.ts"
import { floodLimit } from "./limits.server.ts"
import { warnOfUntrustedProxy } from "./network.server.ts"

/** A connection without requests for so long is idle. */
const IDLE_MS = 500
/** With the balancer's check interval and the longest answer, below the 15 s after which the process is killed. */
const MAX_DRAIN_MS = 1_500
const CHECK_EVERY_MS = 10

const drainOnClose = (app: FastifyInstance, endStreams = () => {}) => {
  let isClosing = false
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (isClosing) reply.header("connection", "close")
    done()
  })
  app.addHook("preClose", async () => {
    isClosing = true
    endStreams()
    const { server } = app
    if (!server.listening) return
    // http.Server's own close would close all connections that are idle at this moment.
    Server.prototype.close.call(server)
    const startedAt = Date.now()
    let lastRequestAt = startedAt
    server.on("request", () => {
      lastRequestAt = Date.now()
    })
    const isInUse = () => Date.now() - lastRequestAt < IDLE_MS && Date.now() - startedAt < MAX_DRAIN_MS
    while (isInUse() && (await connectionsOf(server)) > 0) await pause(CHECK_EVERY_MS)
  })
}

const connectionsOf = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)))

interface HttpOptions {
  log: Log
  publicUrl: string
  trustedProxies: string[]
  /** RATE_LIMIT_SCALE */
  rateLimitScale: number
  /** Development only: Vite's, which comes first. */
  middleware?: Connect | undefined
  /** First of all on a stop: answers end by themselves, streams do not. */
  endStreams?: () => void
}

export type Connect = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

export const openServer = async (options: HttpOptions): Promise<FastifyInstance> => {
  const { log, publicUrl, rateLimitScale, endStreams, trustedProxies } = options
  const withHeaders = headersOf(publicUrl)
  const app = Fastify(serverOptions(options, withHeaders)) as unknown as FastifyInstance
  // text/plain is a "simple" content type: with its parser another site could post without asking.
  app.removeContentTypeParser("text/plain")
  await app.register(cookie)
  await app.register(compress, compression)
  // Before the limit: who is refused by it gets them too. Here and below with a callback: a promise for each hook of each
  // request is more than what they do.
  app.addHook("onRequest", (request, reply, done) => {
    withHeaders(request, reply)
    done()
  })
  // As well: a site that is one network is refused here first.
  warnOfUntrustedProxy(app, log, trustedProxies)
  await app.register(rateLimit, floodLimit(rateLimitScale))
  limitBodyTime(app)
  logAnswers(app, log)
  drainOnClose(app, endStreams)
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply, log))
  return app
}

const serverOptions = (
  { log, trustedProxies, middleware }: HttpOptions,
  withHeaders: ReturnType<typeof headersOf>,
) => ({
  loggerInstance: log,
  logController: new LogController({ disableRequestLogging: true }),
  genReqId: () => randomUUID(),
  // What is logged names its request by itself; a logger for each cost more than the line.
  childLoggerFactory: (logger: FastifyBaseLogger) => logger,
  trustProxy: trustedProxies.length > 0 ? trustedProxies : false,
  bodyLimit: 64 * 1024,
  onProtoPoisoning: "remove" as const,
  onConstructorPoisoning: "remove" as const,
  // No hook runs for these.
  frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
    void answerError(error, request, withHeaders(request, reply), log),
  requestTimeout: MAX_UPLOAD_MS,
  keepAliveTimeout: 65_000,
  http: { headersTimeout: 8_000, connectionsCheckingInterval: 1_000, maxHeaderSize: 16 * 1024 },
  forceCloseConnections: "idle" as const,
  // Who still gets through while it closes is answered (http.server.ts).
  return503OnClosing: false,
  ...(middleware && {
    serverFactory: (handler: RequestListener) =>
      createServer((request, response) => middleware(request, response, () => handler(request, response))),
  }),
  routerOptions: { maxParamLength: 300 },
})

/** Of answers that are not cached. */
const compression: FastifyCompressOptions = {
  // Nobody sends us compressed bodies, and a small one may unfold to a great one.
  globalDecompression: false,
  threshold: 1024,
  // A text that is whole leaves in one call: as a stream, 14 KB of JSON took three times the processor.
  syncThreshold: 64 * 1024,
  // Gzip first: of what is made for one reader, brotli saves 2 % and costs twice the processor.
  encodings: ["gzip", "br"],
  // Without a flush the whole stream would wait for its end.
  brotliOptions: { flush: constants.BROTLI_OPERATION_FLUSH, params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  zlibOptions: { flush: constants.Z_SYNC_FLUSH, level: 5 },
}

const logAnswers = (app: FastifyInstance, log: Log) =>
  app.addHook("onResponse", ({ id, method, url }, { statusCode, elapsedTime }, done) => {
    const answer = { requestId: id, method, path: pathOf(url), status: statusCode, ms: Math.round(elapsedTime) }
    log.info(answer, "answered")
    done()
  })

const pathOf = (url: string) => url.split("?")[0]

/** Sets the headers of every answer. */
const headersOf = (publicUrl: string) => {
  const everywhere = securityHeaders(publicUrl)
  const onApi = { ...everywhere, ...apiHeaders }
  return ({ id, url }: FastifyRequest, reply: FastifyReply) =>
    reply.headers(url.startsWith("/api") ? onApi : everywhere).header("x-request-id", id)
}

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
