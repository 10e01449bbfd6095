/** Sends what a form was given, now or as soon as it can be sent (docs/decisions/0032): kept first, then tried. */
import { FormRefusal } from "../../platform/form/form.ts"
import { textsHere } from "../../platform/language/language.ts"
import { sendInBackground, tryAgainLater } from "./outbox.actions.ts"
import type { Unsent } from "./outbox.rules.ts"
import { showRejected } from "./outbox-notice.ts"
import { dropUnsent, storeUnsent } from "./outbox-store.ts"
import { settle, type Try, trySend } from "./sending.actions.ts"
import { outboxTexts } from "./texts.ts"

/** Acknowledged; or kept in this browser, to be sent later. */
export type SendResult = "sent" | "queued"

/** The code of a form that holds the only copy. */
export const NOT_KEPT = "not_kept"

/** So long the form waits for an answer before it gives thanks for what is kept. */
const TIMEOUT_MS = 6_000

/** @throws what the server has refused it for; FormRefusal where it can neither be sent nor kept */
export const sendOff = async (one: Unsent): Promise<SendResult> => {
  const isKept = await storeUnsent(one)
  const trying = trySend(one)
  const tried = await (isKept ? Promise.race([trying, after(TIMEOUT_MS)]) : trying)
  if (tried === undefined) {
    void sendInBackground()
    void trying.then((late) => settleLate(one, late))
    return "queued"
  }
  if (tried.outcome === "refused") {
    await dropUnsent(one.key)
    throw tried.failure
  }
  if (tried.outcome === "queued" && !isKept) throw new FormRefusal(textsHere(outboxTexts).notKept, {}, NOT_KEPT)
  await settleLate(one, tried)
  return tried.outcome
}

const after = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms))

const settleLate = async (one: Unsent, tried: Try) => {
  await settle(one, tried)
  if (tried.outcome === "queued") tryAgainLater(tried.retryAfter)
  if (tried.outcome === "refused") void showRejected()
}
