/** A thread as it is drawn: days, events and messages in their order, in chunks that a browser lays out when they come in view. */
import { dayNumberAt } from "../../platform/days.ts"
import type { Message, ThreadEvent } from "../message.schema.ts"
import { isEventOf, type Thread } from "./thread.rules.ts"

export type ThreadItem =
  | { kind: "day"; key: string; at: string }
  | { kind: "unread"; key: string }
  | { kind: "event"; key: string; event: ThreadEvent; outcome: Outcome }
  | { kind: "message"; key: string; message: Message; isFirst: boolean; isLast: boolean }

/** What has become of a request that was asked; undefined: what came later may not be loaded, or it is another event. */
type Outcome = ThreadEvent["kind"] | undefined

export interface ThreadChunk {
  /** By numbers, so that older messages make chunks of their own. */
  key: number
  items: ThreadItem[]
}

/** Laid out together: what comes into view at once is what one frame has to do. */
const CHUNK_SIZE = 4
/** Messages of one side within so long stand close together. */
const GROUP_MS = 5 * 60_000

interface When {
  at: string
  ms: number
  /** Number of its Indian day. */
  day: number
}
type Entry = When & ({ message: Message } | { event: ThreadEvent })

const whenOf = ({ created_at: at }: Message | ThreadEvent): When => {
  const ms = Date.parse(at)
  return { at, ms, day: dayNumberAt(ms) }
}

/** Messages in the order of their numbers, each event before the first that was written after it. */
const inOrder = (thread: Thread): Entry[] => {
  const shown = thread.events.filter((event) => isEventOf(thread, event))
  const entries: Entry[] = []
  let passed = 0
  for (const message of thread.messages) {
    for (; passed < shown.length && shown[passed]!.created_at <= message.created_at; passed++)
      entries.push({ ...whenOf(shown[passed]!), event: shown[passed]! })
    entries.push({ ...whenOf(message), message })
  }
  return [...entries, ...shown.slice(passed).map((event) => ({ ...whenOf(event), event }))]
}

const continues = (before: Entry | undefined, entry: Entry) =>
  before !== undefined &&
  "message" in before &&
  "message" in entry &&
  before.message.sender_id === entry.message.sender_id &&
  before.day === entry.day &&
  entry.ms - before.ms < GROUP_MS

/** @param unreadAfter the first message of the other side behind this number has the line "New messages" above it */
export const threadChunks = (thread: Thread, unreadAfter?: number): ThreadChunk[] => {
  const entries = inOrder(thread)
  const firstUnread =
    unreadAfter === undefined ? undefined : thread.messages.find(({ is_mine, seq }) => !is_mine && seq > unreadAfter)
  const chunks: ThreadChunk[] = []
  let day: number | undefined
  for (const [at, entry] of entries.entries()) {
    const key = "message" in entry ? Math.floor(entry.message.seq / CHUNK_SIZE) : (chunks.at(-1)?.key ?? -1)
    if (chunks.at(-1)?.key !== key) chunks.push({ key, items: [] })
    const { items } = chunks.at(-1)!
    if (entry.day !== day) items.push({ kind: "day", key: `day ${entry.day}`, at: entry.at })
    day = entry.day
    if ("event" in entry) {
      items.push({ kind: "event", key: entry.event.id, event: entry.event, outcome: outcomeOf(thread, entry.event) })
      continue
    }
    const { message } = entry
    const isAfterLine = message === firstUnread
    if (isAfterLine) items.push({ kind: "unread", key: "unread" })
    const next = entries[at + 1]
    items.push({
      kind: "message",
      key: message.id,
      message,
      isFirst: isAfterLine || !continues(entries[at - 1], entry),
      isLast: next === undefined || !continues(entry, next) || ("message" in next && next.message === firstUnread),
    })
  }
  return chunks
}

const outcomeOf = ({ events, newer }: Thread, { about, about_id, kind }: ThreadEvent): Outcome => {
  if (about !== "request" || kind !== "pending") return undefined
  const last = events.findLast((event) => event.about_id === about_id)?.kind
  return last === "pending" && newer !== null ? undefined : last
}

/** A chunk that has not changed is not drawn again. */
export const isSameChunk = (one: ThreadChunk, other: ThreadChunk) =>
  one === other ||
  (one.key === other.key &&
    one.items.length === other.items.length &&
    one.items.every((item, at) => isSameItem(item, other.items[at]!)))

const isSameItem = (one: ThreadItem, other: ThreadItem) =>
  one.kind === other.kind &&
  one.key === other.key &&
  (one.kind !== "event" || other.kind !== "event" || one.outcome === other.outcome) &&
  (one.kind !== "message" ||
    other.kind !== "message" ||
    (one.message === other.message && one.isFirst === other.isFirst && one.isLast === other.isLast))
