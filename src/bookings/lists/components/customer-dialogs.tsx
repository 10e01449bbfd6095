import { useState } from "react"
import { Button } from "../../../ui/button.tsx"
import { LinkButton } from "../../../ui/link.tsx"
import { Dialog } from "../../../ui/overlay/dialog.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { FreeAlternativesList } from "../../alternatives/components/free-alternatives.tsx"
import { transitionsFor } from "../../booking.rules.ts"
import type { CustomerBooking } from "../../booking.schema.ts"
import { customerCancelForm } from "../../cancel/cancel.form.ts"
import { ReasonDialog } from "../../cancel/components/reason-dialog.tsx"
import { RefundFigures, RefundNote } from "../../cancel/components/refund-note.tsx"
import { BookAgain } from "../../components/book-again.tsx"
import { BookingFacts } from "../../components/booking-facts.tsx"
import { BookingProgress } from "../../components/booking-progress.tsx"
import { ReviewLink } from "../../components/review-link.tsx"
import { bookingTexts } from "../../components/texts.ts"
import { TheirWork } from "../../components/their-work.tsx"
import { VisitSummary } from "../../components/visit-summary.tsx"
import { ProposalPanel } from "../../proposal/components/proposal-panel.tsx"
import { useRedirectFromTakenTime } from "../../proposal/use-taken-time.ts"
import type { MyBookingsList } from "../my-bookings.list.ts"
import { myBookingsTexts } from "../texts.ts"
import { SecondaryActions } from "./secondary-actions.tsx"
import { SecondaryDialog, useSecondaryDialog } from "./secondary-dialog.tsx"

/** The dialog that the address opens, if any. */
export function CustomerDialogs({ list }: { list: MyBookingsList }) {
  useRedirectFromTakenTime(list)
  const { opened } = list
  return opened ? <OpenDialog key={opened.dialog + opened.row.id} list={list} {...opened} /> : null
}

type OpenDialogProps = { list: MyBookingsList } & NonNullable<MyBookingsList["opened"]>

function OpenDialog({ list, dialog, row: booking }: OpenDialogProps) {
  const { cancelling, willRead } = useTexts(bookingTexts)
  const mayCancel = transitionsFor("customer", booking, new Date()).includes("cancel")
  // Decided when it opened: after a refusal the list is reloaded, and the dialog has to stay.
  const [isCancelling] = useState(dialog === "cancel" && mayCancel)
  const further = useSecondaryDialog({ dialog, booking, reader: "customer" })
  if (isCancelling) {
    return (
      <ReasonDialog
        described={customerCancelForm}
        bookingId={booking.id}
        {...cancelling}
        reasonHint={booking.provider_name ? willRead(booking.provider_name) : undefined}
        onClose={list.close}
      >
        <RefundNote
          start={booking.start_time}
          businessName={booking.provider_name}
          isPending={booking.status === "pending"}
        />
      </ReasonDialog>
    )
  }
  if (further) return <SecondaryDialog what={further} booking={booking} reader="customer" list={list} />
  return <Details booking={booking} mayCancel={mayCancel} list={list} />
}

type DetailsProps = { booking: CustomerBooking; mayCancel: boolean; list: MyBookingsList }

function Details({ booking, mayCancel, list }: DetailsProps) {
  const { details, close } = useTexts(bookingTexts)
  const { cancelBooking } = useTexts(myBookingsTexts)
  const actions = (
    <>
      <Button variant="plain" onClick={list.close}>
        {close}
      </Button>
      {mayCancel && (
        <LinkButton variant="secondary" to={list.toDialog("cancel", booking.id)} replace preventScrollReset>
          {cancelBooking}
        </LinkButton>
      )}
      <BookAgain booking={booking} />
      <ReviewLink booking={booking} />
    </>
  )
  return (
    <Dialog title={details} isOpen onClose={list.close} actions={actions}>
      <div className="grid gap-6">
        <VisitSummary booking={booking} reader="customer">
          <ProposalPanel booking={booking} reader="customer" list={list} />
        </VisitSummary>
        <BookingProgress booking={booking} />
        <FreeAlternativesList booking={booking} />
        <SecondaryActions booking={booking} reader="customer" list={list} />
        <TheirWork booking={booking} />
        <BookingFacts booking={booking} reader="customer" />
        {mayBeRefunded(booking) && <RefundFigures />}
      </div>
    </Dialog>
  )
}

/** Of a request that was never confirmed nothing is owed, and what took place is paid. */
const mayBeRefunded = ({ status, history }: CustomerBooking) =>
  status !== "completed" && history.some((entry) => entry.status === "confirmed")
