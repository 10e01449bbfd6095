import { useRevalidator } from "react-router"
import { formerTexts } from "../../../accounts/former.texts.ts"
import { FormDialog } from "../../../ui/form/form-dialog.tsx"
import { useForm } from "../../../ui/form/use-form.ts"
import { toast } from "../../../ui/overlay/toast-store.ts"
import { useTexts } from "../../../ui/use-texts.ts"
import type { HeldMessage } from "../held-message.schema.ts"
import type { HeldMessageList } from "../held-messages.list.ts"
import { refuseForm } from "../refuse.form.ts"
import { heldListTexts } from "../texts.ts"

/** The dialog that the address opens, if any. */
export function RefuseDialog({ list }: { list: HeldMessageList }) {
  const { opened } = list
  return opened ? <OpenDialog key={opened.row.id} held={opened.row} list={list} /> : null
}

function OpenDialog({ held, list }: { held: HeldMessage; list: HeldMessageList }) {
  const { refusing: t } = useTexts(heldListTexts)
  const former = useTexts(formerTexts)
  const { revalidate } = useRevalidator()
  const form = useForm(refuseForm, {
    hiddenFields: { id: held.id },
    draft: null,
    // Before it closes: a dialog that closes loads nothing.
    onDone: async (message, isHere) => {
      toast("success", message, 5000)
      await revalidate()
      if (isHere) list.close()
    },
    // Somebody else was faster: its card goes, and the dialog with it.
    onRefused: async (refused) => {
      if (!isOver(refused)) return
      toast("error", refused.message ?? "", 5000)
      await revalidate()
      list.close()
    },
  })
  return (
    <FormDialog
      form={isOver(form.refused) ? { ...form, refused: undefined } : form}
      title={t.title}
      verb={t.confirm}
      keep={t.cancel}
      variant="danger"
      isQuestion
      onClose={list.close}
    >
      <p>{t.meaning(held.sender_name ?? former[held.side])}</p>
    </FormDialog>
  )
}

/** It waits no more. */
const isOver = (refused: { code: string } | undefined) => refused?.code === "conflict" || refused?.code === "not_found"
