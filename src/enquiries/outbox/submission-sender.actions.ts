import { callAnonymously } from "../../platform/api/call-anonymously.ts"
import { defaultLanguage } from "../../platform/language/language.ts"
import type { OutboxEntry } from "../../platform/outbox/outbox.rules.ts"
import { resultOf, type Sender } from "../../platform/outbox/senders.ts"
import { fileGrievance } from "../grievance/grievance.contract.ts"
import { registerInterest, registerProfessional, submitContact } from "../submission.contract.ts"
import type { OutboxKind } from "./submission-entry.rules.ts"

const calls = {
  contact: submitContact,
  registration: registerProfessional,
  career: registerInterest,
  grievance: fileGrievance,
} satisfies Record<OutboxKind, unknown>

export const outboxKinds: readonly string[] = Object.keys(calls)

/**
 * The form has validated the input by the constraints of the call. Sent without a session: by now somebody else may be signed
 * in on this browser.
 */
const post = async ({ kind, input, key, language = defaultLanguage }: OutboxEntry) => {
  const options = { idempotencyKey: key, language }
  return resultOf(await callAnonymously(calls[kind as OutboxKind], input as never, options))
}

export const submissionSender: Sender = { post }
