import type { FormValues } from "../../platform/form/form-check.ts"
import { languageHere } from "../../platform/language/language.ts"
import { referenceOf, timeOfKey } from "../submission.rules.ts"
import type { OutboxEntry } from "./outbox.rules.ts"
import { ownerHere } from "./rejected-submission.ts"
import { type SendResult, storeAndSend } from "./store-and-send.actions.ts"

/** What the thanks show. */
export interface Thanks {
  key: string
  reference: string
  status: SendResult
}

/** `input` of the call may differ from `typed`, which is restored into the form. */
type Submission = Pick<OutboxEntry, "key" | "kind" | "form" | "page"> & { typed: object; input: object }

/** The timestamp comes from the key: a retry must have the very same content. */
export const submit = async ({ typed, input, ...one }: Submission): Promise<Thanks> => ({
  status: await storeAndSend({
    ...one,
    typed: typed as FormValues,
    owner: ownerHere(),
    language: languageHere(),
    input: { ...input, timestamp: timeOfKey(one.key) },
  }),
  key: one.key,
  reference: referenceOf(one.key),
})
