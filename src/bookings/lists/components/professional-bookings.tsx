import { useState } from "react"
import { keepPlaces } from "../../../ui/list/kept-places.ts"
import { StatusChip } from "../../../ui/status-chip.tsx"
import { type Column, Table } from "../../../ui/table.tsx"
import { useDates, useWords } from "../../../ui/use-words.ts"
import type { ProfessionalBooking } from "../../booking.schema.ts"
import { bookingWords } from "../../booking.words.ts"
import { AnswerLink } from "../../proposal/components/answer-link.tsx"
import { ProposedLine } from "../../proposal/components/proposed-line.tsx"
import type { ProfessionalBookingList } from "../professional-bookings.list.ts"
import { professionalBookingsWords } from "../professional-bookings.words.ts"
import { DetailsLink } from "./details-link.tsx"
import { MoveButtons } from "./move-buttons.tsx"
import { WithPortrait } from "./with-portrait.tsx"

type ProfessionalBookingsProps = {
  bookings: readonly ProfessionalBooking[]
  /** Null where the list is filtered, or another page of it. */
  waiting: readonly ProfessionalBooking[] | null
  list: ProfessionalBookingList
}

/** What needs an answer first, then the others in the server's order. */
export function ProfessionalBookings({ bookings, waiting, list }: ProfessionalBookingsProps) {
  const t = useWords(professionalBookingsWords)
  const first = useKeptWaiting(waiting, bookings)
  const others = bookings.filter(({ id }) => first.every((one) => one.id !== id))
  return (
    <>
      {first.length > 0 && (
        <section className="mb-8">
          <h2 className="mb-3 text-xl">{t.waitingCount(waiting?.length ?? 0)}</h2>
          <BookingTable caption={t.waiting} bookings={first} list={list} />
        </section>
      )}
      {first.length > 0 && others.length > 0 && <h2 className="mb-3 text-xl">{t.others}</h2>}
      {others.length > 0 && <BookingTable caption={t.caption} bookings={others} list={list} />}
    </>
  )
}

/** What waits, and what did: an answered request stays in its place, lest the next one's button move under the pointer. */
const useKeptWaiting = (waiting: ProfessionalBookingsProps["waiting"], bookings: readonly ProfessionalBooking[]) => {
  const [shown, setShown] = useState(waiting ?? [])
  const rows = waiting ? keepPlaces(shown, waiting, bookings) : []
  if (rows.length !== shown.length || rows.some((row, place) => row !== shown[place])) setShown(rows)
  return rows
}

type BookingTableProps = { caption: string; bookings: readonly ProfessionalBooking[]; list: ProfessionalBookingList }

function BookingTable({ caption, bookings, list }: BookingTableProps) {
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
      cell: ({ service }) => <span className="@3xl:whitespace-nowrap">{service.name || t.unknown}</span>,
    },
    {
      header: t.dateAndTime,
      place: "line",
      cell: (booking) => (
        <span className="inline-block">
          <span className="whitespace-nowrap">{dates.table(booking.booking_date)}</span>
          <ProposedLine booking={booking} />
        </span>
      ),
    },
    { header: t.status, place: "chip", cell: ({ status }) => <StatusChip status={status} /> },
    { header: t.actions, place: "actions", cell: (booking) => <Actions booking={booking} list={list} /> },
  ]
  return <Table caption={caption} columns={columns} rows={bookings} rowKey={({ id }) => id} />
}

function Actions({ booking, list }: { booking: ProfessionalBooking; list: ProfessionalBookingList }) {
  return (
    <div className="inline-flex flex-wrap items-center justify-end gap-2 @xl:flex-nowrap @xl:gap-1 @3xl:-mr-2">
      <DetailsLink bookingId={booking.id} list={list} />
      <AnswerLink booking={booking} reader="professional" list={list} />
      <MoveButtons booking={booking} list={list} size="small" />
    </div>
  )
}
