/** What one press does with submissions, and how it is undone. */
import { call } from "../../platform/api/api-client.ts"
import { newId } from "../../platform/id.ts"
import { textsHere } from "../../platform/language/language.ts"
import { toastOnFailure } from "../../ui/overlay/toast-on-failure.ts"
import { toast } from "../../ui/overlay/toast-store.ts"
import { changeSeveral, chosenOf, UNDO_MS } from "../desk-entries/bulk.actions.ts"
import { deskPageTexts } from "../desk-entries/desk-page.texts.ts"
import { approveRegistration, changeSubmission, changeSubmissions } from "./inbox.contract.ts"
import type { SubmissionChange, SubmissionRow, WholeSubmission } from "./inbox.schema.ts"

type Sorted = Pick<SubmissionChange, "status" | "is_spam">

/** @param onChanged the page loads anew, and shows the row as it is now; also after it was undone */
export type OnChanged = (submission: WholeSubmission) => unknown

export const sortSubmission = async (before: WholeSubmission, wanted: Sorted, onChanged: OnChanged) => {
  const done = await change(before, wanted, onChanged)
  if (!done) return
  const { status, is_spam } = before
  const undo = async () => {
    const back = await change(done.submission, { status, is_spam }, onChanged)
    if (back) toast("success", textsHere(deskPageTexts).undone)
  }
  toast("success", done.message, UNDO_MS, { label: textsHere(deskPageTexts).undo, act: undo })
}

export const assignSubmission = async (before: WholeSubmission, to: "me" | null, onChanged: OnChanged) => {
  await change(before, { assigned_to: to }, onChanged)
}

export const inviteRegistered = async ({ id, version }: WholeSubmission, onChanged: OnChanged) => {
  const deciding = call(approveRegistration, { id, version }, { idempotencyKey: newId() })
  const done = await toastOnFailure(deciding, textsHere(deskPageTexts).failed)
  if (done) toast("success", done.message)
  if (done) await onChanged(done.submission)
}

const change = async (
  { id, version }: WholeSubmission,
  wanted: Sorted & Pick<SubmissionChange, "assigned_to">,
  onChanged: OnChanged,
) => {
  const done = await toastOnFailure(call(changeSubmission, { id, version, ...wanted }), textsHere(deskPageTexts).failed)
  if (done) await onChanged(done.submission)
  return done
}

/** @param onChanged the list loads anew */
export const sortSeveral = (rows: readonly SubmissionRow[], wanted: Sorted, onChanged: () => unknown) =>
  changeSeveral({
    changing: call(changeSubmissions, { rows: chosenOf(rows), ...wanted }),
    putBack: (chosen, before) => call(changeSubmissions, { rows: chosen, ...before }),
    onChanged,
  })
