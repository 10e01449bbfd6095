/** What one press does with a complaint. */
import { call } from "../../../platform/api/api-client.ts"
import { newId } from "../../../platform/id.ts"
import { textsHere } from "../../../platform/language/language.ts"
import { toastOnFailure } from "../../../ui/overlay/toast-on-failure.ts"
import { toast } from "../../../ui/overlay/toast-store.ts"
import { changeSeveral, chosenOf, UNDO_MS } from "../../desk-entries/bulk.actions.ts"
import { deskPageTexts } from "../../desk-entries/desk-page.texts.ts"
import { actOnGrievance, changeGrievance, changeGrievances } from "./grievance-desk.contract.ts"
import type { GrievanceChange, GrievanceRow, WholeGrievance } from "./grievance-desk.schema.ts"

type Sorted = Pick<GrievanceChange, "assigned_to" | "is_spam">

export type OnGrievanceChanged = (grievance: WholeGrievance) => unknown

export const pressOnGrievance = async (
  { id, version }: WholeGrievance,
  action: "acknowledge" | "escalate" | "reopen",
  onChanged: OnGrievanceChanged,
) => {
  const acting = call(actOnGrievance, { id, version, action }, { idempotencyKey: newId() })
  const done = await toastOnFailure(acting, textsHere(deskPageTexts).failed)
  if (!done) return
  toast("success", done.message)
  await onChanged(done.grievance)
}

export const assignGrievance = (before: WholeGrievance, to: "me" | null, onChanged: OnGrievanceChanged) =>
  change(before, { assigned_to: to }, onChanged)

export const markGrievance = async (before: WholeGrievance, is_spam: boolean, onChanged: OnGrievanceChanged) => {
  const done = await change(before, { is_spam }, onChanged)
  if (!done) return
  const t = textsHere(deskPageTexts)
  const undo = async () => {
    if (await change(done.grievance, { is_spam: before.is_spam }, onChanged)) toast("success", t.undone)
  }
  toast("success", done.message, UNDO_MS, { label: t.undo, act: undo })
}

const change = async ({ id, version }: WholeGrievance, wanted: Sorted, onChanged: OnGrievanceChanged) => {
  const done = await toastOnFailure(call(changeGrievance, { id, version, ...wanted }), textsHere(deskPageTexts).failed)
  if (done) await onChanged(done.grievance)
  return done
}

/** @param onChanged the list loads anew */
export const sortGrievances = (rows: readonly GrievanceRow[], wanted: Sorted, onChanged: () => unknown) =>
  changeSeveral({
    changing: call(changeGrievances, { rows: chosenOf(rows), ...wanted }),
    putBack: (chosen, before) => call(changeGrievances, { rows: chosen, ...before }),
    onChanged,
  })
