import { LinkButton } from "../../../ui/link-button.tsx"
import { useWords } from "../../../ui/use-words.ts"
import { bookingWords } from "../../booking.words.ts"
import type { MyBookingsList } from "../my-bookings.list.ts"
import type { ProfessionalBookingList } from "../professional-bookings.list.ts"

type DetailsLinkProps = { bookingId: string; list: MyBookingsList | ProfessionalBookingList }

/** Opens a booking's details, in the row of either list. */
export function DetailsLink({ bookingId, list }: DetailsLinkProps) {
  const { viewDetails } = useWords(bookingWords)
  return (
    <LinkButton
      id={detailsLinkId(bookingId)}
      size="small"
      variant="plain"
      to={list.toDialog("booking", bookingId)}
      preventScrollReset
      className="whitespace-nowrap"
    >
      {viewDetails}
    </LinkButton>
  )
}

/** What opened the dialog that ends a booking goes with the booking's end: focus is given back to this link. */
export const detailsLinkId = (bookingId: string) => `details-${bookingId}`
