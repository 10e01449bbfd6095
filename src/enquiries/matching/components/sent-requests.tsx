import { useState } from "react"
import { useRevalidator } from "react-router"
import { formerTexts } from "../../../accounts/former.texts.ts"
import { RequestBadge } from "../../../requests/components/request-state.tsx"
import { shownStatusOfInquiry } from "../../../requests/service-request.rules.ts"
import { Button } from "../../../ui/button.tsx"
import { TextAreaField } from "../../../ui/field/text-area-field.tsx"
import { FormDialog } from "../../../ui/form/form-dialog.tsx"
import { useForm } from "../../../ui/form/use-form.ts"
import { tabDraft } from "../../../ui/form/use-saved-draft.ts"
import { toast } from "../../../ui/overlay/toast-store.ts"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import type { OnSubmissionChanged } from "../../inbox/inbox.actions.ts"
import type { WholeSubmission } from "../../inbox/inbox.schema.ts"
import { takeBackForm } from "../take-back.form.ts"
import { matchingTexts } from "../texts.ts"

interface SentRequestsProps {
  submission: WholeSubmission
  canAct: boolean
  onChanged: OnSubmissionChanged
}

/** Who has the inquiry, how each stands, and taking it back from those who have not answered. */
export function SentRequests({ submission, canAct, onChanged }: SentRequestsProps) {
  const t = useTexts(matchingTexts)
  const former = useTexts(formerTexts)
  const dates = useDates()
  const [isAsking, setAsking] = useState(false)
  const now = new Date()
  const { requests } = submission
  const waiting = requests.filter(({ status }) => status === "pending").length
  const close = () => setAsking(false)
  return (
    <section aria-labelledby="sent" className="grid grid-cols-1 gap-3 rounded-md border border-line p-4">
      <h3 id="sent" className="font-sans font-semibold text-base tracking-normal">
        {t.sent}
      </h3>
      <ul className="grid grid-cols-1 divide-y divide-line">
        {requests.map((request) => (
          <li key={request.id} className="grid gap-1 py-2">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <span className="wrap-anywhere font-semibold">{request.provider_name ?? former.professional}</span>
              <RequestBadge status={shownStatusOfInquiry(request)} />
            </div>
            <p className="text-muted text-sm">
              {request.status === "pending"
                ? t.due(dates.instant(request.answer_due_at, now))
                : dates.instant(request.updated_at, now)}
              {request.status === "accepted" && ` · ${request.has_contact ? t.contact.shown : t.contact.hidden}`}
            </p>
            {request.reason && (
              <p dir="auto" className="wrap-anywhere whitespace-pre-line">
                {request.reason}
              </p>
            )}
          </li>
        ))}
      </ul>
      {canAct && waiting > 0 && (
        <Button size="small" variant="secondary" onClick={() => setAsking(true)} className="justify-self-start">
          {t.takeBack}
        </Button>
      )}
      {isAsking && <TakeBackDialog submission={submission} waiting={waiting} onClose={close} onChanged={onChanged} />}
    </section>
  )
}

interface TakeBackDialogProps extends Omit<SentRequestsProps, "canAct"> {
  waiting: number
  onClose: () => void
}

function TakeBackDialog({ submission: { id, version }, waiting, onClose, onChanged }: TakeBackDialogProps) {
  const t = useTexts(matchingTexts)
  const { revalidate } = useRevalidator()
  const form = useForm(takeBackForm, {
    hiddenFields: { id, version: String(version) },
    draft: tabDraft(`${takeBackForm.name}-${id}`),
    onDone: async ({ message, submission }) => {
      toast("success", message, 5000)
      await onChanged(submission)
      onClose()
    },
    // What somebody else did meanwhile is shown behind it.
    onRefused: async ({ code }) => {
      if (code === "conflict") await revalidate()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t.askTakeBack(waiting)}
      verb={t.takeBack}
      keep={t.keep}
      variant="danger"
      onClose={onClose}
      keepOnOutsideClick
    >
      <p>{t.meaning}</p>
      <TextAreaField {...form.field("note")} rows={3} dir="auto" />
    </FormDialog>
  )
}
