import { expect, test } from "vitest"
import { type MessageEntry, notArrived, outgoingOf, outgoingText } from "./outgoing.rules.ts"

const entry = (more: Partial<MessageEntry> = {}): MessageEntry => ({
  ...{ key: "k1", kind: "message", owner: "a1", input: { content: "Hello" }, shown: { files: [] } },
  ...more,
})
const stateOf = (more: Partial<MessageEntry>, isOnline = true, isQueued = false) =>
  outgoingOf(entry(more), { isOnline, isQueued }).state

test("a message is sent at once, waits for a connection or the server, or has failed and says why", () => {
  expect([stateOf({}), stateOf({}, false), stateOf({}, true, true), stateOf({ busyUntil: 1 })]).toEqual([
    ...["sending", "waiting", "waiting", "waiting"],
  ])
  const refused = { message: "No.", fields: { content: "Too long" } }
  expect(outgoingOf(entry({ refused }), { isOnline: false, isQueued: false })).toMatchObject({
    ...{ state: "failed", failure: "Too long", content: "Hello" },
  })
})

test("one that is in the thread already is not shown twice", () => {
  const outgoing = ["k1", "k2"].map((key) => outgoingOf(entry({ key }), { isOnline: true, isQueued: false }))
  expect(notArrived(outgoing, [{ client_id: "k1" }, { client_id: null }]).map(({ key }) => key)).toEqual(["k2"])
})

test("what no message may hold is taken out before it is stored", () => {
  expect(["a\u0000b", " cut \ud83d", "\u0000 \n", "one\ntwo 🙂"].map(outgoingText)).toEqual([
    ...["ab", "cut \ufffd", "", "one\ntwo 🙂"],
  ])
})
