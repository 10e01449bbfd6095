import { Portrait } from "../../drawings/portrait.tsx"
import type { CustomerBooking, ProfessionalBooking } from "../booking.schema.ts"
import { useOther } from "./use-other.ts"

interface OtherPortraitProps {
  booking: CustomerBooking | ProfessionalBooking
  className?: string
}

/** The other side of a visit, as a photo or in a doorway. Their name stands beside it, so it is not read aloud. */
export function OtherPortrait({ booking, className = "size-14" }: OtherPortraitProps) {
  const { seed, name, portrait } = useOther(booking)
  return (
    <div aria-hidden="true" className="shrink-0">
      <Portrait seed={seed} name={name} portrait={portrait} className={`overflow-hidden rounded-md ${className}`} />
    </div>
  )
}
