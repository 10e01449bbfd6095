import { type ReactNode, useState } from "react"
import { Button } from "../../../ui/button.tsx"
import { CountedTextArea } from "../../../ui/field/counted-field.tsx"
import { SelectField } from "../../../ui/field/select.tsx"
import { FormDialog } from "../../../ui/form/form-dialog.tsx"
import { useForm } from "../../../ui/form/use-form.ts"
import { tabDraft } from "../../../ui/form/use-saved-draft.ts"
import { LinkButton } from "../../../ui/link.tsx"
import { Dialog } from "../../../ui/overlay/dialog.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { REPORT_LIMIT, reportReasons } from "../grievance.rules.ts"
import type { ReportFields } from "../grievance.schema.ts"
import { reportForm } from "../report.form.ts"
import { reportTexts } from "../texts.ts"

interface ReportDialogProps {
  reported: Pick<ReportFields, "kind" | "about">
  title: string
  /** Of whom it is about. */
  name: string
  onClose: () => void
  /** Where it is not the usual one: what is to be written. */
  hint?: string
  /** What else can be done about it, once it was sent. */
  children?: ReactNode
}

/** Reports what is before one's eyes; the answer is its ticket. */
export function ReportDialog({ reported, title, name, onClose, hint, children }: ReportDialogProps) {
  const t = useTexts(reportTexts)
  const [sent, setSent] = useState<string>()
  const form = useForm(reportForm, {
    hiddenFields: { ...reported },
    draft: tabDraft(`report:${reported.about}`),
    onDone: ({ message }) => setSent(message),
  })
  if (sent)
    return (
      <Dialog
        title={t.sent}
        isOpen
        onClose={onClose}
        actions={
          <>
            <LinkButton to="/grievance/status" variant="secondary">
              {t.status}
            </LinkButton>
            <Button onClick={onClose}>{t.close}</Button>
          </>
        }
      >
        <div className="grid gap-4">
          <p>{sent}</p>
          {children}
        </div>
      </Dialog>
    )
  return (
    <FormDialog form={form} title={title} verb={t.send} keep={t.keep} onClose={onClose} keepOnOutsideClick>
      <p>{t.meaning(name)}</p>
      <SelectField
        {...form.field("reason")}
        placeholder={t.choose}
        options={reportReasons.map((value) => ({ value, label: t.reasons[value] }))}
      />
      <CountedTextArea
        {...form.field("message")}
        {...(hint && { hint })}
        typed={form.typed.message}
        limit={REPORT_LIMIT}
        rows={5}
      />
    </FormDialog>
  )
}
