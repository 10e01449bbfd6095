import type { CustomerBooking, ProfessionalBooking } from "../../booking.schema.ts"
import { When } from "../../components/when.tsx"
import { openProposal } from "../proposal.rules.ts"

/** In a list, below the sign that another time is proposed: which one. */
export function ProposedLine({ booking }: { booking: CustomerBooking | ProfessionalBooking }) {
  const proposal = openProposal(booking, new Date())
  if (!proposal) return null
  return (
    <span className="block text-muted text-sm">
      <When at={proposal.start_time} />
    </span>
  )
}
