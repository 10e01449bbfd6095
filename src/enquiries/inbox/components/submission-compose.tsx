import { useState } from "react"
import { useRevalidator } from "react-router"
import { Button } from "../../../ui/button.tsx"
import { TextAreaField } from "../../../ui/field/text-area-field.tsx"
import { FormDialog } from "../../../ui/form/form-dialog.tsx"
import { useForm } from "../../../ui/form/use-form.ts"
import { tabDraft } from "../../../ui/form/use-saved-draft.ts"
import { toast } from "../../../ui/overlay/toast-store.ts"
import { useFocusOnChange } from "../../../ui/use-focus-on-change.ts"
import { useTexts } from "../../../ui/use-texts.ts"
import { ComposeTabs } from "../../desk-entries/components/compose-tabs.tsx"
import { TextForm } from "../../desk-entries/components/text-form.tsx"
import { inviteRegistered, type OnSubmissionChanged } from "../inbox.actions.ts"
import { incomingForm, noteForm, refuseForm, replyForm } from "../inbox.form.ts"
import type { WholeSubmission } from "../inbox.schema.ts"
import { submissionPaneTexts } from "../inbox-page.texts.ts"

interface SubmissionComposeProps {
  submission: WholeSubmission
  onChanged: OnSubmissionChanged
}

const tabs = ["reply", "note", "incoming"] as const

/** What is written: to the sender, for the team, or as it came back. Each keeps its draft. */
export function SubmissionCompose({ submission, onChanged }: SubmissionComposeProps) {
  const t = useTexts(submissionPaneTexts)
  const [tab, setTab] = useState<(typeof tabs)[number]>("reply")
  const { id, version, kind, decision, email, reply_to } = submission
  const place = useFocusOnChange<HTMLDivElement>(decision, "[data-decided]")
  const shared = { id, version, onDone: ({ submission: now }: { submission: WholeSubmission }) => onChanged(now) }
  return (
    <div ref={place} data-item="" className="grid grid-cols-1 gap-6">
      {kind === "registration" && email && <Decision submission={submission} onChanged={onChanged} key={decision} />}
      <section aria-label={t.compose.label} className="grid grid-cols-1 gap-4">
        <ComposeTabs
          label={t.compose.label}
          tabs={tabs.filter((one) => one !== "reply" || email).map((one) => ({ value: one, label: t.compose[one] }))}
          value={email ? tab : tab === "reply" ? "note" : tab}
          onChange={setTab}
        />
        {tab === "reply" && email && (
          <>
            <TextForm
              key="reply"
              {...shared}
              form={replyForm}
              verb={t.send}
              // Of an inquiry the loud button sends it to professionals.
              variant={kind === "inquiry" ? "secondary" : "primary"}
              rows={7}
            />
            <p className="text-muted text-sm">{t.replyTo(reply_to)}</p>
          </>
        )}
        {(tab === "note" || (tab === "reply" && !email)) && (
          <TextForm key="note" {...shared} form={noteForm} verb={t.keepNote} variant="secondary" rows={4} />
        )}
        {tab === "incoming" && (
          <TextForm key="incoming" {...shared} form={incomingForm} verb={t.enter} variant="secondary" rows={6} />
        )}
      </section>
    </div>
  )
}

function Decision({ submission, onChanged }: SubmissionComposeProps) {
  const { decide: t } = useTexts(submissionPaneTexts)
  const [isRefusing, setRefusing] = useState(false)
  const [busy, setBusy] = useState(false)
  const { decision } = submission
  const approve = () => {
    if (busy) return
    setBusy(true)
    void inviteRegistered(submission, onChanged).finally(() => setBusy(false))
  }
  if (decision)
    return (
      <p data-decided="" tabIndex={-1} className="rounded-md bg-sunken px-4 py-3">
        {t[decision]}
      </p>
    )
  return (
    <section aria-label={t.title} className="grid grid-cols-1 gap-4 rounded-md bg-sunken p-4">
      <p>{t.meaning}</p>
      <div className="flex flex-wrap gap-2">
        <Button icon="check" busy={busy} onClick={approve}>
          {t.approve}
        </Button>
        <Button variant="secondary" onClick={() => setRefusing(true)}>
          {t.refuse}
        </Button>
      </div>
      {isRefusing && <RefuseDialog submission={submission} onClose={() => setRefusing(false)} onChanged={onChanged} />}
    </section>
  )
}

function RefuseDialog({ submission, onClose, onChanged }: SubmissionComposeProps & { onClose: () => void }) {
  const { decide: t } = useTexts(submissionPaneTexts)
  const { revalidate } = useRevalidator()
  const { id, version, name } = submission
  const form = useForm(refuseForm, {
    hiddenFields: { id, version: String(version) },
    draft: tabDraft(`${refuseForm.name}-${id}`),
    onDone: async ({ message, submission: now }) => {
      toast("success", message)
      await onChanged(now)
      onClose()
    },
    onRefused: async ({ code }) => {
      if (code === "conflict") await revalidate()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t.askRefuse(name)}
      verb={t.refuse}
      keep={t.cancel}
      variant="danger"
      onClose={onClose}
      keepOnOutsideClick
    >
      <TextAreaField {...form.field("text")} rows={4} dir="auto" />
    </FormDialog>
  )
}
