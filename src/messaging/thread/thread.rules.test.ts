import { expect, test } from "vitest"
import type { Message, ThreadEvent } from "../message.schema.ts"
import {
  countUnread,
  isNextOf,
  mergeMessages,
  newsAfter,
  type Thread,
  type ThreadPage,
  withMarks,
  withMessage,
  withNewer,
  withOlder,
} from "./thread.rules.ts"

const message = (seq: number, more: Partial<Message> = {}): Message => ({
  id: `m${seq}`,
  seq,
  sender_id: "other",
  sender_name: "Meera",
  is_mine: false,
  client_id: null,
  content: `Text ${seq}`,
  created_at: `2026-11-27T10:${String(seq).padStart(2, "0")}:00.000Z`,
  is_received: false,
  is_read: false,
  is_held: false,
  is_refused: false,
  is_hidden: false,
  takedown: null,
  reply_to: null,
  files: [],
  ...more,
})
const own = (seq: number, more: Partial<Message> = {}) => message(seq, { sender_id: "me", is_mine: true, ...more })

const event = (id: string, minute: number): ThreadEvent => ({
  id,
  about: "booking",
  about_id: "b1",
  kind: "confirmed",
  by: "other",
  service_name: "Interior designer",
  start_time: null,
  reason: null,
  created_at: `2026-11-27T10:${String(minute).padStart(2, "0")}:30.000Z`,
})

const page = (seqs: number[], more: Partial<ThreadPage> = {}): ThreadPage => ({
  messages: seqs.map((seq) => message(seq)),
  events: [],
  next: null,
  newer: null,
  ...more,
})
const seqsOf = ({ messages }: Thread) => messages.map(({ seq }) => seq)

test("pages in any order make one row of messages, each once", () => {
  const newest = page([5, 6, 7], { next: "5" })
  const older = withOlder(newest, page([3, 4, 5], { next: "3", newer: "5" }))
  expect([seqsOf(older), older.next, older.newer]).toEqual([[3, 4, 5, 6, 7], "3", null])
  const news = withNewer(older, page([7, 8]))
  expect([seqsOf(news), news.next]).toEqual([[3, 4, 5, 6, 7, 8], "3"])
  // One that comes late stands where its number says.
  expect(seqsOf(withNewer(page([1, 3]), page([2, 3])))).toEqual([1, 2, 3])
})

test("what was read is never unread again, and what has not changed stays the same object", () => {
  const [one, two] = [own(1, { is_received: true, is_read: true }), own(2)]
  const merged = mergeMessages([one, two], [own(1), own(2, { is_received: true })])
  expect(merged[0]).toBe(one)
  expect(merged[1]).toMatchObject({ is_received: true, is_read: false })
})

test("the other side's marks reach own messages up to their number, and none that is held", () => {
  const thread = { ...page([]), messages: [own(1), message(2), own(3), own(4, { is_held: true })] }
  const marked = withMarks(thread, { other_received: 4, other_read: 1 })
  expect(marked.messages.map(({ is_received, is_read }) => [is_received, is_read])).toEqual([
    [true, true],
    [false, false],
    [true, false],
    [false, false],
  ])
  expect(withMarks(marked, { other_received: 3, other_read: 0 })).toBe(marked)
})

test("events of a page replace those of its time, and leave the others", () => {
  const thread = page([5, 6], { next: "5", events: [event("gone", 5), event("later", 6)] })
  const older = withOlder(thread, page([3, 4], { next: "3", newer: "4", events: [event("old", 3)] }))
  expect(older.events.map(({ id }) => id)).toEqual(["old", "gone", "later"])
  const news = withNewer(older, page([5, 6], { next: "5", events: [event("later", 6), event("new", 7)] }))
  expect(news.events.map(({ id }) => id)).toEqual(["old", "later", "new"])
})

test("a message is put behind the last only where nothing can lie between", () => {
  const thread = page([5, 6])
  expect([isNextOf(thread, { seq: 7 }), isNextOf(thread, { seq: 6 }), isNextOf(thread, { seq: 8 })]).toEqual([
    true,
    true,
    false,
  ])
  expect(isNextOf(page([5, 6], { newer: "6" }), { seq: 7 })).toBe(false)
  expect(isNextOf(page([]), { seq: 1 })).toBe(true)
  expect(seqsOf(withMessage(thread, own(7)))).toEqual([5, 6, 7])
})

test("news are asked for from the last one on, or from one that comes late", () => {
  expect([
    newsAfter(page([5, 6])),
    newsAfter(page([5, 6]), 9),
    newsAfter(page([5, 8]), 7),
    newsAfter(page([])),
  ]).toEqual([...[5, 5, 6, 0]])
})

test("news are asked for from what is held on; delivered, it stands at its new number", () => {
  const thread = { ...page([]), messages: [own(2, { is_held: true }), message(3), message(4)] }
  expect([newsAfter(thread), newsAfter(thread, 9)]).toEqual([1, 1])
  const delivered = withNewer(thread, { ...page([3, 4]), messages: [message(3), message(4), own(5, { id: "m2" })] })
  expect(delivered.messages.map(({ id, is_held }) => [id, is_held])).toEqual([
    ["m3", false],
    ["m4", false],
    ["m2", false],
  ])
  expect(newsAfter(delivered)).toBe(4)
  const refused = own(2, { is_refused: true })
  expect(mergeMessages([own(2, { is_held: true })], [refused])).toEqual([refused])
})

test("unread is what the other side wrote after the mark", () => {
  expect(countUnread({ messages: [message(1), own(2), message(3), message(4)] }, 1)).toBe(2)
})
