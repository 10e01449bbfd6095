// Counts views and searches in the process and adds them to the days every few seconds: no request waits for the database. A
// process that is killed loses what it has counted since; one whose database is away keeps it, within bounds. Networks are
// known for a day in memory alone, so that one of them cannot count without end.
import { isbot } from "isbot"
import type { Db } from "../../platform/database/database.server.ts"
import { MINUTE_MS } from "../../platform/days.ts"
import { scaled } from "../../platform/http/limits.server.ts"
import type { JobTools } from "../../platform/jobs.server.ts"
import { indianDay } from "../../platform/time.ts"
import { addSeen, type SeenCount } from "./seen.queries.server.ts"

/** Of one network: reports within a minute, and of one professional within a day. */
const PER_MINUTE = 60
const PER_DAY = { profile_views: 20, times_found: 100 }
const MAX_DAYS = 20_000
const MAX_NETWORKS = 50_000
/** Professionals of whom one network reports within a day, many of them made up: what it takes of the memory is its own share. */
const MAX_OF_NETWORK = 2_000
const FLUSH_MS = 5_000

type Seen = keyof typeof PER_DAY

/** By day and professional. */
let counts = new Map<string, SeenCount>()
/** By network, and by network and professional: how often. */
let minute = { startsAt: 0, counts: new Map<string, number>() }
let today = { day: "", counts: new Map<string, number>(), reported: new Map<string, number>() }

const next = (counted: Map<string, number>, key: string) => {
  const count = (counted.get(key) ?? 0) + 1
  counted.set(key, count)
  return count
}

export interface Visitor {
  network: string
  userAgent: string | undefined
}

/** Programs that say so, or say nothing. Those that run no scripts report nothing. */
const isProgram = (userAgent: string | undefined) => !userAgent || isbot(userAgent)

/** Whether a report of this visitor counts. */
export const isCounted = ({ network, userAgent }: Visitor, now: Date) => {
  if (isProgram(userAgent)) return false
  const isOver = now.getTime() - minute.startsAt >= MINUTE_MS || now.getTime() < minute.startsAt
  if (isOver || minute.counts.size >= MAX_NETWORKS) minute = { startsAt: now.getTime(), counts: new Map() }
  return next(minute.counts, network) <= scaled(PER_MINUTE)
}

export const countSeen = (seen: Seen, professional_id: string, { network }: Visitor, now: Date) => {
  const day = indianDay(now)
  if (today.day !== day || today.counts.size >= MAX_NETWORKS) today = { day, counts: new Map(), reported: new Map() }
  const key = `${seen} ${network} ${professional_id}`
  if (!today.counts.has(key) && next(today.reported, network) > MAX_OF_NETWORK) return
  if (next(today.counts, key) > scaled(PER_DAY[seen])) return
  add({ professional_id, day, profile_views: 0, times_found: 0, [seen]: 1 })
}

const add = (more: SeenCount) => {
  const key = `${more.day} ${more.professional_id}`
  const before = counts.get(key)
  if (before) {
    before.profile_views += more.profile_views
    before.times_found += more.times_found
  } else if (counts.size < MAX_DAYS) counts.set(key, { ...more })
}

/** @returns how many days of professionals were added to. Where it fails, what was counted stays for the next time. */
export const flushSeen = async (db: Db) => {
  const taken = [...counts.values()]
  if (taken.length === 0) return 0
  counts = new Map()
  try {
    await addSeen(db, taken)
  } catch (error) {
    for (const one of taken) add(one)
    throw error
  }
  return taken.length
}

/** Runs until the returned function is called, which adds what is left. */
export const openSeenFlusher = ({ db, log }: JobTools, wait = FLUSH_MS) => {
  let running: Promise<unknown> = Promise.resolve()
  const flush = () => {
    running = running
      .then(() => flushSeen(db))
      .catch((error: unknown) => log.warn({ part: "analytics", err: error }, "views are added with the next round"))
    return running
  }
  const timer = setInterval(() => void flush(), wait).unref()
  return async () => {
    clearInterval(timer)
    await flush()
  }
}
