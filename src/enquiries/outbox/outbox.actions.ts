/**
 * Retries stored submissions until they have arrived (docs/decisions/0032): after a delay, when the connection comes back, and
 * on the next visit. The Idempotency-Key makes them arrive once.
 */

import { flushOutbox } from "./flush.actions.ts"
import { retryDelayMs } from "./outbox.rules.ts"
import { showRejectedNotice } from "./outbox-notice.ts"
import { tidyOutboxFlag } from "./outbox-store.ts"
import workerScript from "./outbox-worker.script.ts?script-src"

let tries = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** @param retryAfter seconds, as the server asked */
export const scheduleRetry = (retryAfter: number) => {
  addEventListener("online", retryNow)
  // Once in a series of tries: who leaves before the worker is registered has it registered on the next visit.
  if (tries === 0) void requestBackgroundSync()
  clearTimeout(timer)
  timer = setTimeout(() => void flushAndRetry(), retryDelayMs(tries++, retryAfter))
}

/** The connection is back, so the delay of earlier failures does not apply. */
const retryNow = () => {
  tries = 0
  void flushAndRetry()
}

/** Sends everything stored, and schedules retries until all has arrived or was refused. */
export const flushAndRetry = async (isManual = false) => {
  const { isWaiting, retryAfter } = await flushOutbox(isManual)
  if (isWaiting) scheduleRetry(retryAfter)
  else {
    tries = 0
    await tidyOutboxFlag()
  }
  void showRejectedNotice()
}

/** Background Sync, so far only in Chromium. */
type WithSync = ServiceWorkerRegistration & { sync: { register: (tag: string) => Promise<void> } }

/**
 * Where the browser supports it, a worker sends the queue once there is a connection, also after the last tab was closed. It
 * controls no page and caches nothing: its scope is a folder without pages. Where it fails, the next visit sends.
 */
export const requestBackgroundSync = async () => {
  if (!("SyncManager" in globalThis && "serviceWorker" in navigator && navigator.onLine)) return
  try {
    const registration = await navigator.serviceWorker.register(workerScript, { scope: "/assets/outbox/" })
    await whenActive(registration)
    await (registration as WithSync).sync.register("outbox")
  } catch {
    // The worker could not be loaded without a connection, or the browser forbids it.
  }
}

const whenActive = ({ installing, waiting }: ServiceWorkerRegistration) => {
  const coming = installing ?? waiting
  return new Promise<void>((resolve) => {
    if (!coming) return resolve()
    coming.addEventListener("statechange", () => coming.state === "activated" && resolve())
  })
}
