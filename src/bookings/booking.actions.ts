import { ownProfessionalId } from "../accounts/profile/profile.actions.ts"
import { call } from "../platform/api/api-client.ts"
import { FormRefusal } from "../platform/form/form.ts"
import { languageHere, textsHere } from "../platform/language/language.ts"
import { datesIn } from "../platform/time.ts"
import { changeBookingStatus } from "./booking.contract.ts"
import type { Status } from "./booking.rules.ts"
import { transitionTexts } from "./texts.ts"

interface StatusChangeInput {
  bookingId: string
  status: Status
  reason?: string | undefined
}

/** Changes the status of a professional's own booking. Returns the booking, and what to say about it. */
export const sendStatusChange = async ({ bookingId, status, reason }: StatusChangeInput) => {
  const id = await ownIdForCall()
  const { message: done, booking } = await call(changeBookingStatus, { id, bookingId, status, reason })
  const when = datesIn(languageHere()).instant(booking.start_time)
  const isUndoable = booking.undo_until !== null
  return {
    booking,
    message: textsHere(transitionTexts).done(done, booking.service.name, when, {
      client: booking.client_name,
      isUndoable,
    }),
  }
}

/** The professional's own id, which calls about their bookings carry. */
export const ownIdForCall = async () => {
  const id = await ownProfessionalId()
  if (!id) throw new FormRefusal(textsHere(transitionTexts).noProfessional)
  return id
}
