/**
 * Where the browser keeps submissions until they are acknowledged: IndexedDB, which outlives tabs and restarts. A browser
 * may forbid it, or its disk may be full: then nothing is kept, and whoever asks is told so.
 */
import { createStore, del, get, set, values } from "idb-keyval"
import type { Unsent } from "./outbox.rules.ts"

/** Says that something is there, to scripts that want to know it at once (shell/head.script.ts). */
const MARK = "unsent"

const store = createStore("outbox", "submissions")

/** A browser whose storage hangs keeps nothing, as far as somebody can wait for it. */
const TIMEOUT_MS = 1_000

/** @returns false where the browser keeps nothing */
export const storeUnsent = async (one: Unsent) => {
  const isStored = await Promise.race([
    writeUnsent(one),
    new Promise<false>((resolve) => setTimeout(resolve, TIMEOUT_MS, false)),
  ])
  if (!isStored) void dropUnsent(one.key)
  return isStored
}

const writeUnsent = (one: Unsent) =>
  alone(async () => {
    await set(one.key, one, store).catch(orBefore(one.key))
    if (!marks?.getItem(MARK)) marks?.setItem(MARK, "1")
    return true
  }).catch(() => false)

/** One key, one submission: another tab, or an earlier try, may have kept it while there was room. */
const orBefore = (key: string) => async (failure: unknown) => {
  if (!(await get(key, store))) throw failure
}

/** What was learned of it by a try. Where there is no room for that, it stays as it was, and is tried once more. */
export const noteUnsent = (one: Unsent) => alone(() => set(one.key, one, store)).catch(() => undefined)

/** Where it fails, nothing was kept; or it is sent once more, and the server knows its key. */
export const dropUnsent = (key: string) =>
  alone(async () => {
    await del(key, store)
    await unmark()
  }).catch(() => undefined)

/** What a worker has sent leaves its mark behind. */
export const tidyMark = () => alone(unmark).catch(() => undefined)

const unmark = async () => {
  if ((await values(store)).length === 0) marks?.removeItem(MARK)
}

/** Oldest first: keys begin with the time they were drawn at. */
export const listUnsent = async (): Promise<Unsent[]> => {
  try {
    return (await values<Unsent>(store)).toSorted((one, other) => (one.key < other.key ? -1 : 1))
  } catch {
    return []
  }
}

/** How one that was kept stands: what is there no longer has arrived. */
export const deliveryStateOf = async (key: string): Promise<DeliveryState> => {
  try {
    const one = await get<Unsent>(key, store)
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

/** A worker has none. */
const marks = "localStorage" in globalThis ? localStorage : undefined

/** Between a tab's last look and its taking the mark away, another tab would keep something and mark it. */
const alone = async <T>(work: () => Promise<T>): Promise<T> =>
  "locks" in navigator ? navigator.locks.request("outbox-store", work) : work()
