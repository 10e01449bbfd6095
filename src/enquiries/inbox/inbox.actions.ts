/** What one press does with submissions, and how it is undone. */
import { call } from "../../platform/api/api-client.ts"
import { newId } from "../../platform/id.ts"
import { toast } from "../../ui/overlay/toast-store.ts"
import { changeSeveral, chosenOf } from "../desk-entries/bulk.actions.ts"
import { type OnChanged, press, toastAssigned, toastWithUndo } from "../desk-entries/press.ts"
import { approveRegistration, changeSubmission, changeSubmissions } from "./inbox.contract.ts"
import type { SubmissionChange, SubmissionRow, WholeSubmission } from "./inbox.schema.ts"

type Sorted = Pick<SubmissionChange, "status" | "is_spam">

/** Also after it was undone. */
export type OnSubmissionChanged = OnChanged<WholeSubmission>

export const sortSubmission = async (before: WholeSubmission, wanted: Sorted, onChanged: OnSubmissionChanged) => {
  const done = await change(before, wanted, onChanged)
  if (!done) return
  const { status, is_spam } = before
  toastWithUndo(done.message, () => change(done.submission, { status, is_spam }, onChanged))
}

export const assignSubmission = async (before: WholeSubmission, to: "me" | null, onChanged: OnSubmissionChanged) => {
  if (await change(before, { assigned_to: to }, onChanged)) toastAssigned(to)
}

export const inviteRegistered = async ({ id, version }: WholeSubmission, onChanged: OnSubmissionChanged) => {
  const deciding = call(approveRegistration, { id, version }, { idempotencyKey: newId() })
  const done = await press(deciding, ({ submission }) => submission, onChanged)
  if (done) toast("success", done.message)
}

const change = (
  { id, version }: WholeSubmission,
  wanted: Sorted & Pick<SubmissionChange, "assigned_to">,
  onChanged: OnSubmissionChanged,
) => press(call(changeSubmission, { id, version, ...wanted }), ({ submission }) => submission, onChanged)

/** @param onChanged the list loads anew */
export const sortSeveral = (rows: readonly SubmissionRow[], wanted: Sorted, onChanged: () => unknown) =>
  changeSeveral({
    changing: call(changeSubmissions, { rows: chosenOf(rows), ...wanted }),
    putBack: (chosen, before) => call(changeSubmissions, { rows: chosen, ...before }),
    onChanged,
  })
