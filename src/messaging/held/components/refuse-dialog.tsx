import { formerTexts } from "../../../accounts/former.texts.ts"
import { FormDialog } from "../../../ui/form/form-dialog.tsx"
import { useDecisionForm } from "../../../ui/list/use-decision-form.ts"
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
  const form = useDecisionForm(refuseForm, { hiddenFields: { id: held.id }, draft: null, close: list.close })
  return (
    <FormDialog
      form={form}
      title={t.title}
      verb={t.confirm}
      keep={t.cancel}
      variant="danger"
      isQuestion
      returnTo="held-messages"
      onClose={list.close}
    >
      <p>{t.meaning(held.sender_name ?? former[held.side])}</p>
    </FormDialog>
  )
}
