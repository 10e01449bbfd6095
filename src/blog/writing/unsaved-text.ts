/** What was written and is not saved yet: it outlives the page and the tab, on this device. */
import { storeText } from "../../platform/storage.ts"
import type { UnsavedText } from "./post-editor.ts"

const keyOf = (postId: string) => `draft:post:${postId}`

export const readUnsaved = (postId: string): UnsavedText | undefined => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(postId)) ?? "null")
    return typeof stored === "object" && stored !== null && "text" in stored && "saves" in stored
      ? (stored as UnsavedText)
      : undefined
  } catch {
    return undefined
  }
}

/** Undefined: there is nothing to store any more. */
export const storeUnsaved = (postId: string, unsaved: UnsavedText | undefined) => {
  if (unsaved) storeText(keyOf(postId), JSON.stringify(unsaved))
  else localStorage.removeItem(keyOf(postId))
}
