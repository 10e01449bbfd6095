/** Actions of one press on one's own data; the page reloads its data afterwards. */
import { call } from "../platform/api/api-client.ts"
import { textsHere } from "../platform/language/language.ts"
import { toastOnFailure } from "../ui/overlay/toast-on-failure.ts"
import { toast } from "../ui/overlay/toast-store.ts"
import { agree, askExport, privacyConsents, takeBackDeletion } from "./privacy.contract.ts"
import { deletionFormTexts } from "./texts.ts"

/** Fired on window after such an action in this tab. */
export const PRIVACY_EVENT = "sthapati:privacy"
export const announcePrivacyChange = () => window.dispatchEvent(new Event(PRIVACY_EVENT))

/** For the page's loader. */
export const loadPrivacy = (signal: AbortSignal) => call(privacyConsents, {}, { signal })

export interface Reminders {
  /** The version in force, where an older one was agreed to. */
  terms?: string
  /** When the account is deleted. */
  leaves_at?: string
}

/** The reminders above the pages of the areas; undefined where they could not be loaded. */
export const findReminders = async (signal: AbortSignal): Promise<Reminders | undefined> => {
  const state = await loadPrivacy(signal).catch(() => undefined)
  if (!state) return undefined
  const { terms, deletion } = state
  return { ...(terms.is_due && { terms: terms.version }), ...(deletion && { leaves_at: deletion.due_at }) }
}

export const agreeToTerms = (version: string) => toastMessage(call(agree, { kind: "terms", version }))
/** Without a toast: the card shows that it is being made. */
export const requestExport = () => toastMessage(call(askExport, {}).then(() => ({})))
export const cancelDeletion = () => toastMessage(call(takeBackDeletion, {}))

const toastMessage = async (request: Promise<{ message?: string }>) => {
  const done = await toastOnFailure(request, textsHere(deletionFormTexts).failed)
  if (!done) return
  if (done.message) toast("success", done.message, 5000)
  announcePrivacyChange()
}
