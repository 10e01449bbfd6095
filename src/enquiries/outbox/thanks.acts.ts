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

type Submission = Pick<Unsent, "key" | "kind" | "form" | "page"> & { typed: object }

/** The moment it was sent off goes with it, however late it arrives. */
export const thankedFor = async ({ typed, ...one }: Submission): Promise<Thanks> => ({
  sent: await sendOff({ ...one, typed: typed as Typed, input: { ...typed, timestamp: new Date().toISOString() } }),
  key: one.key,
  reference: referenceOf(one.key),
})
