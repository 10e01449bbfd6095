/**
 * What was written and is not saved yet: it outlives the page, the tab and a session that ends by itself, on this device and for
 * the account that has written it. Who logs out leaves nothing of it behind, in no tab.
 */
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

/** Of who is signed in now: when a session has ended nobody is, and what they wrote is still theirs. */
export const unsavedPlace = (postId: string): UnsavedPlace => {
  const user = storedUser()
  if (!user) return nowhere
  const key = ownTextKey(user.user_id, `post:${postId}`)
  // Goes with a logout, in whichever tab: a page that is left after that stores nothing more.
  const mark = ownTextKey(user.user_id, "writes")
  storeText(mark, "true")
  return {
    read: () => {
      try {
        const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "null")
        return isUnsaved(stored) ? stored : undefined
      } catch {
        return undefined
      }
    },
    store: (unsaved) => {
      if (!unsaved) localStorage.removeItem(key)
      else if (localStorage.getItem(mark)) storeText(key, JSON.stringify(unsaved))
    },
  }
}

const isUnsaved = (stored: unknown): stored is UnsavedText =>
  typeof stored === "object" && stored !== null && "text" in stored && "saves" in stored
