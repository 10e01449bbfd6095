/** The service worker of the outbox (platform/outbox/background-sync.ts): the browser wakes it when there is a connection. */
import { flushStored } from "../../platform/outbox/flush.ts"
import { registerSender } from "../../platform/outbox/senders.ts"
import { outboxKinds, submissionSender } from "./submission-sender.actions.ts"

type SyncEvent = Event & { waitUntil: (work: Promise<void>) => void }

registerSender(outboxKinds, submissionSender)

const flush = async () => {
  const { isWaiting } = await flushStored()
  // Refused work is asked for again later.
  if (isWaiting) throw new Error("Something still waits to be sent.")
}

addEventListener("sync", (event) => (event as SyncEvent).waitUntil(flush()))
