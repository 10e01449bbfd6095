/**
 * Stores submissions in the browser until the server has acknowledged them: IndexedDB, which outlives tabs and restarts. A
 * browser may forbid it, or its disk may be full: then nothing is stored, and callers get false.
 */
import { createStore, del, get, set, values } from "idb-keyval"
import type { OutboxEntry } from "./outbox.rules.ts"

/** Key in localStorage: something is stored. Read synchronously by shell/head.script.ts. */
const OUTBOX_FLAG = "unsent"

const store = createStore("outbox", "submissions")

/** Storage that hangs for longer counts as unavailable. */
const TIMEOUT_MS = 1_000

/** @returns false where the browser stores nothing */
export const storeEntry = async (one: OutboxEntry) => {
  const isStored = await Promise.race([
    writeEntry(one),
    new Promise<false>((resolve) => setTimeout(resolve, TIMEOUT_MS, false)),
  ])
  if (!isStored) void deleteEntry(one.key)
  return isStored
}

const writeEntry = (one: OutboxEntry) =>
  withStoreLock(async () => {
    await set(one.key, one, store).catch(unlessStored(one.key))
    if (!flags?.getItem(OUTBOX_FLAG)) flags?.setItem(OUTBOX_FLAG, "1")
    return true
  }).catch(() => false)

/** A failed write does not matter where another tab or an earlier try has stored the submission. */
const unlessStored = (key: string) => async (failure: unknown) => {
  if (!(await get(key, store))) throw failure
}

/** Stores the outcome of a try. Where that fails, the submission stays as it was and is tried once more. */
export const updateEntry = (one: OutboxEntry) => withStoreLock(() => set(one.key, one, store)).catch(() => undefined)

/** Where it fails, the submission is sent once more, and the server knows its key. */
export const deleteEntry = (key: string) =>
  withStoreLock(async () => {
    await del(key, store)
    await clearFlagIfEmpty()
  }).catch(() => undefined)

/** The worker has no localStorage, so the flag remains after it has sent everything. */
export const tidyOutboxFlag = () => withStoreLock(clearFlagIfEmpty).catch(() => undefined)

const clearFlagIfEmpty = async () => {
  if ((await values(store)).length === 0) flags?.removeItem(OUTBOX_FLAG)
}

/** Oldest first: keys begin with the time at which they were made. */
export const listEntries = async (): Promise<OutboxEntry[]> => {
  try {
    return (await values<OutboxEntry>(store)).toSorted((one, other) => (one.key < other.key ? -1 : 1))
  } catch {
    return []
  }
}

/** The state of one that was stored: once removed, it has arrived. */
export const deliveryStateOf = async (key: string): Promise<DeliveryState> => {
  try {
    const one = await get<OutboxEntry>(key, store)
    if (!one) return { state: "sent" }
    return one.refused ? { state: "refused" } : { state: "queued", busyUntil: one.busyUntil }
  } catch {
    return { state: "queued" }
  }
}

export interface DeliveryState {
  state: "sent" | "queued" | "refused"
  busyUntil?: number | undefined
}

/** The outcome of a try to send a submission, broadcast to all tabs. */
interface DeliveryStatus {
  key: string
  status: "sent" | "refused" | "queued"
}

const CHANNEL = "submission-delivery"

export const publishDeliveryStatus = (status: DeliveryStatus) => {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(status)
  channel.close()
}

/** @returns unsubscribes */
export const onDeliveryStatus = (listener: (status: DeliveryStatus) => void) => {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }: MessageEvent<DeliveryStatus>) => listener(data)
  return () => channel.close()
}

/** Undefined in a worker. */
const flags = "localStorage" in globalThis ? localStorage : undefined

/** Without the lock, a tab could remove the flag just after another has stored something and set it. */
const withStoreLock = async <T>(work: () => Promise<T>): Promise<T> =>
  "locks" in navigator ? navigator.locks.request("outbox-store", work) : work()
