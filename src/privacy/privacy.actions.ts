/** What is done about one's own data with one press. Whoever shows how it stands loads it anew afterwards. */
import { call } from "../platform/api/api-client.ts"
import { textsHere } from "../platform/language/language.ts"
import { orToast } from "../ui/overlay/or-toast.ts"
import { toast } from "../ui/overlay/toast-store.ts"
import { agree, askExport, privacyConsents, takeBackDeletion } from "./privacy.contract.ts"
import { deletionFormTexts } from "./texts.ts"

/** Fired on window after something of it was done here. */
export const PRIVACY_EVENT = "sthapati:privacy"
export const announcePrivacyChange = () => window.dispatchEvent(new Event(PRIVACY_EVENT))

/** For the page's loader. */
export const loadPrivacy = (signal: AbortSignal) => call(privacyConsents, {}, { signal })

export interface Reminders {
  /** The version in force, where an older one was agreed to. */
  terms?: string
  /** When the account goes. */
  leaves_at?: string
}

/** What is said over the pages of the areas until it is settled; undefined where it could not be asked. */
export const findReminders = async (signal: AbortSignal): Promise<Reminders | undefined> => {
  const state = await loadPrivacy(signal).catch(() => undefined)
  if (!state) return undefined
  const { terms, deletion } = state
  return { ...(terms.is_due && { terms: terms.version }), ...(deletion && { leaves_at: deletion.due_at }) }
}

export const agreeToTerms = (version: string) => toastMessage(call(agree, { kind: "terms", version }))
/** That it is being made is said by the card. */
export const requestExport = () => toastMessage(call(askExport, {}).then(() => ({})))
export const cancelDeletion = () => toastMessage(call(takeBackDeletion, {}))

const toastMessage = async (asked: Promise<{ message?: string }>) => {
  const done = await orToast(asked, textsHere(deletionFormTexts).failed)
  if (!done) return
  if (done.message) toast("success", done.message, 5000)
  announcePrivacyChange()
}
