import { LocalTime } from "../../../bookings/components/local-time.tsx"
import { When } from "../../../bookings/components/visit-line.tsx"
import { LinkButton } from "../../../ui/link.tsx"
import { StatusChip } from "../../../ui/status-chip.tsx"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import type { ConversationDetail } from "../../message.schema.ts"
import { bookingPath } from "../paths.ts"
import { contextTexts } from "../texts.ts"
import { ContextSection } from "./context-section.tsx"

type Booking = ConversationDetail["bookings"][number]

/** What is ahead between the two, or was last; with what the reader can do about it. */
export function ContextBookings({ detail: { bookings, side } }: { detail: ConversationDetail }) {
  const t = useTexts(contextTexts)
  return (
    <ContextSection title={t.bookings}>
      <ul className="grid grid-cols-1 gap-3">
        {bookings.map((booking) => (
          <BookingItem key={booking.id} booking={booking} side={side} />
        ))}
      </ul>
    </ContextSection>
  )
}

function BookingItem({ booking, side }: { booking: Booking; side: ConversationDetail["side"] }) {
  const t = useTexts(contextTexts)
  const dates = useDates()
  const act = actOf(booking, side)
  const { id, service_name, status, start_time, proposed_by, proposed_time } = booking
  return (
    <li className="grid grid-cols-1 gap-2 rounded-lg border border-line bg-paper p-3">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="wrap-anywhere font-semibold">{service_name}</span>
        <StatusChip status={status} />
      </p>
      <p>
        <When at={start_time} />
        <LocalTime at={start_time} />
      </p>
      {proposed_by && proposed_time && (
        <p className="text-muted text-sm">{t.proposed(dates.instant(proposed_time, new Date()))}</p>
      )}
      <LinkButton to={bookingPath(side, id)} size="small" variant={act === "details" ? "secondary" : "primary"}>
        {t.acts[act]}
      </LinkButton>
    </li>
  )
}

/** A request for a visit is answered by its professional, another time by whoever did not propose it. */
const actOf = ({ status, proposed_by }: Booking, side: ConversationDetail["side"]) => {
  if (proposed_by) return proposed_by === side ? "details" : "answerTime"
  return status === "pending" && side === "professional" ? "confirm" : "details"
}
