/**
 * Sends what people have written to us until it has arrived (docs/decisions/0032): after a while, when the connection comes
 * back, and on the next visit. One key, so it arrives once.
 */
import { waitMs } from "./outbox.rules.ts"
import { showRejected } from "./outbox-notice.ts"
import { tidyMark } from "./outbox-store.ts"
import workerScript from "./outbox-worker.script.ts?script-src"
import { sendRound } from "./sending.actions.ts"

let tries = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** @param retryAfter the seconds that the server has asked for */
export const tryAgainLater = (retryAfter: number) => {
  addEventListener("online", sendAfresh)
  // Once in a row of tries: whoever leaves before the worker stands has it asked again by the next visit.
  if (tries === 0) void sendInBackground()
  clearTimeout(timer)
  timer = setTimeout(() => void sendUnsent(), waitMs(tries++, retryAfter))
}

/** However long it has waited before: what stood in the way may be gone with the first try that is still out. */
const sendAfresh = () => {
  tries = 0
  void sendUnsent()
}

/** All that is kept, again and again until it has arrived, or was refused. */
export const sendUnsent = async (isAsked = false) => {
  const { isWaiting, retryAfter } = await sendRound(isAsked)
  if (isWaiting) tryAgainLater(retryAfter)
  else {
    tries = 0
    await tidyMark()
  }
  void showRejected()
}

/** Chromium's alone, so far. */
type WithSync = ServiceWorkerRegistration & { sync: { register: (tag: string) => Promise<void> } }

/**
 * Where the browser can, a worker sends what waits once there is a connection, also after the last tab was closed. It
 * controls no page and keeps no answer: its scope is a folder in which no page stands. Where it fails, the next visit sends.
 */
export const sendInBackground = async () => {
  if (!("SyncManager" in globalThis && "serviceWorker" in navigator && navigator.onLine)) return
  try {
    const registration = await navigator.serviceWorker.register(workerScript, { scope: "/assets/outbox/" })
    await isActive(registration)
    await (registration as WithSync).sync.register("outbox")
  } catch {
    // Without a connection the worker itself cannot be had; a browser may forbid it.
  }
}

const isActive = ({ installing, waiting }: ServiceWorkerRegistration) => {
  const coming = installing ?? waiting
  return new Promise<void>((resolve) => {
    if (!coming) return resolve()
    coming.addEventListener("statechange", () => coming.state === "activated" && resolve())
  })
}
