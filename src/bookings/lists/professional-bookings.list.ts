/** A professional's bookings; those awaiting their answer come first on the first page, whatever page they would be on. */
import { ownProfessionalId } from "../../accounts/profile/profile.actions.ts"
import { call } from "../../platform/api/api-client.ts"
import { textsHere } from "../../platform/language/language.ts"
import { CannotAsk, describeList } from "../../ui/list/list.ts"
import { professionalBookingById, professionalBookings } from "../booking.contract.ts"
import { listedAs } from "../booking.rules.ts"
import type { ProfessionalBooking } from "../booking.schema.ts"
import { bookingDialogs, type ShownBookings } from "../booking-rows.ts"
import { professionalBookingsTexts } from "./texts.ts"

/** Also of those awaiting an answer: what starts first needs its answer first. */
const order = "next_first"

/** The most that the server returns at once. */
const MAX_ROWS = 100

export const professionalBookingList = describeList({
  texts: professionalBookingsTexts,
  filters: { status: listedAs },
  dialogs: bookingDialogs,
  load: async (asked, options) => {
    const id = await requireOwnId()
    const isWhole = !asked.status && !asked.cursor
    const [waiting, page] = await Promise.all([
      isWhole
        ? call(professionalBookings, { id, order, waits_for: "me", limit: MAX_ROWS }, options).then(
            ({ bookings }) => bookings,
            () => [],
          )
        : null,
      call(professionalBookings, { id, order, ...asked }, options),
    ])
    return { ...page, waiting }
  },
  rows: ({ waiting, bookings }) => {
    const first = waiting ?? []
    return [...first, ...bookings.filter(({ id }) => first.every((one) => one.id !== id))]
  },
  one: (bookingId, options) => ownBooking(bookingId, options),
})

/** One of them, whether or not it is in the list. */
export const ownBooking = async (bookingId: string, options: { signal: AbortSignal }) => {
  const id = await requireOwnId()
  return (await call(professionalBookingById, { id, bookingId }, options)).booking
}

export type ProfessionalBookingList = ShownBookings<ProfessionalBooking>

const requireOwnId = async () => {
  const id = await ownProfessionalId()
  if (!id) throw new CannotAsk(textsHere(professionalBookingsTexts).unknownProfessional)
  return id
}
