let worker: string | undefined

/** The address of the script of a service worker, which registers senders of its own. */
export const setOutboxWorker = (address: string) => {
  worker = address
}

/** Background Sync, so far only in Chromium. */
type WithSync = ServiceWorkerRegistration & { sync: { register: (tag: string) => Promise<void> } }

/**
 * Where the browser supports it, a worker sends the queue once there is a connection, also after the last tab was closed. It
 * controls no page and caches nothing: its scope is a folder without pages. Where it fails, the next visit sends.
 */
export const requestBackgroundSync = async () => {
  if (!(worker && "SyncManager" in globalThis && "serviceWorker" in navigator && navigator.onLine)) return
  try {
    const registration = await navigator.serviceWorker.register(worker, { scope: "/assets/outbox/" })
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
