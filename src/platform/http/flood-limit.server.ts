// Against floods, approximately and per process: the limits that matter are counted in the database (limits.server.ts).
// Many phones of one carrier share an address, and one page asks for some twenty files.
import type { RateLimitPluginOptions } from "@fastify/rate-limit"
import { refusalTexts } from "../texts.ts"
import { networkOf } from "./network.server.ts"
import { localizeWait, tooMany } from "./too-many.server.ts"

const silent = { "x-ratelimit-limit": false, "x-ratelimit-remaining": false, "x-ratelimit-reset": false }

export const floodLimit = (scale: number): RateLimitPluginOptions => ({
  max: Math.ceil(3_000 * scale),
  timeWindow: 60_000,
  cache: 20_000,
  keyGenerator: (request) => networkOf(request.ip),
  allowList: (request) => /^\/(assets|fonts)\//.test(request.url),
  addHeaders: silent,
  addHeadersOnExceeding: silent,
  errorResponseBuilder: (_request, { ttl }) =>
    tooMany(
      localizeWait(refusalTexts, (t) => t.tooManyRequests),
      Math.max(1, Math.ceil(ttl / 1000)),
    ),
})
