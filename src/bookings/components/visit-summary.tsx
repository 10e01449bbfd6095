import type { ReactNode } from "react"
import type { Side } from "../../platform/sides.rules.ts"
import { useDates, usePrices, useTexts } from "../../ui/use-texts.ts"
import type { CustomerBooking, ProfessionalBooking } from "../booking.schema.ts"
import { openProposal } from "../proposal/proposal.rules.ts"
import { BookingState } from "./booking-state.tsx"
import { CounterpartName, CounterpartPortrait, useCounterpart } from "./counterpart.tsx"
import { LocalTime } from "./local-time.tsx"
import { bookingTexts, visitTexts } from "./texts.ts"
import { LocationLine, Total, VisitLine, When } from "./visit-line.tsx"

type VisitSummaryProps = {
  booking: CustomerBooking | ProfessionalBooking
  reader: Side
  /** Below the time: what there is to know of it or to do. */
  children?: ReactNode
}

/** A visit in short: status, when, with whom, what for, where, and the total. */
export function VisitSummary({ booking, reader, children }: VisitSummaryProps) {
  return (
    <div className="grid content-start gap-4">
      <div className="grid justify-items-start gap-1.5">
        <BookingState booking={booking} />
        <Time booking={booking} />
      </div>
      {children}
      <Person booking={booking} />
      <div className="grid gap-1.5">
        <LocationLine booking={booking} reader={reader} />
        <Price booking={booking} />
      </div>
    </div>
  )
}

/** Of a time that is proposed in place of another both; it comes first, because an answer is about it. */
function Time({ booking }: { booking: VisitSummaryProps["booking"] }) {
  const t = useTexts(visitTexts)
  const dates = useDates()
  const { start_time, end_time } = booking
  const proposal = openProposal(booking, new Date())
  const time = proposal ?? { start_time, end_time }
  return (
    <p>
      <span className="font-serif text-xl">
        <When at={time.start_time} />
      </span>{" "}
      <span className="inline-block text-muted">{t.to(dates.clock(time.end_time))}</span>
      <LocalTime at={time.start_time} />
      {proposal && (
        <span className="block text-muted">
          <s>
            <When at={start_time} />
          </s>
        </span>
      )}
    </p>
  )
}

/** Of one hour the price per hour is the sum. */
function Price({ booking }: { booking: VisitSummaryProps["booking"] }) {
  const t = useTexts(bookingTexts)
  const priceText = usePrices()
  const { price, total, duration } = booking
  return (
    <VisitLine icon="rupee" label={t.price}>
      <Total total={total} duration={duration} isPackage={booking.package !== null} to={payeeOf(booking)} />
      {Number(price) > 0 && duration !== 60 && <span className="block text-muted text-sm">{priceText(price)}</span>}
    </VisitLine>
  )
}

/** Who is met, and what for. */
function Person({ booking }: { booking: VisitSummaryProps["booking"] }) {
  const { unknown } = useTexts(bookingTexts)
  const { service, offer_name } = booking
  const { isGone } = useCounterpart(booking)
  return (
    <div className="flex items-center gap-3">
      {!isGone && <CounterpartPortrait booking={booking} />}
      <div className="min-w-0">
        <p className="wrap-anywhere font-semibold">
          <CounterpartName booking={booking} />
        </p>
        <p className="wrap-anywhere text-muted text-sm">
          {offer_name && <span className="block">{offer_name}</span>}
          {service.name || unknown}
        </p>
      </div>
    </div>
  )
}

/** The customer is shown whom they pay, unless the booking is cancelled. */
const payeeOf = (booking: VisitSummaryProps["booking"]) =>
  "provider_name" in booking && booking.status !== "cancelled" ? booking.provider_name : null
