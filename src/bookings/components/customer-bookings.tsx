import { Link } from "react-router"
import { EmptyState } from "../../ui/empty-state.tsx"
import { LinkButton } from "../../ui/link-button.tsx"
import { Pagination } from "../../ui/pagination.tsx"
import { StatusChip } from "../../ui/status-chip.tsx"
import { type Column, Table } from "../../ui/table.tsx"
import { movesFor } from "../booking.rules.ts"
import type { CustomerBooking } from "../booking.schema.ts"
import type { BookingsView } from "../bookings-view.ts"
import { detailsLinkId } from "./cancel-dialog.tsx"
import type { BookingAddress } from "./use-booking-address.ts"
import { When } from "./when.tsx"

type CustomerBookingsProps = { view: BookingsView<CustomerBooking>; address: BookingAddress }

export function CustomerBookings({ view: { bookings, next }, address }: CustomerBookingsProps) {
  if (bookings.length === 0) return <NoBookings isFiltered={address.status !== undefined} />
  return (
    <>
      <Table caption="Your bookings" columns={columnsWith(address)} rows={bookings} rowKey={({ id }) => id} />
      <Pagination next={next && address.toPage(next)} first={address.isFirstPage ? null : address.toPage(null)} />
    </>
  )
}

function NoBookings({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) return <EmptyState title="No bookings match your filter criteria." />
  return (
    <EmptyState
      title="You have not booked anything yet"
      action={
        <LinkButton to="/user/service-search" icon="search">
          Find Services
        </LinkButton>
      }
    >
      Find an interior designer or architect in Pune, look at their work, and book a first visit.
    </EmptyState>
  )
}

const columnsWith = (address: BookingAddress): Column<CustomerBooking>[] => [
  {
    header: "Professional",
    place: "title",
    cell: ({ provider_id, provider_name }) => (
      <Link to={`/providers/${provider_id}`} className="underline-offset-4 hover:underline">
        {provider_name || "Unknown Provider"}
      </Link>
    ),
  },
  {
    header: "Service",
    place: "more",
    cell: ({ service }) => <span className="@3xl:whitespace-nowrap">{service.name || "Unknown Service"}</span>,
  },
  {
    header: "Date & Time",
    place: "line",
    cell: ({ start_time }) => <When at={start_time} />,
  },
  { header: "Status", place: "chip", cell: ({ status }) => <StatusChip status={status} /> },
  { header: "Actions", place: "actions", cell: (booking) => <Actions booking={booking} address={address} /> },
]

function Actions({ booking, address }: { booking: CustomerBooking; address: BookingAddress }) {
  const mayCancel = movesFor("customer", booking, new Date()).includes("cancel")
  return (
    <span className="-mr-3 -mb-2 inline-flex flex-wrap justify-end @xl:-my-2 @3xl:my-0 @3xl:flex-nowrap @3xl:whitespace-nowrap">
      <LinkButton
        id={detailsLinkId(booking.id)}
        size="small"
        variant="plain"
        to={address.toDialog("booking", booking.id)}
        preventScrollReset
      >
        View Details
      </LinkButton>
      {mayCancel && (
        <LinkButton
          size="small"
          variant="quiet-danger"
          icon="x"
          to={address.toDialog("cancel", booking.id)}
          preventScrollReset
        >
          Cancel
        </LinkButton>
      )}
    </span>
  )
}
