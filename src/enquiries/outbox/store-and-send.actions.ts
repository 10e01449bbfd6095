/** Sends a submission now or as soon as possible (docs/decisions/0032): stored first, then tried. */
import { FormRefusal } from "../../platform/form/form.ts"
import { textsHere } from "../../platform/language/language.ts"
import { requestBackgroundSync } from "../../platform/outbox/background-sync.ts"
import { storeOutcome } from "../../platform/outbox/flush.ts"
import { discardEntry, scheduleRetry } from "../../platform/outbox/outbox.actions.ts"
import { storeEntry } from "../../platform/outbox/outbox-store.ts"
import type { PostResult } from "../../platform/outbox/senders.ts"
import { keepRefusedNotice } from "./outbox-notice.ts"
import type { SubmissionEntry } from "./submission-entry.rules.ts"
import { submissionSender } from "./submission-sender.actions.ts"
import "./submission-outbox.ts"
import { outboxTexts } from "./texts.ts"

/** Acknowledged by the server; or stored in this browser, to be sent later. */
export type SendResult = "sent" | "queued"

/** Neither sent nor stored: the form holds the only copy. */
export const NOT_STORED = "not_kept"

/** After this the form shows its thanks for what is stored. */
const TIMEOUT_MS = 6_000

/** @throws the server's refusal; FormRefusal where it can be neither sent nor stored */
export const storeAndSend = async (one: SubmissionEntry): Promise<SendResult> => {
  const isStored = await storeEntry(one)
  const trying = submissionSender.post(one)
  const tried = await (isStored ? Promise.race([trying, after(TIMEOUT_MS)]) : trying)
  if (tried === undefined) {
    void requestBackgroundSync()
    void trying.then((late) => storeOutcomeAndRetry(one, late))
    return "queued"
  }
  if (tried.outcome === "refused") {
    await discardEntry(one.key)
    throw tried.failure
  }
  if (tried.outcome === "queued" && !isStored) throw new FormRefusal(textsHere(outboxTexts).notKept, {}, NOT_STORED)
  await storeOutcomeAndRetry(one, tried)
  return tried.outcome
}

const after = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms))

const storeOutcomeAndRetry = async (one: SubmissionEntry, tried: PostResult) => {
  await storeOutcome(one, tried)
  if (tried.outcome === "queued") scheduleRetry(tried.retryAfter)
  if (tried.outcome !== "sent") void keepRefusedNotice()
}
