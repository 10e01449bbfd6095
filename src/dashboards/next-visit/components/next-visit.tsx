import type { CustomerBooking } from "../../../bookings/booking.schema.ts"
import { calendarAddress } from "../../../bookings/calendar/calendar.rules.ts"
import { calendarLinkTexts } from "../../../bookings/calendar/texts.ts"
import { PhoneLink } from "../../../bookings/components/booking-facts.tsx"
import { CounterpartName, CounterpartPortrait } from "../../../bookings/components/counterpart.tsx"
import { LocalTime } from "../../../bookings/components/local-time.tsx"
import { visitTexts } from "../../../bookings/components/texts.ts"
import { VisitDrawing } from "../../../bookings/components/their-work.tsx"
import { LocationLine, Total, VisitLine, When } from "../../../bookings/components/visit-line.tsx"
import { DetailsLink } from "../../../bookings/lists/components/secondary-actions.tsx"
import type { MyBookingsList } from "../../../bookings/lists/my-bookings.list.ts"
import { Picture } from "../../../drawings/picture.tsx"
import { dayNumberAt } from "../../../platform/days.ts"
import { buttonStyle } from "../../../ui/button-style.ts"
import { EmptyState } from "../../../ui/empty-state.tsx"
import { Icon } from "../../../ui/icon.tsx"
import { Link, LinkButton } from "../../../ui/link.tsx"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import { dashboardTexts } from "../../texts.ts"
import { nextVisitTexts } from "../texts.ts"

type NextVisitProps = { booking: CustomerBooking; list: MyBookingsList }

/** The next visit that stands: when, with whom, where, and what to have ready. */
export function NextVisit({ booking, list }: NextVisitProps) {
  const t = useTexts(nextVisitTexts)
  const { to } = useTexts(visitTexts)
  const { add } = useTexts(calendarLinkTexts)
  const dates = useDates()
  const { id, provider_name, service, offer_name } = booking
  const { start_time, end_time, business_phone, total, duration } = booking
  return (
    <section
      aria-labelledby="next-visit"
      className="overflow-hidden rounded-lg border border-line bg-surface shadow-soft"
    >
      <div className="flex">
        <div className="grid min-w-0 flex-1 content-start gap-5 p-4 sm:p-6">
          <div>
            <h2 id="next-visit" className="font-normal font-sans text-base text-muted tracking-normal">
              {t.title} · <Ahead start={start_time} />
            </h2>
            <p className="font-semibold font-serif text-2xl">
              <When at={start_time} /> <span className="whitespace-nowrap">{to(dates.clock(end_time))}</span>
              <LocalTime at={start_time} />
            </p>
          </div>
          <div className="flex items-center gap-4">
            <CounterpartPortrait booking={booking} />
            <div className="min-w-0">
              <p className="wrap-anywhere font-semibold text-lg">
                <CounterpartName booking={booking} />
              </p>
              <p className="text-muted">{offer_name || service.name}</p>
            </div>
          </div>
          <div className="grid gap-2">
            <LocationLine booking={booking} reader="customer" />
            {business_phone && (
              <VisitLine icon="phone" label={t.phone}>
                <PhoneLink number={business_phone} />
              </VisitLine>
            )}
            <VisitLine icon="rupee">
              <Total total={total} duration={duration} isPackage={booking.package !== null} to={provider_name} />
            </VisitLine>
          </div>
          <p className="flex flex-wrap gap-2">
            <a href={calendarAddress("customer", id, null)} download className={buttonStyle("secondary", "small")}>
              <Icon name="calendar" className="size-4" />
              {add}
            </a>
            <DetailsLink bookingId={id} list={list} />
          </p>
        </div>
        <Beside booking={booking} />
      </div>
      <Preparation booking={booking} />
    </section>
  )
}

/** A work of theirs, where there is room for it; of who shows none, a drawing of what the visit is about. */
function Beside({ booking }: Pick<NextVisitProps, "booking">) {
  const { workOf } = useTexts(visitTexts)
  const { projects, provider_id, provider_name } = booking
  const [work] = projects
  const place = "w-80 shrink-0 max-lg:w-56 max-sm:hidden"
  if (!work || provider_name === null)
    return <VisitDrawing booking={booking} className={`border-line border-l object-cover ${place}`} />
  return (
    <Link
      to={`/providers/${provider_id}#work`}
      className={`group flex flex-col border-line border-l bg-sunken ${place}`}
    >
      <Picture
        {...work.picture}
        detail="low"
        alt={workOf(provider_name, work.title)}
        eager
        className="h-0 min-h-60 w-full grow object-cover"
      />
      <span aria-hidden="true" className="border-line border-t px-4 py-2.5 text-muted text-sm group-hover:underline">
        {work.title}
      </span>
    </Link>
  )
}

function Ahead({ start }: { start: string }) {
  const { soon } = useTexts(nextVisitTexts)
  const days = dayNumberAt(Date.parse(start)) - dayNumberAt(Date.now())
  if (days <= 0) return soon.today
  return days === 1 ? soon.tomorrow : soon.inDays(days)
}

/** Where nothing stands and nothing waits. */
export function NoVisit() {
  const { empty } = useTexts(dashboardTexts)
  const { none } = useTexts(nextVisitTexts)
  const way = (
    <LinkButton to="/user/service-search" icon="search">
      {none.findServices}
    </LinkButton>
  )
  return (
    <EmptyState
      title={empty.title}
      action={way}
      picture={<Picture kind="empty" seed="bookings" eager className="h-36 w-auto" />}
    >
      {none.hint}
    </EmptyState>
  )
}

/** What to have ready for a visit of its kind, and what they have written about it themselves. */
function Preparation({ booking: { delivery, notes } }: { booking: CustomerBooking }) {
  const t = useTexts(nextVisitTexts)
  return (
    <div className="grid gap-x-8 gap-y-4 border-line border-t bg-sunken p-4 sm:p-6 lg:grid-cols-[minmax(0,1fr)_17rem]">
      <div>
        <h3 className="mb-2 text-lg">{t.prepare.title}</h3>
        <ul className="grid gap-1.5">
          {t.prepare[delivery ?? "at_site"].map((line) => (
            <li key={line} className="flex gap-2.5">
              <span aria-hidden="true" className="mt-1.5 size-3.5 shrink-0 rounded-xs border border-border" />
              <span className="min-w-0">{line}</span>
            </li>
          ))}
        </ul>
      </div>
      {notes && (
        <div>
          <h3 className="mb-2 text-lg">{t.notes}</h3>
          <p className="line-clamp-4 whitespace-pre-line text-muted">{t.quote(notes)}</p>
        </div>
      )}
    </div>
  )
}
