import type { FormValues } from "../../platform/form/form-check.ts"
import { languageHere } from "../../platform/language/language.ts"
import { ownerHere } from "../../platform/outbox/outbox-store.ts"
import { referenceOf, timeOfKey } from "../submission.rules.ts"
import { type SendResult, storeAndSend } from "./store-and-send.actions.ts"
import type { SubmissionEntry } from "./submission-entry.rules.ts"

/** What the thanks show. */
export interface Thanks {
  key: string
  reference: string
  status: SendResult
}

/** `input` of the call may differ from `typed`, which is restored into the form. */
type Submission = Pick<SubmissionEntry, "key" | "kind" | "form" | "page"> & { typed: object; input: object }

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
