import type { ReactNode } from "react"
import type { CustomerBooking, ProfessionalBooking } from "../../booking.schema.ts"
import { Elsewhere } from "../../components/elsewhere.tsx"
import { When } from "../../components/when.tsx"
import { openProposal } from "../proposal.rules.ts"

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
      <Elsewhere at={proposal.start_time} />
    </span>
  )
}
