import { type ReactNode, useState } from "react"
import type { CustomerBooking, ProfessionalBooking } from "../../bookings/booking.schema.ts"
import { BookingStatus } from "../../bookings/components/booking-state.tsx"
import { CounterpartPortrait, useCounterpart } from "../../bookings/components/counterpart.tsx"
import { LocalTime } from "../../bookings/components/local-time.tsx"
import { When } from "../../bookings/components/visit-line.tsx"
import { DetailsLink } from "../../bookings/lists/components/secondary-actions.tsx"
import type { MyBookingsList } from "../../bookings/lists/my-bookings.list.ts"
import type { ProfessionalBookingList } from "../../bookings/lists/professional-bookings.list.ts"
import { awaitsAnswerOf, openProposal } from "../../bookings/proposal/proposal.rules.ts"
import { proposalTexts } from "../../bookings/proposal/texts.ts"
import type { Side } from "../../platform/sides.rules.ts"
import { Link } from "../../ui/link.tsx"
import { useTexts } from "../../ui/use-texts.ts"

interface QuestionRowProps {
  booking: CustomerBooking | ProfessionalBooking
  list: MyBookingsList | ProfessionalBookingList
  reader: Side
  /** What it is about; undefined: it has been answered, and says how it stands now. */
  asks: string | undefined
  /** Behind its time. */
  beside?: ReactNode
  /** The buttons, where there are any. */
  answers?: ReactNode
  /** They fill a line: the details stand in one of their own. On a phone the name leads to them while it asks. */
  isFull?: boolean
  /** What there is to know. */
  children: ReactNode
}

/**
 * A booking that wants something, with what answers it. What changes with the answer takes as much room before and after,
 * so that no row below it moves.
 */
export function QuestionRow({ booking, list, reader, asks, beside, answers, isFull, children }: QuestionRowProps) {
  const { name } = useCounterpart(booking)
  const now = new Date()
  const isTime = awaitsAnswerOf(reader, booking, now)
  const details = <DetailsLink bookingId={booking.id} list={list} />
  const [wasTime] = useState(isTime)
  const [wasFull] = useState(isFull)
  return (
    <li className={rowClasses}>
      <CounterpartPortrait booking={booking} size="normal" />
      <div className="min-w-0">
        <p className="sm:flex sm:flex-wrap sm:items-baseline sm:gap-x-3">
          <Link
            to={list.toDialog("booking", booking.id)}
            preventScrollReset
            className="wrap-anywhere font-semibold text-lg underline-offset-4 hover:underline"
          >
            {name}
          </Link>
          <span className="flex text-muted">{asks ?? <BookingStatus booking={booking} />}</span>
        </p>
        <p className={wasTime ? "max-sm:min-h-12" : ""}>
          {isTime ? <Instead booking={booking} /> : <Bold at={booking.start_time} />}
          {beside && <span className="text-muted"> · {beside}</span>}
        </p>
      </div>
      <div className={`${factsClasses} ${wasFull ? "" : "lg:col-end-4"}`}>{children}</div>
      <div className={`${actionsClasses} ${wasTime ? "lg:min-h-20" : ""} ${wasFull ? "lg:row-span-2" : ""}`}>
        {isFull || (asks && answers ? <span className="flex max-sm:hidden">{details}</span> : details)}
        {answers}
        {isFull && <span className={asks ? "flex lg:grow lg:justify-end max-sm:hidden" : "contents"}>{details}</span>}
      </div>
    </li>
  )
}

const rowClasses = [
  "grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 border-line border-t pt-5 first:border-0 first:pt-0",
  "lg:grid-cols-[auto_minmax(0,1fr)_20.5rem] lg:gap-y-1",
].join(" ")

const factsClasses = "grid min-w-0 gap-1 max-sm:col-span-2 sm:col-start-2 lg:row-start-2"

const actionsClasses = [
  "flex flex-wrap gap-2 max-sm:col-span-2 max-sm:min-h-11 max-sm:[&_:is(a,button)]:grow sm:col-start-2",
  "lg:col-start-3 lg:row-start-1 lg:content-start lg:justify-end",
].join(" ")

/** The time that is asked for in place of the one it has. */
function Instead({ booking }: Pick<QuestionRowProps, "booking">) {
  const { instead } = useTexts(proposalTexts)
  const proposal = openProposal(booking, new Date())
  const old = (
    <s className="text-muted">
      <When at={booking.start_time} />
    </s>
  )
  return proposal && instead(old, <Bold at={proposal.start_time} />)
}

function Bold({ at }: { at: string }) {
  return (
    <>
      <strong className="font-semibold">
        <When at={at} />
      </strong>
      <LocalTime at={at} />
    </>
  )
}
