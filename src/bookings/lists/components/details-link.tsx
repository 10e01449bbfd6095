import { LinkButton } from "../../../ui/link-button.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { bookingTexts } from "../../texts.ts"
import type { MyBookingsList } from "../my-bookings.list.ts"
import type { ProfessionalBookingList } from "../professional-bookings.list.ts"

type DetailsLinkProps = {
  bookingId: string
  list: MyBookingsList | ProfessionalBookingList
  /** In the row of a `Table`: where that is a card, the whole card opens them. */
  isInTable?: boolean
}

/** Opens a booking's details. */
export function DetailsLink({ bookingId, list, isInTable = false }: DetailsLinkProps) {
  const { viewDetails } = useTexts(bookingTexts)
  return (
    <LinkButton
      id={detailsLinkId(bookingId)}
      size="small"
      variant="plain"
      to={list.toDialog("booking", bookingId)}
      preventScrollReset
      className={`whitespace-nowrap ${isInTable ? `@[52rem]:-ml-2.5 ${flushRight} ${overCard}` : ""}`}
    >
      {viewDetails}
    </LinkButton>
  )
}

/** A button without a border: its word ends where a border would. */
const flushRight = "sm:last:-mr-2.5"

/** Pressed it must not move: what lies over the card would shrink to it, and the press end beside it. */
const overCard = [
  "@max-[52rem]:static @max-[52rem]:active:translate-none @max-[52rem]:hover:bg-transparent",
  "@max-[52rem]:after:absolute @max-[52rem]:after:inset-0 @max-[52rem]:after:rounded-lg",
].join(" ")

/** What opened the dialog that ends a booking goes with the booking's end: focus is given back to this link. */
export const detailsLinkId = (bookingId: string) => `details-${bookingId}`
