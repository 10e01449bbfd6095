import { formerTexts } from "../../accounts/former.texts.ts"
import { CountedTextArea } from "../../ui/field/counted-field.tsx"
import { tabDraft } from "../../ui/form/use-saved-draft.ts"
import { useTexts } from "../../ui/use-texts.ts"
import type { ProfessionalRequestsList } from "../professional-requests.list.ts"
import { acceptForm, declineForm } from "../service-request.form.ts"
import { ANSWER_LIMIT } from "../service-request.rules.ts"
import type { ProfessionalRequest } from "../service-request.schema.ts"
import { answerDialogTexts } from "../texts.ts"
import { useRequestAct } from "../use-request-act.ts"
import { ActDialog } from "./act-dialog.tsx"

type Answer = "accept" | "decline"
const forms = { accept: acceptForm, decline: declineForm }

/** The dialog that the address opens, if any. */
export function AnswerDialog({ list }: { list: ProfessionalRequestsList }) {
  const { opened } = list
  if (!opened) return null
  return <OpenDialog key={opened.dialog + opened.row.id} answer={opened.dialog} request={opened.row} list={list} />
}

type OpenDialogProps = { answer: Answer; request: ProfessionalRequest; list: ProfessionalRequestsList }

function OpenDialog({ answer, request, list }: OpenDialogProps) {
  const t = useTexts(answerDialogTexts)
  const former = useTexts(formerTexts)
  const { meaning, meaningByMail, ...texts } = t[answer]
  const name = request.client_name ?? former.customer
  const draft = tabDraft(`${forms[answer].name}:${request.id}`)
  const { form, settled } = useRequestAct(forms[answer], { name: answer, request, list, draft })
  return (
    <ActDialog
      {...texts}
      {...{ form, settled, request, name }}
      meaning={(request.can_write ? meaning : meaningByMail)(name)}
      keep={t.later}
      variant={answer === "accept" ? "primary" : "danger"}
      onClose={list.close}
    >
      <CountedTextArea {...form.field("reason")} typed={form.typed.reason} limit={ANSWER_LIMIT} rows={4} />
    </ActDialog>
  )
}
