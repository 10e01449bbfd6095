import { Link } from "react-router"
import { formatTable } from "../../platform/time.ts"
import { EmptyState } from "../../ui/empty-state.tsx"
import { LinkButton } from "../../ui/link-button.tsx"
import { Pagination } from "../../ui/pagination.tsx"
import { StatusChip } from "../../ui/status-chip.tsx"
import { type Column, Table } from "../../ui/table.tsx"
import { movesFor } from "../booking.rules.ts"
import type { ProviderBooking } from "../booking.schema.ts"
import type { BookingsView } from "../bookings-view.ts"
import { detailsLinkId } from "./cancel-dialog.tsx"
import { MoveButtons } from "./move-buttons.tsx"
import type { useBookingAddress } from "./use-booking-address.ts"

type Address = ReturnType<typeof useBookingAddress>
type ProviderBookingsProps = { view: BookingsView<ProviderBooking>; address: Address }

export function ProviderBookings({ view: { bookings, next }, address }: ProviderBookingsProps) {
  if (bookings.length === 0) return <EmptyState title="No bookings match your filter criteria." />
  return (
    <>
      <Table caption="Your bookings" columns={columnsWith(address)} rows={bookings} rowKey={({ id }) => id} />
      <Pagination
        next={next && address.toPage(next)}
        first={address.isFirstPage ? null : address.toPage(null)}
        label="Load more"
      />
    </>
  )
}

const columnsWith = (address: Address): Column<ProviderBooking>[] => [
  {
    header: "Client",
    heading: true,
    cell: ({ id, client_name }) => (
      <Link
        id={detailsLinkId(id)}
        to={address.toDialog("booking", id)}
        preventScrollReset
        className="text-tile-ink underline-offset-4 hover:underline"
      >
        {client_name}
      </Link>
    ),
  },
  {
    header: "Service",
    cell: ({ service }) => <span className="whitespace-nowrap">{service.name || "N/A"}</span>,
  },
  {
    header: "Date & Time",
    cell: ({ booking_date }) => <span className="whitespace-nowrap">{formatTable(booking_date)}</span>,
  },
  { header: "Status", cell: ({ status }) => <StatusChip status={status} /> },
  {
    header: "Actions",
    align: "right",
    cell: (booking) => <Actions booking={booking} address={address} />,
  },
]

function Actions({ booking, address }: { booking: ProviderBooking; address: Address }) {
  if (movesFor("professional", booking, new Date()).length === 0) {
    return (
      <LinkButton
        size="small"
        variant="secondary"
        to={address.toDialog("booking", booking.id)}
        preventScrollReset
        className="whitespace-nowrap"
      >
        View Details
      </LinkButton>
    )
  }
  return (
    <span className="inline-flex flex-wrap justify-end gap-2 @3xl:flex-nowrap">
      <MoveButtons booking={booking} toCancel={address.toDialog("cancel", booking.id)} size="small" />
    </span>
  )
}
