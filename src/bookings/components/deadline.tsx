import { useWords } from "../../ui/use-words.ts"
import { statusAt } from "../booking.rules.ts"
import type { ProfessionalBooking } from "../booking.schema.ts"
import { bookingWords } from "../booking.words.ts"
import { When } from "./when.tsx"

/** Until when a request waits for the professional's answer: to its start, at which it lapses. */
export function Deadline({ booking }: { booking: Pick<ProfessionalBooking, "status" | "start_time"> }) {
  const { deadline } = useWords(bookingWords)
  if (statusAt(booking, new Date()) !== "pending") return null
  return <p className="text-muted text-sm">{deadline(<When at={booking.start_time} />)}</p>
}
