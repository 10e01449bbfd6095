// What is the same for everybody is made once and serves many: finished bytes, fresh for seconds, then served once more
// while the next ones are made, and for up to a day while making them fails. Bounded by bytes; the longest unasked goes
// first. A node that loses them only makes them again.

import type { FastifyReply, FastifyRequest } from "fastify"
import { DAY_MS } from "../days.ts"
import { isProblem } from "../problem.ts"
import { compress, type Encoding, encodingFor } from "./content-encoding.server.ts"
import { etagOf, isKnown } from "./etag.server.ts"

/** An answer as its maker gives it: nothing in it belongs to who asked first. */
export interface Made {
  body: string | Buffer
  /** With content-type and cache-control. */
  headers: Record<string, string>
}

export interface CachedAnswer {
  identity: Buffer
  headers: Record<string, string>
  etag: string | undefined
  /** Made when somebody first wants them, once. */
  packed: { br?: Buffer | Promise<Buffer>; gzip?: Buffer | Promise<Buffer> }
}

interface Entry {
  answer: CachedAnswer
  freshUntil: number
  staleUntil: number
  lastsUntil: number
}

/**
 * Null or a refusal thrown: not for keeping after all (a redirect, no such page), what was kept goes. Undefined, another
 * error, or "unavailable" thrown: it failed, what was kept stays.
 * `queue`: in which it waits for its turn (fair-queue.server.ts), undefined for that of who asks.
 */
export type Make = (queue: string | undefined) => Promise<Made | null | undefined>

/** Where renewals wait for their turn: they are for everybody, and not to stand behind whoever happened to ask. */
const RENEWALS = "renewals"

export type AnswerCache = ReturnType<typeof openAnswerCache>

/** What an entry takes beside its bytes and its name, about. */
const ENTRY_BYTES = 1_000
/** Nobody who means well asks for so much; kept under names of any length, answers would be a way to fill the memory. */
const LONGEST_KEY = 1_500
/** Of changes that come one after another each is seen so soon, and they cost no more than one. */
const GATHER_MS = 2_000
/** What failed is not tried again at once by each who asks. */
const REST_MS = 2_000

/** @param isKeeping off: each answer is made as if it were kept, and forgotten, to be measured or tested */
export const openAnswerCache = ({
  maxBytes = 32 * 1_048_576,
  isKeeping = true,
  gatherMs = GATHER_MS,
}: {
  maxBytes?: number
  isKeeping?: boolean
  gatherMs?: number | undefined
} = {}) => {
  const entries = new Map<string, Entry>()
  /** What it has in bytes by now, of the answers in `entries`. */
  const sizes = new Map<CachedAnswer, number>()
  const making = new Map<string, Promise<CachedAnswer | null | undefined>>()
  let bytes = 0
  let staleSince = Number.NEGATIVE_INFINITY
  let gathering: NodeJS.Timeout | undefined

  const forget = (key: string) => {
    const answer = entries.get(key)?.answer
    entries.delete(key)
    if (!answer) return
    bytes -= sizes.get(answer) ?? 0
    sizes.delete(answer)
  }
  const keep = (key: string, seconds: number, answer: CachedAnswer) => {
    forget(key)
    const now = Date.now()
    const [freshUntil, staleUntil] = [now + seconds * 1000, now + seconds * 3000]
    entries.set(key, { answer, freshUntil, staleUntil, lastsUntil: now + DAY_MS })
    sizes.set(answer, 0)
    grow(answer, answer.identity.length + 2 * key.length + ENTRY_BYTES)
  }
  /** What was forgotten meanwhile counts no more. */
  const grow = (answer: CachedAnswer, more: number) => {
    const size = sizes.get(answer)
    if (size === undefined) return
    sizes.set(answer, size + more)
    bytes += more
    for (const key of entries.keys()) {
      if (bytes <= maxBytes) return
      forget(key)
    }
  }

  /** One at a time for a key. Who joined a try that failed for somebody else joins or makes one more, and no third. */
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
    const isWanted = () => making.get(key) === run
    try {
      const answer = await run
      if (answer && isWanted()) keep(key, seconds, answer)
      if (answer === null) forget(key)
      return answer
    } catch (error) {
      if (isRefusal(error)) forget(key)
      throw error
    } finally {
      if (isWanted()) making.delete(key)
    }
  }

  /** While it cannot be made: the last one, for a day. */
  const renewOr = async (last: Entry, key: string, seconds: number, make: Make) => {
    const answer = await renew(key, seconds, make, { queue: RENEWALS }).catch((error: unknown) => {
      if (isRefusal(error)) throw error
      return undefined
    })
    if (answer !== undefined) return answer ?? undefined
    last.staleUntil = Date.now() + REST_MS
    last.freshUntil = last.staleUntil
    return last.answer
  }

  /** What is being made was perhaps read before, and is not kept. */
  const makeStaleNow = () => {
    gathering = undefined
    staleSince = Date.now()
    for (const entry of entries.values()) {
      entry.freshUntil = 0
      entry.staleUntil = 0
    }
    making.clear()
  }

  const pack = async (answer: CachedAnswer, encoding: Encoding) => {
    try {
      const packed = await compress[encoding](answer.identity)
      answer.packed[encoding] = packed
      grow(answer, packed.length)
      return packed
    } catch (error) {
      delete answer.packed[encoding]
      throw error
    }
  }

  return {
    /** Undefined: there is nothing to keep; the maker knows why. */
    get: async (key: string, seconds: number, make: Make): Promise<CachedAnswer | undefined> => {
      if (!isKeeping || key.length > LONGEST_KEY) return (await answerOf(make, undefined)) ?? undefined
      const entry = entries.get(key)
      const now = Date.now()
      if (!entry || entry.lastsUntil < now) return (await renew(key, seconds, make)) ?? undefined
      // Asked for last, so it goes last.
      entries.delete(key)
      entries.set(key, entry)
      if (entry.freshUntil > now) return entry.answer
      if (entry.staleUntil < now) return renewOr(entry, key, seconds, make)
      void renew(key, seconds, make, { queue: RENEWALS }).catch(() => {
        entry.freshUntil = Date.now() + REST_MS
      })
      return entry.answer
    },

    /** Something in one of them must not be shown any more. What is being made was perhaps read before, and is not kept. */
    forgetAll: () => {
      for (const key of [...entries.keys()]) forget(key)
      making.clear()
    },

    /**
     * Something in one of them has changed: each is made anew when it is next asked for, in its turn, and stands meanwhile
     * where that fails. At once, or soon after the last time: anybody who offers something can cause it.
     */
    makeAllStale: () => {
      if (gathering) return
      const wait = staleSince + gatherMs - Date.now()
      if (wait <= 0) makeStaleNow()
      else gathering = setTimeout(makeStaleNow, wait).unref()
    },

    /** In the encoding that the asker takes, or only that theirs is still good. */
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
      answer.packed[encoding] ??= pack(answer, encoding)
      return reply.send(await answer.packed[encoding])
    },
  }
}

const answerOf = async (make: Make, queue: string | undefined) => {
  const made = await make(queue)
  return made && cachedAnswerOf(made)
}

const isRefusal = (error: unknown) => isProblem(error) && error.code !== "unavailable"

const cachedAnswerOf = ({ body, headers }: Made): CachedAnswer => {
  const identity = typeof body === "string" ? Buffer.from(body) : body
  const isForOthersToo = headers["cache-control"] !== "no-store"
  return {
    identity,
    headers,
    packed: {},
    etag: isForOthersToo ? etagOf(identity) : undefined,
  }
}
