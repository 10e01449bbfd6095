import { useId } from "react"
import { Icon } from "../../../ui/icon.tsx"
import { Link } from "../../../ui/link.tsx"
import { takeFocus } from "../../../ui/take-focus.ts"
import { useDates, useWords } from "../../../ui/use-words.ts"
import { offerScreenWords } from "../offer-screen.words.ts"

export interface OpenBooking {
  id: string
  start_time: string
  client_name: string | null
}

const SHOWN = 3

/** Why a service cannot go yet, and what can be done about it. It takes the focus of the button that it replaces. */
export function StillOpen({ bookings, isPaused }: { bookings: readonly OpenBooking[]; isPaused: boolean }) {
  const { stillOpen: t } = useWords(offerScreenWords).remove
  const dates = useDates()
  const id = useId()
  return (
    <section ref={takeFocus} tabIndex={-1} aria-labelledby={id} className="grid grid-cols-1 gap-3 outline-none">
      <div className="grid gap-1">
        <h3 id={id} className="font-sans font-semibold text-base tracking-normal">
          {t.title(bookings.length)}
        </h3>
        <p className="text-muted">{isPaused ? t.paused : t.advice}</p>
      </div>
      <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line">
        {bookings.slice(0, SHOWN).map(({ id, start_time, client_name }) => (
          <li key={id}>
            <Link to={`/provider/bookings?booking=${id}`} className={rowLook}>
              <span className="wrap-anywhere min-w-0 flex-1">
                {client_name ?? t.formerCustomer}
                <span className="block text-muted text-sm">{dates.instant(start_time)}</span>
              </span>
              <Icon name="chevron-right" className="size-4 text-muted" />
            </Link>
          </li>
        ))}
        {bookings.length > SHOWN && (
          <li>
            <Link to="/provider/bookings" className={`${rowLook} font-semibold text-tile-ink`}>
              {t.all(bookings.length)}
            </Link>
          </li>
        )}
      </ul>
    </section>
  )
}

const rowLook = "flex min-h-12 items-center gap-3 px-4 py-2 hover:bg-fill focus-visible:-outline-offset-2"
