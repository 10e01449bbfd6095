import { useTexts } from "../../ui/use-texts.ts"
import type { CustomerBooking, ProfessionalBooking } from "../booking.schema.ts"
import { bookingTexts } from "../texts.ts"

/** Who is met: the other side, as each view of a booking has it. */
export const useOther = (booking: CustomerBooking | ProfessionalBooking) => {
  const { former } = useTexts(bookingTexts)
  if (!("provider_id" in booking)) {
    const name = booking.client_name ?? former.customer
    return { name, seed: name, portrait: booking.client_portrait, isGone: booking.client_name === null, profile: null }
  }
  const { provider_id, provider_name, provider_portrait } = booking
  const isGone = provider_name === null
  return {
    name: provider_name ?? former.professional,
    /** Of the drawing in place of a photo, which is the same wherever they are met. */
    seed: provider_id,
    portrait: provider_portrait,
    /** They have deleted their account. */
    isGone,
    profile: isGone ? null : `/providers/${provider_id}`,
  }
}
