import { useState } from "react"
import { Button } from "../../../ui/button.tsx"
import { Dialog } from "../../../ui/overlay/dialog.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { transitionsFor } from "../../booking.rules.ts"
import type { ProfessionalBooking } from "../../booking.schema.ts"
import { professionalCancelForm } from "../../cancel/cancel.form.ts"
import { ReasonDialog } from "../../cancel/components/reason-dialog.tsx"
import { BookingFacts } from "../../components/booking-facts.tsx"
import { Deadline } from "../../components/deadline.tsx"
import { bookingTexts } from "../../components/texts.ts"
import { VisitDrawing } from "../../components/their-work.tsx"
import { TransitionButtons } from "../../components/transition-buttons.tsx"
import { When } from "../../components/visit-line.tsx"
import { VisitSummary } from "../../components/visit-summary.tsx"
import { ProposalPanel } from "../../proposal/components/proposal-panel.tsx"
import { useRedirectFromTakenTime } from "../../proposal/use-taken-time.ts"
import type { ProfessionalBookingList } from "../professional-bookings.list.ts"
import { professionalBookingsTexts } from "../texts.ts"
import { SecondaryActions } from "./secondary-actions.tsx"
import { SecondaryDialog, useSecondaryDialog } from "./secondary-dialog.tsx"

/** The dialog that the address opens, if any. */
export function ProfessionalDialogs({ list }: { list: ProfessionalBookingList }) {
  useRedirectFromTakenTime(list)
  const { opened } = list
  return opened ? <OpenDialog key={opened.dialog + opened.row.id} list={list} {...opened} /> : null
}

type OpenDialogProps = { list: ProfessionalBookingList } & NonNullable<ProfessionalBookingList["opened"]>

function OpenDialog({ list, dialog, row: booking }: OpenDialogProps) {
  const { details, close } = useTexts(bookingTexts)
  // Decided when it opened: after a refusal the list is reloaded, and the dialog has to stay.
  const [ending] = useState(() => (dialog === "cancel" ? endingOf(booking) : undefined))
  const further = useSecondaryDialog({ dialog, booking, reader: "professional" })
  if (ending) return <Ending booking={booking} transition={ending} onClose={list.close} />
  if (further) return <SecondaryDialog what={further} booking={booking} reader="professional" list={list} />
  const actions = (
    <>
      <Button variant="plain" onClick={list.close}>
        {close}
      </Button>
      <TransitionButtons booking={booking} list={list} size="normal" replace />
    </>
  )
  return (
    <Dialog title={details} isOpen onClose={list.close} actions={actions}>
      <div className="grid gap-6">
        <VisitSummary booking={booking} reader="professional">
          <ProposalPanel booking={booking} reader="professional" list={list} />
          <Deadline booking={booking} />
        </VisitSummary>
        <SecondaryActions booking={booking} reader="professional" list={list} />
        <VisitDrawing booking={booking} className="h-40 w-full rounded-lg border border-line object-cover" />
        <BookingFacts booking={booking} reader="professional" />
      </div>
    </Dialog>
  )
}

const endingOf = (booking: ProfessionalBooking) =>
  transitionsFor("professional", booking, new Date()).find((name) => name === "decline" || name === "cancel")

type EndingProps = { booking: ProfessionalBooking; transition: "decline" | "cancel"; onClose: () => void }

function Ending({ booking, transition, onClose }: EndingProps) {
  const { cancelling, willRead } = useTexts(bookingTexts)
  const { declining, meaning } = useTexts(professionalBookingsTexts)
  const { client_name, service, booking_date } = booking
  return (
    <ReasonDialog
      described={professionalCancelForm}
      bookingId={booking.id}
      {...(transition === "decline" ? declining : cancelling)}
      reasonHint={client_name ? willRead(client_name) : undefined}
      onClose={onClose}
    >
      <p>{meaning(client_name, service.name, <When at={booking_date} />)}</p>
    </ReasonDialog>
  )
}
