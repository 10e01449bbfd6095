import { ownProfessionalId } from "../accounts/profile/profile.actions.ts"
import { call } from "../platform/api/api-client.ts"
import { FormRefusal } from "../platform/form/form.ts"
import { languageHere, textsHere } from "../platform/language/language.ts"
import { datesIn } from "../platform/time.ts"
import { changeBookingStatus } from "./booking.contract.ts"
import type { Status } from "./booking.rules.ts"
import { moveTexts } from "./texts.ts"

interface Move {
  bookingId: string
  status: Status
  reason?: string | undefined
}

/** Moves a booking of one's own calendar: how it stands then, and what to say about it. */
export const moveBooking = async ({ bookingId, status, reason }: Move) => {
  const id = await ownIdForCall()
  const { message, booking } = await call(changeBookingStatus, { id, bookingId, status, reason })
  const when = datesIn(languageHere()).instant(booking.start_time)
  const isHeld = booking.undo_until !== null
  return {
    booking,
    said: textsHere(moveTexts).done(message, booking.service.name, when, { client: booking.client_name, isHeld }),
  }
}

/** Of the professional who does something with a booking of theirs. */
export const ownIdForCall = async () => {
  const id = await ownProfessionalId()
  if (!id) throw new FormRefusal(textsHere(moveTexts).noProfessional)
  return id
}
