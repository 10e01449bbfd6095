/**
 * Stores entries in the browser until the server has acknowledged them: IndexedDB, which outlives tabs and restarts. A
 * browser may forbid it, or its disk may be full: then `storeEntry` answers false, and what was queued stays in this tab.
 */
import { createStore, del, get, keys, set, update, values } from "idb-keyval"
import { storedUser } from "../session/stored-user.ts"
import type { OutboxEntry } from "./outbox.rules.ts"

/** Key in localStorage: something is stored. Read synchronously by shell/head.script.ts. */
const OUTBOX_FLAG = "unsent"

/** All kinds; its name is older than the second one, and browsers have entries in it. */
const store = createStore("outbox", "submissions")

/** Storage that hangs for longer counts as unavailable. */
const TIMEOUT_MS = 1_000
/** Of a list: a page that is busy waits longer than storage that works. */
const LIST_TIMEOUT_MS = 5_000

/** Queued here and not stored yet, or not to be stored: sent in the same order as the others, and lost with this tab. */
const unstored = new Map<string, OutboxEntry>()

/**
 * For what is sent by a flush alone, which need not wait until it is stored.
 * @returns false where the browser stores nothing
 */
export const queueEntry = async (one: OutboxEntry) => {
  unstored.set(one.key, one)
  if (!(await writeEntry(one))) return false
  const latest = unstored.get(one.key)
  unstored.delete(one.key)
  // Tried and answered before it was stored.
  if (latest && latest !== one) await changeEntry(one.key, latest)
  return true
}

/** @returns false where the browser stores nothing */
export const storeEntry = async (one: OutboxEntry) => {
  const isStored = await Promise.race([writeEntry(one), after(TIMEOUT_MS, false)])
  if (!isStored) void deleteEntry(one.key)
  return isStored
}

const after = <T>(ms: number, value: T) => new Promise<T>((resolve) => setTimeout(resolve, ms, value))

const writeEntry = (one: OutboxEntry) =>
  withStoreLock(async () => {
    await set(one.key, one, store).catch(unlessStored(one.key))
    if (!flags?.getItem(OUTBOX_FLAG)) flags?.setItem(OUTBOX_FLAG, "1")
    return true
  }).catch(() => false)

/** A failed write does not matter where another tab or an earlier try has stored it. */
const unlessStored = (key: string) => async (failure: unknown) => {
  if (!(await get(key, store))) throw failure
}

/** One that was discarded meanwhile stays away. Where it fails, the entry stays as it was and is tried once more. */
export const changeEntry = (key: string, change: Partial<OutboxEntry>) => {
  const changed = (one: OutboxEntry | undefined) => {
    if (!one) throw new Error("It was discarded.")
    return { ...one, ...change }
  }
  const one = unstored.get(key)
  if (one) return void unstored.set(key, changed(one))
  return update(key, changed, store).catch(() => undefined)
}

/** Where it fails, the entry is sent once more, and the server knows its key. */
export const deleteEntry = async (key: string) => {
  const isUnstored = unstored.delete(key)
  const deletion = withStoreLock(async () => {
    await del(key, store)
    await clearFlagIfEmpty()
  }).catch(() => undefined)
  await (isUnstored ? Promise.race([deletion, after(TIMEOUT_MS, undefined)]) : deletion)
}

/** The worker has no localStorage, so the flag remains after it has sent everything. */
export const tidyOutboxFlag = () => withStoreLock(clearFlagIfEmpty).catch(() => undefined)

const clearFlagIfEmpty = async () => {
  if ((await keys(store)).length === 0) flags?.removeItem(OUTBOX_FLAG)
}

/** Of everybody, oldest first: keys begin with the time at which they were made. */
export const listEntries = async (): Promise<OutboxEntry[]> => {
  const all = new Map((await listStored()).map((one) => [one.key, one]))
  for (const one of unstored.values()) all.set(one.key, one)
  return [...all.values()].toSorted((one, other) => (one.key < other.key ? -1 : 1))
}

const listStored = async (): Promise<OutboxEntry[]> => {
  if (isHanging) return []
  const stored = readStored()
  const inTime = await Promise.race([stored, after(LIST_TIMEOUT_MS, undefined)])
  if (inTime) return inTime
  isHanging = true
  void stored.then(() => {
    isHanging = false
  })
  return []
}

let isHanging = false

/** Whether something may be stored that cannot be read now. */
export const isStorageHanging = () => isHanging

const readStored = async (): Promise<OutboxEntry[]> => {
  try {
    return await values(store)
  } catch {
    return []
  }
}

/** The current user's id: an entry is only shown to who typed it. */
export const ownerHere = () => storedUser()?.user_id ?? ""

/** The current user's of a kind, or of one lane of it: queued and refused ones, oldest first. */
export const entriesOf = async (kind: string, lane?: string) =>
  (await listEntries()).filter(
    (one) => one.kind === kind && one.owner === ownerHere() && (lane === undefined || one.lane === lane),
  )

export const findEntry = async (key: string) => unstored.get(key) ?? get<OutboxEntry>(key, store).catch(() => undefined)

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

/** Undefined in a worker. */
const flags = "localStorage" in globalThis ? localStorage : undefined

/** Without the lock, a tab could remove the flag just after another has stored something and set it. */
const withStoreLock = async <T>(work: () => Promise<T>): Promise<T> =>
  "locks" in navigator ? navigator.locks.request("outbox-store", work) : work()
