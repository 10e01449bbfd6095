import { useDates, useTexts } from "../../../ui/use-texts.ts"
import { awaitedStepOf } from "../../agenda/agenda.rules.ts"
import { agendaTexts } from "../../agenda/texts.ts"
import type { ProfessionalBooking } from "../../booking.schema.ts"
import { TransitionButtons } from "../../components/transition-buttons.tsx"
import { AnswerLink } from "../../proposal/components/answer-link.tsx"
import { bookingTexts } from "../../texts.ts"
import type { ProfessionalBookingList } from "../professional-bookings.list.ts"
import { professionalBookingsTexts } from "../texts.ts"
import { BookingParts } from "./booking-parts.tsx"
import { BookingTable, type BookingTableProps } from "./booking-table.tsx"
import { DetailsLink } from "./details-link.tsx"

type ProfessionalBookingsProps = {
  bookings: readonly ProfessionalBooking[]
  /** Null where the list is filtered, or another page of it. */
  waiting: readonly ProfessionalBooking[] | null
  /** Whether the list goes on behind these. */
  hasMore: boolean
  list: ProfessionalBookingList & { isFiltered: boolean }
}

/** What needs an answer, then what lies ahead, then what is over. */
export function ProfessionalBookings({ bookings, waiting, hasMore, list }: ProfessionalBookingsProps) {
  const t = { ...useTexts(agendaTexts), ...useTexts(professionalBookingsTexts) }
  return (
    <BookingParts
      bookings={bookings}
      waiting={waiting ?? []}
      waits={(booking, now) => awaitedStepOf(booking, now) !== undefined}
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
  const dates = useDates()
  return (
    <BookingTable
      {...table}
      who={client}
      unknown={{ who: unknown, service: unknown }}
      when={(start) => <span className="whitespace-nowrap">{dates.table(start)}</span>}
      actions={(booking) => <Actions booking={booking} list={list} />}
    />
  )
}

function Actions({ booking, list }: { booking: ProfessionalBooking; list: ProfessionalBookingList }) {
  return (
    <>
      <DetailsLink bookingId={booking.id} list={list} isInTable />
      <TransitionButtons booking={booking} list={list} size="small" />
      <AnswerLink booking={booking} reader="professional" list={list} />
    </>
  )
}
