import { useEffect, useEffectEvent } from "react"
import { useEvents } from "../../events/use-events.ts"
import { call } from "../../platform/api/api-client.ts"
import { textsHere } from "../../platform/language/language.ts"
import { toastOnFailure } from "../../ui/overlay/toast-on-failure.ts"
import { closeToast, toast } from "../../ui/overlay/toast-store.ts"
import { ownIdForCall } from "../booking.actions.ts"
import { undoBookingStatus } from "../booking.contract.ts"
import type { ProfessionalBooking } from "../booking.schema.ts"
import { undoTexts } from "./texts.ts"
import { UNDO_MS } from "./undo.rules.ts"

/** Reloads a professional's bookings on screen when an undo window has ended, and when a change was undone from a toast. */
export const useBookingEvents = (reload: () => void) => {
  const load = useEffectEvent(reload)
  useEvents(({ kind }) => {
    if (kind === "undo_window_ended") load()
  })
  useEffect(() => onUndone(load), [])
}

type UndoableChange = Pick<ProfessionalBooking, "id" | "status">

/** Lists to reload after an undo from a toast, on whatever page it is pressed. */
const reloads = new Set<() => void>()
/** Listens until the returned function is called. */
const onUndone = (reload: () => void) => {
  reloads.add(reload)
  return () => void reloads.delete(reload)
}

/** A toast with an undo button; shown a little shorter than the server's undo window. */
export const offerUndo = (change: UndoableChange, message: string) => {
  const undoAndReload = async () => {
    await undo(change)
    for (const reload of reloads) reload()
  }
  openToasts.set(
    change.id,
    toast("success", message, UNDO_MS - 500, { label: textsHere(undoTexts).undo, act: undoAndReload }),
  )
}

/** The open toast by booking id, to be closed when the change is undone elsewhere. */
const openToasts = new Map<string, number>()

/** The booking as it is then; null where it could not be undone, which a toast says. */
export const undo = async ({ id: bookingId, status }: UndoableChange) => {
  const answer = ownIdForCall().then((id) => call(undoBookingStatus, { id, bookingId, status }))
  const undone = await toastOnFailure(answer, textsHere(undoTexts).failed)
  if (!undone) return null
  closeToast(openToasts.get(bookingId) ?? 0)
  toast("success", undone.message, 5000)
  return { changed: undone.booking }
}
