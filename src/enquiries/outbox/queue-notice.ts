/** Says on a later visit what still waits to be sent, when that is tried again, and lets it be sent at once or given up. */
import { textsHere } from "../../platform/language/language.ts"
import { sendUnsent } from "./outbox.actions.ts"
import { firstTexts } from "./outbox.rules.ts"
import { hideOutboxNotice, showOutboxNotice } from "./outbox-notice.ts"
import { dropUnsent, listUnsent } from "./outbox-store.ts"
import { onDeliveryStatus, ownerHere } from "./rejected-submission.ts"
import { outboxTexts } from "./texts.ts"

const ID = "waiting-notice"

/** One at a time, the oldest of who sits here; it goes when it has arrived. */
export const showQueue = async () => {
  const one = (await listUnsent()).find(({ refused, owner }) => !refused && owner === ownerHere())
  if (!one) return hideOutboxNotice(ID)
  const t = textsHere(outboxTexts)
  const drop = async () => {
    await dropUnsent(one.key)
    await showQueue()
  }
  showOutboxNotice({
    id: ID,
    text: t.waiting(firstTexts(one)),
    detail: one.busyUntil === undefined ? t.offline : t.busy(one.busyUntil),
    actions: [
      { label: t.sendNow, kind: "secondary", act: () => void sendUnsent(true) },
      { label: t.drop, kind: "quiet", act: () => void drop() },
    ],
  })
}

/** From now on it says how things stand. */
export const followQueue = () => {
  onDeliveryStatus(() => void showQueue())
  return showQueue()
}
