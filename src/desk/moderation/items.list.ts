/** The three lists of what is decided about; and what the button that leaves something does. */
import { takedownKinds } from "../../moderation/takedown.rules.ts"
import { call } from "../../platform/api/api-client.ts"
import { textsHere } from "../../platform/language/language.ts"
import { describeList } from "../../ui/list/list.ts"
import type { RowList } from "../../ui/list/use-list.ts"
import { toastOnFailure } from "../../ui/overlay/toast-on-failure.ts"
import { toast } from "../../ui/overlay/toast-store.ts"
import { decideReport, foundItems, hiddenItems, reportedItems } from "./moderation.contract.ts"
import type { ModeratedItem } from "./moderation.schema.ts"
import { foundListTexts, hiddenListTexts, moderatedItemTexts, reportedListTexts } from "./texts.ts"

/** Each a name in the address. */
const dialogs = ["hide", "keep", "restore"] as const
export type DecisionName = (typeof dialogs)[number]

const filters = { kind: takedownKinds }

export const reportedList = describeList({
  texts: reportedListTexts,
  ...{ filters, dialogs },
  load: (asked, options) => call(reportedItems, asked, options),
  rows: ({ items }) => items,
})

export const hiddenList = describeList({
  texts: hiddenListTexts,
  ...{ filters, dialogs },
  load: (asked, options) => call(hiddenItems, asked, options),
  rows: ({ items }) => items,
})

export const foundList = describeList({
  texts: foundListTexts,
  hasTerms: true,
  dialogs,
  load: ({ q, cursor }, options) => call(foundItems, { q, cursor }, options),
  rows: ({ items }) => items,
})

/** What the cards need of whichever list they stand in. */
export type ItemList = RowList<ModeratedItem, DecisionName> & {
  opened: { dialog: DecisionName; row: ModeratedItem } | undefined
  close: () => void
}

/** The list is loaded anew after it, also where somebody else was faster. */
export const leaveInRow = async (form: FormData) => {
  const [id, item] = [String(form.get("report")), String(form.get("id"))]
  const deciding = call(decideReport, { id, decision: "leave" })
  const done = await toastOnFailure(deciding, textsHere(moderatedItemTexts).failedAct)
  if (!done) return null
  toast("success", done.message, 5000)
  return { gone: item }
}
