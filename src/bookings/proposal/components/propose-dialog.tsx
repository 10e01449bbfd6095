import { useEffect, useEffectEvent, useId } from "react"
import { useRevalidator } from "react-router"
import { storedProfessionalId } from "../../../platform/session/stored-session.ts"
import { indianDay } from "../../../platform/time.ts"
import { Button } from "../../../ui/button.tsx"
import { DateField } from "../../../ui/date-field.tsx"
import { Dialog } from "../../../ui/dialog.tsx"
import { FormFrame, FormRefusalAlert } from "../../../ui/form/form-frame.tsx"
import { tabDraft } from "../../../ui/form/tab-draft.ts"
import { useForm } from "../../../ui/form/use-form.ts"
import { SlotPicker } from "../../../ui/slot-picker.tsx"
import { TimeField } from "../../../ui/time-field.tsx"
import { toast } from "../../../ui/toast-store.ts"
import { useWords } from "../../../ui/use-words.ts"
import type { CustomerBooking, ProfessionalBooking } from "../../booking.schema.ts"
import { When } from "../../components/when.tsx"
import { detailsLinkId } from "../../lists/components/details-link.tsx"
import { bookingChoicesWords } from "../../request/booking-choices.words.ts"
import { NearestTimes } from "../../request/components/nearest-times.tsx"
import { useFreeTimes } from "../../request/components/use-free-times.ts"
import type { customerProposalForm, professionalProposalForm } from "../proposal.form.ts"
import { proposalWords } from "../proposal.words.ts"

type ProposeDialogProps = {
  /** Of the side that proposes. */
  of: typeof customerProposalForm | typeof professionalProposalForm
  booking: CustomerBooking | ProfessionalBooking
  /** The other side's name. */
  other: string
  onClose: () => void
}

/** Asks for another time: a free one at a press, or any that is typed. A refusal stays here, with what was chosen. */
export function ProposeDialog({ of, booking, other, onClose }: ProposeDialogProps) {
  const t = useWords(proposalWords)
  const choices = useWords(bookingChoicesWords)
  const { revalidate } = useRevalidator()
  const form = useForm(of, {
    given: { id: booking.id },
    draft: tabDraft(`propose:${booking.id}`),
    onDone: async (message, isHere) => {
      toast("success", message, 5000)
      await revalidate()
      if (isHere) onClose()
    },
    onRefused: () => revalidate(),
  })
  const { booking_date: date = "", booking_time: time = "" } = form.typed as Record<string, string>
  const professionalId = "provider_id" in booking ? booking.provider_id : storedProfessionalId()
  const { loaded, state, open, refresh, more } = useFreeTimes(professionalId ?? "", booking.service_id)
  const begin = useEffectEvent(() => open(date))
  useEffect(() => begin(), [])
  const formId = useId()
  const actions = (
    <>
      <Button variant="secondary" onClick={onClose} disabled={form.busy}>
        {t.keep}
      </Button>
      <Button {...form.button} form={formId}>
        {t.verb}
      </Button>
    </>
  )
  return (
    <Dialog
      title={t.title}
      isOpen
      onClose={onClose}
      keepOnOutsideClick
      busy={form.busy}
      actions={actions}
      returnTo={detailsLinkId(booking.id)}
    >
      <FormFrame form={form} id={formId} className="grid gap-5">
        <p>{t.meaning(other, <When at={booking.start_time} />)}</p>
        <SlotPicker
          label={choices.when}
          days={loaded?.days ?? []}
          date={date}
          time={time}
          state={state}
          onChoose={(slot) => form.fill({ booking_date: slot.date, booking_time: slot.time })}
          onRetry={refresh}
          onMore={more}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <DateField {...form.field("booking_date")} min={indianDay(new Date())} />
          <TimeField {...form.field("booking_time")} />
        </div>
        <NearestTimes of={form.refused?.details.nearest} onChoose={form.fill} />
        <FormRefusalAlert form={form} />
      </FormFrame>
    </Dialog>
  )
}
