/**
 * What somebody has typed into the booking dialog, kept in this browser until it is booked: it survives a reload, and
 * the way through sign-up, whose link may open in another tab.
 */

import { newId } from "../platform/id.ts"
import { storedUser } from "../platform/session/stored-user.ts"

export interface Draft {
  /** As typed, in Indian time. */
  date: string
  time: string
  notes: string
  /** The Idempotency-Key of this attempt: the same as long as the same is asked for, so that a retry cannot book twice. */
  key: string
}

const KEPT_MS = 7 * 86_400_000
const nameOf = (providerId: string, serviceId: string) => `draft:booking:${providerId}:${serviceId}`
const freshDraft = (): Draft => ({ date: "", time: "", notes: "", key: newId() })

export const readDraft = (providerId: string, serviceId: string): Draft => {
  const name = nameOf(providerId, serviceId)
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? "null")
    if (isKept(kept) && Date.now() - kept.at < KEPT_MS) {
      // Left as it is: who wrote it may come back to it.
      if (!isMine(kept)) return freshDraft()
      // A visitor's becomes that of who has signed in with it.
      localStorage.setItem(name, JSON.stringify({ ...kept, by: whoAmI() }))
      return kept.draft
    }
  } catch {
    // Falls through: what cannot be read is no draft.
  }
  localStorage.removeItem(name)
  return freshDraft()
}

export const keepDraft = (providerId: string, serviceId: string, draft: Draft) => {
  const isEmpty = !draft.date && !draft.time && !draft.notes
  if (isEmpty) return forgetDraft(providerId, serviceId)
  localStorage.setItem(nameOf(providerId, serviceId), JSON.stringify({ at: Date.now(), by: whoAmI(), draft }))
}

export const forgetDraft = (providerId: string, serviceId: string) =>
  localStorage.removeItem(nameOf(providerId, serviceId))

export const changeDraft = (draft: Draft, change: Partial<Draft>): Draft => ({ ...draft, ...change, key: newId() })

const whoAmI = () => storedUser()?.user_id ?? null

/** A visitor's draft goes with them through sign-up; that of somebody signed in is nobody else's to read. */
const isMine = ({ by }: { by?: string | null }) => !by || by === whoAmI()

const isKept = (value: unknown): value is { at: number; by?: string | null; draft: Draft } => {
  if (typeof value !== "object" || value === null || !("at" in value) || !("draft" in value)) return false
  const { draft } = value
  if (typeof value.at !== "number" || typeof draft !== "object" || draft === null) return false
  return ["date", "time", "notes", "key"].every((field) => typeof Reflect.get(draft, field) === "string")
}
