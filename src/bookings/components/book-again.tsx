import { LinkButton } from "../../ui/link.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import { isAhead } from "../booking.rules.ts"
import type { CustomerBooking } from "../booking.schema.ts"
import { visitTexts } from "./texts.ts"

type BookAgainProps = { booking: CustomerBooking; size?: "small" | "normal" }

const packageOf = ({ package: booked }: CustomerBooking) => (booked?.id ? `&package=${booked.id}` : "")

/** From a past or cancelled visit to the booking dialog of the same service, filled in with its details. */
export function BookAgain({ booking, size = "normal" }: BookAgainProps) {
  const { bookAgain } = useTexts(visitTexts)
  if (booking.provider_name === null || !booking.is_offered || isAhead(booking, new Date())) return null
  return (
    <LinkButton
      size={size}
      variant="secondary"
      to={`/providers/${booking.provider_id}?book=${booking.service_id}${packageOf(booking)}&again=${booking.id}`}
    >
      {bookAgain}
    </LinkButton>
  )
}
