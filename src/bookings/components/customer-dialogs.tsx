import { useState } from "react"
import { Link } from "react-router"
import { Button } from "../../ui/button.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { LinkButton } from "../../ui/link-button.tsx"
import { movesFor } from "../booking.rules.ts"
import type { CustomerBooking } from "../booking.schema.ts"
import type { BookingsView } from "../bookings-view.ts"
import { BookingFacts } from "./booking-facts.tsx"
import { CancelDialog } from "./cancel-dialog.tsx"
import { RefundNote } from "./refund-note.tsx"
import { type BookingAddress, openedIn } from "./use-booking-address.ts"

type CustomerDialogsProps = { view: BookingsView<CustomerBooking>; address: BookingAddress }

/** The dialog that the address opens, if any. */
export function CustomerDialogs({ view, address }: CustomerDialogsProps) {
  const booking = openedIn(view, address)
  return booking ? <OpenDialog key={address.cancelling} booking={booking} address={address} /> : null
}

type DialogProps = { booking: CustomerBooking; address: BookingAddress }

function OpenDialog({ booking, address }: DialogProps) {
  const mayCancel = movesFor("customer", booking, new Date()).includes("cancel")
  // As it was when it opened: a refusal, after which the list is loaded anew, finds its dialog still there.
  const [isCancelling] = useState(address.cancelling !== null && mayCancel)
  if (isCancelling) {
    return (
      <CancelDialog
        bookingId={booking.id}
        title="Cancel this booking?"
        verb="Cancel booking"
        keep="Keep the booking"
        reasonHint={`${booking.provider_name} will read it.`}
        onClose={address.close}
      >
        <RefundNote start={booking.start_time} businessName={booking.provider_name} />
      </CancelDialog>
    )
  }
  return <Details booking={booking} mayCancel={mayCancel} address={address} />
}

function Details({ booking, mayCancel, address }: DialogProps & { mayCancel: boolean }) {
  const professional = (
    <Link to={`/providers/${booking.provider_id}`} className="text-tile-ink underline underline-offset-4">
      {booking.provider_name}
    </Link>
  )
  const actions = (
    <>
      {mayCancel && (
        <LinkButton
          variant="quiet-danger"
          icon="x"
          to={address.toDialog("cancel", booking.id)}
          replace
          preventScrollReset
        >
          Cancel booking
        </LinkButton>
      )}
      <Button variant="secondary" onClick={address.close}>
        Close
      </Button>
    </>
  )
  return (
    <Dialog title="Booking details" isOpen onClose={address.close} actions={actions}>
      <BookingFacts booking={booking} reader="customer" other={["Professional", professional]} />
    </Dialog>
  )
}
