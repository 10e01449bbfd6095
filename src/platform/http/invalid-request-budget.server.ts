// Requests that are refused for their input have been read and parsed all the same, without being counted by the call's limit.
// Their time is charged to their network: once it has used up its share of a minute, its large bodies are refused unread.
// Per process, like the resources it protects.
import type { FastifyRequest } from "fastify"
import { refusalTexts } from "../texts.ts"
import { localizeWait, tooMany } from "./limits.server.ts"
import { networkOf } from "./network.server.ts"

export interface InvalidRequestBudget {
  charge: (request: FastifyRequest, ms: number) => void
  /** Before the body is read: throws for a large one of a network that has used up its time. */
  refuseLarge: (request: FastifyRequest) => void
}

const WINDOW_MS = 60_000
/** Of one processor, each minute: 5 %. Some 1,000 forms that are filled in wrongly. */
const ALLOWED_MS = 3_000
/** Enough for a form that people fill in; reading it costs next to nothing. */
const SMALL_BYTES = 4 * 1024
/** To read and parse, before there is anything to measure. */
const MS_PER_BYTE = 1 / (32 * 1024)
const MAX_NETWORKS = 20_000

export const openInvalidRequestBudget = ({ scale = 1, now = Date.now } = {}): InvalidRequestBudget => {
  let spent = new Map<string, number>()
  let endsAt = 0
  const current = () => {
    if (now() >= endsAt || spent.size >= MAX_NETWORKS) {
      spent = new Map()
      endsAt = now() + WINDOW_MS
    }
    return spent
  }
  return {
    charge: (request, ms) => {
      const counts = current()
      const network = networkOf(request.ip)
      counts.set(network, (counts.get(network) ?? 0) + ms + bytesOf(request) * MS_PER_BYTE)
    },
    refuseLarge: (request) => {
      if (bytesOf(request) <= SMALL_BYTES) return
      if ((current().get(networkOf(request.ip)) ?? 0) <= ALLOWED_MS * scale) return
      throw tooMany(
        localizeWait(refusalTexts, (t) => t.tooManyRequests),
        Math.ceil((endsAt - now()) / 1000),
      )
    },
  }
}

/** Without a content length the largest size that is read. */
const bytesOf = ({ headers }: FastifyRequest) => {
  if (headers["transfer-encoding"] !== undefined) return 64 * 1024
  return Number(headers["content-length"] ?? 0)
}
