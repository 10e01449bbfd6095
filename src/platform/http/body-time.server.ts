// How long a request may take to arrive. Node has one limit for all requests, and a picture over a slow connection needs
// minutes: so Node's limit is that, and all other requests are limited to seconds here.
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"

/** 10 MB at 270 kbit/s. */
export const MAX_UPLOAD_MS = 300_000
const MAX_BODY_MS = 10_000

export const limitBodyTime = (app: FastifyInstance, longestMs = MAX_BODY_MS) =>
  app.addHook("onRequest", (request, reply, done) => {
    if (hasBody(request) && !request.routeOptions.config.isUpload) setBodyTimeout(app, request, reply, longestMs)
    done()
  })

const hasBody = ({ headers }: FastifyRequest) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0

const setBodyTimeout = (
  { server }: FastifyInstance,
  { raw }: FastifyRequest,
  reply: FastifyReply,
  longestMs: number,
) => {
  const tooLate = () => {
    if (raw.complete || raw.destroyed) return
    // A refused client that goes on sending gets no further answer.
    if (reply.sent) raw.destroy()
    // As Node does it: 408.
    else server.emit("clientError", Object.assign(new Error("Request timeout"), { code: TIMEOUT }), raw.socket)
  }
  const timer = setTimeout(tooLate, longestMs).unref()
  raw.once("end", () => clearTimeout(timer))
  raw.once("close", () => clearTimeout(timer))
}

const TIMEOUT = "ERR_HTTP_REQUEST_TIMEOUT"
