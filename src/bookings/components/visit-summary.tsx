import type { ReactNode } from "react"
import { Picture } from "../../drawings/picture.tsx"
import { useDates, useWords } from "../../ui/use-words.ts"
import type { Side } from "../booking.rules.ts"
import type { CustomerBooking, ProfessionalBooking } from "../booking.schema.ts"
import { bookingWords } from "../booking.words.ts"
import { visitWords } from "../visit.words.ts"
import { BookingState } from "./booking-state.tsx"
import { Face } from "./face.tsx"
import { OtherName } from "./other-name.tsx"
import { TheirWork } from "./their-work.tsx"
import { Total } from "./total.tsx"
import { useOther } from "./use-other.ts"
import { PlaceLine, VisitLine } from "./visit-line.tsx"
import { When } from "./when.tsx"

type VisitSummaryProps = {
  booking: CustomerBooking | ProfessionalBooking
  reader: Side
  /** Below it: what there is to know or to do. */
  children?: ReactNode
}

/** A visit in one look: when, with whom, what for, where and what it comes to, beside what they have made, or a drawing of its kind. */
export function VisitSummary({ booking, reader, children }: VisitSummaryProps) {
  const t = useWords(visitWords)
  const dates = useDates()
  const { service, start_time, end_time, duration, total } = booking
  return (
    <div className="@container">
      <div className="grid gap-x-5 gap-y-4 @md:grid-cols-[11rem_minmax(0,1fr)]">
        <TheirWork booking={booking}>
          <Picture
            kind="service"
            seed={service.service_type}
            detail="low"
            eager
            className="h-36 w-full rounded-lg border border-line object-cover @md:h-full @md:max-h-72"
          />
        </TheirWork>
        <div className="grid content-start gap-4">
          <div className="grid justify-items-start gap-1.5">
            <BookingState booking={booking} />
            <p>
              <span className="font-serif text-xl">
                <When at={start_time} />
              </span>{" "}
              <span className="whitespace-nowrap text-muted">{t.to(dates.clock(end_time))}</span>
            </p>
          </div>
          <Person booking={booking} />
          <div className="grid gap-1.5">
            <PlaceLine booking={booking} reader={reader} />
            <VisitLine icon="rupee">
              <Total total={total} duration={duration} to={payeeOf(booking)} />
            </VisitLine>
          </div>
          {children}
        </div>
      </div>
    </div>
  )
}

/** Who is met, and what for. */
function Person({ booking }: { booking: VisitSummaryProps["booking"] }) {
  const { unknown } = useWords(bookingWords)
  const { service, offer_name } = booking
  const { isGone } = useOther(booking)
  return (
    <div className="flex items-center gap-3">
      {!isGone && <Face booking={booking} />}
      <div className="min-w-0">
        <p className="wrap-anywhere font-semibold">
          <OtherName booking={booking} />
        </p>
        <p className="wrap-anywhere text-muted text-sm">
          {offer_name && <span className="block">{offer_name}</span>}
          {service.name || unknown}
        </p>
      </div>
    </div>
  )
}

/** Of what stands, the customer reads whom they pay. */
const payeeOf = (booking: VisitSummaryProps["booking"]) =>
  "provider_name" in booking && booking.status !== "cancelled" ? booking.provider_name : null
