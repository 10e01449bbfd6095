/** Sends a submission now or as soon as possible (docs/decisions/0032): stored first, then tried. */
import { FormRefusal } from "../../platform/form/form.ts"
import { textsHere } from "../../platform/language/language.ts"
import { sendInBackground, tryAgainLater } from "./outbox.actions.ts"
import type { Unsent } from "./outbox.rules.ts"
import { showRejectedNotice } from "./outbox-notice.ts"
import { dropUnsent, storeUnsent } from "./outbox-store.ts"
import { settle, type Try, trySend } from "./sending.actions.ts"
import { outboxTexts } from "./texts.ts"

/** Acknowledged by the server; or stored in this browser, to be sent later. */
export type SendResult = "sent" | "queued"

/** Neither sent nor stored: the form holds the only copy. */
export const NOT_KEPT = "not_kept"

/** After this the form shows its thanks for what is stored. */
const TIMEOUT_MS = 6_000

/** @throws the server's refusal; FormRefusal where it can be neither sent nor stored */
export const sendOff = async (one: Unsent): Promise<SendResult> => {
  const isStored = await storeUnsent(one)
  const trying = trySend(one)
  const tried = await (isStored ? Promise.race([trying, after(TIMEOUT_MS)]) : trying)
  if (tried === undefined) {
    void sendInBackground()
    void trying.then((late) => settleLate(one, late))
    return "queued"
  }
  if (tried.outcome === "refused") {
    await dropUnsent(one.key)
    throw tried.failure
  }
  if (tried.outcome === "queued" && !isStored) throw new FormRefusal(textsHere(outboxTexts).notKept, {}, NOT_KEPT)
  await settleLate(one, tried)
  return tried.outcome
}

const after = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms))

const settleLate = async (one: Unsent, tried: Try) => {
  await settle(one, tried)
  if (tried.outcome === "queued") tryAgainLater(tried.retryAfter)
  if (tried.outcome === "refused") void showRejectedNotice()
}
