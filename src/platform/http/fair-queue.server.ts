// What is dear to make waits for a turn. Few are made at once, each network has its share of them, and networks come to
// their next turn one after another: who asks for very much waits behind themselves. Per process, like what it protects.

import { type Localized, localize } from "../language/language.ts"
import { unavailable } from "../problem.ts"
import { refusalTexts } from "../texts.ts"

export interface QueueLimits {
  /** Made at the same time. */
  atOnce: number
  /** Of those for one network. */
  perNetwork: number
  /** Waiting for one network; the next is refused. */
  waiting: number
  /** Waiting in all. */
  waitingInAll: number
  /** How long somebody waits before they are told to come back. */
  patienceMs: number
  /** What is said to who comes in vain. */
  busy?: Localized
  /** The same where it is their own network that has its share. */
  ownBusy?: Localized
  /** When it is worth another try. */
  retryAfterSeconds?: number
}

export interface FairQueue {
  take: <T>(network: string, work: () => Promise<T>) => Promise<T>
}

interface Waiter {
  begin: () => void
  giveUp: NodeJS.Timeout
}

const tooBusy = localize(refusalTexts, (t) => t.tooBusy)
const usual = { atOnce: 6, perNetwork: 2, waiting: 40, waitingInAll: 400, patienceMs: 5_000, busy: tooBusy }

export const openFairQueue = (limits: Partial<QueueLimits> = {}): FairQueue => {
  const { atOnce, perNetwork, waiting, waitingInAll, patienceMs, busy: said, ...rest } = { ...usual, ...limits }
  const { ownBusy = said, retryAfterSeconds = 2 } = rest
  const running = new Map<string, number>()
  /** Those who wait, by network; the network whose turn is longest ago stands first. */
  const queues = new Map<string, Waiter[]>()
  let busy = 0
  let inLine = 0

  const hasRoom = (network: string) => busy < atOnce && (running.get(network) ?? 0) < perNetwork
  const refusal = (network: string) =>
    unavailable((running.get(network) ?? 0) < perNetwork ? said : ownBusy, retryAfterSeconds)
  const count = (network: string, change: 1 | -1) => {
    busy += change
    const left = (running.get(network) ?? 0) + change
    if (left > 0) running.set(network, left)
    else running.delete(network)
  }
  const letIn = () => {
    for (const [network, queue] of queues) {
      if (busy >= atOnce) return
      if (!hasRoom(network)) continue
      const waiter = queue.shift()
      queues.delete(network)
      if (queue.length > 0) queues.set(network, queue)
      if (!waiter) continue
      clearTimeout(waiter.giveUp)
      inLine--
      count(network, 1)
      waiter.begin()
    }
  }
  const wait = (network: string) =>
    new Promise<void>((begin, refuse) => {
      const queue = queues.get(network) ?? []
      if (queue.length >= waiting || inLine >= waitingInAll) return refuse(refusal(network))
      inLine++
      const leave = () => {
        inLine--
        queue.splice(queue.indexOf(waiter), 1)
        if (queue.length === 0) queues.delete(network)
        refuse(refusal(network))
      }
      const waiter: Waiter = { begin, giveUp: setTimeout(leave, patienceMs) }
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
        letIn()
      }
    },
  }
}
