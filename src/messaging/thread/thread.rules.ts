/** What of a conversation is loaded: one stretch of it without gaps, which pages are merged into. */
import type { Message, ThreadEvent } from "../message.schema.ts"

export interface ThreadPage {
  /** By number. */
  messages: readonly Message[]
  /** Oldest first. */
  events: readonly ThreadEvent[]
  /** Cursor for older ones; null: it begins here. */
  next: string | null
  /** Cursor for newer ones; null: the newest is here. */
  newer: string | null
}

/** The page that was loaded first, and what was merged into it. */
export type Thread = ThreadPage

/** What lies beyond the stretch comes with its messages. */
export const isEventOf = ({ messages, next, newer }: ThreadPage, { created_at }: ThreadEvent) =>
  (next === null || messages.length === 0 || created_at >= messages[0]!.created_at) &&
  (newer === null || messages.length === 0 || created_at < messages.at(-1)!.created_at)

/** A page answers with all events of its time: those of before that it does not have did not happen. */
const mergeEvents = (thread: Thread, page: ThreadPage) => {
  const others = thread.events.filter(
    (event) => !isEventOf(page, event) && !page.events.some(({ id }) => id === event.id),
  )
  return [...others, ...page.events].toSorted(
    (one, other) => compare(one.created_at, other.created_at) || compare(one.id, other.id),
  )
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** What was read stays so, whichever answer comes last; what has not changed stays the same object. */
const laterOf = (known: Message | undefined, message: Message): Message => {
  if (!known) return message
  const merged = {
    ...message,
    is_read: known.is_read || message.is_read,
    is_received: known.is_received || message.is_received,
  }
  return isSame(known, merged) ? known : merged
}

const isSame = (one: Message, other: Message) =>
  one.seq === other.seq &&
  one.content === other.content &&
  one.is_read === other.is_read &&
  one.is_received === other.is_received &&
  one.is_held === other.is_held &&
  one.is_refused === other.is_refused &&
  one.is_hidden === other.is_hidden &&
  one.takedown?.appealed_at === other.takedown?.appealed_at &&
  one.takedown?.appeal_answer === other.takedown?.appeal_answer &&
  one.reply_to?.is_hidden === other.reply_to?.is_hidden &&
  one.sender_name === other.sender_name &&
  one.files.length === other.files.length

export const mergeMessages = (known: readonly Message[], more: readonly Message[]): readonly Message[] => {
  const byId = new Map(known.map((message) => [message.id, message]))
  for (const message of more) byId.set(message.id, laterOf(byId.get(message.id), message))
  return [...byId.values()].toSorted((one, other) => one.seq - other.seq)
}

export const withOlder = (thread: Thread, page: ThreadPage): Thread => ({
  messages: mergeMessages(thread.messages, page.messages),
  events: mergeEvents(thread, page),
  next: page.next,
  newer: thread.newer,
})

export const withNewer = (thread: Thread, page: ThreadPage): Thread => ({
  messages: mergeMessages(thread.messages, page.messages),
  events: mergeEvents(thread, page),
  next: thread.next,
  newer: page.newer,
})

/** Whether nothing can lie between what is loaded and this message. */
export const isNextOf = ({ messages, newer }: Thread, { seq }: Pick<Message, "seq">) =>
  newer === null && seq <= (messages.at(-1)?.seq ?? 0) + 1

export const withMessage = (thread: Thread, message: Message): Thread => ({
  ...thread,
  messages: mergeMessages(thread.messages, [message]),
})

/** The first message of one's own that waits for a look. */
export const firstHeld = ({ messages }: Pick<Thread, "messages">) => messages.find(({ is_held }) => is_held)

/**
 * After which number the server is asked for news: the last one comes along, and what has happened since it was written; and
 * what is held, which may have been decided since.
 */
export const newsAfter = (thread: Thread, seq = Number.POSITIVE_INFINITY) => {
  const held = firstHeld(thread)?.seq ?? Number.POSITIVE_INFINITY
  return Math.max(0, Math.min(thread.messages.at(-1)?.seq ?? 0, seq, held) - 1)
}

interface Marks {
  other_received: number
  other_read: number
}

/** How far the other side has come. */
export const withMarks = (thread: Thread, { other_received, other_read }: Marks): Thread => {
  const marked = (message: Message) => {
    if (!message.is_mine || message.is_held) return message
    const is_read = message.is_read || message.seq <= other_read
    const is_received = message.is_received || is_read || message.seq <= other_received
    return is_read === message.is_read && is_received === message.is_received
      ? message
      : { ...message, is_read, is_received }
  }
  const messages = thread.messages.map(marked)
  return messages.every((message, at) => message === thread.messages[at]) ? thread : { ...thread, messages }
}

/** Of the other side, from the last that was read on. */
export const countUnread = ({ messages }: Pick<Thread, "messages">, read: number) =>
  messages.filter(({ is_mine, seq }) => !is_mine && seq > read).length
