import { useEffect, useState } from "react"
import { LinkButton } from "../../../ui/link.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import type { CustomerBooking } from "../../booking.schema.ts"
import { loadOthers } from "../others.actions.ts"
import type { OthersFree } from "../others.contract.ts"
import { bookingLink, wantsOthers } from "../others.rules.ts"
import { othersTexts } from "../texts.ts"

/** In the details of a request that nobody answered: that it is over, and who else is free then, where anybody is. */
export function OthersFreeThen({ booking }: { booking: CustomerBooking }) {
  const t = useTexts(othersTexts)
  const [others, setOthers] = useState<OthersFree>([])
  const isWanted = wantsOthers(booking, new Date())
  useEffect(() => {
    if (!isWanted) return
    const asking = new AbortController()
    void loadOthers(booking.id, asking.signal).then((found) => asking.signal.aborted || setOthers(found))
    return () => asking.abort()
  }, [booking.id, isWanted])
  if (!isWanted) return null
  return (
    <section className="grid gap-3 rounded-lg bg-sunken p-4">
      <p>{t.ended}</p>
      {others.length > 0 && <h3 className="text-lg">{t.title}</h3>}
      {others.length > 0 && (
        <ul className="grid justify-items-start gap-2">
          {others.map((other) => (
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
