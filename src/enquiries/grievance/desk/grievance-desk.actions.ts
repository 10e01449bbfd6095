/** What one press does with a complaint. */
import { call } from "../../../platform/api/api-client.ts"
import { newId } from "../../../platform/id.ts"
import { toast } from "../../../ui/overlay/toast-store.ts"
import { changeSeveral, chosenOf } from "../../desk-entries/bulk.actions.ts"
import { type OnChanged, press, toastAssigned, toastWithUndo } from "../../desk-entries/press.ts"
import { actOnGrievance, changeGrievance, changeGrievances } from "./grievance-desk.contract.ts"
import type { GrievanceChange, GrievanceRow, WholeGrievance } from "./grievance-desk.schema.ts"

type Sorted = Pick<GrievanceChange, "assigned_to" | "is_spam">

export type OnGrievanceChanged = OnChanged<WholeGrievance>

export const pressOnGrievance = async (
  { id, version }: WholeGrievance,
  action: "acknowledge" | "escalate" | "reopen",
  onChanged: OnGrievanceChanged,
) => {
  const acting = call(actOnGrievance, { id, version, action }, { idempotencyKey: newId() })
  const done = await press(acting, ({ grievance }) => grievance, onChanged)
  if (done) toast("success", done.message)
}

export const assignGrievance = async (before: WholeGrievance, to: "me" | null, onChanged: OnGrievanceChanged) => {
  if (await change(before, { assigned_to: to }, onChanged)) toastAssigned(to)
}

export const markGrievance = async (before: WholeGrievance, is_spam: boolean, onChanged: OnGrievanceChanged) => {
  const done = await change(before, { is_spam }, onChanged)
  if (done) toastWithUndo(done.message, () => change(done.grievance, { is_spam: before.is_spam }, onChanged))
}

const change = ({ id, version }: WholeGrievance, wanted: Sorted, onChanged: OnGrievanceChanged) =>
  press(call(changeGrievance, { id, version, ...wanted }), ({ grievance }) => grievance, onChanged)

/** @param onChanged the list loads anew */
export const sortGrievances = (rows: readonly GrievanceRow[], wanted: Sorted, onChanged: () => unknown) =>
  changeSeveral({
    changing: call(changeGrievances, { rows: chosenOf(rows), ...wanted }),
    putBack: (chosen, before) => call(changeGrievances, { rows: chosen, ...before }),
    onChanged,
  })
