import { useWords } from "../../ui/use-words.ts"
import { type Side, statusAt } from "../booking.rules.ts"
import type { CustomerBooking, ProfessionalBooking } from "../booking.schema.ts"
import { bookingWords } from "../booking.words.ts"
import { When } from "./when.tsx"

type DeadlineProps = { booking: CustomerBooking | ProfessionalBooking; reader: Side }

/** Until when a request waits for its answer: to its start, at which it lapses. */
export function Deadline({ booking, reader }: DeadlineProps) {
  const { deadline, former } = useWords(bookingWords)
  if (statusAt(booking, new Date()) !== "pending") return null
  const when = <When at={booking.start_time} />
  const name = "provider_name" in booking ? (booking.provider_name ?? former.professional) : ""
  return (
    <span className="mt-1 block text-muted text-sm">
      {reader === "customer" ? deadline.customer(name, when) : deadline.professional(when)}
    </span>
  )
}
