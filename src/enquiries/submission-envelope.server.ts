// The columns that all submissions and complaints share: an Idempotency-Key that is accepted once for ever, and the account.
// The reference derives from the key, so that the sender knows it before sending.
import type { Ctx } from "../platform/context.server.ts"
import { newId } from "../platform/id.ts"
import { localize } from "../platform/language/language.ts"
import { invalid } from "../platform/problem.ts"
import { refusalTexts } from "../platform/texts.ts"
import { isUuid, referenceOf } from "./submission.rules.ts"

/** @param timestamp when it was sent, by the sender's clock */
export const submissionEnvelope = ({ actor, clock, language, idempotencyKey }: Ctx, timestamp: string | undefined) => {
  const [id, now] = [newId(), clock()]
  const key = idempotencyKey ?? id
  return {
    reference: referenceOf(isUuid(key) ? key : id),
    columns: {
      id,
      idempotency_key: key,
      account_id: actor?.account_id ?? null,
      language,
      // A time in the future comes from a wrong clock.
      sent_at: timestamp && new Date(timestamp) <= now ? new Date(timestamp) : null,
      created_at: now,
    },
  }
}

/** The earlier row with this key; refuses where its content differs, so that a key is only good for a retry. */
export const requireSameContent = <Row extends { is_same: boolean }>(earlier: Row | undefined): Row => {
  if (!earlier?.is_same) throw invalid({ idempotency_key: localize(refusalTexts, (t) => t.idempotencyKey.taken) })
  return earlier
}
