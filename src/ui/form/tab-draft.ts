import type { FormValues } from "../../platform/form/form-check.ts"
import { storeText } from "../../platform/storage.ts"

export interface Draft {
  typed: FormValues
  /** The Idempotency-Key of this attempt: the same as long as the same is asked for, so that a retry does nothing twice. */
  key: string
}

/** Where a form keeps what was typed into it. */
export interface DraftPlace {
  read: () => Draft | undefined
  keep: (draft: Draft) => void
  forget: () => void
}

/** Survives a reload, for as long as the tab lives. */
export const tabDraft = (name: string): DraftPlace => {
  const key = `draft:${name}`
  const forget = () => sessionStorage.removeItem(key)
  return {
    forget,
    keep: (draft) => storeText(key, JSON.stringify(draft), sessionStorage),
    read: () => {
      try {
        const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null")
        if (isDraft(draft)) return draft
      } catch {
        // What cannot be read is no draft.
      }
      forget()
      return undefined
    },
  }
}

export const isDraft = (value: unknown): value is Draft =>
  typeof value === "object" &&
  value !== null &&
  "key" in value &&
  typeof value.key === "string" &&
  "typed" in value &&
  typeof value.typed === "object" &&
  value.typed !== null
