import { Badge } from "../../ui/badge.tsx"
import { StatusChip } from "../../ui/status-chip.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import { statusAt } from "../booking.rules.ts"
import type { CustomerBooking, ProfessionalBooking } from "../booking.schema.ts"
import { sidesWithStatement } from "../no-show/no-show.rules.ts"
import { openProposal } from "../proposal/proposal.rules.ts"
import { bookingStateTexts } from "./texts.ts"

type BookingStateProps = { booking: CustomerBooking | ProfessionalBooking }

/** The current status of a booking, with an open proposal or a no-show statement beside it. */
export function BookingState({ booking }: BookingStateProps) {
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <BookingStatus booking={booking} />
      <BookingNotes booking={booking} />
    </span>
  )
}

/** The status alone; that of a request which nobody has answered in time is known before its row says so. */
export function BookingStatus({ booking }: BookingStateProps) {
  return <StatusChip status={statusAt(booking, new Date())} />
}

/** What no status says: that another time is proposed, or that the visit did not take place. */
export function BookingNotes({ booking }: BookingStateProps) {
  const t = useTexts(bookingStateTexts)
  const hasStatement = sidesWithStatement(booking.history).length > 0
  return (
    <>
      {openProposal(booking, new Date()) && (
        <Badge tone="tile" icon="switch">
          {t.proposed}
        </Badge>
      )}
      {hasStatement && <Badge icon="alert">{booking.status === "completed" ? t.disputed : t.notTakenPlace}</Badge>}
    </>
  )
}
