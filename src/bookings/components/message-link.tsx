import { Icon } from "../../ui/icon.tsx"
import { Link } from "../../ui/link.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import type { CustomerBooking, ProfessionalBooking } from "../booking.schema.ts"
import { useCounterpart } from "./counterpart.tsx"
import { bookingTexts } from "./texts.ts"

/** To the conversation that the booking has opened; nobody is at the other end once an account is deleted. */
export function MessageLink({ booking }: { booking: CustomerBooking | ProfessionalBooking }) {
  const t = useTexts(bookingTexts)
  const { name, isGone } = useCounterpart(booking)
  if (isGone) return null
  return (
    <Link
      to={`/messages?booking=${booking.id}`}
      // Not what the focus goes to once the row has been answered.
      data-aside=""
      className="relative z-1 flex min-h-6 items-center gap-1.5 text-sm text-tile-ink underline-offset-4 hover:underline"
    >
      <Icon name="message" className="size-4" />
      {t.message(<span className="sr-only">{name}</span>)}
    </Link>
  )
}
