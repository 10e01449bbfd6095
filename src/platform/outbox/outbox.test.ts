import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest"
import { addressed, json, openBrowserClient, refusing, signIn } from "../../../test/browser-client.ts"
import { openIndexedDb } from "../../../test/indexed-db.ts"
import { ApiFailure } from "../api/api-failure.ts"
import { newId } from "../id.ts"
import { type Delivery, onDelivery } from "./delivery.ts"
import { flushStored } from "./flush.ts"
import { loadSenders } from "./load-senders.ts"
import { discardEntry, flush, retryEntry } from "./outbox.actions.ts"
import type { OutboxEntry } from "./outbox.rules.ts"
import { entriesOf, listEntries, queueEntry, storeEntry } from "./outbox-store.ts"
import { failureResult, type PostResult, registerSender, resultOf } from "./senders.ts"
import { signedInSender } from "./signed-in-sender.actions.ts"

const { answers, asked, lines } = openBrowserClient()

beforeAll(() => {
  vi.stubGlobal("indexedDB", openIndexedDb())
  vi.stubGlobal("addEventListener", () => {})
})
beforeEach(() => {
  posted.length = 0
  registerSender(["note"], { post: async (one) => answer(one) })
})
afterEach(async () => {
  for (const { key } of await listEntries()) await discardEntry(key)
})

/** What "note" has been sent, by its text; each test says what is answered. */
const posted: string[] = []
let answerTo: (text: string) => PostResult | Promise<PostResult>
const answer = (one: OutboxEntry) => {
  const text = String(one.input.text)
  posted.push(text)
  return answerTo(text)
}
const sent: PostResult = { outcome: "sent" }
const failed = (status: number, body: Record<string, unknown> = {}) =>
  failureResult(new ApiFailure(status, "No.", { message: "No.", ...body }))

const put = async (text: string, more: Partial<OutboxEntry> = {}) => {
  const one: OutboxEntry = { key: newId(), kind: "note", input: { text }, owner: "", ...more }
  expect(await storeEntry(one)).toBe(true)
  return one
}
const stored = async () => (await listEntries()).map(({ input }) => input.text)

test("one that has no answer holds the later ones of its lane, and no others", async () => {
  for (const text of ["a1", "a2", "b1"]) await put(text, { lane: text[0]! })
  await put("alone")
  answerTo = (text) => (text === "a1" ? failed(500) : sent)
  expect(await flushStored()).toEqual({ isWaiting: true, retryAfter: 0 })
  expect(posted.splice(0)).toEqual(["a1", "b1", "alone"])
  expect(await stored()).toEqual(["a1", "a2"])
  answerTo = () => sent
  expect(await flushStored()).toEqual({ isWaiting: false, retryAfter: 0 })
  expect(posted).toEqual(["a1", "a2"])
  expect(await stored()).toEqual([])
})

test("a refused one stays with what was wrong, holds none, and is sent again or discarded by the person alone", async () => {
  const [one, other] = [await put("a1", { lane: "a" }), await put("a2", { lane: "a" })]
  await put("a3", { lane: "a" })
  answerTo = (text) => (text === "a3" ? sent : failed(422, { errors: { text: "Too long" } }))
  expect(await flushStored()).toEqual({ isWaiting: false, retryAfter: 0 })
  expect(posted.splice(0)).toEqual(["a1", "a2", "a3"])
  expect(await entriesOf("note", "a")).toMatchObject([
    { key: one.key, refused: { message: "No.", fields: { text: "Too long" } } },
    { key: other.key },
  ])
  await flushStored()
  expect(posted).toEqual([])
  answerTo = () => sent
  await retryEntry(one.key)
  await discardEntry(other.key)
  expect(posted).toEqual(["a1"])
  expect(await entriesOf("note", "a")).toEqual([])
})

test("what is stored while a flush runs is sent by it; what its last look has missed, by the next, and none twice", async () => {
  const { promise: isAnswered, resolve: answerFirst } = Promise.withResolvers<PostResult>()
  await put("a1", { lane: "a" })
  answerTo = (text) => (text === "a1" ? isAnswered : sent)
  const running = flushStored()
  await expect.poll(() => posted).toEqual(["a1"])
  await put("a2", { lane: "a" })
  const others = [flushStored(), flushStored()]
  answerFirst(sent)
  await running
  expect(posted).toEqual(["a1", "a2"])
  await put("a3", { lane: "a" })
  await Promise.all([...others, flushStored()])
  expect(posted).toEqual(["a1", "a2", "a3"])
})

test("what the browser does not store goes in its order and is tried again all the same, for as long as the tab is open", async () => {
  const { open } = indexedDB
  onTestFinished(() => void Object.assign(indexedDB, { open }))
  const refuse = () => {
    throw new Error("This browser stores nothing.")
  }
  Object.assign(indexedDB, { open: refuse })
  vi.resetModules()
  const { flushStored } = await import("./flush.ts")
  const { registerSender } = await import("./senders.ts")
  const store = await import("./outbox-store.ts")
  registerSender(["note"], { post: async (one) => answer(one) })
  const texts = ["a1", "a2", "a3"]
  const entries = texts.map((text) => ({ key: newId(), kind: "note", lane: "a", owner: "", input: { text } }))
  expect(await Promise.all(entries.map(store.queueEntry))).toEqual([false, false, false])
  answerTo = (text) => (text === "a1" ? failed(500) : sent)
  expect(await flushStored()).toEqual({ isWaiting: true, retryAfter: 0 })
  expect(posted.splice(0)).toEqual(["a1"])
  answerTo = (text) => (text === "a2" ? failed(422) : sent)
  expect(await flushStored()).toEqual({ isWaiting: false, retryAfter: 0 })
  expect(posted).toEqual(texts)
  expect(await store.listEntries()).toMatchObject([{ key: entries[1]!.key, refused: { message: "No." } }])
  await store.deleteEntry(entries[1]!.key)
  expect(await store.listEntries()).toEqual([])
})

test("storage that hangs keeps nothing from being sent", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  const { open } = indexedDB
  const requests: { onerror?: () => void }[] = []
  onTestFinished(() => {
    Object.assign(indexedDB, { open })
    vi.useRealTimers()
    for (const { onerror } of requests) onerror?.()
  })
  const hang = () => {
    const request = {}
    requests.push(request)
    return request
  }
  Object.assign(indexedDB, { open: hang })
  vi.resetModules()
  const { flushStored } = await import("./flush.ts")
  const { registerSender } = await import("./senders.ts")
  const { listEntries, queueEntry } = await import("./outbox-store.ts")
  registerSender(["note"], { post: async (one) => answer(one) })
  answerTo = () => sent
  for (const text of ["a1", "a2"]) {
    void queueEntry({ key: newId(), kind: "note", lane: "a", owner: "", input: { text } })
    const flushed = flushStored()
    await vi.advanceTimersByTimeAsync(30_000)
    // What is stored may be read later.
    expect(await flushed).toEqual({ isWaiting: true, retryAfter: 0 })
  }
  expect([posted, await listEntries()]).toEqual([["a1", "a2"], []])
})

test("many that are written at once and fail together are tried again after one delay", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  onTestFinished(() => void vi.useRealTimers())
  answerTo = () => failed(503)
  for (let at = 1; at <= 8; at++) await put(`a${at}`, { lane: "a" })
  await Promise.all(Array.from({ length: 8 }, () => flush()))
  answerTo = () => sent
  posted.length = 0
  await vi.advanceTimersByTimeAsync(1_000)
  await vi.waitFor(() => expect(posted).toHaveLength(8))
})

test("one that is queued is sent while it is being stored, and shown once", async () => {
  const one = { key: newId(), kind: "note", owner: "", input: { text: "a1" } }
  answerTo = () => failed(500)
  const stored = queueEntry(one)
  expect(await listEntries()).toEqual([one])
  await flushStored()
  expect(await stored).toBe(true)
  expect((await listEntries()).map(({ key }) => key)).toEqual([one.key])
  answerTo = () => sent
  await flushStored()
  expect([posted, await listEntries()]).toEqual([["a1", "a1"], []])
})

test("two tabs send one after the other", async () => {
  const { promise: isAnswered, resolve: answerFirst } = Promise.withResolvers<PostResult>()
  vi.resetModules()
  const tab = await import("./flush.ts")
  const { registerSender: registerThere } = await import("./senders.ts")
  registerThere(["note"], { post: async (one) => answer(one) })
  await put("a1")
  answerTo = () => isAnswered
  const both = [flushStored(), tab.flushStored()]
  await expect.poll(() => posted).toEqual(["a1"])
  answerFirst(sent)
  await Promise.all(both)
  expect(posted).toEqual(["a1"])
})

test("a kind that nobody sends here lies where it is, and nothing is tried again for it", async () => {
  await put("a1", { kind: "of another page" })
  expect(await flushStored()).toEqual({ isWaiting: false, retryAfter: 0 })
  expect(await stored()).toEqual(["a1"])
})

test("while the server has no time for a sender's kinds, others go; who presses does not wait", async () => {
  registerSender(["other"], { post: async (one) => answer(one) })
  await put("a1")
  await put("a2")
  await put("b1", { kind: "other" })
  answerTo = (text) => (text === "a1" ? failed(429, { retry_after: 60 }) : sent)
  expect(await flushStored()).toEqual({ isWaiting: true, retryAfter: 60 })
  expect(posted.splice(0)).toEqual(["a1", "b1"])
  await put("b2", { kind: "other" })
  const { isWaiting, retryAfter } = await flushStored()
  expect([isWaiting, Math.ceil(retryAfter)]).toEqual([true, 60])
  expect(posted.splice(0)).toEqual(["b2"])
  answerTo = () => sent
  await flushStored(true)
  expect(posted).toEqual(["a1", "a2"])
})

test("one that is discarded on its way stays away, and every tab hears what came of each", async () => {
  const { promise: isAnswered, resolve: answerFirst } = Promise.withResolvers<PostResult>()
  const heard: Delivery[] = []
  const stop = onDelivery((delivery) => heard.push(delivery))
  const { key } = await put("a1", { lane: "a" })
  answerTo = () => isAnswered
  const running = flushStored()
  await expect.poll(() => posted).toEqual(["a1"])
  await discardEntry(key)
  answerFirst(failed(500))
  await running
  expect(await stored()).toEqual([])
  const other = await put("b1")
  answerTo = () => ({ outcome: "sent", answer: { id: "m1" } })
  await flush()
  await expect.poll(() => heard.length).toBe(3)
  stop()
  expect(heard).toEqual([
    { key, kind: "note", lane: "a", status: "discarded" },
    { key, kind: "note", lane: "a", status: "queued" },
    { key: other.key, kind: "note", lane: undefined, status: "sent", answer: { id: "m1" } },
  ])
})

const letters = addressed("POST", "/letters")
const letter = (owner: string) => put("Hello", { kind: "letter", owner })

test("what goes in somebody's name goes while they are signed in, and is shown to them alone", async () => {
  registerSender(["letter"], signedInSender(letters))
  answers["/api/letters"] = (_, response) => json(response, 201, { success: true, id: "l1" })
  await letter("a1")
  await letter("a2")
  expect(await flushStored()).toEqual({ isWaiting: false, retryAfter: 0 })
  expect(lines()).toEqual([])
  signIn()
  const [own] = await entriesOf("letter")
  await flushStored()
  expect(asked).toMatchObject([{ line: "POST /api/letters", headers: { "idempotency-key": own!.key } }])
  expect(asked[0]!.headers.authorization).toMatch(/^Bearer /)
  expect((await listEntries()).map(({ owner }) => owner)).toEqual(["a2"])
})

test("a session that has ended, or is somebody else's by now, refuses nothing", async () => {
  registerSender(["letter"], signedInSender(letters))
  await letter("a1")
  signIn()
  const mismatch = { success: false, code: "identity_mismatch", message: "Somebody else" }
  answers["/api/letters"] = (_, response) => json(response, 403, mismatch)
  expect(await flushStored()).toEqual({ isWaiting: true, retryAfter: 0 })
  answers["/api/letters"] = refusing
  answers["/api/auth/refresh"] = refusing
  await flushStored()
  expect(await entriesOf("letter")).toEqual([])
  expect(await listEntries()).toMatchObject([{ owner: "a1" }])
  expect((await listEntries())[0]!.refused).toBeUndefined()
})

test("a script of a kind is loaded where something of the person waits for it", async () => {
  const scriptOf = (kind: string) =>
    `data:text/javascript,globalThis.loadedSenders=[globalThis.loadedSenders,"${kind}"].join()`
  await letter("a1")
  const scripts = { letter: scriptOf("letter"), note: scriptOf("note") }
  await loadSenders(scripts)
  expect(globalThis).not.toHaveProperty("loadedSenders")
  signIn()
  await loadSenders(scripts)
  expect(globalThis).toHaveProperty("loadedSenders", ",letter")
})

test("what the server has said is read off its status", () => {
  expect(resultOf({ status: 201, body: {} })).toEqual(sent)
  expect(resultOf({ status: 503, body: { retry_after: 7 } })).toEqual({ outcome: "queued", status: 503, retryAfter: 7 })
  expect(resultOf({ status: 422, body: { message: "No." } })).toMatchObject({ outcome: "refused" })
  expect(resultOf({ status: 409, body: { message: "No." } })).toMatchObject({ outcome: "queued" })
  expect(resultOf({ status: 409, body: { message: "No.", refusal: "blocked" } })).toMatchObject({ outcome: "refused" })
})
