import { useEffect, useEffectEvent, useId } from "react"
import { useRevalidator } from "react-router"
import type { Texts } from "../../../platform/language/language.ts"
import { storedProfessionalId } from "../../../platform/session/stored-session.ts"
import { Button } from "../../../ui/button.tsx"
import { FormFrame, FormRefusalAlert } from "../../../ui/form/form-frame.tsx"
import { useForm } from "../../../ui/form/use-form.ts"
import { tabDraft } from "../../../ui/form/use-saved-draft.ts"
import { LinkButton } from "../../../ui/link.tsx"
import { Dialog } from "../../../ui/overlay/dialog.tsx"
import { toast } from "../../../ui/overlay/toast-store.ts"
import { useTexts } from "../../../ui/use-texts.ts"
import type { CustomerBooking, ProfessionalBooking } from "../../booking.schema.ts"
import { useCounterpart } from "../../components/counterpart.tsx"
import { When } from "../../components/visit-line.tsx"
import { detailsLinkId } from "../../lists/components/secondary-actions.tsx"
import { ChosenTime } from "../../request/components/chosen-time.tsx"
import { VisitTime } from "../../request/components/visit-time.tsx"
import { isListed } from "../../request/free-days.rules.ts"
import { useFreeTimes } from "../../request/use-free-times.ts"
import type { rescheduleForm } from "../../reschedule/reschedule.form.ts"
import { rescheduleTexts } from "../../reschedule/texts.ts"
import type { customerProposalForm, professionalProposalForm } from "../proposal.form.ts"
import { proposalTexts } from "../texts.ts"
import { useTakenTime, withTakenTime } from "../use-taken-time.ts"

type ProposeDialogProps = {
  /** Of the side that proposes. */
  makeForm: typeof customerProposalForm | typeof professionalProposalForm | typeof rescheduleForm
  texts?: Texts<Pick<ReturnType<typeof proposalTexts.in>, "title" | "verb" | "keep" | "meaning">>
  booking: CustomerBooking | ProfessionalBooking
  /** The dialog to use once this one cannot change the time any more; the draft is shared by both. */
  instead?: string | undefined
  onClose: () => void
}

/** Asks for another time: a free one at a press, or any that is typed. A refusal stays here, with what was chosen. */
export function ProposeDialog({ makeForm, texts = proposalTexts, booking, instead, onClose }: ProposeDialogProps) {
  const t = useTexts(texts)
  const { confirmedNow } = useTexts(rescheduleTexts)
  const { name: other } = useCounterpart(booking)
  const { revalidate } = useRevalidator()
  const taken = useTakenTime()
  const isOwnCalendar = !("provider_id" in booking)
  const professionalId = isOwnCalendar ? storedProfessionalId() : booking.provider_id
  const times = useFreeTimes(professionalId ?? "", booking.service_id)
  const isFree = (date: string, time: string) => times.loaded !== undefined && isListed(times.loaded, date, time)
  const form = useForm(makeForm(isFree), {
    hiddenFields: { id: booking.id },
    // A draft would have a chosen time, which hides the message about the taken one.
    draft: taken ? null : tabDraft(`propose:${booking.id}`),
    onDone: async (message, isHere) => {
      toast("success", message, 5000)
      await revalidate()
      if (isHere) onClose()
    },
    onRefused: () => revalidate(),
  })
  const begin = useEffectEvent(() => times.open(String(form.typed.booking_date ?? "")))
  useEffect(() => begin(), [])
  const formId = useId()
  const actions = (
    <>
      <Button variant="plain" onClick={onClose} disabled={form.busy} className="max-sm:hidden">
        {t.keep}
      </Button>
      {instead ? (
        <InsteadLink to={instead} />
      ) : (
        <Button {...form.button} form={formId}>
          {t.verb}
        </Button>
      )}
    </>
  )
  return (
    <Dialog
      title={t.title}
      isOpen
      onClose={onClose}
      keepOnOutsideClick
      busy={form.busy}
      sum={<ChosenTime form={form} times={times} duration={booking.duration} />}
      actions={actions}
      returnTo={detailsLinkId(booking.id)}
    >
      <FormFrame form={form} id={formId} className="grid gap-5">
        {!instead && <p>{t.meaning(other, <When at={booking.start_time} />)}</p>}
        <VisitTime form={withTakenTime(form, taken)} times={times} takesAny={isOwnCalendar || undefined} />
        {instead && !form.refused && <p role="status">{confirmedNow}</p>}
        <FormRefusalAlert form={form} />
      </FormFrame>
    </Dialog>
  )
}

function InsteadLink({ to }: { to: string }) {
  const { way } = useTexts(proposalTexts)
  return (
    <LinkButton to={to} replace preventScrollReset>
      {way}
    </LinkButton>
  )
}
