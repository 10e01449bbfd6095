import type { ReactNode } from "react"
import { spacedNumber } from "../../../accounts/account.rules.ts"
import { useOwnMobile } from "../../../accounts/profile/use-own-mobile.ts"
import { storedUser } from "../../../platform/session/stored-user.ts"
import { Button } from "../../../ui/button.tsx"
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
  const mobile = useOwnMobile(true)
  const email = storedUser()?.email
  const form = useForm(contactForm, {
    hiddenFields: { id: conversationId },
    draft: tabDraft(`share-contact:${conversationId}`),
    prefill: (typed) => ({
      phone: typed.phone || shared?.phone || "",
      email: typed.email || shared?.email || "",
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
      {mobile && !form.typed.phone && (
        <UseOwn onUse={() => form.fill({ phone: mobile })}>{t.ownNumber(spacedNumber(mobile))}</UseOwn>
      )}
      <Field {...form.field("email")} required={undefined} type="email" autoComplete="email" />
      {email && !form.typed.email && <UseOwn onUse={() => form.fill({ email })}>{t.ownEmail(email)}</UseOwn>}
    </FormDialog>
  )
}

/** Shared by a press, never by itself. */
function UseOwn({ onUse, children }: { onUse: () => void; children: ReactNode }) {
  return (
    <Button variant="secondary" size="small" className="-mt-2 justify-self-start" onClick={onUse}>
      {children}
    </Button>
  )
}
