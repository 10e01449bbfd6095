import { LinkButton } from "../../../ui/link.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { isUnsettled } from "../../agenda/agenda.rules.ts"
import { agendaTexts } from "../../agenda/texts.ts"
import { transitionsFor } from "../../booking.rules.ts"
import type { CustomerBooking } from "../../booking.schema.ts"
import { BookAgain } from "../../components/book-again.tsx"
import { ReviewLink } from "../../components/review-link.tsx"
import { ListedTime } from "../../components/visit-line.tsx"
import { AnswerLink } from "../../proposal/components/proposed-line.tsx"
import type { MyBookingsList } from "../my-bookings.list.ts"
import { myBookingsTexts } from "../texts.ts"
import { BookingSections } from "./booking-sections.tsx"
import { BookingTable, type BookingTableProps } from "./booking-table.tsx"
import { DetailsLink, OtherTimeLink } from "./secondary-actions.tsx"

type CustomerBookingsProps = {
  bookings: readonly CustomerBooking[]
  /** Whether the list goes on behind these. */
  hasMore: boolean
  list: MyBookingsList & { isFiltered: boolean; isFirstPage: boolean }
}

/** Bookings awaiting an answer, then confirmed visits, of both the next first; then past ones. */
export function CustomerBookings({ bookings, hasMore, list }: CustomerBookingsProps) {
  const t = useTexts(myBookingsTexts)
  const { unsettled, unsettledCount } = useTexts(agendaTexts)
  const now = new Date()
  return (
    <BookingSections
      bookings={bookings}
      waiting={list.isFiltered ? [] : bookings.filter((one) => isUnsettled(one, now))}
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
      when={(start) => <ListedTime at={start} />}
      actions={(booking) => <Actions booking={booking} list={list} isOver={table.isOver} />}
    />
  )
}

type ActionsProps = { booking: CustomerBooking; list: MyBookingsList; isOver: boolean | undefined }

function Actions({ booking, list, isOver }: ActionsProps) {
  const { cancel } = useTexts(myBookingsTexts)
  const mayCancel = transitionsFor("customer", booking, new Date()).includes("cancel")
  return (
    <>
      <DetailsLink bookingId={booking.id} list={list} isInTable isOver={isOver} />
      {mayCancel && (
        <LinkButton size="small" variant="secondary" to={list.toDialog("cancel", booking.id)} preventScrollReset>
          {cancel}
        </LinkButton>
      )}
      <OtherTimeLink booking={booking} reader="customer" list={list} />
      <AnswerLink booking={booking} reader="customer" list={list} />
      <ReviewLink booking={booking} size="small" />
      <BookAgain booking={booking} size="small" />
    </>
  )
}
