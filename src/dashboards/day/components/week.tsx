import { useState } from "react"
import type { Day } from "../../../bookings/agenda/agenda.rules.ts"
import type { ProfessionalBooking } from "../../../bookings/booking.schema.ts"
import { useCounterpart } from "../../../bookings/components/counterpart.tsx"
import type { ProfessionalBookingList } from "../../../bookings/lists/professional-bookings.list.ts"
import { noonOf } from "../../../platform/days.ts"
import { Link } from "../../../ui/link.tsx"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import { dayTexts } from "../texts.ts"

interface WeekProps {
  days: readonly Day<ProfessionalBooking>[]
  list: ProfessionalBookingList
}

/** Seven days from today, side by side: with their visits where there is room, else with a mark for each. */
export function Week({ days, list }: WeekProps) {
  const { week: t } = useTexts(dayTexts)
  // What is declined below takes no room from above the next one.
  const [most] = useState(() => Math.max(...days.map(({ bookings }) => bookings.length)))
  return (
    <section aria-labelledby="week" className="@container border-line border-t">
      <h3 id="week" className="px-4 pt-3 pb-2 font-normal font-sans text-muted text-sm tracking-normal sm:px-6">
        {t.heading}
      </h3>
      <ol className={`grid grid-cols-7 ${most > 1 ? "@2xl:min-h-40" : "@2xl:min-h-28"}`}>
        {days.map((day, ahead) => (
          <OneDay key={day.date} day={day} isToday={ahead === 0} list={list} />
        ))}
      </ol>
    </section>
  )
}

/** So many have room in a column; the list of bookings has the others. */
const SHOWN = 2

type OneDayProps = { day: WeekProps["days"][number]; isToday: boolean; list: WeekProps["list"] }

function OneDay({ day, isToday, list }: OneDayProps) {
  const { week: t } = useTexts(dayTexts)
  const dates = useDates()
  const noon = noonOf(day.date)
  const tint = isToday ? "font-semibold text-tile-ink" : "text-muted"
  const requests = day.bookings.filter(({ status }) => status === "pending").length
  const hidden = day.bookings.length - SHOWN
  return (
    <li className="min-w-0 border-line border-t px-1 py-2 not-first:border-l @max-2xl:text-center @2xl:px-2">
      <p className={`grid text-sm leading-tight @2xl:px-1 ${tint}`}>
        <span>{dates.weekdayName(noon)}</span>
        <span className="whitespace-nowrap @max-2xl:hidden">{dates.dayOfMonth(noon)}</span>
        <span className="text-base @2xl:hidden">{Number(day.date.slice(-2))}</span>
      </p>
      <p className="mt-2 flex h-3 justify-center gap-1 @2xl:hidden">
        {day.bookings.slice(0, MARKS).map(({ id, status }) => (
          <span
            key={id}
            aria-hidden="true"
            className={`size-3 rounded-full ${status === "pending" ? asked : stands}`}
          />
        ))}
        <span className="sr-only">{t.count(day.bookings.length - requests, requests)}</span>
      </p>
      {day.bookings.length > 0 && (
        <ul className="mt-2 grid gap-1.5 @max-2xl:hidden">
          {day.bookings.slice(0, SHOWN).map((booking) => (
            <li key={booking.id} className="min-w-0">
              <VisitLink booking={booking} list={list} />
            </li>
          ))}
        </ul>
      )}
      {hidden > 0 && <p className="mt-1 px-1 text-muted text-sm @max-2xl:hidden">{t.more(hidden)}</p>}
    </li>
  )
}

/** Of a phone's column. */
const MARKS = 3

const asked = "border border-brass border-dashed"
const stands = "bg-neem"

function VisitLink({ booking, list }: { booking: ProfessionalBooking; list: WeekProps["list"] }) {
  const { week: t } = useTexts(dayTexts)
  const { name } = useCounterpart(booking)
  const dates = useDates()
  const isRequest = booking.status === "pending"
  const tint = isRequest
    ? "border border-brass border-dashed text-brass-ink"
    : "border border-transparent bg-neem-soft text-neem-ink"
  return (
    <Link
      to={list.toDialog("booking", booking.id)}
      preventScrollReset
      className={`block min-h-11 rounded-md px-2 py-1 text-sm leading-tight hover:underline ${tint}`}
    >
      <span className="block whitespace-nowrap font-semibold">{dates.clock(booking.start_time)}</span>
      <span className="block truncate">{name}</span>
      {isRequest && <span className="sr-only">{t.notConfirmed}</span>}
    </Link>
  )
}
