import type { CustomerBooking } from "../../../bookings/booking.schema.ts"
import { useTexts } from "../../../ui/use-texts.ts"
import { nextVisitTexts } from "../texts.ts"

/** What to have ready for a visit of its kind, and what they have written about it themselves. */
export function Preparation({ booking: { delivery, notes } }: { booking: CustomerBooking }) {
  const t = useTexts(nextVisitTexts)
  return (
    <div className="grid gap-x-8 gap-y-4 border-line border-t bg-sunken p-4 sm:p-6 lg:grid-cols-[minmax(0,1fr)_17rem]">
      <div>
        <h3 className="mb-2 text-lg">{t.prepare.title}</h3>
        <ul className="grid gap-1.5">
          {t.prepare[delivery ?? "at_site"].map((line) => (
            <li key={line} className="flex gap-2.5">
              <span aria-hidden="true" className="mt-1.5 size-3.5 shrink-0 rounded-xs border border-border" />
              <span className="min-w-0">{line}</span>
            </li>
          ))}
        </ul>
      </div>
      {notes && (
        <div>
          <h3 className="mb-2 text-lg">{t.notes}</h3>
          <p className="line-clamp-4 whitespace-pre-line text-muted">{t.quote(notes)}</p>
        </div>
      )}
    </div>
  )
}
