/**
 * What somebody has typed into the booking dialog, kept in this browser until it is booked: it survives a reload, and
 * the way through sign-up, whose link may open in another tab.
 */
import { storedUser } from "../../platform/session/stored-user.ts"
import { type Draft, type DraftPlace, isDraft } from "../../ui/form/tab-draft.ts"

const KEPT_MS = 7 * 86_400_000

export const bookingDraft = (providerId: string, serviceId: string): DraftPlace => {
  const name = `draft:booking:${providerId}:${serviceId}`
  const keep = (draft: Draft, at = Date.now()) =>
    localStorage.setItem(name, JSON.stringify({ at, by: storedUser()?.user_id ?? null, draft }))
  const forget = () => localStorage.removeItem(name)
  return {
    forget,
    keep: (draft) => (isEmpty(draft) ? forget() : keep(draft)),
    read: () => {
      try {
        const kept: unknown = JSON.parse(localStorage.getItem(name) ?? "null")
        if (isKept(kept) && Date.now() - kept.at < KEPT_MS) {
          // Left as it is: who wrote it may come back to it.
          if (!isMine(kept)) return undefined
          // A visitor's becomes that of who has signed in with it.
          keep(kept.draft, kept.at)
          return kept.draft
        }
      } catch {
        // What cannot be read is no draft.
      }
      forget()
      return undefined
    },
  }
}

/** Nothing but whom and what it is for, at which terms. */
const isEmpty = ({ typed: { provider_id, service_id, price, duration, delivery, ...rest } }: Draft) =>
  Object.values(rest).every((value) => !value)

/** A visitor's draft goes with them through sign-up; that of somebody signed in is nobody else's to read. */
const isMine = ({ by }: { by?: string | null }) => !by || by === storedUser()?.user_id

const isKept = (value: unknown): value is { at: number; by?: string | null; draft: Draft } =>
  typeof value === "object" &&
  value !== null &&
  "at" in value &&
  typeof value.at === "number" &&
  "draft" in value &&
  isDraft(value.draft)
