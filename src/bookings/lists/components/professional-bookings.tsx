import { useKeptRows } from "../../../ui/list/use-kept-rows.ts"
import { type Column, Table } from "../../../ui/table.tsx"
import { useDates, useWords } from "../../../ui/use-words.ts"
import { isAhead } from "../../booking.rules.ts"
import type { ProfessionalBooking } from "../../booking.schema.ts"
import { bookingWords } from "../../booking.words.ts"
import { BookingNotes, BookingStatus } from "../../components/booking-state.tsx"
import { MoveButtons } from "../../components/move-buttons.tsx"
import { AnswerLink } from "../../proposal/components/answer-link.tsx"
import { ProposedLine } from "../../proposal/components/proposed-line.tsx"
import type { ProfessionalBookingList } from "../professional-bookings.list.ts"
import { professionalBookingsWords } from "../professional-bookings.words.ts"
import { DetailsLink } from "./details-link.tsx"
import { ListPart } from "./list-part.tsx"
import { VisitInShort } from "./visit-cells.tsx"
import { WithPortrait } from "./with-portrait.tsx"

type ProfessionalBookingsProps = {
  bookings: readonly ProfessionalBooking[]
  /** Null where the list is filtered, or another page of it. */
  waiting: readonly ProfessionalBooking[] | null
  list: ProfessionalBookingList & { isFiltered: boolean }
}

/** What needs an answer, then what lies ahead, then what is over. */
export function ProfessionalBookings({ bookings, waiting, list }: ProfessionalBookingsProps) {
  const t = useWords(professionalBookingsWords)
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
          <BookingTable caption={t.waiting} bookings={first} list={list} isFirst />
        </ListPart>
      )}
      {ahead.length > 0 && (
        <ListPart title={isOnly ? null : t.upcoming}>
          <BookingTable caption={t.upcoming} bookings={ahead} list={list} isFirst={first.length === 0} />
        </ListPart>
      )}
      {over.length > 0 && (
        <ListPart title={isOnly ? null : t.past}>
          <BookingTable
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

type BookingTableProps = Omit<ProfessionalBookingsProps, "waiting"> & {
  caption: string
  isOver?: boolean
  isFirst: boolean
}

function BookingTable({ caption, bookings, list, isOver = false, isFirst }: BookingTableProps) {
  const t = useWords(bookingWords)
  const { client } = useWords(professionalBookingsWords)
  const dates = useDates()
  const columns: Column<ProfessionalBooking>[] = [
    {
      header: client,
      place: "title",
      cell: ({ client_name, client_portrait }) =>
        client_name === null ? (
          t.former.customer
        ) : (
          <WithPortrait name={client_name} portrait={client_portrait}>
            {client_name}
          </WithPortrait>
        ),
    },
    {
      header: t.service,
      place: "more",
      width: "@[52rem]:w-[9rem]",
      cell: (booking) => (
        <>
          <span className="block">{booking.service.name || t.unknown}</span>
          {!isOver && <VisitInShort booking={booking} />}
        </>
      ),
    },
    {
      header: t.dateAndTime,
      place: "line",
      width: "@[52rem]:w-[11.25rem]",
      cell: (booking) => (
        <span className="grid justify-items-start gap-1">
          <span className="whitespace-nowrap">{dates.table(booking.booking_date)}</span>
          <BookingNotes booking={booking} />
          <ProposedLine booking={booking} />
        </span>
      ),
    },
    {
      header: t.status,
      place: "chip",
      width: "@[52rem]:w-[7.75rem]",
      cell: (booking) => <BookingStatus booking={booking} />,
    },
    {
      header: t.actions,
      place: "actions",
      width: "@[52rem]:w-[16rem]",
      cell: (booking) => <Actions booking={booking} list={list} />,
    },
  ]
  return <Table caption={caption} columns={columns} rows={bookings} rowKey={({ id }) => id} hideHeaders={!isFirst} />
}

function Actions({ booking, list }: { booking: ProfessionalBooking; list: ProfessionalBookingList }) {
  return (
    <div className="inline-flex flex-wrap items-center justify-end gap-1">
      <DetailsLink bookingId={booking.id} list={list} isInTable />
      <AnswerLink booking={booking} reader="professional" list={list} />
      <MoveButtons booking={booking} list={list} size="small" />
    </div>
  )
}
