import { formatRupees } from "../../../platform/money.ts"
import { useDates, useWords } from "../../../ui/use-words.ts"
import type { CustomerBooking, ProfessionalBooking } from "../../booking.schema.ts"
import { bookingPlaceWords } from "../../booking-place.words.ts"
import { visitWords } from "../../visit.words.ts"

type VisitCellProps = { booking: CustomerBooking | ProfessionalBooking }

/** Below the service of a visit that lies ahead: how and where it is, and what it comes to. */
export function VisitInShort({ booking }: VisitCellProps) {
  const { ways } = useWords(visitWords)
  const { comesTo } = useWords(bookingPlaceWords)
  const { delivery, locality, duration, total } = booking
  const where = [delivery && ways[delivery], locality].filter(Boolean).join(" · ")
  const isFree = total !== null && Number(total) === 0
  return (
    <>
      {where && (
        <span className={`wrap-anywhere after:content-['_·_'] @[52rem]:after:content-none ${line}`}>{where}</span>
      )}
      <span className={line}>{comesTo(useDates().shortDuration(duration), total && formatRupees(total), isFree)}</span>
    </>
  )
}

/** One line on a card, two in a table. */
const line = "text-muted text-sm @[52rem]:block"
