import type { ReactNode } from "react"
import type { Side } from "../../../platform/sides.rules.ts"
import { LinkButton } from "../../../ui/link.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import type { CustomerBooking, ProfessionalBooking } from "../../booking.schema.ts"
import { LocalTime } from "../../components/local-time.tsx"
import { When } from "../../components/visit-line.tsx"
import type { MyBookingsList } from "../../lists/my-bookings.list.ts"
import type { ProfessionalBookingList } from "../../lists/professional-bookings.list.ts"
import { awaitsAnswerOf, openProposal } from "../proposal.rules.ts"
import { proposalTexts } from "../texts.ts"

interface ProposedLineProps {
  booking: CustomerBooking | ProfessionalBooking
  /** A start, in the form of the start above it. */
  when?: (start: string) => ReactNode
}

/** In a list, below the sign that another time is proposed: which one. */
export function ProposedLine({ booking, when = (start) => <When at={start} /> }: ProposedLineProps) {
  const proposal = openProposal(booking, new Date())
  if (!proposal) return null
  return (
    <span className="block text-muted text-sm">
      {when(proposal.start_time)}
      <LocalTime at={proposal.start_time} />
    </span>
  )
}

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
    <LinkButton variant="tinted" size="small" to={list.toDialog("booking", booking.id)} preventScrollReset>
      {answer}
    </LinkButton>
  )
}
