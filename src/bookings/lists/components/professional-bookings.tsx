import { useKeptRows } from "../../../ui/list/use-kept-rows.ts"
import { useDates, useWords } from "../../../ui/use-words.ts"
import { agendaWords } from "../../agenda/agenda.words.ts"
import { isAhead } from "../../booking.rules.ts"
import type { ProfessionalBooking } from "../../booking.schema.ts"
import { bookingWords } from "../../booking.words.ts"
import { MoveButtons } from "../../components/move-buttons.tsx"
import { AnswerLink } from "../../proposal/components/answer-link.tsx"
import type { ProfessionalBookingList } from "../professional-bookings.list.ts"
import { professionalBookingsWords } from "../professional-bookings.words.ts"
import { BookingTable, type BookingTableProps } from "./booking-table.tsx"
import { DetailsLink } from "./details-link.tsx"
import { ListPart } from "./list-part.tsx"

type ProfessionalBookingsProps = {
  bookings: readonly ProfessionalBooking[]
  /** Null where the list is filtered, or another page of it. */
  waiting: readonly ProfessionalBooking[] | null
  list: ProfessionalBookingList & { isFiltered: boolean }
}

/** What needs an answer, then what lies ahead, then what is over. */
export function ProfessionalBookings({ bookings, waiting, list }: ProfessionalBookingsProps) {
  const t = { ...useWords(agendaWords), ...useWords(professionalBookingsWords) }
  const now = new Date()
  const first = useKeptRows(waiting ?? [], bookings)
  const others = bookings.filter(({ id }) => first.every((one) => one.id !== id))
  const ahead = useKeptRows(
    others.filter((one) => isAhead(one, now)),
    others,
  )
  const over = others.filter((one) => !ahead.includes(one))
  const isOnly = list.isFiltered && (ahead.length === 0 || over.length === 0)
  return (
    <>
      {first.length > 0 && (
        <ListPart title={t.waitingCount(waiting?.length ?? 0)}>
          <ProfessionalTable caption={t.waiting} bookings={first} list={list} isFirst />
        </ListPart>
      )}
      {ahead.length > 0 && (
        <ListPart title={isOnly ? null : t.upcoming}>
          <ProfessionalTable caption={t.upcoming} bookings={ahead} list={list} isFirst={first.length === 0} />
        </ListPart>
      )}
      {over.length > 0 && (
        <ListPart title={isOnly ? null : t.past}>
          <ProfessionalTable
            caption={t.past}
            bookings={over}
            list={list}
            isOver
            isFirst={first.length + ahead.length === 0}
          />
        </ListPart>
      )}
    </>
  )
}

type TableProps = BookingTableProps<ProfessionalBooking> & { list: ProfessionalBookingList }

function ProfessionalTable({ list, ...table }: TableProps) {
  const { unknown } = useWords(bookingWords)
  const { client } = useWords(professionalBookingsWords)
  const dates = useDates()
  return (
    <BookingTable
      {...table}
      who={client}
      unknown={{ who: unknown, service: unknown }}
      when={({ booking_date }) => <span className="whitespace-nowrap">{dates.table(booking_date)}</span>}
      actions={(booking) => <Actions booking={booking} list={list} />}
    />
  )
}

function Actions({ booking, list }: { booking: ProfessionalBooking; list: ProfessionalBookingList }) {
  return (
    <>
      <DetailsLink bookingId={booking.id} list={list} isInTable />
      <AnswerLink booking={booking} reader="professional" list={list} />
      <MoveButtons booking={booking} list={list} size="small" />
    </>
  )
}
