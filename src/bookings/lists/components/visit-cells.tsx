import { formatRupees } from "../../../platform/money.ts"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import type { CustomerBooking, ProfessionalBooking } from "../../booking.schema.ts"
import { visitTexts } from "../../texts.ts"

type VisitCellProps = { booking: CustomerBooking | ProfessionalBooking }

/** Below the service of a visit that lies ahead: how and where it is, and what it comes to. */
export function VisitInShort({ booking }: VisitCellProps) {
  const { ways, sum } = useTexts(visitTexts)
  const { delivery, locality, total } = booking
  const where = [delivery && ways[delivery], locality].filter(Boolean).join(" · ")
  return (
    <>
      {where && (
        <span className={`wrap-anywhere after:content-['_·_'] @[52rem]:after:content-none ${line}`}>{where}</span>
      )}
      <span className={line}>{sum(total && formatRupees(total), Number(total) === 0)}</span>
    </>
  )
}

/** Below its start. */
export function HowLong({ minutes }: { minutes: number }) {
  const dates = useDates()
  return (
    <span className={`whitespace-nowrap before:content-['_·_'] @[52rem]:before:content-none ${line}`}>
      {dates.shortDuration(minutes)}
    </span>
  )
}

/** One line on a card, two in a table. */
const line = "text-muted text-sm @[52rem]:block"
