/** Comments as the desk sees them, and what its buttons do. */
import { call } from "../../platform/api/api-client.ts"
import { textsHere } from "../../platform/language/language.ts"
import { actOnSeveral } from "../../ui/list/act-on-several.ts"
import { describeList } from "../../ui/list/list.ts"
import type { OpenListOf } from "../../ui/list/use-list.ts"
import { toastOnFailure } from "../../ui/overlay/toast-on-failure.ts"
import { toast } from "../../ui/overlay/toast-store.ts"
import { decideComment, deskComments } from "./comment.contract.ts"
import { commentDecisions } from "./comment.rules.ts"
import { deskCommentsTexts } from "./texts.ts"

export const deskCommentList = describeList({
  texts: deskCommentsTexts,
  filters: { show: ["reported", "visible", "hidden"] },
  dialogs: ["hide"],
  load: (asked, options) => call(deskComments, asked, options),
  rows: ({ comments }) => comments,
})

export type DeskCommentList = OpenListOf<typeof deskCommentList>

/** Each for itself. @param onDone the list loads anew */
export const showSeveral = (rows: readonly { id: string }[], onDone: () => unknown) =>
  actOnSeveral({
    rows,
    act: ({ id }) => call(decideComment, { id, decision: "show" }),
    done: textsHere(deskCommentsTexts).several.done,
    onDone,
  })

/** The list is loaded anew after it, also where somebody else was faster. */
export const decideInRow = async (form: FormData) => {
  const id = String(form.get("id"))
  const decision = commentDecisions.find((one) => one === form.get("decision")) ?? "leave"
  const done = await toastOnFailure(call(decideComment, { id, decision }), textsHere(deskCommentsTexts).failedAct)
  if (!done) return null
  toast("success", done.message, 5000)
  return { gone: id }
}
