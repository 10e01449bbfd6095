import { LinkButton } from "../../../ui/link.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { groupCustomerBookings, isUnsettled } from "../../agenda/agenda.rules.ts"
import { agendaTexts } from "../../agenda/texts.ts"
import { transitionsFor } from "../../booking.rules.ts"
import type { CustomerBooking } from "../../booking.schema.ts"
import { BookAgain } from "../../components/book-again.tsx"
import { ReviewLink } from "../../components/review-link.tsx"
import { When } from "../../components/visit-line.tsx"
import { AnswerLink } from "../../proposal/components/proposed-line.tsx"
import { awaitsAnswerOf } from "../../proposal/proposal.rules.ts"
import { canReschedule } from "../../reschedule/reschedule.rules.ts"
import { rescheduleTexts } from "../../reschedule/texts.ts"
import type { MyBookingsList } from "../my-bookings.list.ts"
import { myBookingsTexts } from "../texts.ts"
import { BookingSections } from "./booking-sections.tsx"
import { BookingTable, type BookingTableProps } from "./booking-table.tsx"
import { DetailsLink } from "./secondary-actions.tsx"

type CustomerBookingsProps = {
  bookings: readonly CustomerBooking[]
  /** Whether the list goes on behind these. */
  hasMore: boolean
  list: MyBookingsList & { isFiltered: boolean; isFirstPage: boolean }
}

/** Bookings awaiting an answer, then confirmed visits, then past ones. */
export function CustomerBookings({ bookings, hasMore, list }: CustomerBookingsProps) {
  const t = useTexts(myBookingsTexts)
  const { unsettled, unsettledCount } = useTexts(agendaTexts)
  return (
    <BookingSections
      bookings={bookings}
      waiting={list.isFiltered ? [] : groupCustomerBookings(bookings, new Date()).waiting}
      isWaiting={isUnsettled}
      texts={{ waiting: unsettled, waitingCount: unsettledCount, past: t.past }}
      isFromStart={list.isFirstPage && !list.isFiltered}
      hasMore={hasMore}
      isFiltered={list.isFiltered}
      nothingAhead={<p className="text-muted">{t.nothingAhead}</p>}
      table={(part) => <CustomerTable {...part} list={list} />}
    />
  )
}

type TableProps = BookingTableProps<CustomerBooking> & { list: MyBookingsList }

function CustomerTable({ list, ...table }: TableProps) {
  const t = useTexts(myBookingsTexts)
  return (
    <BookingTable
      {...table}
      who={t.professional}
      unknown={{ who: t.unknownProfessional, service: t.unknownService }}
      when={(start) => <When at={start} />}
      actions={(booking) => <Actions booking={booking} list={list} />}
    />
  )
}

function Actions({ booking, list }: { booking: CustomerBooking; list: MyBookingsList }) {
  const { cancel } = useTexts(myBookingsTexts)
  const { way, shortWay } = useTexts(rescheduleTexts)
  const now = new Date()
  const mayCancel = transitionsFor("customer", booking, now).includes("cancel")
  const mayMove = canReschedule(booking, now) && !awaitsAnswerOf("customer", booking, now)
  return (
    <>
      <DetailsLink bookingId={booking.id} list={list} isInTable />
      {mayCancel && (
        <LinkButton size="small" variant="secondary" to={list.toDialog("cancel", booking.id)} preventScrollReset>
          {cancel}
        </LinkButton>
      )}
      {mayMove && (
        <LinkButton
          size="small"
          variant="secondary"
          to={list.toDialog("move", booking.id)}
          preventScrollReset
          aria-label={way}
        >
          {shortWay}
        </LinkButton>
      )}
      <AnswerLink booking={booking} reader="customer" list={list} />
      <ReviewLink booking={booking} size="small" />
      <BookAgain booking={booking} size="small" />
    </>
  )
}
