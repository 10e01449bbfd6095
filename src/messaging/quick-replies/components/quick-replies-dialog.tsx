import { CountedTextArea } from "../../../ui/field/counted-field.tsx"
import { FormDialog } from "../../../ui/form/form-dialog.tsx"
import { useForm } from "../../../ui/form/use-form.ts"
import { toast } from "../../../ui/overlay/toast-store.ts"
import { useTexts } from "../../../ui/use-texts.ts"
import { QUICK_REPLY_LIMIT } from "../../message.rules.ts"
import { quickRepliesForm } from "../quick-replies.form.ts"
import { quickReplyTexts } from "../texts.ts"

interface QuickRepliesDialogProps {
  replies: readonly string[]
  onSaved: (replies: readonly string[]) => void
  onClose: () => void
}

const fields = ["first", "second", "third"] as const

export function QuickRepliesDialog({ replies, onSaved, onClose }: QuickRepliesDialogProps) {
  const t = useTexts(quickReplyTexts)
  const form = useForm(quickRepliesForm, {
    draft: null,
    prefill: () => Object.fromEntries(fields.map((name, at) => [name, replies[at] ?? ""])),
    onDone: ({ message, quick_replies }) => {
      toast("success", message)
      onSaved(quick_replies)
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={t.title} verb={t.save} keep={t.cancel} onClose={onClose} keepOnOutsideClick>
      <p>{t.about}</p>
      {fields.map((name) => (
        <CountedTextArea
          key={name}
          {...form.field(name)}
          required={undefined}
          rows={2}
          typed={form.typed[name]}
          limit={QUICK_REPLY_LIMIT}
        />
      ))}
    </FormDialog>
  )
}
