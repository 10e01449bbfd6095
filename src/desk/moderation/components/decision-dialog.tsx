import { useMemo } from "react"
import { MAX_REASON } from "../../../moderation/takedown.rules.ts"
import { CountedTextArea } from "../../../ui/field/counted-field.tsx"
import { FormDialog } from "../../../ui/form/form-dialog.tsx"
import { tabDraft } from "../../../ui/form/use-saved-draft.ts"
import { useDecisionForm } from "../../../ui/list/use-decision-form.ts"
import { useTexts } from "../../../ui/use-texts.ts"
import { decisionForm } from "../decision.form.ts"
import type { DecisionName, ItemList } from "../items.list.ts"
import type { ModeratedItem } from "../moderation.schema.ts"
import { decisionDialogTexts, moderatedItemTexts } from "../texts.ts"

/** The dialog that the address opens, if any and where it is still to be decided. */
export function DecisionDialog({ list }: { list: ItemList }) {
  const { opened } = list
  return opened ? <OpenDialog key={opened.row.id} item={opened.row} act={opened.dialog} list={list} /> : null
}

function OpenDialog({ item, act, list }: { item: ModeratedItem; act: DecisionName; list: ItemList }) {
  const t = useTexts(decisionDialogTexts)
  const { formerAuthor } = useTexts(moderatedItemTexts)
  const description = useMemo(() => decisionForm(act, item), [act, item])
  const form = useDecisionForm(description, { draft: tabDraft(`${act}:${item.id}`), close: list.close })
  const { kind } = item
  const { title, meaning, confirm } = t[act]
  return (
    <FormDialog
      form={form}
      title={title[kind]}
      verb={confirm}
      keep={t.cancel}
      variant={act === "restore" ? "primary" : "danger"}
      onClose={list.close}
      keepOnOutsideClick
    >
      <p>{meaning[kind](item.author_name ?? formerAuthor[kind])}</p>
      <CountedTextArea {...form.field("reason")} typed={form.typed.reason} limit={MAX_REASON} rows={4} />
    </FormDialog>
  )
}
