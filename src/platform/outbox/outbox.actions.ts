/**
 * The outbox (docs/decisions/0049): what somebody sends is stored in this browser first, and tried until it has arrived: at
 * once, after growing delays, when the connection comes back, on the next visit. For a slice that sends by it:
 *
 *   registerSender(kinds, sender)                   senders.ts, once; `signedInSender(contract)` sends in the owner's name
 *   queueEntry(entry): Promise<boolean>             outbox-store.ts; false: this browser stores nothing, its tab has it
 *   storeEntry(entry): Promise<boolean>             outbox-store.ts; false: this browser stores nothing, nobody has it
 *   flush(isManual?): Promise<void>                 sends what is stored, and goes on until it has arrived or was refused
 *   retryEntry(key), discardEntry(key)              what the person does with one that waits or was refused
 *   entriesOf(kind, lane?): Promise<OutboxEntry[]>  outbox-store.ts; their own, oldest first, with `refused` and `busyUntil`
 *   onDelivery(listener): () => void                delivery.ts; what has come of each, from all tabs
 */
import { requestBackgroundSync } from "./background-sync.ts"
import { publishDelivery } from "./delivery.ts"
import { type FlushResult, flushStored } from "./flush.ts"
import { retryDelayMs } from "./outbox.rules.ts"
import { changeEntry, deleteEntry, findEntry, tidyOutboxFlag } from "./outbox-store.ts"

let tries = 0
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Asked for by somebody who waits for it, so that the delay of earlier failures does not apply.
 * @param isManual "Send now" was pressed
 */
export const flush = (isManual = false) => {
  tries = 0
  return flushAndRetry(isManual)
}

let lastResult: FlushResult | undefined

const flushAndRetry = async (isManual = false) => {
  const result = await flushStored(isManual)
  // Many may have asked for the same flush: it is one failed try, after which one delay follows.
  if (result === lastResult) return
  lastResult = result
  const { isWaiting, retryAfter } = result
  if (isWaiting) return scheduleRetry(retryAfter)
  tries = 0
  await tidyOutboxFlag()
}

/** @param retryAfter seconds, as the server asked */
export const scheduleRetry = (retryAfter: number) => {
  addEventListener("online", flushOnline)
  // Once in a series of tries: who leaves before the worker is registered has it registered on the next visit.
  if (tries === 0) void requestBackgroundSync()
  clearTimeout(timer)
  timer = setTimeout(() => void flushAndRetry(), retryDelayMs(tries++, retryAfter))
}

const flushOnline = () => void flush()

/** One that waits or was refused is tried at once. */
export const retryEntry = async (key: string) => {
  await changeEntry(key, { refused: undefined, busyUntil: undefined })
  await flush(true)
}

/** It is not sent any more; one that is just on its way may arrive all the same. */
export const discardEntry = async (key: string) => {
  const one = await findEntry(key)
  await deleteEntry(key)
  if (one) publishDelivery(one, { status: "discarded" })
}
