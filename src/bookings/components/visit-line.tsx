import type { ReactNode } from "react"
import { nearDaysIn } from "../../platform/near-days.ts"
import type { Side } from "../../platform/sides.rules.ts"
import { Icon, type IconName } from "../../ui/icon.tsx"
import { useDates, useLanguage, useTexts } from "../../ui/use-texts.ts"
import type { CustomerBooking, ProfessionalBooking } from "../booking.schema.ts"
import { bookingTotalIn } from "../booking-total.ts"
import { hasLocation, VisitLocation } from "../visit-location/components/visit-location.tsx"
import { visitLocationTexts } from "../visit-location/texts.ts"

interface VisitLineProps {
  icon: IconName
  /** Said before it to who does not see the sign. */
  label?: string
  children: ReactNode
}

/** Something to know of a visit, behind its sign. */
export function VisitLine({ icon, label, children }: VisitLineProps) {
  return (
    <p className="flex gap-2">
      <Icon name={icon} className="mt-[calc((1lh-1.2em)/2)] size-[1.2em] text-muted" />
      {label && <span className="sr-only">{label}</span>}
      <span className="min-w-0">{children}</span>
    </p>
  )
}

type LocationLineProps = { booking: CustomerBooking | ProfessionalBooking; reader: Side; isShort?: boolean }

/** How and where, as far as anything is known of it. */
export function LocationLine({ booking, reader, isShort = false }: LocationLineProps) {
  if (!hasLocation(booking)) return null
  return (
    <VisitLine icon={booking.delivery === "online" ? "monitor" : "map-pin"}>
      <VisitLocation booking={booking} reader={reader} isShort={isShort} />
    </VisitLine>
  )
}

interface TotalProps {
  /** Rupees; null: to be agreed. */
  total: string | null
  /** Minutes. */
  duration: number
  /** It is the price of a package. */
  isPackage: boolean
  /** Who is paid; left out where the place says it. */
  to?: string | null
}

/** "2 h, about ₹7,200, paid to Osari Interiors" */
export function Total({ total, duration, isPackage, to }: TotalProps) {
  const t = useTexts(visitLocationTexts)
  const isPaid = Number(total) > 0
  const comesTo = bookingTotalIn(useLanguage())(total, duration, isPackage)
  return to && isPaid ? t.paidTo(comesTo, to) : comesTo
}

/** In a row of a list, on one line: "Tomorrow, 4:30 pm". */
export function ListedTime({ at }: { at: string }) {
  const { instant } = nearDaysIn(useLanguage())
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {instant(at, new Date())}
    </time>
  )
}

/** An instant in words; it wraps only where it does not fit on a line. */
export function When({ at }: { at: string }) {
  const dates = useDates()
  return (
    <time dateTime={at} className="inline-block">
      {dates.instant(at, new Date())}
    </time>
  )
}
