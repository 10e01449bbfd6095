import { visitTotalIn } from "../../../professionals/visit-total.ts"
import { useLanguage, useWords } from "../../../ui/use-words.ts"
import type { CustomerBooking, ProfessionalBooking } from "../../booking.schema.ts"
import { visitWords } from "../../visit.words.ts"

type VisitCellProps = { booking: CustomerBooking | ProfessionalBooking }

/** Below the service of a visit that lies ahead: how and where it is, and what it comes to. */
export function VisitInShort({ booking }: VisitCellProps) {
  const { ways } = useWords(visitWords)
  const { delivery, locality, duration, total } = booking
  const where = [delivery && ways[delivery], locality].filter(Boolean).join(" · ")
  const comesTo = visitTotalIn(useLanguage())
  return (
    <>
      {where && (
        <span className={`wrap-anywhere after:content-['_·_'] @[52rem]:after:content-none ${line}`}>{where}</span>
      )}
      <span className={line}>{comesTo(total, duration)}</span>
    </>
  )
}

/** One line on a card, two in a table. */
const line = "text-muted text-sm @[52rem]:block"
