// Counts searches without a result in the process and adds them to the days every few seconds: no search waits for it, and none
// makes a statement more. What is typed on is one search, so that of one network the last one waits for a moment; networks are
// known in memory alone, and one of them cannot count without end. A process that is killed loses what it has not added.
import type { Db } from "../../platform/database/database.server.ts"
import { HOUR_MS } from "../../platform/days.ts"
import { scaled } from "../../platform/http/limits.server.ts"
import type { JobTools } from "../../platform/jobs.server.ts"
import { indianDay } from "../../platform/time.ts"
import { addUnanswered, type UnansweredCount } from "./unanswered.queries.server.ts"
import { isTypedOn, MOST_TERMS_A_DAY, termOf } from "./unanswered.rules.ts"

/** Of one network within an hour. */
const PER_HOUR = 60
const MAX_NETWORKS = 20_000
const FLUSH_MS = 5_000
/** Who types on does it sooner. */
const SETTLED_MS = 10_000

interface Unanswered {
  /** As it was typed. */
  query: string
  isClose: boolean
}
interface Waiting extends Unanswered {
  at: Date
}

/** The last of each network. */
const waiting = new Map<string, Waiting>()
/** By hour and term; a term that is not kept is empty. */
let counts = new Map<string, UnansweredCount>()
let hour = { startsAt: 0, counts: new Map<string, number>() }

export const countUnanswered = (search: Unanswered, network: string, at: Date) => {
  const before = waiting.get(network)
  if (before && !isTypedOn(before.query.toLowerCase(), search.query.toLowerCase())) settle(network, before)
  if (waiting.has(network) || waiting.size < MAX_NETWORKS) waiting.set(network, { ...search, at })
}

const settle = (network: string, { query, isClose, at }: Waiting) => {
  waiting.delete(network)
  const startsAt = Math.floor(at.getTime() / HOUR_MS) * HOUR_MS
  if (hour.startsAt !== startsAt || hour.counts.size >= MAX_NETWORKS) hour = { startsAt, counts: new Map() }
  const counted = (hour.counts.get(network) ?? 0) + 1
  hour.counts.set(network, counted)
  if (counted > scaled(PER_HOUR)) return
  const term = termOf(query) ?? ""
  add({
    ...{ day: indianDay(at), hour: new Date(startsAt).toISOString(), last_searched_at: at.toISOString() },
    ...{ term, searches: 1, close: isClose ? 1 : 0 },
  })
}

const add = (more: UnansweredCount) => {
  const isFull = counts.size >= MOST_TERMS_A_DAY
  const keyOf = (term: string) => `${more.hour} ${term}`
  const term = isFull && !counts.has(keyOf(more.term)) ? "" : more.term
  const before = counts.get(keyOf(term))
  if (!before) return void counts.set(keyOf(term), { ...more, term })
  before.searches += more.searches
  before.close += more.close
  if (before.last_searched_at < more.last_searched_at) before.last_searched_at = more.last_searched_at
}

/** Adds what has settled by then. Where it fails, what was counted stays for the next time. */
export const flushUnanswered = async (db: Db, settledBefore: Date) => {
  for (const [network, search] of waiting) if (search.at <= settledBefore) settle(network, search)
  const taken = [...counts.values()]
  if (taken.length === 0) return
  counts = new Map()
  try {
    await addUnanswered(db, taken)
  } catch (error) {
    for (const one of taken) add(one)
    throw error
  }
}

/** Runs until the returned function is called, which adds what is left. */
export const openUnansweredFlusher = ({ db, log, clock }: JobTools) => {
  let running: Promise<unknown> = Promise.resolve()
  const flush = (settledBefore: Date) => {
    running = running
      .then(() => flushUnanswered(db, settledBefore))
      .catch((error: unknown) =>
        log.warn({ part: "search", err: error }, "searches without a result are added with the next round"),
      )
    return running
  }
  const timer = setInterval(() => void flush(new Date(clock().getTime() - SETTLED_MS)), FLUSH_MS).unref()
  return async () => {
    clearInterval(timer)
    await flush(clock())
  }
}
