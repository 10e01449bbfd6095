import { LinkButton } from "../../../ui/link-button.tsx"
import { useKeptRows } from "../../../ui/list/use-kept-rows.ts"
import { useWords } from "../../../ui/use-words.ts"
import { isAhead } from "../../booking.rules.ts"
import type { CustomerBooking } from "../../booking.schema.ts"
import { BookAgain } from "../../components/book-again.tsx"
import { When } from "../../components/when.tsx"
import { movesOffered } from "../../no-show/no-show.rules.ts"
import { AnswerLink } from "../../proposal/components/answer-link.tsx"
import type { MyBookingsList } from "../my-bookings.list.ts"
import { myBookingsWords } from "../my-bookings.words.ts"
import { BookingTable, type BookingTableProps } from "./booking-table.tsx"
import { DetailsLink, flushRight } from "./details-link.tsx"
import { ListPart } from "./list-part.tsx"

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
          <CustomerTable caption={t.upcoming} bookings={ahead} list={list} isFirst />
        </ListPart>
      )}
      {ahead.length === 0 && list.isFirstPage && !list.isFiltered && (
        <ListPart title={t.upcoming}>
          <p className="text-muted">{t.nothingAhead}</p>
        </ListPart>
      )}
      {over.length > 0 && (
        <ListPart title={isOnly ? null : t.past}>
          <CustomerTable caption={t.past} bookings={over} list={list} isOver isFirst={ahead.length === 0} />
        </ListPart>
      )}
    </>
  )
}

type TableProps = BookingTableProps<CustomerBooking> & { list: MyBookingsList }

function CustomerTable({ list, ...table }: TableProps) {
  const t = useWords(myBookingsWords)
  return (
    <BookingTable
      {...table}
      who={t.professional}
      unknown={{ who: t.unknownProfessional, service: t.unknownService }}
      when={({ start_time }) => <When at={start_time} />}
      actions={(booking) => <Actions booking={booking} list={list} />}
    />
  )
}

function Actions({ booking, list }: { booking: CustomerBooking; list: MyBookingsList }) {
  const { cancel } = useWords(myBookingsWords)
  const mayCancel = movesOffered("customer", booking, new Date()).includes("cancel")
  return (
    <>
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
    </>
  )
}
