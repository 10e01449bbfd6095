import { LinkButton } from "../../../ui/link-button.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import type { Side } from "../../booking.rules.ts"
import type { CustomerBooking, ProfessionalBooking } from "../../booking.schema.ts"
import type { MyBookingsList } from "../../lists/my-bookings.list.ts"
import type { ProfessionalBookingList } from "../../lists/professional-bookings.list.ts"
import { awaitsAnswerOf } from "../proposal.rules.ts"
import { proposalTexts } from "../texts.ts"

type AnswerLinkProps = {
  booking: CustomerBooking | ProfessionalBooking
  reader: Side
  list: MyBookingsList | ProfessionalBookingList
}

/** In a row whose other time waits for its reader: to where it is accepted or declined. */
export function AnswerLink({ booking, reader, list }: AnswerLinkProps) {
  const { answer } = useTexts(proposalTexts)
  if (!awaitsAnswerOf(reader, booking, new Date())) return null
  return (
    <LinkButton size="small" to={list.toDialog("booking", booking.id)} preventScrollReset>
      {answer}
    </LinkButton>
  )
}
