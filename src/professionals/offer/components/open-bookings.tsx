import { useId } from "react"
import { Icon } from "../../../ui/icon.tsx"
import { Link } from "../../../ui/link.tsx"
import { takeFocus } from "../../../ui/take-focus.ts"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import type { OpenBooking } from "../own-service.schema.ts"
import { offerScreenTexts } from "../texts.ts"

export interface Open {
  /** Those to show. */
  next: readonly OpenBooking[]
  count: number
  requests: number
}

const SHOWN = 3

/** Why a service cannot go yet, and what can be done about it. It takes the focus. */
export function OpenBookings({ open: { next, count, requests }, isPaused }: { open: Open; isPaused: boolean }) {
  const { stillOpen: t } = useTexts(offerScreenTexts).remove
  const dates = useDates()
  const id = useId()
  return (
    <section ref={takeFocus} tabIndex={-1} aria-labelledby={id} className="grid grid-cols-1 gap-3 outline-none">
      <div className="grid gap-1">
        <h3 id={id} className="font-sans font-semibold text-base tracking-normal">
          {t.title(count)}
        </h3>
        <p>{t.which(requests, count - requests)}.</p>
        <p className="text-muted">{isPaused ? t.paused : t.advice}</p>
      </div>
      <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line">
        {next.slice(0, SHOWN).map(({ id, start_time, client_name }) => (
          <li key={id}>
            <Link to={`/provider/bookings?booking=${id}`} className={rowClasses}>
              <span className="wrap-anywhere min-w-0 flex-1">
                {client_name ?? t.formerCustomer}
                <span className="block text-muted text-sm">{dates.instant(start_time)}</span>
              </span>
              <Icon name="chevron-right" className="size-4 text-muted" />
            </Link>
          </li>
        ))}
        {count > SHOWN && (
          <li>
            <Link to="/provider/bookings" className={`${rowClasses} font-semibold text-tile-ink`}>
              {t.all(count)}
            </Link>
          </li>
        )}
      </ul>
    </section>
  )
}

const rowClasses = "flex min-h-12 items-center gap-3 px-4 py-2 hover:bg-fill focus-visible:-outline-offset-2"
