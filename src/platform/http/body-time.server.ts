// How long a request may take to arrive. Node has one limit for all of them, and a picture over a slow line needs minutes:
// so that is Node's, and everything else is held to seconds here.
import type { FastifyInstance, FastifyRequest } from "fastify"

/** 10 MB at 270 kbit/s. */
export const LONGEST_UPLOAD_MS = 300_000
const LONGEST_BODY_MS = 10_000

export const limitBodyTime = (app: FastifyInstance, longestMs = LONGEST_BODY_MS) =>
  app.addHook("onRequest", (request, _reply, done) => {
    if (hasBody(request) && !request.routeOptions.config.isUpload) hangUpLate(app, request, longestMs)
    done()
  })

const hasBody = ({ headers }: FastifyRequest) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0

/** As Node does it: who is too slow reads 408. */
const hangUpLate = ({ server }: FastifyInstance, { raw }: FastifyRequest, longestMs: number) => {
  const tooLate = () => {
    const error = Object.assign(new Error("Request timeout"), { code: "ERR_HTTP_REQUEST_TIMEOUT" })
    if (!raw.complete) server.emit("clientError", error, raw.socket)
  }
  const timer = setTimeout(tooLate, longestMs)
  raw.once("end", () => clearTimeout(timer))
  raw.once("close", () => clearTimeout(timer))
}
