// What everything that is sent to us comes with, whichever form it was: a key that is taken once for ever, a number that its
// sender knows before it is sent, and whose it is.
import type { Ctx } from "../platform/context.server.ts"
import { newId } from "../platform/id.ts"
import { localize } from "../platform/language/language.ts"
import { invalid } from "../platform/problem.ts"
import { refusalTexts } from "../platform/texts.ts"
import { isDrawn, referenceOf } from "./submission.rules.ts"

/** @param timestamp when it was sent off, by the sender's clock */
export const submissionEnvelope = ({ actor, clock, language, idempotencyKey }: Ctx, timestamp: string | undefined) => {
  const [id, now] = [newId(), clock()]
  const key = idempotencyKey ?? id
  return {
    number: referenceOf(isDrawn(key) ? key : id),
    arrival: {
      id,
      idempotency_key: key,
      account_id: actor?.account_id ?? null,
      language,
      // A clock that is ahead has sent nothing tomorrow.
      sent_at: timestamp && new Date(timestamp) <= now ? new Date(timestamp) : null,
      created_at: now,
    },
  }
}

/** What came under that key before: the answer to the same sent again, and to nothing else. */
export const sameAsBefore = <Row extends { is_same: boolean }>(before: Row | undefined): Row => {
  if (!before?.is_same) throw invalid({ idempotency_key: localize(refusalTexts, (t) => t.idempotencyKey.taken) })
  return before
}
