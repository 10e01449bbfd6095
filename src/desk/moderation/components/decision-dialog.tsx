import { useMemo } from "react"
import { useRevalidator } from "react-router"
import { MAX_REASON } from "../../../moderation/takedown.rules.ts"
import { CountedTextArea } from "../../../ui/field/counted-field.tsx"
import { FormDialog } from "../../../ui/form/form-dialog.tsx"
import { useForm } from "../../../ui/form/use-form.ts"
import { tabDraft } from "../../../ui/form/use-saved-draft.ts"
import { toast } from "../../../ui/overlay/toast-store.ts"
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
  const { revalidate } = useRevalidator()
  const description = useMemo(() => decisionForm(act, item), [act, item])
  const form = useForm(description, {
    draft: tabDraft(`${act}:${item.id}`),
    // Before it closes: a dialog that closes loads nothing.
    onDone: async (message, isHere) => {
      toast("success", message, 5000)
      await revalidate()
      if (isHere) list.close()
    },
    // Somebody else was faster: what they decided shows, and the dialog goes.
    onRefused: async (refused) => {
      if (!isOver(refused)) return
      toast("error", refused.message ?? "", 5000)
      await revalidate()
      list.close()
    },
  })
  const { kind } = item
  const { title, meaning, confirm } = t[act]
  return (
    <FormDialog
      form={isOver(form.refused) ? { ...form, refused: undefined } : form}
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

const isOver = (refused: { code: string } | undefined) => refused?.code === "conflict" || refused?.code === "not_found"
