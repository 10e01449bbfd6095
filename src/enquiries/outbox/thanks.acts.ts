import type { Typed } from "../../platform/form/form-check.ts"
import { referenceOf } from "../submission.rules.ts"
import { type Sent, sendOff } from "./outbox.acts.ts"
import type { Unsent } from "./outbox.rules.ts"

/** With what somebody is thanked. */
export interface Thanks {
  key: string
  reference: string
  sent: Sent
}

/** What the call takes may differ from what was typed, which comes back into the form. */
type Submission = Pick<Unsent, "key" | "kind" | "form" | "page"> & { typed: object; input: object }

/** The moment it was sent off goes with it, however late it arrives. */
export const thankedFor = async ({ typed, input, ...one }: Submission): Promise<Thanks> => ({
  sent: await sendOff({ ...one, typed: typed as Typed, input: { ...input, timestamp: new Date().toISOString() } }),
  key: one.key,
  reference: referenceOf(one.key),
})
