/**
 * What somebody writes goes by the outbox: stored in this browser, sent in its order as soon as there is a connection, and
 * once, by its client_id. Where the browser stores nothing it goes the same way for as long as its tab is open.
 */
import { newId } from "../../platform/id.ts"
import { languageHere } from "../../platform/language/language.ts"
import { onDelivery } from "../../platform/outbox/delivery.ts"
import { discardEntry, flush, retryEntry } from "../../platform/outbox/outbox.actions.ts"
import { entriesOf, ownerHere, queueEntry } from "../../platform/outbox/outbox-store.ts"
import { registerSender } from "../../platform/outbox/senders.ts"
import { signedInSender } from "../../platform/outbox/signed-in-sender.actions.ts"
import { createStore, type Store } from "../../platform/store.ts"
import type { Message, MessageFile, Quoted } from "../message.schema.ts"
import { sendMessage } from "../thread/thread.contract.ts"
import { MESSAGE_KIND, type MessageEntry, type Outgoing, outgoingOf } from "./outgoing.rules.ts"

registerSender([MESSAGE_KIND], signedInSender(sendMessage))

export interface WrittenMessage {
  content: string
  files: readonly MessageFile[]
  reply_to: Quoted | undefined
}

export interface OutgoingStore extends Store<readonly Outgoing[]> {
  /** Until it is stored in this browser, has arrived or was discarded. */
  send: (written: WrittenMessage) => Promise<void>
  retry: (key: string) => Promise<void>
  discard: (key: string) => Promise<void>
  /** Listens to what comes of them, also in other tabs, until the returned function is called. */
  follow: () => () => void
}

/** @param onArrived gets each message as the server has stored it */
export const createOutgoingStore = (
  conversationId: string,
  onArrived: (message: Message | undefined) => void,
): OutgoingStore => {
  const { current, subscribe, set } = createStore<readonly Outgoing[]>([])
  const queued = new Set<string>()

  const read = async () => {
    const entries = (await entriesOf(MESSAGE_KIND, conversationId)) as MessageEntry[]
    set(entries.map((entry) => outgoingOf(entry, { isOnline: navigator.onLine, isQueued: queued.has(entry.key) })))
  }

  return {
    current,
    subscribe,
    send: ({ content, files, reply_to }) => {
      const key = newId()
      const entry: MessageEntry = {
        key,
        kind: MESSAGE_KIND,
        lane: conversationId,
        owner: ownerHere(),
        language: languageHere(),
        input: {
          id: conversationId,
          content,
          client_id: key,
          file_ids: files.map(({ id }) => id),
          ...(reply_to && { reply_to: reply_to.id }),
        },
        shown: { reply_to, files: [...files] },
      }
      set([...current(), outgoingOf(entry, { isOnline: navigator.onLine, isQueued: false })])
      const kept = untilKept(key, queueEntry(entry))
      void flush()
      return kept
    },
    retry: async (key) => {
      queued.delete(key)
      const retried = retryEntry(key)
      await read()
      await retried
    },
    discard: async (key) => {
      await discardEntry(key)
      await read()
    },
    follow: () => {
      const stop = onDelivery(({ key, kind, lane, status, answer }) => {
        if (kind !== MESSAGE_KIND || lane !== conversationId) return
        if (status === "queued") queued.add(key)
        else queued.delete(key)
        if (status === "sent") onArrived((answer as { message?: Message } | undefined)?.message)
        void read()
      })
      const onLine = () => void read()
      window.addEventListener("online", onLine)
      window.addEventListener("offline", onLine)
      void read().then(() => flush())
      return () => {
        stop()
        window.removeEventListener("online", onLine)
        window.removeEventListener("offline", onLine)
      }
    },
  }
}

/** Where it is not stored, until it has arrived or was discarded. */
const untilKept = (key: string, stored: Promise<boolean>) =>
  new Promise<void>((resolve) => {
    const stop = onDelivery((delivery) => {
      if (delivery.key === key && ["sent", "discarded"].includes(delivery.status)) end()
    })
    const end = () => {
      stop()
      resolve()
    }
    void stored.then((isStored) => isStored && end())
  })
