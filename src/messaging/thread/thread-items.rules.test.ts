import { expect, test } from "vitest"
import type { Message, ThreadEvent } from "../message.schema.ts"
import type { Thread } from "./thread.rules.ts"
import { isSameChunk, type ThreadItem, threadChunks } from "./thread-items.rules.ts"

const message = (seq: number, created_at: string, is_mine = false) =>
  ({ id: `m${seq}`, seq, created_at, is_mine, sender_id: is_mine ? "me" : "other" }) as Message
const event = (id: string, created_at: string) => ({ id, created_at }) as ThreadEvent

const thread = (more: Partial<Thread>): Thread => ({ messages: [], events: [], next: null, newer: null, ...more })
const shown = (item: ThreadItem) =>
  item.kind === "message"
    ? `${item.message.seq}${item.isFirst ? "<" : ""}${item.isLast ? ">" : ""}`
    : item.kind === "event"
      ? item.key
      : item.kind
const linesOf = (of: Thread, unreadAfter?: number) =>
  threadChunks(of, unreadAfter).flatMap(({ items }) => items.map(shown))

test("days are Indian ones, and messages of one side within five minutes stand close together", () => {
  const messages = [
    message(1, "2026-11-26T18:20:00.000Z"),
    message(2, "2026-11-26T18:24:00.000Z"),
    // 00:01 in India.
    message(3, "2026-11-26T18:31:00.000Z"),
    message(4, "2026-11-26T18:32:00.000Z", true),
    message(5, "2026-11-26T18:40:00.000Z", true),
  ]
  expect(linesOf(thread({ messages }))).toEqual(["day", "1<", "2>", "day", "3<>", "4<>", "5<>"])
})

test("events stand before what was written after them, and those beyond the loaded stretch do not", () => {
  const messages = [message(7, "2026-11-27T10:00:00.000Z"), message(8, "2026-11-27T10:02:00.000Z")]
  const events = ["09:00", "10:01", "11:00"].map((clock) => event(clock, `2026-11-27T${clock}:00.000Z`))
  expect(linesOf(thread({ messages, events }))).toEqual(["day", "09:00", "7<>", "10:01", "8<>", "11:00"])
  expect(linesOf(thread({ messages, events, next: "7", newer: "8" }))).toEqual(["day", "7<>", "10:01", "8<>"])
  expect(linesOf(thread({ events }))).toEqual(["day", "09:00", "10:01", "11:00"])
})

test("the line of what is new stands above the first of the other side behind the mark", () => {
  const messages = [1, 2, 3, 4].map((seq) => message(seq, `2026-11-27T10:0${seq}:00.000Z`, seq === 3))
  expect(linesOf(thread({ messages }), 2)).toEqual(["day", "1<", "2>", "3<>", "unread", "4<>"])
  expect(linesOf(thread({ messages }), 1)).toEqual(["day", "1<>", "unread", "2<>", "3<>", "4<>"])
  expect(linesOf(thread({ messages }), 4)).not.toContain("unread")
})

test("a request says what has become of it, as far as that is loaded", () => {
  const request = (id: string, kind: ThreadEvent["kind"], minute: number): ThreadEvent => ({
    ...event(id, `2026-11-27T10:0${minute}:00.000Z`),
    ...{ about: "request", about_id: "r1", kind },
  })
  const asked = request("asked", "pending", 1)
  const messages = [message(7, "2026-11-27T10:00:00.000Z"), message(8, "2026-11-27T10:09:00.000Z")]
  const outcomes = (of: Partial<Thread>) =>
    threadChunks(thread({ messages, ...of }))
      .flatMap(({ items }) => items)
      .flatMap((item) => (item.kind === "event" ? [item.outcome] : []))
  expect(outcomes({ events: [asked] })).toEqual(["pending"])
  expect(outcomes({ events: [asked, request("yes", "accepted", 2)] })).toEqual(["accepted", undefined])
  expect(outcomes({ events: [asked], newer: "8" })).toEqual([undefined])
  const [waiting] = threadChunks(thread({ messages, events: [asked] }))
  const [answered] = threadChunks(thread({ messages, events: [asked, request("yes", "accepted", 2)] }))
  expect(isSameChunk(waiting!, { ...answered!, items: answered!.items.toSpliced(3, 1) })).toBe(false)
})

test("older messages make chunks of their own and leave the others as they are", () => {
  const all = Array.from({ length: 100 }, (_, at) =>
    message(at + 1, new Date(1_800_000_000_000 + at * 1000).toISOString()),
  )
  const before = threadChunks(thread({ messages: all.slice(59), next: "60" }))
  const after = threadChunks(thread({ messages: all }))
  expect(after.map(({ key }) => key)).toEqual(Array.from({ length: 26 }, (_, at) => at))
  expect(isSameChunk(before.at(-1)!, after.at(-1)!)).toBe(true)
  const changed = threadChunks(thread({ messages: [...all.slice(0, -1), { ...all.at(-1)! }] }))
  expect([isSameChunk(after[0]!, changed[0]!), isSameChunk(after.at(-1)!, changed.at(-1)!)]).toEqual([true, false])
})
