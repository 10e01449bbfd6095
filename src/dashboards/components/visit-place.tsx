import type { CustomerBooking, ProfessionalBooking } from "../../bookings/booking.schema.ts"
import { deliveryWords } from "../../professionals/delivery.words.ts"
import { mapLink } from "../../professionals/profile.rules.ts"
import { useWords } from "../../ui/use-words.ts"
import { dashboardWords } from "../dashboard.words.ts"

type VisitPlaceProps = { booking: CustomerBooking | ProfessionalBooking }

/** How and where a visit takes place, as far as this side knows it, and the way to it. */
export function VisitPlace({ booking }: VisitPlaceProps) {
  const { onMap } = useWords(dashboardWords)
  const ways = useWords(deliveryWords)[isOfCustomer(booking) ? "customer" : "professional"]
  const { delivery } = booking
  const where = placeOf(booking)
  return (
    <span className="wrap-anywhere">
      {delivery && ways[delivery]}
      {delivery && where && ", "}
      {where && (
        <a
          href={mapLink(where)}
          target="_blank"
          rel="noreferrer"
          className="text-ink underline underline-offset-4 hover:text-tile-ink"
        >
          {where}
          <span className="sr-only">{onMap}</span>
        </a>
      )}
    </span>
  )
}

/** The customer's home, or the studio once the customer is told of it; a professional knows their own. */
const placeOf = (booking: CustomerBooking | ProfessionalBooking) => {
  if (booking.delivery === "at_studio") return isOfCustomer(booking) ? booking.studio_address : null
  return [booking.address, booking.locality].filter(Boolean).join(", ") || null
}

const isOfCustomer = (booking: CustomerBooking | ProfessionalBooking): booking is CustomerBooking =>
  "provider_name" in booking
