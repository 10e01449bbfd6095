import { Link } from "../../../ui/link.tsx"
import { LinkButton } from "../../../ui/link-button.tsx"
import { useKeptRows } from "../../../ui/list/use-kept-rows.ts"
import { type Column, Table } from "../../../ui/table.tsx"
import { useWords } from "../../../ui/use-words.ts"
import { isAhead } from "../../booking.rules.ts"
import type { CustomerBooking } from "../../booking.schema.ts"
import { bookingWords } from "../../booking.words.ts"
import { BookAgain } from "../../components/book-again.tsx"
import { BookingNotes, BookingStatus } from "../../components/booking-state.tsx"
import { When } from "../../components/when.tsx"
import { movesOffered } from "../../no-show/no-show.rules.ts"
import { AnswerLink } from "../../proposal/components/answer-link.tsx"
import { ProposedLine } from "../../proposal/components/proposed-line.tsx"
import type { MyBookingsList } from "../my-bookings.list.ts"
import { myBookingsWords } from "../my-bookings.words.ts"
import { DetailsLink, flushRight } from "./details-link.tsx"
import { ListPart } from "./list-part.tsx"
import { VisitInShort } from "./visit-cells.tsx"
import { WithPortrait } from "./with-portrait.tsx"

type CustomerBookingsProps = {
  bookings: readonly CustomerBooking[]
  list: MyBookingsList & { isFiltered: boolean; isFirstPage: boolean }
}

/** What lies ahead, and below it what is over. */
export function CustomerBookings({ bookings, list }: CustomerBookingsProps) {
  const t = useWords(myBookingsWords)
  const now = new Date()
  const ahead = useKeptRows(
    bookings.filter((one) => isAhead(one, now)),
    bookings,
  )
  const over = bookings.filter((one) => !ahead.includes(one))
  const isOnly = list.isFiltered && (ahead.length === 0 || over.length === 0)
  return (
    <>
      {ahead.length > 0 && (
        <ListPart title={isOnly ? null : t.upcoming}>
          <BookingTable caption={t.upcoming} bookings={ahead} list={list} isFirst />
        </ListPart>
      )}
      {ahead.length === 0 && list.isFirstPage && !list.isFiltered && (
        <ListPart title={t.upcoming}>
          <p className="text-muted">{t.nothingAhead}</p>
        </ListPart>
      )}
      {over.length > 0 && (
        <ListPart title={isOnly ? null : t.past}>
          <BookingTable caption={t.past} bookings={over} list={list} isOver isFirst={ahead.length === 0} />
        </ListPart>
      )}
    </>
  )
}

type BookingTableProps = CustomerBookingsProps & { caption: string; isOver?: boolean; isFirst: boolean }

function BookingTable({ caption, bookings, list, isOver = false, isFirst }: BookingTableProps) {
  const t = { ...useWords(bookingWords), ...useWords(myBookingsWords) }
  const columns: Column<CustomerBooking>[] = [
    {
      header: t.professional,
      place: "title",
      cell: ({ provider_id, provider_name, provider_portrait }) =>
        provider_name === null ? (
          t.former.professional
        ) : (
          <WithPortrait name={provider_name} portrait={provider_portrait}>
            <Link to={`/providers/${provider_id}`} className="relative z-1 underline-offset-4 hover:underline">
              {provider_name || t.unknownProfessional}
            </Link>
          </WithPortrait>
        ),
    },
    {
      header: t.service,
      place: "more",
      width: "@[52rem]:w-[9rem]",
      cell: (booking) => (
        <>
          <span className="block">{booking.service.name || t.unknownService}</span>
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
          <When at={booking.start_time} />
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

function Actions({ booking, list }: { booking: CustomerBooking; list: MyBookingsList }) {
  const { cancel } = useWords(myBookingsWords)
  const mayCancel = movesOffered("customer", booking, new Date()).includes("cancel")
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-1">
      <DetailsLink bookingId={booking.id} list={list} isInTable />
      <AnswerLink booking={booking} reader="customer" list={list} />
      {mayCancel && (
        <LinkButton
          size="small"
          variant="quiet-danger"
          icon="x"
          to={list.toDialog("cancel", booking.id)}
          preventScrollReset
          className={flushRight}
        >
          {cancel}
        </LinkButton>
      )}
      <BookAgain booking={booking} size="small" />
    </span>
  )
}
