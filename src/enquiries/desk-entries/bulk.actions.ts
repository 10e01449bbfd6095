/** What is said once several rows were changed, and how it is undone. */
import { textsHere } from "../../platform/language/language.ts"
import { toastOnFailure } from "../../ui/overlay/toast-on-failure.ts"
import { toast } from "../../ui/overlay/toast-store.ts"
import type { ChosenRows } from "./bulk.schema.ts"
import { deskPageTexts } from "./desk-page.texts.ts"
import { toastWithUndo, UNDO_MS } from "./press.ts"

interface BulkChanged<Before> {
  changed: readonly { id: string; version: number; before: Before }[]
  message: string
}

interface BulkAct<Before> {
  changing: Promise<BulkChanged<Before>>
  /** Those that were alike go back together. */
  putBack: (rows: ChosenRows, before: Before) => Promise<unknown>
  /** The list loads anew. */
  onChanged: () => unknown
}

export const changeSeveral = async <Before>({ changing, putBack, onChanged }: BulkAct<Before>) => {
  const t = textsHere(deskPageTexts)
  const done = await toastOnFailure(changing, t.failed)
  await onChanged()
  if (!done) return
  const undo = async () => {
    const groups = [...Map.groupBy(done.changed, ({ before }) => JSON.stringify(before)).values()]
    const calls = groups.map((group) =>
      putBack(
        group.map(({ id, version }) => ({ id, version })),
        group[0]!.before,
      ),
    )
    const back = await toastOnFailure(Promise.all(calls), t.failed)
    await onChanged()
    return back
  }
  if (done.changed.length > 0) toastWithUndo(done.message, undo)
  else toast("success", done.message, UNDO_MS)
}

export const chosenOf = (rows: readonly { id: string; version: number }[]): ChosenRows =>
  rows.map(({ id, version }) => ({ id, version }))
