import { formatTable } from "../../platform/time.ts"
import { EmptyState } from "../../ui/empty-state.tsx"
import { LinkButton } from "../../ui/link-button.tsx"
import { Pagination } from "../../ui/pagination.tsx"
import { StatusChip } from "../../ui/status-chip.tsx"
import { type Column, Table } from "../../ui/table.tsx"
import type { ProviderBooking } from "../booking.schema.ts"
import type { ProviderView } from "../bookings-view.ts"
import { detailsLinkId } from "./cancel-dialog.tsx"
import { MoveButtons } from "./move-buttons.tsx"
import type { BookingAddress } from "./use-booking-address.ts"

type ProviderBookingsProps = { view: ProviderView; address: BookingAddress }

/** What needs an answer first, then the others in the server's order. */
export function ProviderBookings({ view: { bookings, waiting, next }, address }: ProviderBookingsProps) {
  if (bookings.length === 0) return <EmptyState title="No bookings match your filter criteria." />
  const others = bookings.filter(({ id }) => waiting.every((one) => one.id !== id))
  return (
    <>
      {waiting.length > 0 && (
        <section className="mb-8">
          <h2 className="mb-3 text-xl">Needs your answer ({waiting.length})</h2>
          <List caption="Needs your answer" bookings={waiting} address={address} />
        </section>
      )}
      {waiting.length > 0 && others.length > 0 && <h2 className="mb-3 text-xl">Other bookings</h2>}
      {others.length > 0 && <List caption="Your bookings" bookings={others} address={address} />}
      <Pagination next={next && address.toPage(next)} first={address.isFirstPage ? null : address.toPage(null)} />
    </>
  )
}

type ListProps = { caption: string; bookings: ProviderBooking[]; address: BookingAddress }

function List({ caption, bookings, address }: ListProps) {
  return <Table caption={caption} columns={columnsWith(address)} rows={bookings} rowKey={({ id }) => id} />
}

const columnsWith = (address: BookingAddress): Column<ProviderBooking>[] => [
  {
    header: "Client",
    place: "title",
    cell: ({ client_name }) => client_name,
  },
  {
    header: "Service",
    place: "more",
    cell: ({ service }) => <span className="@3xl:whitespace-nowrap">{service.name || "N/A"}</span>,
  },
  {
    header: "Date & Time",
    place: "line",
    cell: ({ booking_date }) => <span className="whitespace-nowrap">{formatTable(booking_date)}</span>,
  },
  { header: "Status", place: "chip", cell: ({ status }) => <StatusChip status={status} /> },
  {
    header: "Actions",
    place: "actions",
    cell: (booking) => <Actions booking={booking} address={address} />,
  },
]

function Actions({ booking, address }: { booking: ProviderBooking; address: BookingAddress }) {
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-2 @xl:flex-nowrap @xl:gap-1 @3xl:-mr-2">
      <LinkButton
        id={detailsLinkId(booking.id)}
        size="small"
        variant="plain"
        to={address.toDialog("booking", booking.id)}
        preventScrollReset
        className="whitespace-nowrap"
      >
        View Details
      </LinkButton>
      <MoveButtons booking={booking} toCancel={address.toDialog("cancel", booking.id)} size="small" />
    </span>
  )
}
