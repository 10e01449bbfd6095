/** The service worker of the outbox (outbox.actions.ts): the browser wakes it when there is a connection. */
import { flushOutbox } from "./flush.actions.ts"

type SyncEvent = Event & { waitUntil: (work: Promise<void>) => void }

const flush = async () => {
  const { isWaiting } = await flushOutbox()
  // Refused work is asked for again later.
  if (isWaiting) throw new Error("Something still waits to be sent.")
}

addEventListener("sync", (event) => (event as SyncEvent).waitUntil(flush()))
