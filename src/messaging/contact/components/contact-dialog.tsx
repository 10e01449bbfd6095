import { storedUser } from "../../../platform/session/stored-user.ts"
import { Field } from "../../../ui/field/field.tsx"
import { FormDialog } from "../../../ui/form/form-dialog.tsx"
import { useForm } from "../../../ui/form/use-form.ts"
import { tabDraft } from "../../../ui/form/use-saved-draft.ts"
import { toast } from "../../../ui/overlay/toast-store.ts"
import { useTexts } from "../../../ui/use-texts.ts"
import type { ConversationDetail } from "../../message.schema.ts"
import { contactForm } from "../contact.form.ts"
import { contactTexts } from "../texts.ts"

interface ContactDialogProps {
  conversationId: string
  /** Of who will see it. */
  name: string
  shared: ConversationDetail["shared_contact"]
  onClose: () => void
  onShared: () => Promise<void>
}

export function ContactDialog({ conversationId, name, shared, onClose, onShared }: ContactDialogProps) {
  const t = useTexts(contactTexts)
  const form = useForm(contactForm, {
    hiddenFields: { id: conversationId },
    draft: tabDraft(`share-contact:${conversationId}`),
    prefill: (typed) => ({
      phone: typed.phone || shared?.phone || "",
      email: typed.email || (shared ? (shared.email ?? "") : (storedUser()?.email ?? "")),
    }),
    onDone: async (message, isHere) => {
      toast("success", message)
      await onShared()
      if (isHere) onClose()
    },
  })
  return (
    <FormDialog form={form} title={t.dialog} verb={t.save} keep={t.cancel} onClose={onClose} keepOnOutsideClick>
      <p>{t.about(name)}</p>
      <Field {...form.field("phone")} required={undefined} type="tel" autoComplete="tel" inputMode="tel" />
      <Field {...form.field("email")} required={undefined} type="email" autoComplete="email" />
    </FormDialog>
  )
}
