// A fair queue for expensive work. Little runs at once, each key (a network, an account) has its share, and keys take turns: who asks for very
// much waits behind themselves. Per process, like the resources it protects.

import { type Localized, localize } from "../language/language.ts"
import { unavailable } from "../problem.ts"
import { refusalTexts } from "../texts.ts"

export interface QueueLimits {
  /** Running at the same time. */
  atOnce: number
  /** Of those, for one key. */
  perKey: number
  /** Waiting for one key; the next is refused. */
  waiting: number
  /** Waiting in all. */
  waitingInAll: number
  /** After so long a waiter is refused. */
  maxWaitMs: number
  /** The message of refusals. */
  busyMessage?: Localized
  /** The same where the requester's own key has its share. */
  ownBusyMessage?: Localized
  /** For Retry-After. */
  retryAfterSeconds?: number
}

export interface FairQueue {
  take: <T>(key: string, work: () => Promise<T>) => Promise<T>
}

interface Waiter {
  begin: () => void
  timeout: NodeJS.Timeout
}

const tooBusy = localize(refusalTexts, (t) => t.tooBusy)
const usual = { atOnce: 6, perKey: 2, waiting: 40, waitingInAll: 400, maxWaitMs: 5_000, busyMessage: tooBusy }

export const openFairQueue = (limits: Partial<QueueLimits> = {}): FairQueue => {
  const { atOnce, perKey, waiting, waitingInAll, maxWaitMs, busyMessage: message, ...rest } = { ...usual, ...limits }
  const { ownBusyMessage = message, retryAfterSeconds = 2 } = rest
  const running = new Map<string, number>()
  /** Waiters by key; the one whose last turn is longest ago comes first. */
  const queues = new Map<string, Waiter[]>()
  let runningCount = 0
  let waitingCount = 0

  const hasRoom = (key: string) => runningCount < atOnce && (running.get(key) ?? 0) < perKey
  const refusal = (key: string) =>
    unavailable((running.get(key) ?? 0) < perKey ? message : ownBusyMessage, retryAfterSeconds)
  const count = (key: string, change: 1 | -1) => {
    runningCount += change
    const left = (running.get(key) ?? 0) + change
    if (left > 0) running.set(key, left)
    else running.delete(key)
  }
  const startNext = () => {
    for (const [key, queue] of queues) {
      if (runningCount >= atOnce) return
      if (!hasRoom(key)) continue
      const waiter = queue.shift()
      queues.delete(key)
      if (queue.length > 0) queues.set(key, queue)
      if (!waiter) continue
      clearTimeout(waiter.timeout)
      waitingCount--
      count(key, 1)
      waiter.begin()
    }
  }
  const wait = (key: string) =>
    new Promise<void>((begin, refuse) => {
      const queue = queues.get(key) ?? []
      if (queue.length >= waiting || waitingCount >= waitingInAll) return refuse(refusal(key))
      waitingCount++
      const leave = () => {
        waitingCount--
        queue.splice(queue.indexOf(waiter), 1)
        if (queue.length === 0) queues.delete(key)
        refuse(refusal(key))
      }
      const waiter: Waiter = { begin, timeout: setTimeout(leave, maxWaitMs) }
      queue.push(waiter)
      queues.set(key, queue)
    })

  return {
    take: async (key, work) => {
      if (hasRoom(key)) count(key, 1)
      else await wait(key)
      try {
        return await work()
      } finally {
        count(key, -1)
        startNext()
      }
    },
  }
}
