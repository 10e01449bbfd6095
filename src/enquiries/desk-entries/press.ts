/** What one press does with a row of a desk: it is said, shown, and can be undone. */
import { ApiFailure } from "../../platform/api/api-failure.ts"
import { textsHere } from "../../platform/language/language.ts"
import { toastOnFailure } from "../../ui/overlay/toast-on-failure.ts"
import { toast } from "../../ui/overlay/toast-store.ts"
import { deskPageTexts } from "./desk-page.texts.ts"

/** Long enough to see what was done. */
export const UNDO_MS = 8000

/** @param now the row as it is now, where it is known; without it the page loads it anew */
export type OnChanged<Row> = (now?: Row) => unknown

/** @returns undefined where it could not be done; where somebody else was faster, what they did is shown */
export const press = async <Answer, Row>(
  asked: Promise<Answer>,
  rowOf: (answer: Answer) => Row,
  onChanged: OnChanged<Row>,
): Promise<Answer | undefined> => {
  const isOvertaken = asked.then(
    () => false,
    (error: unknown) => error instanceof ApiFailure && error.code === "conflict",
  )
  const done = await toastOnFailure(asked, textsHere(deskPageTexts).failed)
  if (done) await onChanged(rowOf(done))
  else if (await isOvertaken) await onChanged()
  return done
}

/** The button that was pressed is the one that undoes it. */
export const toastAssigned = (to: "me" | null) => {
  const t = textsHere(deskPageTexts)
  toast("success", to ? t.nowYours : t.givenUp)
}

/** @param undo whether it went back */
export const toastWithUndo = (message: string, undo: () => Promise<unknown>) => {
  const t = textsHere(deskPageTexts)
  const act = async () => {
    if (await undo()) toast("success", t.undone)
  }
  toast("success", message, UNDO_MS, { label: t.undo, act })
}
