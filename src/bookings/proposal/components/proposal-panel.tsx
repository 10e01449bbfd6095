import type { Side } from "../../../platform/sides.rules.ts"
import { useTexts } from "../../../ui/use-texts.ts"
import type { CustomerBooking, ProfessionalBooking } from "../../booking.schema.ts"
import { useCounterpart } from "../../components/counterpart.tsx"
import type { MyBookingsList } from "../../lists/my-bookings.list.ts"
import type { ProfessionalBookingList } from "../../lists/professional-bookings.list.ts"
import { openProposal } from "../proposal.rules.ts"
import { proposalTexts } from "../texts.ts"
import { ProposalAnswer } from "./proposal-answer.tsx"

type ProposalPanelProps = {
  booking: CustomerBooking | ProfessionalBooking
  reader: Side
  list: MyBookingsList | ProfessionalBookingList
}

/** Who proposes another time, and what answers it, below the two times. */
export function ProposalPanel({ booking, reader, list }: ProposalPanelProps) {
  const t = useTexts(proposalTexts)
  const { name: other } = useCounterpart(booking)
  const proposal = openProposal(booking, new Date())
  if (!proposal) return null
  const isOwn = proposal.by === reader
  return (
    <section className="grid w-full gap-4 rounded-lg bg-sunken p-4">
      <div className="grid gap-1">
        <h3 className="wrap-anywhere font-sans text-base tracking-normal">
          {isOwn ? t.heading.own : t.heading.theirs(other)}
        </h3>
        <p className="text-muted text-sm">{isOwn ? t.meanwhile.own(other) : t.meanwhile.theirs}</p>
      </div>
      <div className="flex flex-wrap-reverse gap-2 max-sm:[&_button]:grow">
        <ProposalAnswer booking={booking} reader={reader} list={list} />
      </div>
    </section>
  )
}
