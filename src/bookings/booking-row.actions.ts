import { textsHere } from "../platform/language/language.ts"
import { orToast } from "../ui/overlay/or-toast.ts"
import { toast } from "../ui/overlay/toast-store.ts"
import { sendStatusChange } from "./booking.actions.ts"
import { statuses } from "./booking.rules.ts"
import { answerProposal } from "./proposal/proposal.actions.ts"
import { transitionTexts } from "./texts.ts"
import { offerUndo, undo } from "./undo/undo.actions.ts"

/**
 * For the action of any page that shows the buttons of a professional's bookings: how the booking stands then; null where
 * it could not be done, which is said. What ends a booking is asked in a dialog, which is a form of its own.
 */
export const changeBookingInRow = async (form: FormData) => {
  if (form.has("proposal")) return answerProposal("professional", form)
  const undone = statuses.find((one) => one === form.get("undo"))
  if (undone) return undo({ id: String(form.get("id")), status: undone })
  const status = statuses.find((one) => one === form.get("status"))
  if (!status) return null
  const changed = await orToast(
    sendStatusChange({ bookingId: String(form.get("id")), status }),
    textsHere(transitionTexts).failed,
  )
  if (!changed) return null
  // Asked for again after a lost answer, it may have been told by now.
  if (changed.booking.undo_until) offerUndo(changed.booking, changed.message)
  else toast("success", changed.message, 5000)
  return { changed: changed.booking }
}
