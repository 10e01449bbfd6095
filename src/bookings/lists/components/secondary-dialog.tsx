import { useState } from "react"
import type { Side } from "../../../platform/sides.rules.ts"
import type { CustomerBooking, ProfessionalBooking } from "../../booking.schema.ts"
import { NoShowDialog } from "../../no-show/components/no-show-dialog.tsx"
import { customerNoShowForm, professionalNoShowForm } from "../../no-show/no-show.form.ts"
import { noShowRefusal, sidesWithStatement } from "../../no-show/no-show.rules.ts"
import { ProposeDialog } from "../../proposal/components/propose-dialog.tsx"
import { customerProposalForm, professionalProposalForm } from "../../proposal/proposal.form.ts"
import { proposalRefusal } from "../../proposal/proposal.rules.ts"
import { rescheduleForm } from "../../reschedule/reschedule.form.ts"
import { canReschedule, dialogForOtherTime } from "../../reschedule/reschedule.rules.ts"
import { rescheduleTexts } from "../../reschedule/texts.ts"
import type { MyBookingsList } from "../my-bookings.list.ts"
import type { ProfessionalBookingList } from "../professional-bookings.list.ts"

type DialogRequest = { dialog: string; booking: CustomerBooking | ProfessionalBooking; reader: Side }

/** Which of the less frequent dialogs the address asks for, if it was allowed when it opened. */
export const useSecondaryDialog = ({ dialog, booking, reader }: DialogRequest) => {
  const [opened] = useState(() => {
    const now = new Date()
    if (dialog === "move" && reader === "customer" && canReschedule(booking, now)) return "move"
    if (dialog === "propose" && !proposalRefusal(reader, booking, now)) return "propose"
    if (dialog === "no_show" && !noShowRefusal(reader, booking, sidesWithStatement(booking.history), now))
      return "no_show"
    return undefined
  })
  return opened
}

type SecondaryDialogProps = {
  what: NonNullable<ReturnType<typeof useSecondaryDialog>>
  booking: CustomerBooking | ProfessionalBooking
  reader: Side
  list: MyBookingsList | ProfessionalBookingList
}

export function SecondaryDialog({ what, reader, booking, list }: SecondaryDialogProps) {
  const isCustomer = reader === "customer"
  const dialog = { booking, onClose: list.close }
  if (what === "move") {
    // If the booking is confirmed while the dialog is open, its time can only be proposed; the draft keeps the chosen one.
    const mustPropose = dialogForOtherTime(reader, booking, new Date()) === "propose"
    return (
      <ProposeDialog
        makeForm={rescheduleForm}
        texts={rescheduleTexts}
        instead={mustPropose ? list.toDialog("propose", booking.id) : undefined}
        {...dialog}
      />
    )
  }
  return what === "propose" ? (
    <ProposeDialog makeForm={isCustomer ? customerProposalForm : professionalProposalForm} {...dialog} />
  ) : (
    <NoShowDialog described={isCustomer ? customerNoShowForm : professionalNoShowForm} {...dialog} />
  )
}
