/**
 * What was written and is not saved yet: it outlives the page, the tab and a session that ends by itself, on this device and for
 * the account that has written it. Each editor has a place of its own, so that no window overwrites or removes what another one
 * has not saved; what a closed window left is taken over by who opens the post next. Who logs out leaves nothing of it behind,
 * in no tab.
 */
import { claimLock } from "../../platform/claim-lock.ts"
import { ownTextKey } from "../../platform/session/stored-session.ts"
import { storedUser } from "../../platform/session/stored-user.ts"
import { storeText } from "../../platform/storage.ts"
import type { UnsavedText } from "./post-editor.ts"

export interface UnsavedPlace {
  read: () => UnsavedText | undefined
  /** Undefined: there is nothing to store any more. */
  store: (unsaved: UnsavedText | undefined) => void
}

const nowhere: UnsavedPlace = { read: () => undefined, store: () => undefined }

/** Claimed by this window and not in use yet, by the key of its post. */
const takenOver = new Map<string, string>()

/** Of who is signed in now: when a session has ended nobody is, and what they wrote is still theirs. */
const keyOf = (postId: string) => {
  const user = storedUser()
  return user ? ownTextKey(user.user_id, `post:${postId}`) : undefined
}

/** Takes one text over that a closed window left, upon the newest version first: it can be saved without a conflict. */
export const takeOverUnsaved = async (postId: string) => {
  const post = keyOf(postId)
  if (post === undefined || takenOver.has(post)) return
  for (const { key } of storedOf(post)) if (await claimLock(key)) return void takenOver.set(post, key)
}

const storedOf = (post: string) => {
  const found: { key: string; version: number }[] = []
  for (const key in localStorage) {
    // By the key of the post alone: stored before each editor had a place of its own.
    if (key !== post && !key.startsWith(`${post}:`)) continue
    const unsaved = readFrom(key)
    if (unsaved) found.push({ key, version: unsaved.version })
  }
  return found.sort((one, other) => other.version - one.version)
}

/** For one editor: what was taken over, or an empty one. */
export const unsavedPlace = (postId: string): UnsavedPlace => {
  const user = storedUser()
  const post = keyOf(postId)
  if (!user || post === undefined) return nowhere
  const key = takenOver.get(post) ?? newKey(post)
  takenOver.delete(post)
  // Goes with a logout, in whichever tab: a page that is left after that stores nothing more.
  const mark = ownTextKey(user.user_id, "writes")
  storeText(mark, "true")
  return {
    read: () => readFrom(key),
    store: (unsaved) => {
      if (!unsaved) localStorage.removeItem(key)
      else if (localStorage.getItem(mark)) storeText(key, JSON.stringify(unsaved))
    },
  }
}

const newKey = (post: string) => {
  const key = `${post}:${crypto.randomUUID()}`
  void claimLock(key)
  return key
}

const readFrom = (key: string) => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "null")
    return isUnsaved(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

const isUnsaved = (stored: unknown): stored is UnsavedText =>
  typeof stored === "object" && stored !== null && "text" in stored && "version" in stored && "saves" in stored
