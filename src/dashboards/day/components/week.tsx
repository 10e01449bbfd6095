import type { Day } from "../../../bookings/agenda/agenda.rules.ts"
import type { ProfessionalBooking } from "../../../bookings/booking.schema.ts"
import { useOther } from "../../../bookings/components/use-other.ts"
import type { ProfessionalBookingList } from "../../../bookings/lists/professional-bookings.list.ts"
import { noonOf } from "../../../platform/days.ts"
import { Link } from "../../../ui/link.tsx"
import { useDates, useWords } from "../../../ui/use-words.ts"
import { dayWords } from "../day.words.ts"

interface WeekProps {
  days: readonly Day<ProfessionalBooking>[]
  list: ProfessionalBookingList
}

/** Seven days from today, each with its visits; where there is room, side by side. */
export function Week({ days, list }: WeekProps) {
  const { week: t } = useWords(dayWords)
  return (
    <section aria-labelledby="week" className="@container">
      <h2 id="week" className="mb-3 text-xl">
        {t.heading}
      </h2>
      <ol className="grid overflow-hidden rounded-lg border border-line bg-surface shadow-soft @2xl:grid-cols-7">
        {days.map((day, ahead) => (
          <OneDay key={day.date} day={day} isToday={ahead === 0} list={list} />
        ))}
      </ol>
    </section>
  )
}

const dayLook = [
  "grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-x-3 border-line px-3 py-1.5 not-first:border-t sm:px-4",
  "@2xl:flex @2xl:min-h-36 @2xl:flex-col @2xl:items-stretch @2xl:gap-2 @2xl:p-2 @2xl:not-first:border-t-0 @2xl:not-first:border-l",
].join(" ")

function OneDay({ day, isToday, list }: { day: WeekProps["days"][number]; isToday: boolean; list: WeekProps["list"] }) {
  const { week: t } = useWords(dayWords)
  const dates = useDates()
  const noon = noonOf(day.date)
  const tint = isToday ? "font-semibold text-tile-ink" : "text-muted"
  return (
    <li className={`${dayLook} ${isToday ? "bg-sunken" : ""}`}>
      <p className={`flex items-baseline gap-1.5 text-sm @2xl:flex-col @2xl:gap-0 @2xl:px-1 ${tint}`}>
        <span>{isToday ? t.today : dates.weekdayName(noon)}</span>
        <span className="whitespace-nowrap">{dates.dayOfMonth(noon)}</span>
      </p>
      {day.bookings.length === 0 ? (
        <p className="py-2 text-muted text-sm @2xl:px-1">
          <span aria-hidden="true">–</span>
          <span className="sr-only">{t.nothing}</span>
        </p>
      ) : (
        <ul className="flex flex-wrap gap-1.5 @2xl:flex-col">
          {day.bookings.map((booking) => (
            <li key={booking.id} className="min-w-0 max-w-full">
              <VisitLink booking={booking} list={list} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

function VisitLink({ booking, list }: { booking: ProfessionalBooking; list: WeekProps["list"] }) {
  const { week: t } = useWords(dayWords)
  const { name } = useOther(booking)
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
