import type { ReactNode } from "react"
import { Picture } from "../../drawings/picture.tsx"
import { Link } from "../../ui/link.tsx"
import { useWords } from "../../ui/use-words.ts"
import type { CustomerBooking, ProfessionalBooking } from "../booking.schema.ts"
import { visitWords } from "../visit.words.ts"

interface TheirWorkProps {
  booking: CustomerBooking | ProfessionalBooking
  /** Where there is none to show. */
  children: ReactNode
}

/** What the professional of a visit has made, as drawn on their profile, which it leads to. */
export function TheirWork({ booking, children }: TheirWorkProps) {
  const { workOf } = useWords(visitWords)
  if (!("projects" in booking) || booking.provider_name === null || booking.projects.length === 0) return children
  const { provider_id, provider_name, projects } = booking
  return (
    <ul className="grid auto-cols-fr grid-flow-col content-start gap-3 @md:grid-flow-row @md:gap-4">
      {projects.map(({ title, picture }) => (
        <li key={picture.seed}>
          <Link to={`/providers/${provider_id}#work`} className="group relative grid gap-1.5">
            <Picture
              {...picture}
              detail="low"
              alt={workOf(provider_name, title)}
              eager
              className="h-28 w-full rounded-lg border border-line bg-surface object-cover transition group-hover:border-brass @md:h-36"
            />
            <span aria-hidden="true" className="line-clamp-2 text-muted text-sm group-hover:underline">
              {title}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
