import type { Side } from "../../../platform/sides.rules.ts"
import { Button } from "../../../ui/button.tsx"
import type { ButtonSize } from "../../../ui/button-style.ts"
import { RowAction } from "../../../ui/list/row-action.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import type { CustomerBooking, ProfessionalBooking } from "../../booking.schema.ts"
import type { MyBookingsList } from "../../lists/my-bookings.list.ts"
import type { ProfessionalBookingList } from "../../lists/professional-bookings.list.ts"
import { openProposal } from "../proposal.rules.ts"
import { proposalTexts } from "../texts.ts"

type ProposalAnswerProps = {
  booking: CustomerBooking | ProfessionalBooking
  reader: Side
  list: MyBookingsList | ProfessionalBookingList
  size?: ButtonSize
  /** Of what a screen has to answer, the first. */
  isMain?: boolean
}

/** Yes and no to another time; who has proposed it may take it back. */
export function ProposalAnswer({ booking, reader, list, size = "normal", isMain = true }: ProposalAnswerProps) {
  const t = useTexts(proposalTexts)
  const proposal = openProposal(booking, new Date())
  if (!proposal) return null
  const isOwn = proposal.by === reader
  const act = { id: booking.id, start_time: proposal.start_time }
  return (
    <>
      <RowAction list={list} act={{ ...act, proposal: "decline" }}>
        {(button, busy) => (
          <Button {...button} size={size} variant="secondary" busy={busy}>
            {isOwn ? t.withdraw : t.decline}
          </Button>
        )}
      </RowAction>
      {!isOwn && (
        <RowAction list={list} act={{ ...act, proposal: "accept" }}>
          {(button, busy) => (
            <Button {...button} size={size} busy={busy} variant={isMain ? "primary" : "tinted"}>
              {t.accept}
            </Button>
          )}
        </RowAction>
      )}
    </>
  )
}
