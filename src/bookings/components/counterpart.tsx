import { formerTexts } from "../../accounts/former.texts.ts"
import { Portrait } from "../../drawings/portrait.tsx"
import { Link } from "../../ui/link.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import type { CustomerBooking, ProfessionalBooking } from "../booking.schema.ts"

interface CounterpartNameProps {
  booking: CustomerBooking | ProfessionalBooking
  /** For a name that is not there. */
  unknown?: string
}

/** Who is met, leading to the profile of whoever has one; also where a whole card around it is pressed. */
export function CounterpartName({ booking, unknown }: CounterpartNameProps) {
  const { name, profile } = useCounterpart(booking)
  if (!profile) return name || unknown
  return (
    <Link to={profile} className="relative z-1 underline-offset-4 hover:underline">
      {name || unknown}
    </Link>
  )
}

interface CounterpartPortraitProps {
  booking: CustomerBooking | ProfessionalBooking
  className?: string
}

/** The other side of a visit, as a photo or a drawing. Hidden from screen readers, because the name is beside it. */
export function CounterpartPortrait({ booking, className = "size-14" }: CounterpartPortraitProps) {
  const { seed, name, portrait } = useCounterpart(booking)
  return (
    <div aria-hidden="true" className="shrink-0">
      <Portrait seed={seed} name={name} portrait={portrait} className={`overflow-hidden rounded-md ${className}`} />
    </div>
  )
}

/** Who is met: the other side, as each view of a booking has it. */
export const useCounterpart = (booking: CustomerBooking | ProfessionalBooking) => {
  const former = useTexts(formerTexts)
  if (!("provider_id" in booking)) {
    const name = booking.client_name ?? former.customer
    return { name, seed: name, portrait: booking.client_portrait, isGone: booking.client_name === null, profile: null }
  }
  const { provider_id, provider_name, provider_portrait } = booking
  const isGone = provider_name === null
  return {
    name: provider_name ?? former.professional,
    /** Of the drawing in place of a photo, which is the same wherever they are met. */
    seed: provider_id,
    portrait: provider_portrait,
    /** They have deleted their account. */
    isGone,
    profile: isGone ? null : `/providers/${provider_id}`,
  }
}
