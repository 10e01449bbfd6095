import { type ReactNode, useCallback, useId } from "react"
import { useRevalidator } from "react-router"
import { indianDay } from "../../../platform/time.ts"
import { Button } from "../../../ui/button.tsx"
import { DateField } from "../../../ui/date-field.tsx"
import { Dialog } from "../../../ui/dialog.tsx"
import { FormFrame, FormRefusalAlert } from "../../../ui/form/form-frame.tsx"
import { tabDraft } from "../../../ui/form/tab-draft.ts"
import { useForm } from "../../../ui/form/use-form.ts"
import { TimeField } from "../../../ui/time-field.tsx"
import { toast } from "../../../ui/toast-store.ts"
import { useDates, useWords } from "../../../ui/use-words.ts"
import type { CustomerBooking, ProfessionalBooking } from "../../booking.schema.ts"
import { detailsLinkId } from "../../components/details-link.tsx"
import { When } from "../../components/when.tsx"
import { freeTimesFor } from "../proposal.acts.ts"
import type { customerProposalForm, professionalProposalForm } from "../proposal.form.ts"
import { proposalWords } from "../proposal.words.ts"
import { Choice, Choices, FreeChoices } from "./free-choices.tsx"

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
  const { service_id } = booking
  const provider_id = "provider_id" in booking ? booking.provider_id : undefined
  const load = useCallback(() => freeTimesFor({ service_id, provider_id }), [service_id, provider_id])
  const choose = (booking_date: string, booking_time: string) => form.fill({ booking_date, booking_time })
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
  const { booking_date, booking_time } = form.typed
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
        <FreeChoices
          load={load}
          date={String(booking_date ?? "")}
          time={String(booking_time ?? "")}
          onChoose={choose}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <DateField {...form.field("booking_date")} min={indianDay(new Date())} />
          <TimeField {...form.field("booking_time")} />
        </div>
        <Nearest starts={form.refused?.details.nearest} onChoose={choose} label={t.nearest} />
        <FormRefusalAlert form={form} />
      </FormFrame>
    </Dialog>
  )
}

type NearestProps = { starts: unknown; onChoose: (date: string, time: string) => void; label: ReactNode & string }

/** What is free instead of what was refused. */
function Nearest({ starts, onChoose, label }: NearestProps) {
  const dates = useDates()
  if (!Array.isArray(starts) || starts.length === 0) return null
  return (
    <Choices label={label}>
      {starts.map(String).map((start) => (
        <Choice key={start} isChosen={false} onChoose={() => onChoose(indianDay(new Date(start)), clockOf(start))}>
          {dates.instant(start, new Date())}
        </Choice>
      ))}
    </Choices>
  )
}

/** As the time field takes it. */
const clockOf = (start: string) => new Date(Date.parse(start) + 330 * 60_000).toISOString().slice(11, 16)
