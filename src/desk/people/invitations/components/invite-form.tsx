import { useRevalidator } from "react-router"
import { deskRoleTexts } from "../../../../accounts/admin-invitation/texts.ts"
import { Button } from "../../../../ui/button.tsx"
import { Card } from "../../../../ui/card.tsx"
import { Field } from "../../../../ui/field/field.tsx"
import { RadioCards } from "../../../../ui/field/radio-cards.tsx"
import { FormDialog } from "../../../../ui/form/form-dialog.tsx"
import { FormFrame, FormRefusalAlert } from "../../../../ui/form/form-frame.tsx"
import { useForm } from "../../../../ui/form/use-form.ts"
import { useDecisionForm } from "../../../../ui/list/use-decision-form.ts"
import { toast } from "../../../../ui/overlay/toast-store.ts"
import { useTexts } from "../../../../ui/use-texts.ts"
import { invitationForm, withdrawalFormOf } from "../invitation.form.ts"
import type { OpenInvitation } from "../invitations.schema.ts"
import { invitationTexts } from "../texts.ts"

export function InviteForm() {
  const t = useTexts(invitationTexts)
  const roles = useTexts(deskRoleTexts)
  const { revalidate } = useRevalidator()
  const form = useForm(invitationForm, {
    draft: null,
    onDone: async (message) => {
      toast("success", message, 5000)
      await revalidate()
    },
  })
  const options = Object.entries(roles).map(([value, label]) => ({ value, label }))
  return (
    <Card>
      <FormFrame form={form} className="grid max-w-xl grid-cols-1 gap-5">
        <Field {...form.field("email")} type="email" inputMode="email" autoComplete="off" />
        <RadioCards {...form.field("role")} options={options} isStacked />
        <FormRefusalAlert form={form} />
        <Button {...form.button} className="justify-self-start">
          {t.invite}
        </Button>
      </FormFrame>
    </Card>
  )
}

type WithdrawDialogProps = { invitation: OpenInvitation; onClose: () => void }

export function WithdrawDialog({ invitation: { id, email }, onClose }: WithdrawDialogProps) {
  const { withdraw: t } = useTexts(invitationTexts)
  const form = useDecisionForm(withdrawalFormOf(id), { draft: null, close: onClose })
  return (
    <FormDialog
      form={form}
      title={t.title(email)}
      verb={t.verb}
      keep={t.keep}
      variant="danger"
      isQuestion
      returnTo="open-invitations"
      onClose={onClose}
    >
      <p>{t.meaning}</p>
    </FormDialog>
  )
}
