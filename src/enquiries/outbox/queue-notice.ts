/** The notice on a later visit about a queued submission: when it is tried again, with buttons to send or delete it. */
import { textsHere } from "../../platform/language/language.ts"
import { onDelivery } from "../../platform/outbox/delivery.ts"
import { discardEntry, flush } from "../../platform/outbox/outbox.actions.ts"
import { hideOutboxNotice, showOutboxNotice } from "./outbox-notice.ts"
import { listSubmissions } from "./stored-submissions.ts"
import { previewOf } from "./submission-entry.rules.ts"
import { outboxTexts } from "./texts.ts"

const ID = "waiting-notice"

/** One at a time, the oldest of the current user; removed when it has arrived. */
const showQueueNotice = async () => {
  const one = (await listSubmissions()).find(({ refused }) => !refused)
  if (!one) return hideOutboxNotice(ID)
  const t = textsHere(outboxTexts)
  const drop = async () => {
    await discardEntry(one.key)
    await showQueueNotice()
  }
  showOutboxNotice({
    id: ID,
    text: t.waiting(previewOf(one)),
    detail: one.busyUntil === undefined ? t.offline : t.busy(one.busyUntil),
    actions: [
      { label: t.sendNow, kind: "secondary", act: () => void flush(true) },
      { label: t.drop, kind: "quiet", act: () => void drop() },
    ],
  })
}

/** Shows the notice and updates it with every delivery status. */
export const keepQueueNotice = () => {
  onDelivery(() => void showQueueNotice())
  return showQueueNotice()
}
