// A cache of answers that are the same for everybody, as finished bytes: fresh for seconds, then stale while revalidating,
// and stale for up to a day while making a new one fails. Bounded by bytes, least recently used first. Per node; a node that
// loses it only makes the answers again.

import type { FastifyReply, FastifyRequest } from "fastify"
import { DAY_MS } from "../days.ts"
import { isProblem } from "../problem.ts"
import { compress, type Encoding, encodingFor } from "./content-encoding.server.ts"
import { etagOf, isKnown } from "./etag.server.ts"

/** An answer as `Make` returns it; nothing in it is personal to the first request. */
export interface RenderedAnswer {
  body: string | Buffer
  /** With content-type and cache-control. */
  headers: Record<string, string>
}

export interface CachedAnswer {
  identity: Buffer
  headers: Record<string, string>
  etag: string | undefined
  /** Made on first use. */
  compressed: { br?: Buffer | Promise<Buffer>; gzip?: Buffer | Promise<Buffer> }
}

interface Entry {
  answer: CachedAnswer
  freshUntil: number
  staleUntil: number
  usableUntil: number
}

/**
 * Null or a refusal thrown: not cacheable (a redirect, no such page), and a cached answer is removed. Undefined, another
 * error, or "unavailable" thrown: it failed, and a cached answer stays.
 * `queue`: in which it waits (fair-queue.server.ts), undefined for that of the requester.
 */
export type Make = (queue: string | undefined) => Promise<RenderedAnswer | null | undefined>

/** The queue of renewals: they are for everybody, and must not wait behind the other work of one requester. */
const RENEWALS = "renewals"

export type AnswerCache = ReturnType<typeof openAnswerCache>

/** Of an entry beside its bytes and key, about. */
const ENTRY_BYTES = 1_000
/** Longer than legitimate addresses; without a limit, keys would be a way to fill the memory. */
const MAX_KEY_LENGTH = 1_500
/** Throttles invalidations: many changes cost one, and each is visible within this time. */
const GATHER_MS = 2_000
/** After a failure not every request tries again. */
const RETRY_AFTER_MS = 2_000

/** @param isEnabled false: answers are made as if they were cached, but are not, for measurements and tests */
export const openAnswerCache = ({
  maxBytes = 32 * 1_048_576,
  isEnabled = true,
  gatherMs = GATHER_MS,
}: {
  maxBytes?: number
  isEnabled?: boolean
  gatherMs?: number | undefined
} = {}) => {
  const entries = new Map<string, Entry>()
  /** Current size in bytes of each answer in `entries`. */
  const sizes = new Map<CachedAnswer, number>()
  const making = new Map<string, Promise<CachedAnswer | null | undefined>>()
  let bytes = 0
  let staleSince = Number.NEGATIVE_INFINITY
  let throttle: NodeJS.Timeout | undefined

  const remove = (key: string) => {
    const answer = entries.get(key)?.answer
    entries.delete(key)
    if (!answer) return
    bytes -= sizes.get(answer) ?? 0
    sizes.delete(answer)
  }
  const store = (key: string, seconds: number, answer: CachedAnswer) => {
    remove(key)
    const now = Date.now()
    const [freshUntil, staleUntil] = [now + seconds * 1000, now + seconds * 3000]
    entries.set(key, { answer, freshUntil, staleUntil, usableUntil: now + DAY_MS })
    sizes.set(answer, 0)
    grow(answer, answer.identity.length + 2 * key.length + ENTRY_BYTES)
  }
  /** No effect for an answer that was removed meanwhile. */
  const grow = (answer: CachedAnswer, more: number) => {
    const size = sizes.get(answer)
    if (size === undefined) return
    sizes.set(answer, size + more)
    bytes += more
    for (const key of entries.keys()) {
      if (bytes <= maxBytes) return
      remove(key)
    }
  }

  /** Single flight for each key; a caller whose shared attempt failed retries once. */
  const renew = async (
    key: string,
    seconds: number,
    make: Make,
    { queue, hasJoined = false }: { queue?: string; hasJoined?: boolean } = {},
  ): Promise<CachedAnswer | null | undefined> => {
    const running = making.get(key)
    if (running) return hasJoined ? running : running.catch(() => renew(key, seconds, make, { queue, hasJoined: true }))
    const run = answerOf(make, queue)
    making.set(key, run)
    const isCurrent = () => making.get(key) === run
    try {
      const answer = await run
      if (answer && isCurrent()) store(key, seconds, answer)
      if (answer === null) remove(key)
      return answer
    } catch (error) {
      if (isRefusal(error)) remove(key)
      throw error
    } finally {
      if (isCurrent()) making.delete(key)
    }
  }

  /** The last answer, for a day, while making a new one fails. */
  const renewOr = async (last: Entry, key: string, seconds: number, make: Make) => {
    const answer = await renew(key, seconds, make, { queue: RENEWALS }).catch((error: unknown) => {
      if (isRefusal(error)) throw error
      return undefined
    })
    if (answer !== undefined) return answer ?? undefined
    last.staleUntil = Date.now() + RETRY_AFTER_MS
    last.freshUntil = last.staleUntil
    return last.answer
  }

  /** Answers being made may have been read before the change, and are not stored. */
  const markStaleNow = () => {
    throttle = undefined
    staleSince = Date.now()
    for (const entry of entries.values()) {
      entry.freshUntil = 0
      entry.staleUntil = 0
    }
    making.clear()
  }

  const compressFor = async (answer: CachedAnswer, encoding: Encoding) => {
    try {
      const result = await compress[encoding](answer.identity)
      answer.compressed[encoding] = result
      grow(answer, result.length)
      return result
    } catch (error) {
      delete answer.compressed[encoding]
      throw error
    }
  }

  return {
    /** Undefined where `make` returned nothing. */
    get: async (key: string, seconds: number, make: Make): Promise<CachedAnswer | undefined> => {
      if (!isEnabled || key.length > MAX_KEY_LENGTH) return (await answerOf(make, undefined)) ?? undefined
      const entry = entries.get(key)
      const now = Date.now()
      if (!entry || entry.usableUntil < now) return (await renew(key, seconds, make)) ?? undefined
      // Most recently used.
      entries.delete(key)
      entries.set(key, entry)
      if (entry.freshUntil > now) return entry.answer
      if (entry.staleUntil < now) return renewOr(entry, key, seconds, make)
      void renew(key, seconds, make, { queue: RENEWALS }).catch(() => {
        entry.freshUntil = Date.now() + RETRY_AFTER_MS
      })
      return entry.answer
    },

    /** Something in one of them must not be shown any more. Answers being made may have been read before, and are not stored. */
    clear: () => {
      for (const key of [...entries.keys()]) remove(key)
      making.clear()
    },

    /**
     * Something in one of them has changed: each is made again on its next request, and the old one is served where that
     * fails. Throttled, because any professional can cause it.
     */
    markAllStale: () => {
      if (throttle) return
      const wait = staleSince + gatherMs - Date.now()
      if (wait <= 0) markStaleNow()
      else throttle = setTimeout(markStaleNow, wait).unref()
    },

    /** In an encoding that the client accepts, or 304. */
    send: async (request: FastifyRequest, reply: FastifyReply, answer: CachedAnswer) => {
      reply.headers({ ...answer.headers, vary: "accept-encoding" })
      if (answer.etag) {
        reply.header("etag", answer.etag)
        if (isKnown(request.headers["if-none-match"], answer.etag)) return reply.status(304).send()
      }
      const encoding = encodingFor(
        request.headers["accept-encoding"],
        answer.headers["content-type"] ?? "",
        answer.identity.length,
      )
      if (!encoding) return reply.send(answer.identity)
      reply.header("content-encoding", encoding)
      answer.compressed[encoding] ??= compressFor(answer, encoding)
      return reply.send(await answer.compressed[encoding])
    },
  }
}

const answerOf = async (make: Make, queue: string | undefined) => {
  const made = await make(queue)
  return made && cachedAnswerOf(made)
}

const isRefusal = (error: unknown) => isProblem(error) && error.code !== "unavailable"

const cachedAnswerOf = ({ body, headers }: RenderedAnswer): CachedAnswer => {
  const identity = typeof body === "string" ? Buffer.from(body) : body
  const isForOthersToo = headers["cache-control"] !== "no-store"
  return {
    identity,
    headers,
    compressed: {},
    etag: isForOthersToo ? etagOf(identity) : undefined,
  }
}
