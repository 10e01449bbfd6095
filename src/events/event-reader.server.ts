// Reads what has been committed since it looked last, in order, one statement at a time.
import type { Db } from "../platform/database/database.server.ts"
import type { Log } from "../platform/log.server.ts"
import { type HappenedEvent, readEvents, readHead } from "./event.queries.server.ts"
import type { Position } from "./event.rules.ts"

interface ReaderOptions {
  db: Db
  log: Log
  pollEvery: number
  /** How long nothing may come of reading before it counts as behind. */
  patience?: number
  onEvent: (event: HappenedEvent) => void
  /** The database stands before where we have read already: another one has taken over that had not heard the last of it. */
  onSetBack: (place: Position) => void
}

const MAX_AT_ONCE = 1_000
const LOOK_AGAIN_MS = 20
const LOOK_AGAIN_AT_MOST_MS = 500
const TIMEOUT_MS = 5_000

export const openReader = ({ db, log, pollEvery, patience = TIMEOUT_MS, onEvent, onSetBack }: ReaderOptions) => {
  let place: Position | undefined
  let starting: Promise<void> | undefined
  let reading: Promise<void> | undefined
  let isAskedAgain = false
  let isAway = false
  let isClosed = false
  let poll: NodeJS.Timeout | undefined
  let lookAgain: NodeJS.Timeout | undefined
  let pause = LOOK_AGAIN_MS
  let currentAt = Date.now()

  const readOnce = async (from: Position) => {
    const { head, isHeldBack, events } = await readEvents(db, from, MAX_AT_ONCE)
    if (isClosed) return
    if (head < from.xid) {
      place = { xid: head, id: 0 }
      return onSetBack(place)
    }
    for (const event of events) onEvent(event)
    const isFull = events.length === MAX_AT_ONCE
    place = isFull ? events.at(-1)! : { xid: head, id: 0 }
    if (!isFull && !isHeldBack) currentAt = Date.now()
    if (isFull) isAskedAgain = true
    else lookAgainSoon(isHeldBack)
  }

  /** Something is committed, but an older transaction is still open: mostly for milliseconds. */
  const lookAgainSoon = (isHeldBack: boolean) => {
    clearTimeout(lookAgain)
    if (isHeldBack) lookAgain = setTimeout(read, pause)
    pause = isHeldBack ? Math.min(pause * 2, LOOK_AGAIN_AT_MOST_MS) : LOOK_AGAIN_MS
  }

  const readAll = async () => {
    try {
      do {
        isAskedAgain = false
        await readOnce(place!)
        isAway = false
      } while (isAskedAgain)
    } catch (error) {
      // Nothing is lost: the next look begins at the same place.
      if (!isAway && !isClosed) log.warn({ err: error, part: "events" }, "cannot read events")
      isAway = true
    }
  }

  /** Soon, and once however often it is asked meanwhile. */
  const read = () => {
    if (!place || isClosed) return
    isAskedAgain = true
    reading ??= readAll().finally(() => {
      reading = undefined
    })
  }

  const begin = async () => {
    place = { xid: await readHead(db), id: 0 }
    currentAt = Date.now()
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
    /** False while an old transaction that somebody left open holds events back, or nothing can be read. */
    isCurrent: () => Date.now() - currentAt < patience,
    /** Where reading has come to, once it has started. */
    place: () => place!,
    close: async () => {
      isClosed = true
      clearInterval(poll)
      clearTimeout(lookAgain)
      await reading
    },
  }
}
