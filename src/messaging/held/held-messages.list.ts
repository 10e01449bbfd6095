/** What waits for a look, as the page of administrators shows it; and what the button that delivers does. */
import { call } from "../../platform/api/api-client.ts"
import { textsHere } from "../../platform/language/language.ts"
import { actOnSeveral } from "../../ui/list/act-on-several.ts"
import { describeList } from "../../ui/list/list.ts"
import type { OpenListOf } from "../../ui/list/use-list.ts"
import { toastOnFailure } from "../../ui/overlay/toast-on-failure.ts"
import { toast } from "../../ui/overlay/toast-store.ts"
import { decideHeldMessage, heldMessages } from "./held-message.contract.ts"
import type { HeldResult } from "./held-message.rules.ts"
import { heldListTexts } from "./texts.ts"

export const heldMessageList = describeList({
  texts: heldListTexts,
  dialogs: ["refuse"],
  load: (asked, options) => call(heldMessages, asked, options),
  rows: ({ held_messages }) => held_messages,
})

export type HeldMessageList = OpenListOf<typeof heldMessageList>

/** Each for itself. @param onDone the list loads anew */
export const decideSeveral = (rows: readonly { id: string }[], result: HeldResult, onDone: () => unknown) =>
  actOnSeveral({
    rows,
    act: ({ id }) => call(decideHeldMessage, { id, result }),
    done: textsHere(heldListTexts).several.done[result],
    onDone,
  })

/** The list is loaded anew after it, also where somebody else was faster. */
export const deliverInRow = async (form: FormData) => {
  const id = String(form.get("id"))
  const deciding = call(decideHeldMessage, { id, result: "delivered" })
  const done = await toastOnFailure(deciding, textsHere(heldListTexts).failedAct)
  if (!done) return null
  toast("success", done.message)
  return { gone: id }
}
