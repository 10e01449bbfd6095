import { Link } from "../../../ui/link.tsx"
import { LinkButton } from "../../../ui/link-button.tsx"
import { StatusChip } from "../../../ui/status-chip.tsx"
import { type Column, Table } from "../../../ui/table.tsx"
import { useWords } from "../../../ui/use-words.ts"
import type { CustomerBooking } from "../../booking.schema.ts"
import { bookingWords } from "../../booking.words.ts"
import { When } from "../../components/when.tsx"
import { movesOffered } from "../../no-show/no-show.rules.ts"
import { AnswerLink } from "../../proposal/components/answer-link.tsx"
import { ProposedLine } from "../../proposal/components/proposed-line.tsx"
import type { MyBookingsList } from "../my-bookings.list.ts"
import { myBookingsWords } from "../my-bookings.words.ts"
import { DetailsLink } from "./details-link.tsx"
import { WithPortrait } from "./with-portrait.tsx"

type CustomerBookingsProps = { bookings: readonly CustomerBooking[]; list: MyBookingsList }

export function CustomerBookings({ bookings, list }: CustomerBookingsProps) {
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
            <Link to={`/providers/${provider_id}`} className="underline-offset-4 hover:underline">
              {provider_name || t.unknownProfessional}
            </Link>
          </WithPortrait>
        ),
    },
    {
      header: t.service,
      place: "more",
      cell: ({ service }) => <span className="@3xl:whitespace-nowrap">{service.name || t.unknownService}</span>,
    },
    {
      header: t.dateAndTime,
      place: "line",
      cell: (booking) => (
        <span className="inline-block">
          <When at={booking.start_time} />
          <ProposedLine booking={booking} />
        </span>
      ),
    },
    { header: t.status, place: "chip", cell: ({ status }) => <StatusChip status={status} /> },
    { header: t.actions, place: "actions", cell: (booking) => <Actions booking={booking} list={list} /> },
  ]
  return <Table caption={t.caption} columns={columns} rows={bookings} rowKey={({ id }) => id} />
}

function Actions({ booking, list }: { booking: CustomerBooking; list: MyBookingsList }) {
  const { cancel } = useWords(myBookingsWords)
  const mayCancel = movesOffered("customer", booking, new Date()).includes("cancel")
  return (
    <span className="-mr-3 -mb-2 inline-flex flex-wrap justify-end @xl:-my-2 @3xl:my-0 @3xl:flex-nowrap @3xl:whitespace-nowrap">
      <DetailsLink bookingId={booking.id} list={list} />
      <AnswerLink booking={booking} reader="customer" list={list} />
      {mayCancel && (
        <LinkButton
          size="small"
          variant="quiet-danger"
          icon="x"
          to={list.toDialog("cancel", booking.id)}
          preventScrollReset
        >
          {cancel}
        </LinkButton>
      )}
    </span>
  )
}
