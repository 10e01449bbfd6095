/** The service worker of the outbox (outbox.actions.ts): the browser wakes it when there is a connection. */
import { sendRound } from "./sending.actions.ts"

type SyncEvent = Event & { waitUntil: (work: Promise<void>) => void }

const sendAll = async () => {
  const { isWaiting } = await sendRound()
  // Refused work is asked for again later.
  if (isWaiting) throw new Error("Something still waits to be sent.")
}

addEventListener("sync", (event) => (event as SyncEvent).waitUntil(sendAll()))
