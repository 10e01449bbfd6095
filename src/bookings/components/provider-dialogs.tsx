import { useState } from "react"
import { Button } from "../../ui/button.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { movesFor } from "../booking.rules.ts"
import type { ProviderBooking } from "../booking.schema.ts"
import type { ProviderView } from "../bookings-view.ts"
import { BookingFacts } from "./booking-facts.tsx"
import { CancelDialog } from "./cancel-dialog.tsx"
import { MoveButtons } from "./move-buttons.tsx"
import { type BookingAddress, openedIn } from "./use-booking-address.ts"
import { When } from "./when.tsx"

type ProviderDialogsProps = { view: ProviderView; address: BookingAddress }

/** The dialog that the address opens, if any. */
export function ProviderDialogs({ view, address }: ProviderDialogsProps) {
  const booking = openedIn({ ...view, bookings: [...view.waiting, ...view.bookings] }, address)
  return booking ? <OpenDialog key={address.cancelling} booking={booking} address={address} /> : null
}

function OpenDialog({ booking, address }: { booking: ProviderBooking; address: BookingAddress }) {
  // As it was when it opened: a refusal, after which the list is loaded anew, finds its dialog still there.
  const [ending] = useState(() => (address.cancelling ? endingOf(booking) : undefined))
  if (ending) return <Ending booking={booking} verb={ending} onClose={address.close} />
  const actions = (
    <>
      <Button variant="plain" onClick={address.close}>
        Close
      </Button>
      <MoveButtons booking={booking} toCancel={address.toDialog("cancel", booking.id)} size="normal" replace />
    </>
  )
  return (
    <Dialog title="Booking details" isOpen onClose={address.close} actions={actions}>
      <BookingFacts booking={booking} reader="professional" other={["Client", booking.client_name]} />
    </Dialog>
  )
}

const endingOf = (booking: ProviderBooking) =>
  movesFor("professional", booking, new Date()).find((verb) => verb === "decline" || verb === "cancel")

const endings = {
  decline: { title: "Decline this request?", verb: "Decline request", keep: "Keep the request" },
  cancel: { title: "Cancel this booking?", verb: "Cancel booking", keep: "Keep the booking" },
}

type EndingProps = { booking: ProviderBooking; verb: keyof typeof endings; onClose: () => void }

function Ending({ booking, verb, onClose }: EndingProps) {
  const { client_name, service, booking_date } = booking
  return (
    <CancelDialog
      bookingId={booking.id}
      {...endings[verb]}
      reasonHint={`${client_name} will read it.`}
      onClose={onClose}
    >
      <p>
        {client_name} will be told at once that the {service.name} visit on <When at={booking_date} /> does not take
        place. It costs them nothing, and the time is free for others again.
      </p>
    </CancelDialog>
  )
}
