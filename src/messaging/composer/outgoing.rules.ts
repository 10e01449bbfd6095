/** Own messages that the server has not stored yet, as the thread shows them behind its last one. */
import type { OutboxEntry } from "../../platform/outbox/outbox.rules.ts"
import { visibleText } from "../../platform/visible-text.rules.ts"
import type { Message, MessageFile, Quoted } from "../message.schema.ts"

/** As the server stores it, which refuses what it cannot store: half of an emoji that was cut in two, say. */
export const outgoingText = (typed: string) => visibleText(typed).trim()

export const MESSAGE_KIND = "message"

export interface MessageEntry extends OutboxEntry {
  /** What its bubble shows beside the text. */
  shown: { reply_to?: Quoted | undefined; files: MessageFile[] }
}

export interface Outgoing {
  /** The client_id. */
  key: string
  content: string
  reply_to: Quoted | undefined
  files: readonly MessageFile[]
  /** `waiting`: for a connection, or for the server. */
  state: "sending" | "waiting" | "failed"
  /** Why it was refused. */
  failure?: string | undefined
}

interface Circumstances {
  isOnline: boolean
  /** Tried at least once without an answer. */
  isQueued: boolean
}

export const outgoingOf = ({ key, input, refused, busyUntil, shown }: MessageEntry, at: Circumstances): Outgoing => ({
  key,
  content: String(input.content ?? ""),
  reply_to: shown.reply_to,
  files: shown.files,
  state: refused ? "failed" : !at.isOnline || at.isQueued || busyUntil ? "waiting" : "sending",
  failure: refused && (Object.values(refused.fields)[0] ?? refused.message),
})

/** Those that are in the thread already have arrived, whatever this browser has heard of it. */
export const notArrived = (outgoing: readonly Outgoing[], messages: readonly Pick<Message, "client_id">[]) => {
  const arrived = new Set(messages.map(({ client_id }) => client_id))
  return outgoing.filter(({ key }) => !arrived.has(key))
}
