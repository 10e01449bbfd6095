import type { ReactNode } from "react"
import { Picture } from "../../drawings/picture.tsx"
import { Portrait } from "../../drawings/portrait.tsx"
import { Icon, type IconName } from "../../ui/icon.tsx"
import { Link } from "../../ui/link.tsx"
import { useDates, useWords } from "../../ui/use-words.ts"
import type { Side } from "../booking.rules.ts"
import type { CustomerBooking, ProfessionalBooking } from "../booking.schema.ts"
import { bookingWords } from "../booking.words.ts"
import { visitWords } from "../visit.words.ts"
import { BookingState } from "./booking-state.tsx"
import { PlaceOfVisit } from "./place-of-visit.tsx"
import { TheirWork } from "./their-work.tsx"
import { Total } from "./total.tsx"
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
  const { service, start_time, end_time, duration, total, delivery, locality } = booking
  return (
    <div className="@container">
      <div className="grid gap-x-5 gap-y-4 @md:grid-cols-[11rem_minmax(0,1fr)]">
        <TheirWork booking={booking}>
          <Picture
            kind="service"
            seed={service.service_type}
            detail="low"
            eager
            className="h-36 w-full rounded-lg border border-line"
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
          <ul className="grid gap-1.5">
            {(delivery || locality) && (
              <Line icon={delivery === "online" ? "monitor" : "map-pin"}>
                <PlaceOfVisit booking={booking} reader={reader} />
              </Line>
            )}
            <Line icon="rupee">
              <Total total={total} duration={duration} to={payeeOf(booking)} />
            </Line>
          </ul>
          {children}
        </div>
      </div>
    </div>
  )
}

/** Who is met, and what for. */
function Person({ booking }: { booking: VisitSummaryProps["booking"] }) {
  const t = useWords(bookingWords)
  const { service, offer_name } = booking
  const who = otherOf(booking)
  return (
    <div className="flex items-center gap-3">
      {who.name !== null && (
        <Portrait
          seed={who.seed}
          name={who.name}
          portrait={who.portrait}
          className="size-14 shrink-0 overflow-hidden rounded-lg border border-line bg-surface"
        />
      )}
      <div className="min-w-0">
        <p className="wrap-anywhere font-semibold">
          {who.name === null ? (
            t.former[who.side]
          ) : who.profile ? (
            <Link to={who.profile} className="relative underline-offset-4 hover:underline">
              {who.name}
            </Link>
          ) : (
            who.name
          )}
        </p>
        <p className="wrap-anywhere text-muted text-sm">
          {offer_name && <span className="block">{offer_name}</span>}
          {service.name || t.unknown}
        </p>
      </div>
    </div>
  )
}

/** Of what stands, the customer reads whom they pay. */
const payeeOf = (booking: VisitSummaryProps["booking"]) =>
  "provider_name" in booking && booking.status !== "cancelled" ? booking.provider_name : null

/** The other side, as each view of a booking has it. */
const otherOf = (booking: VisitSummaryProps["booking"]) =>
  "provider_id" in booking
    ? {
        side: "professional" as const,
        name: booking.provider_name,
        portrait: booking.provider_portrait,
        seed: booking.provider_id,
        profile: `/providers/${booking.provider_id}`,
      }
    : {
        side: "customer" as const,
        name: booking.client_name,
        portrait: booking.client_portrait,
        seed: booking.client_name ?? "",
        profile: null,
      }

function Line({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex gap-2">
      <Icon name={icon} className="mt-0.5 size-5 text-muted" />
      <span className="min-w-0">{children}</span>
    </li>
  )
}
