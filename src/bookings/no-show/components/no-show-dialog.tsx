import { useTexts } from "../../../ui/use-texts.ts"
import type { CustomerBooking, ProfessionalBooking } from "../../booking.schema.ts"
import { ReasonDialog } from "../../cancel/components/reason-dialog.tsx"
import { useCounterpart } from "../../components/counterpart.tsx"
import type { customerNoShowForm, professionalNoShowForm } from "../no-show.form.ts"
import { sidesWithStatement } from "../no-show.rules.ts"
import { noShowTexts } from "../texts.ts"

type NoShowDialogProps = {
  /** Of the side that speaks. */
  described: typeof customerNoShowForm | typeof professionalNoShowForm
  booking: CustomerBooking | ProfessionalBooking
  onClose: () => void
}

/** That a visit did not take place, in somebody's own words; or their answer to who says so. */
export function NoShowDialog({ described, booking, onClose }: NoShowDialogProps) {
  const t = useTexts(noShowTexts)
  const { name: other } = useCounterpart(booking)
  const what = sidesWithStatement(booking.history).length > 0 ? "answered" : "said"
  return (
    <ReasonDialog
      described={described}
      bookingId={booking.id}
      title={t.title[what]}
      verb={t.verb}
      keep={t.keep}
      reasonHint={t.hints.reason}
      onClose={onClose}
    >
      <p>
        {t.meaning[what](other)} {booking.status === "confirmed" && t.cancels}
      </p>
    </ReasonDialog>
  )
}
