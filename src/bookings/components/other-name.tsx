import { Link } from "../../ui/link.tsx"
import type { CustomerBooking, ProfessionalBooking } from "../booking.schema.ts"
import { useOther } from "./use-other.ts"

interface OtherNameProps {
  booking: CustomerBooking | ProfessionalBooking
  /** For a name that is not there. */
  unknown?: string
}

/** Who is met, leading to the profile of whoever has one; also where a whole card around it is pressed. */
export function OtherName({ booking, unknown }: OtherNameProps) {
  const { name, profile } = useOther(booking)
  if (!profile) return name || unknown
  return (
    <Link to={profile} className="relative z-1 underline-offset-4 hover:underline">
      {name || unknown}
    </Link>
  )
}
