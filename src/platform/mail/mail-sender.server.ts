// Sends the mails of the outbox, on every node: woken by commits of its own process and by a timer. At least once, with a
// stable Message-ID, so that duplicates are recognised; retried until the content is deleted (mail.jobs.server.ts). While
// the mail server is unavailable or accepts nothing, it backs off, and logs each fault once.
import { setTimeout as pause } from "node:timers/promises"
import type { Log } from "../log.server.ts"
import { msUntilDue, releaseMails } from "./mail.queries.server.ts"
import { onMailQueued } from "./mail.server.ts"
import { type Round, type RoundTools, sendRound } from "./mail-round.server.ts"

interface SenderOptions extends RoundTools {
  /** No other node works on this database, so mails locked at start were locked by a dead one. */
  isAlone: boolean
  maxBackoffMs?: number
}

/** So late are mails found that a dead node has left. */
const POLL_MS = 10_000
const MIN_BACKOFF_MS = 1_000
const MAX_BACKOFF_MS = 30_000
/** A stop waits so long for mails being sent, then disconnects. */
const CLOSE_TIMEOUT_MS = 3_000

export const openMailSender = ({ isAlone, maxBackoffMs = MAX_BACKOFF_MS, ...tools }: SenderOptions) => {
  const { db, log } = tools
  const faultLog = openFaultLog(log)
  const stop = new AbortController()
  let isClosed = false
  let isWorkRequested = false
  let isServerKnownUp = false
  let backoffMs = 0
  let wakeUp = () => {}

  const sleep = (ms: number) =>
    new Promise<void>((resolve) => {
      if (isClosed) return resolve()
      const timer = setTimeout(resolve, ms).unref()
      wakeUp = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  const record = ({ taken, faults, isServerUp }: Round) => {
    const temporary = faults.filter(({ isPermanent }) => !isPermanent)
    for (const { summary } of temporary) faultLog.note(summary)
    if (taken > 0 && temporary.length === 0) faultLog.end()
    if (taken > 0 || !isServerUp) isServerKnownUp = isServerUp
    backoffMs = isServerUp ? 0 : nextBackoff()
    return taken > 0
  }
  const nextBackoff = () => Math.min(Math.max(MIN_BACKOFF_MS, backoffMs * 2), maxBackoffMs)

  const work = async () => {
    if (isAlone) await releaseMails(db)
    isAlone = false
    isWorkRequested = false
    const hasTaken = record(await sendRound(tools, !isServerKnownUp, stop.signal))
    if (backoffMs > 0 || hasTaken) return
    const untilDue = Math.min((await msUntilDue(db)) ?? POLL_MS, POLL_MS)
    // Mails may have been queued during the query.
    if (!isWorkRequested) await sleep(untilDue)
  }

  const workUntilClosed = async () => {
    while (!isClosed) {
      await work().catch((error: unknown) => {
        // Nothing is lost: locks expire.
        if (!isClosed) faultLog.note("the outbox cannot be worked on", error)
        backoffMs = nextBackoff()
      })
      if (backoffMs > 0) await sleep(backoffMs)
    }
  }

  const unsubscribe = onMailQueued(() => {
    isWorkRequested = true
    // A new mail does not end a backoff.
    if (backoffMs === 0) wakeUp()
  })
  const working = workUntilClosed()

  return {
    close: async () => {
      unsubscribe()
      isClosed = true
      wakeUp()
      const abortTimer = setTimeout(() => stop.abort(), CLOSE_TIMEOUT_MS)
      await Promise.race([working, pause(2 * CLOSE_TIMEOUT_MS, undefined, { ref: false })])
      clearTimeout(abortTimer)
    },
  }
}

/** Logs each kind of fault once, until sending works again. */
const openFaultLog = (log: Log) => {
  const known = new Set<string>()
  return {
    note: (fault: string, error?: unknown) => {
      if (known.has(fault)) return
      known.add(fault)
      log.warn({ part: "mails", ...(error !== undefined && { err: error }) }, `mails wait: ${fault}`)
    },
    end: () => {
      if (known.size > 0) log.info({ part: "mails" }, "mails go out again")
      known.clear()
    },
  }
}
