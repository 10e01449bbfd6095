import { useId } from "react"
import { useRevalidator } from "react-router"
import { Button } from "../../ui/button.tsx"
import { FormFrame, FormRefusalAlert } from "../../ui/form/form-frame.tsx"
import { useForm } from "../../ui/form/use-form.ts"
import { Dialog } from "../../ui/overlay/dialog.tsx"
import { toast } from "../../ui/overlay/toast-store.ts"
import { useTexts } from "../../ui/use-texts.ts"
import type { MyRequestsList } from "../my-requests.list.ts"
import { withdrawForm } from "../service-request.form.ts"
import type { CustomerRequest } from "../service-request.schema.ts"
import { myRequestsTexts } from "../texts.ts"

/** The dialog that the address opens, if any. */
export function WithdrawDialog({ list }: { list: MyRequestsList }) {
  const { opened } = list
  return opened ? <OpenDialog key={opened.row.id} request={opened.row} list={list} /> : null
}

/** Where it was answered meanwhile, that is said, and the list behind it shows it. */
function OpenDialog({ request, list }: { request: CustomerRequest; list: MyRequestsList }) {
  const { withdrawing: t } = useTexts(myRequestsTexts)
  const { revalidate } = useRevalidator()
  const form = useForm(withdrawForm(request.id), {
    draft: null,
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
      <Button variant="secondary" onClick={list.close} disabled={form.busy} data-first="">
        {t.cancel}
      </Button>
      <Button {...form.button} form={formId} variant="danger">
        {t.button}
      </Button>
    </>
  )
  return (
    <Dialog title={t.title} isOpen onClose={list.close} busy={form.busy} actions={actions}>
      <FormFrame form={form} id={formId} className="grid gap-4">
        <p>{t.text(request.provider_name)}</p>
        <FormRefusalAlert form={form} />
      </FormFrame>
    </Dialog>
  )
}
