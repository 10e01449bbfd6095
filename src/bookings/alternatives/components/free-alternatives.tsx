import { useEffect, useState } from "react"
import { LinkButton } from "../../../ui/link.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import type { CustomerBooking } from "../../booking.schema.ts"
import { loadAlternatives } from "../alternatives.actions.ts"
import type { FreeAlternatives } from "../alternatives.contract.ts"
import { bookingLink, needsAlternatives } from "../alternatives.rules.ts"
import { alternativesTexts } from "../texts.ts"

/** In the details of a request that nobody answered: that it is over, and who else is free then, where anybody is. */
export function FreeAlternativesList({ booking }: { booking: CustomerBooking }) {
  const t = useTexts(alternativesTexts)
  const [alternatives, setAlternatives] = useState<FreeAlternatives>([])
  const isWanted = needsAlternatives(booking, new Date())
  useEffect(() => {
    if (!isWanted) return
    const asking = new AbortController()
    void loadAlternatives(booking.id, asking.signal).then((found) => asking.signal.aborted || setAlternatives(found))
    return () => asking.abort()
  }, [booking.id, isWanted])
  if (!isWanted) return null
  return (
    <section className="grid gap-3 rounded-lg bg-sunken p-4">
      <p>{t.ended}</p>
      {alternatives.length > 0 && <h3 className="text-lg">{t.title}</h3>}
      {alternatives.length > 0 && (
        <ul className="grid justify-items-start gap-2">
          {alternatives.map((other) => (
            <li key={other.service_id}>
              <LinkButton size="small" variant="secondary" to={bookingLink(other, booking.start_time)}>
                {t.book(other.name)}
              </LinkButton>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
