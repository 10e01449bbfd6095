import { nearDaysIn } from "../../platform/near-days.ts"
import { currentUser } from "../../platform/session/renewal.ts"
import { pageTitle } from "../../sharing/page-meta.ts"
import { AreaHeading } from "../../ui/area-heading.tsx"
import { Card } from "../../ui/card.tsx"
import { LinkButton } from "../../ui/link.tsx"
import { keepListBehindDialog, loadList } from "../../ui/list/list.ts"
import { ListLoading, ListScreen } from "../../ui/list/list-screen.tsx"
import { useList } from "../../ui/list/use-list.ts"
import { useLanguage, useTexts } from "../../ui/use-texts.ts"
import { awaitedStepOf } from "../agenda/agenda.rules.ts"
import { agendaTexts } from "../agenda/texts.ts"
import type { ProfessionalBooking } from "../booking.schema.ts"
import { changeBookingInRow } from "../booking-row.actions.ts"
import { bookingTexts } from "../components/texts.ts"
import { TransitionButtons } from "../components/transition-buttons.tsx"
import { AnswerLink } from "../proposal/components/proposed-line.tsx"
import { useBookingEvents } from "../undo/undo.actions.ts"
import type { Route } from "./+types/professional-bookings.page"
import { BookingSections, StatusFilter } from "./components/booking-sections.tsx"
import { BookingTable, type BookingTableProps } from "./components/booking-table.tsx"
import { ProfessionalDialogs } from "./components/professional-dialogs.tsx"
import { DetailsLink, OtherTimeLink } from "./components/secondary-actions.tsx"
import { type ProfessionalBookingList, professionalBookingList } from "./professional-bookings.list.ts"
import { professionalBookingsTexts } from "./texts.ts"

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, professionalBookingsTexts, (t) => t.title)

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  const [view, user] = await Promise.all([loadList(professionalBookingList, request), currentUser()])
  return { view, isDual: user?.has_user_role ?? false }
}

export const shouldRevalidate = keepListBehindDialog(professionalBookingList)

/** What ends a booking is asked in a dialog, which is a form of its own. */
export const clientAction = async ({ request }: Route.ClientActionArgs) => changeBookingInRow(await request.formData())

export function HydrateFallback() {
  return <ListLoading list={professionalBookingList} />
}

export default function ProfessionalBookingsPage({ loaderData: { view, isDual } }: Route.ComponentProps) {
  const list = useList(professionalBookingList, view)
  useBookingEvents(list.reload)
  const t = useTexts(professionalBookingsTexts)
  const { order } = useTexts(agendaTexts)
  return (
    <>
      <AreaHeading title={t.title} actions={<StatusFilter list={list} />}>
        {order}
      </AreaHeading>
      <ListScreen
        list={list}
        emptyAction={
          <LinkButton to="/provider/availability" variant="secondary" icon="clock">
            {t.setHours}
          </LinkButton>
        }
      >
        {(bookings, { waiting, next }) => (
          <ProfessionalBookings
            key={list.address}
            bookings={bookings}
            waiting={waiting}
            hasMore={next !== null}
            list={list}
          />
        )}
      </ListScreen>
      {isDual && <OwnBookings />}
      <ProfessionalDialogs list={list} />
    </>
  )
}

function OwnBookings() {
  const t = useTexts(professionalBookingsTexts)
  return (
    <Card className="mt-8 flex flex-wrap items-center justify-between gap-4">
      <p>{t.alsoCustomer}</p>
      <LinkButton to="/user/bookings" variant="secondary" icon="calendar">
        {t.ownBookings}
      </LinkButton>
    </Card>
  )
}

type ProfessionalBookingsProps = {
  bookings: readonly ProfessionalBooking[]
  /** Null where the list is filtered, or another page of it. */
  waiting: readonly ProfessionalBooking[] | null
  /** Whether the list goes on behind these. */
  hasMore: boolean
  list: ProfessionalBookingList & { isFiltered: boolean }
}

/** What needs an answer, then what lies ahead, then what is over. */
function ProfessionalBookings({ bookings, waiting, hasMore, list }: ProfessionalBookingsProps) {
  const t = { ...useTexts(agendaTexts), ...useTexts(professionalBookingsTexts) }
  return (
    <BookingSections
      bookings={bookings}
      waiting={waiting ?? []}
      isWaiting={(booking, now) => awaitedStepOf(booking, now) !== undefined}
      texts={t}
      isFromStart={waiting !== null}
      hasMore={hasMore}
      isFiltered={list.isFiltered}
      table={(part) => <ProfessionalTable {...part} list={list} />}
    />
  )
}

type TableProps = BookingTableProps<ProfessionalBooking> & { list: ProfessionalBookingList }

function ProfessionalTable({ list, ...table }: TableProps) {
  const { unknown } = useTexts(bookingTexts)
  const { client } = useTexts(professionalBookingsTexts)
  const { day, table: longTime } = nearDaysIn(useLanguage())
  return (
    <BookingTable
      {...table}
      who={client}
      unknown={{ who: unknown, service: unknown }}
      when={(start) => <span className="whitespace-nowrap">{longTime(start)}</span>}
      day={(start) => day(start, new Date())}
      actions={(booking) => <Actions booking={booking} list={list} isOver={table.isOver} />}
    />
  )
}

type ActionsProps = { booking: ProfessionalBooking; list: ProfessionalBookingList; isOver: boolean | undefined }

function Actions({ booking, list, isOver }: ActionsProps) {
  return (
    <>
      <DetailsLink bookingId={booking.id} list={list} isInTable isOver={isOver} />
      <TransitionButtons booking={booking} list={list} size="small" />
      {booking.status === "confirmed" && <OtherTimeLink booking={booking} reader="professional" list={list} />}
      <AnswerLink booking={booking} reader="professional" list={list} />
    </>
  )
}
