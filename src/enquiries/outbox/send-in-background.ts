/**
 * Where the browser can, a worker sends what waits once there is a connection, also after the last tab was closed. It
 * controls no page and keeps no answer: its scope is a folder in which no page stands.
 */
import workerScript from "./outbox-worker.script.ts?script-src"

/** Chromium's alone, so far. */
type WithSync = ServiceWorkerRegistration & { sync: { register: (tag: string) => Promise<void> } }

/** Where it fails, the next visit sends. */
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
