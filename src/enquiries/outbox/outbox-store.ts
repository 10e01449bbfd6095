/**
 * Where the browser keeps submissions until they are acknowledged: IndexedDB, which outlives tabs and restarts. A browser
 * may forbid it, or its disk may be full: then nothing is kept, and whoever asks is told so.
 */
import { createStore, del, set, values } from "idb-keyval"
import type { Unsent } from "./outbox.rules.ts"

/** Says that something is there, to scripts that want to know it at once (shell/head.script.ts). */
const MARK = "unsent"

const store = createStore("outbox", "submissions")

/** A browser whose storage hangs keeps nothing, as far as somebody can wait for it. */
const PATIENCE_MS = 1_000

/** @returns false where the browser keeps nothing */
export const keepUnsent = async (one: Unsent) => {
  const kept = await Promise.race([keep(one), new Promise<false>((resolve) => setTimeout(resolve, PATIENCE_MS, false))])
  if (!kept) void dropUnsent(one.key)
  return kept
}

const keep = async (one: Unsent) => {
  try {
    await set(one.key, one, store)
    localStorage.setItem(MARK, "1")
    return true
  } catch {
    return false
  }
}

export const dropUnsent = async (key: string) => {
  try {
    await del(key, store)
    if ((await values(store)).length === 0) localStorage.removeItem(MARK)
  } catch {
    // Nothing was kept. Where it was, it is sent once more, and the server knows its key.
  }
}

/** Oldest first: keys begin with the time they were drawn at. */
export const listUnsent = async (): Promise<Unsent[]> => {
  try {
    return (await values<Unsent>(store)).toSorted((one, other) => (one.key < other.key ? -1 : 1))
  } catch {
    return []
  }
}
