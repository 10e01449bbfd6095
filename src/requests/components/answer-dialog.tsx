import { useId } from "react"
import { useRevalidator } from "react-router"
import { Button } from "../../ui/button.tsx"
import { TextAreaField } from "../../ui/field/field.tsx"
import { FormFrame, FormRefusalAlert } from "../../ui/form/form-frame.tsx"
import { useForm } from "../../ui/form/use-form.ts"
import { tabDraft } from "../../ui/form/use-saved-draft.ts"
import { Dialog } from "../../ui/overlay/dialog.tsx"
import { toast } from "../../ui/overlay/toast-store.ts"
import { useTexts } from "../../ui/use-texts.ts"
import type { ProfessionalRequestsList } from "../professional-requests.list.ts"
import { acceptForm, declineForm } from "../service-request.form.ts"
import { ANSWER_LIMIT } from "../service-request.rules.ts"
import type { ProfessionalRequest } from "../service-request.schema.ts"
import { answerDialogTexts, requestTexts } from "../texts.ts"

type Answer = "accept" | "decline"
const forms = { accept: acceptForm, decline: declineForm }

/** The dialog that the address opens, if any. */
export function AnswerDialog({ list }: { list: ProfessionalRequestsList }) {
  const { opened } = list
  if (!opened) return null
  return <OpenDialog key={opened.dialog + opened.row.id} answer={opened.dialog} request={opened.row} list={list} />
}

type OpenDialogProps = { answer: Answer; request: ProfessionalRequest; list: ProfessionalRequestsList }

/** After a refusal it stays open with what was typed; the list behind it is loaded anew either way. */
function OpenDialog({ answer, request, list }: OpenDialogProps) {
  const t = useTexts(answerDialogTexts)
  const { former } = useTexts(requestTexts)
  const { title, verb, meaning } = t[answer]
  const { revalidate } = useRevalidator()
  const form = useForm(forms[answer], {
    hiddenFields: { requestId: request.id },
    draft: tabDraft(`${forms[answer].name}:${request.id}`),
    // Before it closes: a dialog that closes loads nothing.
    onDone: async (message, isHere) => {
      toast("success", message, 5000)
      await revalidate()
      if (isHere) list.close()
    },
    onRefused: () => revalidate(),
  })
  const formId = useId()
  const actions = (
    <>
      <Button variant="secondary" onClick={list.close} disabled={form.busy}>
        {t.later}
      </Button>
      <Button {...form.button} variant={answer === "accept" ? "primary" : "danger"} form={formId}>
        {verb}
      </Button>
    </>
  )
  return (
    <Dialog title={title} isOpen onClose={list.close} keepOnOutsideClick busy={form.busy} actions={actions}>
      <FormFrame form={form} id={formId} className="grid gap-5">
        <p>{meaning(request.client_name ?? former.customer)}</p>
        <TextAreaField {...form.field("reason")} rows={4} maxLength={ANSWER_LIMIT} />
        <FormRefusalAlert form={form} />
      </FormFrame>
    </Dialog>
  )
}
