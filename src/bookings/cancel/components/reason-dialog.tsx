import type { ReactNode } from "react"
import { useRevalidator } from "react-router"
import { CountedTextArea } from "../../../ui/field/counted-field.tsx"
import { FormDialog } from "../../../ui/form/form-dialog.tsx"
import { useForm } from "../../../ui/form/use-form.ts"
import { tabDraft } from "../../../ui/form/use-saved-draft.ts"
import { toast } from "../../../ui/overlay/toast-store.ts"
import { REASON_LIMIT } from "../../booking.rules.ts"
import { detailsLinkId } from "../../lists/components/secondary-actions.tsx"
import type { customerNoShowForm, professionalNoShowForm } from "../../no-show/no-show.form.ts"
import type { customerCancelForm, professionalCancelForm } from "../cancel.form.ts"

type ReasonForm =
  | typeof customerCancelForm
  | typeof professionalCancelForm
  | typeof customerNoShowForm
  | typeof professionalNoShowForm

type ReasonDialogProps = {
  /** What is done with it, by the side that asks. */
  described: ReasonForm
  bookingId: string
  title: string
  /** On the button that does it, and on the one that does not. */
  verb: string
  keep: string
  /** None where nobody is there to read it. */
  reasonHint: string | undefined
  onClose: () => void
  /** What it means, before it is done. */
  children: ReactNode
}

/** Asks for a reason, which the other side reads. After a refusal it stays open with what was typed; the list behind it is reloaded either way. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { described, bookingId, title, verb, keep, reasonHint, onClose, children } = props
  const { revalidate } = useRevalidator()
  const form = useForm(described, {
    hiddenFields: { id: bookingId },
    draft: tabDraft(`${described.name}:${bookingId}`),
    onDone: async (message, isHere) => {
      toast("success", message, 5000)
      await revalidate()
      if (isHere) onClose()
    },
    onRefused: () => revalidate(),
  })
  return (
    <FormDialog
      form={form}
      title={title}
      verb={verb}
      keep={keep}
      variant="danger"
      onClose={onClose}
      keepOnOutsideClick
      returnTo={detailsLinkId(bookingId)}
    >
      {children}
      <CountedTextArea
        {...form.field("reason")}
        typed={form.typed.reason}
        limit={REASON_LIMIT}
        rows={2}
        hint={reasonHint}
      />
    </FormDialog>
  )
}
