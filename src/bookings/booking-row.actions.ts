import { textsHere } from "../platform/language/language.ts"
import { toastOnFailure } from "../ui/overlay/toast-on-failure.ts"
import { toast } from "../ui/overlay/toast-store.ts"
import { sendStatusChange } from "./booking.actions.ts"
import { statuses } from "./booking.rules.ts"
import { answerProposal } from "./proposal/proposal.actions.ts"
import { transitionTexts } from "./texts.ts"
import { offerUndo, undo } from "./undo/undo.actions.ts"

/**
 * The action of any page that shows the buttons of a professional's bookings. Returns the booking as it is then; null where
 * it failed, which a toast says. Cancelling and declining have a dialog with a form of its own.
 */
export const changeBookingInRow = async (form: FormData) => {
  if (form.has("proposal")) return answerProposal("professional", form)
  const undoStatus = statuses.find((one) => one === form.get("undo"))
  if (undoStatus) return undo({ id: String(form.get("id")), status: undoStatus })
  const status = statuses.find((one) => one === form.get("status"))
  if (!status) return null
  const changed = await toastOnFailure(
    sendStatusChange({ bookingId: String(form.get("id")), status }),
    textsHere(transitionTexts).failed,
  )
  if (!changed) return null
  // Null where the call was repeated after a lost answer and the undo window has ended.
  if (changed.booking.undo_until) offerUndo(changed.booking, changed.message)
  else toast("success", changed.message, 5000)
  return { changed: changed.booking }
}
