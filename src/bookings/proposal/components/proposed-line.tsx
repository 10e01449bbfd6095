import { useWords } from "../../../ui/use-words.ts"
import type { CustomerBooking, ProfessionalBooking } from "../../booking.schema.ts"
import { When } from "../../components/when.tsx"
import { openProposal } from "../proposal.rules.ts"
import { proposalWords } from "../proposal.words.ts"

/** In a list, below the time that a booking has: that another one is proposed. */
export function ProposedLine({ booking }: { booking: CustomerBooking | ProfessionalBooking }) {
  const t = useWords(proposalWords)
  const proposal = openProposal(booking, new Date())
  if (!proposal) return null
  return <span className="block text-muted text-sm">{t.inRow(<When at={proposal.start_time} />)}</span>
}
