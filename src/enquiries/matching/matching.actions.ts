/** What one press does with an inquiry: who suits it, sending it to them, and taking it back. */
import { call } from "../../platform/api/api-client.ts"
import { newId } from "../../platform/id.ts"
import { textsHere } from "../../platform/language/language.ts"
import { toastOnFailure } from "../../ui/overlay/toast-on-failure.ts"
import { toast } from "../../ui/overlay/toast-store.ts"
import { deskPageTexts } from "../desk-entries/desk-page.texts.ts"
import type { OnChanged } from "../inbox/inbox.actions.ts"
import type { WholeSubmission } from "../inbox/inbox.schema.ts"
import { sendInquiry, suggestProfessionals, withdrawInquiry } from "./matching.contract.ts"

export const loadSuggestions = (id: string, signal: AbortSignal) => call(suggestProfessionals, { id }, { signal })

type Submission = Pick<WholeSubmission, "id" | "version">

/** @returns whether it was sent */
export const sendTo = async ({ id, version }: Submission, provider_ids: string[], onChanged: OnChanged) => {
  const sending = call(sendInquiry, { id, version, provider_ids }, { idempotencyKey: newId() })
  const done = await toastOnFailure(sending, textsHere(deskPageTexts).failed)
  if (!done) return false
  toast("success", done.message, 5000)
  await onChanged(done.submission)
  return true
}

export const takeBack = async ({ id, version }: Submission, onChanged: OnChanged) => {
  const done = await toastOnFailure(call(withdrawInquiry, { id, version }), textsHere(deskPageTexts).failed)
  if (!done) return
  toast("success", done.message, 5000)
  await onChanged(done.submission)
}
