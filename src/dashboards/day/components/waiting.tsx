import { wantedOf } from "../../../bookings/agenda/agenda.rules.ts"
import type { ProfessionalBooking } from "../../../bookings/booking.schema.ts"
import type { ProfessionalBookingList } from "../../../bookings/lists/professional-bookings.list.ts"
import { professionalBookingsWords } from "../../../bookings/lists/professional-bookings.words.ts"
import { Card } from "../../../ui/card.tsx"
import { Icon } from "../../../ui/icon.tsx"
import { Link } from "../../../ui/link.tsx"
import { useWords } from "../../../ui/use-words.ts"
import { useSteadyRows } from "../../components/use-steady-rows.ts"
import { dayWords } from "../day.words.ts"
import { WaitingRow } from "./waiting-row.tsx"

interface WaitingProps {
  waiting: readonly ProfessionalBooking[]
  /** All that are known, those that were answered here too. */
  bookings: readonly ProfessionalBooking[]
  list: ProfessionalBookingList
}

/** So many fill a screen; the list has the others. */
const SHOWN = 10

/** What wants something of a professional, with what answers it. */
export function Waiting({ waiting, bookings, list }: WaitingProps) {
  const t = useWords(professionalBookingsWords)
  const { all } = useWords(dayWords)
  const rows = useSteadyRows(waiting, bookings)
  if (rows.length === 0) return null
  const count = waiting.length
  return (
    <Card as="section" aria-labelledby="waiting">
      <div className="mb-5">
        <h2 id="waiting" className="text-xl">
          {count > 0 ? t.waitingCount(count) : t.waiting}
        </h2>
        <p className="text-muted">{t.order}</p>
      </div>
      <ul className="grid gap-5">
        {rows.slice(0, SHOWN).map((booking) => (
          <WaitingRow key={booking.id} booking={booking} list={list} wanted={wantedOf(booking, new Date())} />
        ))}
      </ul>
      {rows.length > SHOWN && (
        <Link
          to="/provider/bookings"
          className="mt-3 -mb-2 inline-flex min-h-11 items-center gap-2 font-semibold text-tile-ink underline-offset-4 hover:underline"
        >
          {all(count)}
          <Icon name="arrow-right" className="size-4" />
        </Link>
      )}
    </Card>
  )
}
