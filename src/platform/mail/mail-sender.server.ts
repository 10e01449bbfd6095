// Sends what waits in the outbox, on every node: woken by the commits of its own process and by a clock. At least once, with
// a stable Message-ID, so that a second copy is recognised; tried until the words are cleared away
// (mail.jobs.server.ts). While the mail server is away or takes nothing, it rests longer and longer, and says so once.
import { setTimeout as pause } from "node:timers/promises"
import type { Log } from "../log.server.ts"
import { msUntilDue, releaseMails } from "./mail.queries.server.ts"
import { onMailQueued } from "./mail.server.ts"
import { type Round, type RoundTools, sendRound } from "./mail-round.server.ts"

interface SenderOptions extends RoundTools {
  /** No other node works on this database, so what is held at start was held by the dead. */
  isAlone: boolean
  longestRest?: number
}

/** What other nodes have left behind is found so late. */
const LOOK_EVERY_MS = 10_000
const SHORTEST_REST_MS = 1_000
const LONGEST_REST_MS = 30_000
/** A stop waits so long for what is being sent, then hangs up. */
const GOODBYE_MS = 3_000

export const openMailSender = ({ isAlone, longestRest = LONGEST_REST_MS, ...tools }: SenderOptions) => {
  const { db, log } = tools
  const trouble = openTrouble(log)
  const stop = new AbortController()
  let isClosed = false
  let isAskedAgain = false
  let isTrusted = false
  let rest = 0
  let wakeUp = () => {}

  const nap = (ms: number) =>
    new Promise<void>((resolve) => {
      if (isClosed) return resolve()
      const timer = setTimeout(resolve, ms).unref()
      wakeUp = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  const takeNote = ({ taken, faults, isThrough }: Round) => {
    const waiting = faults.filter(({ isForGood }) => !isForGood)
    for (const { said } of waiting) trouble.note(said)
    if (taken > 0 && waiting.length === 0) trouble.end()
    if (taken > 0 || !isThrough) isTrusted = isThrough
    rest = isThrough ? 0 : longerRest()
    return taken > 0
  }
  const longerRest = () => Math.min(Math.max(SHORTEST_REST_MS, rest * 2), longestRest)

  const work = async () => {
    if (isAlone) await releaseMails(db)
    isAlone = false
    isAskedAgain = false
    const hasTaken = takeNote(await sendRound(tools, !isTrusted, stop.signal))
    if (rest > 0 || hasTaken) return
    const untilDue = Math.min((await msUntilDue(db)) ?? LOOK_EVERY_MS, LOOK_EVERY_MS)
    // Also by who has written while it looked.
    if (!isAskedAgain) await nap(untilDue)
  }

  const workOn = async () => {
    while (!isClosed) {
      await work().catch((error: unknown) => {
        // Nothing is lost: what is held is free again when its time is over.
        if (!isClosed) trouble.note("the outbox cannot be worked on", error)
        rest = longerRest()
      })
      if (rest > 0) await nap(rest)
    }
  }

  const forget = onMailQueued(() => {
    isAskedAgain = true
    // Who rests is not woken by what comes meanwhile.
    if (rest === 0) wakeUp()
  })
  const working = workOn()

  return {
    close: async () => {
      forget()
      isClosed = true
      wakeUp()
      const hangUp = setTimeout(() => stop.abort(), GOODBYE_MS)
      await Promise.race([working, pause(2 * GOODBYE_MS, undefined, { ref: false })])
      clearTimeout(hangUp)
    },
  }
}

/** Each kind of fault is said once, until all goes well again. */
const openTrouble = (log: Log) => {
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
