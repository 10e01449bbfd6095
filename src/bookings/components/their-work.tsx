import { Picture } from "../../drawings/picture.tsx"
import { Link } from "../../ui/link.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import type { CustomerBooking, ProfessionalBooking } from "../booking.schema.ts"
import { visitTexts } from "./texts.ts"
import { drawnFor } from "./visit-drawing.rules.ts"

/** What the professional of a visit has made, as drawn on their profile, which it leads to; of who shows nothing, a drawing. */
export function TheirWork({ booking }: { booking: CustomerBooking }) {
  const t = useTexts(visitTexts)
  const { provider_id, provider_name, projects } = booking
  if (provider_name === null || projects.length === 0)
    return <VisitDrawing booking={booking} className="h-40 w-full rounded-lg border border-line object-cover" />
  return (
    <section>
      <h3 className="wrap-anywhere mb-2 text-lg">{t.theirWork(provider_name)}</h3>
      <ul className="grid auto-cols-fr grid-flow-col gap-3 sm:gap-4">
        {projects.map(({ title, picture }) => (
          <li key={picture.seed}>
            <Link to={`/providers/${provider_id}#work`} className="group relative grid gap-1.5">
              <Picture
                {...picture}
                detail="low"
                alt={t.workOf(provider_name, title)}
                eager
                className="h-28 w-full rounded-lg border border-line bg-surface object-cover transition group-hover:border-brass sm:h-36"
              />
              <span aria-hidden="true" className="line-clamp-2 text-muted text-sm group-hover:underline">
                {title}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface VisitDrawingProps {
  booking: CustomerBooking | ProfessionalBooking
  className: string
}

/** A drawing by a visit: decoration, as no two are alike, of no more than is known of it. */
export function VisitDrawing({ booking, className }: VisitDrawingProps) {
  return <Picture kind={drawnFor(booking)} seed={booking.id} detail="low" eager className={className} />
}
