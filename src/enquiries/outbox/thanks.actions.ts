import type { FormValues } from "../../platform/form/form-check.ts"
import { languageHere } from "../../platform/language/language.ts"
import { referenceOf, timeOfKey } from "../submission.rules.ts"
import type { Unsent } from "./outbox.rules.ts"
import { ownerHere } from "./rejected-submission.ts"
import { type SendResult, sendOff } from "./send-off.actions.ts"

/** What the thanks show. */
export interface Thanks {
  key: string
  reference: string
  status: SendResult
}

/** `input` of the call may differ from `typed`, which is restored into the form. */
type Submission = Pick<Unsent, "key" | "kind" | "form" | "page"> & { typed: object; input: object }

/** The timestamp comes from the key: a retry must have the very same content. */
export const sendSubmission = async ({ typed, input, ...one }: Submission): Promise<Thanks> => ({
  status: await sendOff({
    ...one,
    typed: typed as FormValues,
    owner: ownerHere(),
    language: languageHere(),
    input: { ...input, timestamp: timeOfKey(one.key) },
  }),
  key: one.key,
  reference: referenceOf(one.key),
})
