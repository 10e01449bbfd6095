import type { ComponentProps } from "react"
import { isUpcoming } from "../../../bookings/agenda/agenda.rules.ts"
import type { ProfessionalBooking } from "../../../bookings/booking.schema.ts"
import { PhoneLink } from "../../../bookings/components/booking-facts.tsx"
import { CounterpartPortrait, useCounterpart } from "../../../bookings/components/counterpart.tsx"
import { bookingTexts, visitTexts } from "../../../bookings/components/texts.ts"
import { VisitDrawing } from "../../../bookings/components/their-work.tsx"
import { TransitionButtons } from "../../../bookings/components/transition-buttons.tsx"
import { drawnFor } from "../../../bookings/components/visit-drawing.rules.ts"
import { When } from "../../../bookings/components/visit-line.tsx"
import type { ProfessionalBookingList } from "../../../bookings/lists/professional-bookings.list.ts"
import { ProposedLine } from "../../../bookings/proposal/components/proposed-line.tsx"
import { VisitLocation } from "../../../bookings/visit-location/components/visit-location.tsx"
import { Link } from "../../../ui/link.tsx"
import { StatusChip } from "../../../ui/status-chip.tsx"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import { dayTexts } from "../texts.ts"
import { Week } from "./week.tsx"

interface TodayProps {
  visits: readonly ProfessionalBooking[]
  /** After today. */
  next: ProfessionalBooking | undefined
  /** Left out beside the first steps. */
  week: ComponentProps<typeof Week>["days"] | undefined
  list: ProfessionalBookingList
}

/** Where a professional is expected today; on a free day, where next. Below it the week, which whoever is asked looks at first. */
export function Today({ visits, next, week, list }: TodayProps) {
  const t = useTexts(dayTexts)
  const dates = useDates()
  // Several have no room beside them, and a corner of a plan would say nothing of one.
  const only = visits.length > 1 ? undefined : (visits[0] ?? next)
  const drawn = only && drawnFor(only) !== "fragment" ? only : undefined
  return (
    <section aria-labelledby="today" className="overflow-hidden rounded-lg border border-line bg-surface shadow-soft">
      <div className="flex">
        <div className="min-w-0 flex-1 p-4 sm:p-6">
          <h2 id="today" className="mb-4 flex flex-wrap items-baseline gap-x-3 text-xl">
            {t.today}
            <span className="font-normal font-sans text-base text-muted tracking-normal">
              {dates.weekday(new Date())}
            </span>
          </h2>
          {visits.length > 0 ? (
            <ol className="grid gap-5">
              {visits.map((visit) => (
                <Visit key={visit.id} booking={visit} list={list} />
              ))}
            </ol>
          ) : (
            <FreeDay next={next} list={list} />
          )}
        </div>
        {drawn && (
          <div className="relative w-64 shrink-0 border-line border-l max-md:hidden">
            <VisitDrawing booking={drawn} className="absolute inset-0 size-full object-cover" />
          </div>
        )}
      </div>
      {week && <Week days={week} list={list} />}
    </section>
  )
}

/** Where the next visit is, and when. */
function FreeDay({ next, list }: Pick<TodayProps, "next" | "list">) {
  const t = useTexts(dayTexts)
  const { viewDetails } = useTexts(bookingTexts)
  return (
    <>
      <p className="text-lg">{t.none}</p>
      <div className="mt-3 flex gap-4">
        {next ? (
          <>
            <CounterpartPortrait booking={next} size="normal" />
            <div className="min-w-0">
              <p>
                {t.next}{" "}
                <strong className="font-semibold">
                  <When at={next.start_time} />
                </strong>{" "}
                · <ToDetails booking={next} list={list} />
              </p>
              <p className="text-muted">{next.offer_name || next.service.name}</p>
              <p className="flex flex-wrap gap-x-4 text-muted">
                <span className="min-w-0">
                  <VisitLocation booking={next} reader="professional" isShort />
                </span>
                <Link
                  to={list.toDialog("booking", next.id)}
                  preventScrollReset
                  className="text-tile-ink underline underline-offset-4"
                >
                  {viewDetails}
                </Link>
              </p>
            </div>
          </>
        ) : (
          <p className="text-muted">{t.nothingAhead}</p>
        )}
      </div>
    </>
  )
}

function Visit({ booking, list }: { booking: ProfessionalBooking; list: ProfessionalBookingList }) {
  const { to } = useTexts(visitTexts)
  const t = useTexts(dayTexts)
  const dates = useDates()
  const { start_time, end_time, status, service, offer_name, contact_mobile, notes } = booking
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 sm:grid-cols-[5.5rem_auto_minmax(0,1fr)_auto]">
      <p className="max-sm:col-span-2 max-sm:flex max-sm:gap-2">
        <time dateTime={start_time} className="block font-semibold text-lg">
          {dates.clock(start_time)}
        </time>
        <span className="text-muted text-sm max-sm:self-center">{to(dates.clock(end_time))}</span>
      </p>
      <CounterpartPortrait booking={booking} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2">
          <ToDetails booking={booking} list={list} />
          {status === "completed" && <StatusChip status={status} />}
        </p>
        <p className="text-muted">{offer_name || service.name}</p>
        <p className="text-muted">
          <VisitLocation booking={booking} reader="professional" isShort />
        </p>
        {contact_mobile && <PhoneLink number={contact_mobile} />}
        <ProposedLine booking={booking} />
        {notes && <p className="line-clamp-2 whitespace-pre-line">{t.quote(notes)}</p>}
      </div>
      {/* Of one that is over it is asked further down whether it took place. */}
      {isUpcoming(booking, new Date()) && (
        <div className="flex flex-wrap items-start gap-2 max-sm:col-span-2 empty:hidden">
          <TransitionButtons booking={booking} list={list} size="small" only={["complete"]} />
        </div>
      )}
    </li>
  )
}

function ToDetails({ booking, list }: { booking: ProfessionalBooking; list: ProfessionalBookingList }) {
  const { name } = useCounterpart(booking)
  return (
    <Link
      to={list.toDialog("booking", booking.id)}
      preventScrollReset
      className="truncate font-semibold text-ink underline-offset-4 hover:underline"
    >
      {name}
    </Link>
  )
}
