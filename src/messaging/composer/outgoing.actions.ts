/**
 * What somebody writes goes by the outbox: stored in this browser first, sent in its order as soon as there is a connection,
 * and once, by its client_id. Where the browser stores nothing it is sent at once, and stays in this tab if that fails.
 */
import { failureMessage } from "../../platform/api/api-client.ts"
import { newId } from "../../platform/id.ts"
import { languageHere, textsHere } from "../../platform/language/language.ts"
import { onDelivery } from "../../platform/outbox/delivery.ts"
import { discardEntry, flush, retryEntry } from "../../platform/outbox/outbox.actions.ts"
import { entriesOf, ownerHere, storeEntry } from "../../platform/outbox/outbox-store.ts"
import { registerSender } from "../../platform/outbox/senders.ts"
import { signedInSender } from "../../platform/outbox/signed-in-sender.actions.ts"
import { createStore, type Store } from "../../platform/store.ts"
import type { Message, MessageFile, Quoted } from "../message.schema.ts"
import { messagesPageTexts } from "../messages-page.texts.ts"
import { sendMessage } from "../thread/thread.contract.ts"
import { MESSAGE_KIND, type MessageEntry, type Outgoing, outgoingOf } from "./outgoing.rules.ts"

const sender = signedInSender(sendMessage)
registerSender([MESSAGE_KIND], sender)

export interface WrittenMessage {
  content: string
  files: readonly MessageFile[]
  reply_to: Quoted | undefined
}

export interface OutgoingStore extends Store<readonly Outgoing[]> {
  /** Until it is stored in this browser, or has been tried where that cannot store. */
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
  /** Those that this browser could not store. */
  const unstored = new Map<string, MessageEntry>()

  const read = async () => {
    const entries = [...((await entriesOf(MESSAGE_KIND, conversationId)) as MessageEntry[]), ...unstored.values()]
    set(entries.map((entry) => outgoingOf(entry, { isOnline: navigator.onLine, isQueued: queued.has(entry.key) })))
  }

  const sendUnstored = async (entry: MessageEntry) => {
    unstored.set(entry.key, { ...entry, refused: undefined })
    await read()
    const result = await sender.post(entry)
    if (result.outcome === "sent") {
      unstored.delete(entry.key)
      onArrived((result.answer as { message: Message }).message)
    } else {
      const t = textsHere(messagesPageTexts)
      const message =
        result.outcome === "refused" ? failureMessage(result.failure, t.thread.sendFailed) : t.noConnection
      unstored.set(entry.key, { ...entry, refused: { message, fields: {} } })
    }
    await read()
  }

  return {
    current,
    subscribe,
    send: async ({ content, files, reply_to }) => {
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
      if (!(await storeEntry(entry))) return sendUnstored(entry)
      void flush()
    },
    retry: async (key) => {
      const entry = unstored.get(key)
      if (entry) return sendUnstored(entry)
      queued.delete(key)
      const retried = retryEntry(key)
      await read()
      await retried
    },
    discard: async (key) => {
      unstored.delete(key)
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
