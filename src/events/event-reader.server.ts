// Reads the events committed since the last read, in order, one statement at a time.
import type { Db } from "../platform/database/database.server.ts"
import type { Log } from "../platform/log.server.ts"
import { readEvents, readOldestOpenXid, type StoredEvent } from "./event.queries.server.ts"
import type { Position } from "./event.rules.ts"

interface ReaderOptions {
  db: Db
  log: Log
  pollEvery: number
  /** Counts as behind when it has not caught up for so long. */
  behindAfterMs?: number
  onEvent: (event: StoredEvent) => void
  /** The database is behind the position read already: a replica without the last commits has taken over. */
  onRewind: (position: Position) => void
}

const BATCH_SIZE = 1_000
const RECHECK_MS = 20
const MAX_RECHECK_MS = 500
const BEHIND_AFTER_MS = 5_000

export const openEventReader = ({
  db,
  log,
  pollEvery,
  behindAfterMs = BEHIND_AFTER_MS,
  onEvent,
  onRewind,
}: ReaderOptions) => {
  let position: Position | undefined
  let starting: Promise<void> | undefined
  let reading: Promise<void> | undefined
  let isReadRequested = false
  let isFailing = false
  let isClosed = false
  let poll: NodeJS.Timeout | undefined
  let recheckTimer: NodeJS.Timeout | undefined
  let recheckMs = RECHECK_MS
  let caughtUpAt = Date.now()

  const readOnce = async (from: Position) => {
    const { oldestOpenXid, hasPending, events } = await readEvents(db, from, BATCH_SIZE)
    if (isClosed) return
    if (oldestOpenXid < from.xid) {
      position = { xid: oldestOpenXid, id: 0 }
      return onRewind(position)
    }
    for (const event of events) onEvent(event)
    const isFull = events.length === BATCH_SIZE
    position = isFull ? events.at(-1)! : { xid: oldestOpenXid, id: 0 }
    if (!isFull && !hasPending) caughtUpAt = Date.now()
    if (isFull) isReadRequested = true
    else scheduleRecheck(hasPending)
  }

  /** Pending events become readable when an older transaction ends, mostly within milliseconds. */
  const scheduleRecheck = (hasPending: boolean) => {
    clearTimeout(recheckTimer)
    if (hasPending) recheckTimer = setTimeout(read, recheckMs)
    recheckMs = hasPending ? Math.min(recheckMs * 2, MAX_RECHECK_MS) : RECHECK_MS
  }

  const readAll = async () => {
    try {
      do {
        isReadRequested = false
        await readOnce(position!)
        isFailing = false
      } while (isReadRequested)
    } catch (error) {
      // Nothing is lost: the next read begins at the same position.
      if (!isFailing && !isClosed) log.warn({ err: error, part: "events" }, "cannot read events")
      isFailing = true
    }
  }

  /** Single flight; requests made during a read cause one more read. */
  const read = () => {
    if (!position || isClosed) return
    isReadRequested = true
    reading ??= readAll().finally(() => {
      reading = undefined
    })
  }

  const begin = async () => {
    position = { xid: await readOldestOpenXid(db), id: 0 }
    caughtUpAt = Date.now()
    poll = setInterval(read, pollEvery).unref()
  }

  return {
    read,
    start: () => {
      starting ??= begin().catch((error: unknown) => {
        starting = undefined
        throw error
      })
      return starting
    },
    /** False while an old open transaction makes events unreadable, or reading fails. */
    isCaughtUp: () => Date.now() - caughtUpAt < behindAfterMs,
    /** Of the last read, once started. */
    position: () => position!,
    close: async () => {
      isClosed = true
      clearInterval(poll)
      clearTimeout(recheckTimer)
      await reading
    },
  }
}
