/**
 * What somebody has typed to ask a professional for something, kept until it is sent: it survives a reload and the way through
 * the login. Of somebody who is signed in it is this tab's, under their account, and goes when they log out (claimed-tab.ts).
 * A visitor's is this browser's for some days, because the link that ends a sign-up may open in another tab.
 */
import { DAY_MS } from "../../platform/days.ts"
import { storedUser } from "../../platform/session/stored-user.ts"
import { storeText } from "../../platform/storage.ts"
import { type Draft, type DraftStore, isDraft, tabDraft } from "../../ui/form/use-saved-draft.ts"
import { VISITOR_DRAFT_DAYS } from "./booking-dialog.rules.ts"

const RETENTION_MS = VISITOR_DRAFT_DAYS * DAY_MS

export const bookingDraft = (providerId: string, serviceId: string): DraftStore =>
  askingDraft(`booking:${providerId}:${serviceId}`, isEmpty)

/** @param isEmpty whether nothing worth keeping was typed */
export const askingDraft = (name: string, isEmpty: (draft: Draft) => boolean): DraftStore => {
  const visitors = visitorDraft(`draft:${name}`)
  const own = () => {
    const user = storedUser()
    return user && tabDraft(`${name}:${user.user_id}`)
  }
  const here = () => own() ?? visitors
  return {
    forget: () => here().forget(),
    save: (draft) => (isEmpty(draft) ? here().forget() : here().save(draft)),
    read: () => {
      const mine = own()
      const visitor = visitors.read()
      if (!mine || !visitor) return mine ? mine.read() : visitor
      // A visitor's becomes that of who has signed in with it.
      mine.save(visitor)
      visitors.forget()
      return visitor
    },
  }
}

const visitorDraft = (key: string): DraftStore => {
  const forget = () => localStorage.removeItem(key)
  return {
    forget,
    save: (draft) => storeText(key, JSON.stringify({ at: Date.now(), draft })),
    read: () => {
      try {
        const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "null")
        if (isStored(stored) && Date.now() - stored.at < RETENTION_MS) return stored.draft
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

/** Drafts of the older format (with `by`) may be another person's and are left out. */
const isStored = (value: unknown): value is { at: number; draft: Draft } =>
  typeof value === "object" &&
  value !== null &&
  !("by" in value) &&
  "at" in value &&
  typeof value.at === "number" &&
  "draft" in value &&
  isDraft(value.draft)
