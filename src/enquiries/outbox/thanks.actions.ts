import type { FormValues } from "../../platform/form/form-check.ts"
import { languageHere } from "../../platform/language/language.ts"
import { drawnAt, referenceOf } from "../submission.rules.ts"
import type { Unsent } from "./outbox.rules.ts"
import { ownerHere } from "./rejected-submission.ts"
import { type SendResult, sendOff } from "./send-off.actions.ts"

/** With what somebody is thanked. */
export interface Thanks {
  key: string
  reference: string
  sent: SendResult
}

/** What the call takes may differ from what was typed, which comes back into the form. */
type Submission = Pick<Unsent, "key" | "kind" | "form" | "page"> & { typed: object; input: object }

/**
 * The moment goes with it, however late it arrives: that of its key, for what is sent again has to be the same to the letter.
 */
export const thankedFor = async ({ typed, input, ...one }: Submission): Promise<Thanks> => ({
  sent: await sendOff({
    ...one,
    typed: typed as FormValues,
    owner: ownerHere(),
    language: languageHere(),
    input: { ...input, timestamp: drawnAt(one.key) },
  }),
  key: one.key,
  reference: referenceOf(one.key),
})
