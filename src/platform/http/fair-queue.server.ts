// A fair queue for expensive work. Little runs at once, each network has its share, and networks take turns: who asks for very
// much waits behind themselves. Per process, like the resources it protects.

import { type Localized, localize } from "../language/language.ts"
import { unavailable } from "../problem.ts"
import { refusalTexts } from "../texts.ts"

export interface QueueLimits {
  /** Running at the same time. */
  atOnce: number
  /** Of those, for one network. */
  perNetwork: number
  /** Waiting for one network; the next is refused. */
  waiting: number
  /** Waiting in all. */
  waitingInAll: number
  /** After so long a waiter is refused. */
  maxWaitMs: number
  /** The message of refusals. */
  busyMessage?: Localized
  /** The same where the requester's own network has its share. */
  ownBusyMessage?: Localized
  /** For Retry-After. */
  retryAfterSeconds?: number
}

export interface FairQueue {
  take: <T>(network: string, work: () => Promise<T>) => Promise<T>
}

interface Waiter {
  begin: () => void
  timeout: NodeJS.Timeout
}

const tooBusy = localize(refusalTexts, (t) => t.tooBusy)
const usual = { atOnce: 6, perNetwork: 2, waiting: 40, waitingInAll: 400, maxWaitMs: 5_000, busyMessage: tooBusy }

export const openFairQueue = (limits: Partial<QueueLimits> = {}): FairQueue => {
  const {
    atOnce,
    perNetwork,
    waiting,
    waitingInAll,
    maxWaitMs,
    busyMessage: message,
    ...rest
  } = { ...usual, ...limits }
  const { ownBusyMessage = message, retryAfterSeconds = 2 } = rest
  const running = new Map<string, number>()
  /** Waiters by network; the network whose last turn is longest ago comes first. */
  const queues = new Map<string, Waiter[]>()
  let runningCount = 0
  let waitingCount = 0

  const hasRoom = (network: string) => runningCount < atOnce && (running.get(network) ?? 0) < perNetwork
  const refusal = (network: string) =>
    unavailable((running.get(network) ?? 0) < perNetwork ? message : ownBusyMessage, retryAfterSeconds)
  const count = (network: string, change: 1 | -1) => {
    runningCount += change
    const left = (running.get(network) ?? 0) + change
    if (left > 0) running.set(network, left)
    else running.delete(network)
  }
  const startNext = () => {
    for (const [network, queue] of queues) {
      if (runningCount >= atOnce) return
      if (!hasRoom(network)) continue
      const waiter = queue.shift()
      queues.delete(network)
      if (queue.length > 0) queues.set(network, queue)
      if (!waiter) continue
      clearTimeout(waiter.timeout)
      waitingCount--
      count(network, 1)
      waiter.begin()
    }
  }
  const wait = (network: string) =>
    new Promise<void>((begin, refuse) => {
      const queue = queues.get(network) ?? []
      if (queue.length >= waiting || waitingCount >= waitingInAll) return refuse(refusal(network))
      waitingCount++
      const leave = () => {
        waitingCount--
        queue.splice(queue.indexOf(waiter), 1)
        if (queue.length === 0) queues.delete(network)
        refuse(refusal(network))
      }
      const waiter: Waiter = { begin, timeout: setTimeout(leave, maxWaitMs) }
      queue.push(waiter)
      queues.set(network, queue)
    })

  return {
    take: async (network, work) => {
      if (hasRoom(network)) count(network, 1)
      else await wait(network)
      try {
        return await work()
      } finally {
        count(network, -1)
        startNext()
      }
    },
  }
}
