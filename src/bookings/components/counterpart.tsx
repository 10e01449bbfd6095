import type { ComponentProps } from "react"
import { formerTexts } from "../../accounts/former.texts.ts"
import { Face } from "../../drawings/face.tsx"
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
  size?: ComponentProps<typeof Face>["size"]
}

/** The other side of a visit, beside their name. */
export function CounterpartPortrait({ booking, size = "large" }: CounterpartPortraitProps) {
  const { professionalId, name, portrait } = useCounterpart(booking)
  return <Face professionalId={professionalId} name={name} portrait={portrait} size={size} />
}

/** Who is met: the other side, as each view of a booking has it. */
export const useCounterpart = (booking: CustomerBooking | ProfessionalBooking) => {
  const former = useTexts(formerTexts)
  if (!("provider_id" in booking)) {
    const name = booking.client_name ?? former.customer
    const isGone = booking.client_name === null
    return { name, professionalId: null, portrait: booking.client_portrait, isGone, profile: null }
  }
  const { provider_id, provider_name, provider_portrait } = booking
  const isGone = provider_name === null
  return {
    name: provider_name ?? former.professional,
    professionalId: provider_id,
    portrait: provider_portrait,
    /** They have deleted their account. */
    isGone,
    profile: isGone ? null : `/providers/${provider_id}`,
  }
}
