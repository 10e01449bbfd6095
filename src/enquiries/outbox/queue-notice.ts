/** The notice on a later visit about a queued submission: when it is tried again, with buttons to send or delete it. */
import { textsHere } from "../../platform/language/language.ts"
import { flushAndRetry } from "./outbox.actions.ts"
import { previewOf } from "./outbox.rules.ts"
import { hideOutboxNotice, showOutboxNotice } from "./outbox-notice.ts"
import { deleteEntry, listEntries, onDeliveryStatus } from "./outbox-store.ts"
import { ownerHere } from "./rejected-submission.ts"
import { outboxTexts } from "./texts.ts"

const ID = "waiting-notice"

/** One at a time, the oldest of the current user; removed when it has arrived. */
export const showQueueNotice = async () => {
  const one = (await listEntries()).find(({ refused, owner }) => !refused && owner === ownerHere())
  if (!one) return hideOutboxNotice(ID)
  const t = textsHere(outboxTexts)
  const drop = async () => {
    await deleteEntry(one.key)
    await showQueueNotice()
  }
  showOutboxNotice({
    id: ID,
    text: t.waiting(previewOf(one)),
    detail: one.busyUntil === undefined ? t.offline : t.busy(one.busyUntil),
    actions: [
      { label: t.sendNow, kind: "secondary", act: () => void flushAndRetry(true) },
      { label: t.drop, kind: "quiet", act: () => void drop() },
    ],
  })
}

/** Shows the notice and updates it with every delivery status. */
export const keepQueueNotice = () => {
  onDeliveryStatus(() => void showQueueNotice())
  return showQueueNotice()
}
