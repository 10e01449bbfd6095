// Limits on sign-ups. An office, a college or a carrier is one network, so only sign-ups whose link was not opened count
// against it: opening the link releases the count.
import type { Ctx } from "../../platform/context.server.ts"
import type { Db } from "../../platform/database/database.server.ts"
import { type Bucket, countAndFindExceeded, localizeWait, releaseAll } from "../../platform/http/limits.server.ts"
import { MAX_UNACTIVATED } from "../account.rules.ts"
import { identifierKey } from "../identifier-keys.server.ts"
import { dailyMailBucket } from "../mail-limits.server.ts"
import { accountProblems } from "../texts.ts"
import { findSignUpOrigin } from "./unactivated.queries.server.ts"

/** Counts all mails with an activation link to an address, also those requested again. */
export const dailyActivationBucket = (email: string) =>
  dailyMailBucket(
    "activation",
    email,
    localizeWait(accountProblems, (t) => t.manyLinks),
  )

const unopenedLinkBuckets = (network: string): Bucket[] => {
  const message = localizeWait(accountProblems, (t) => t.manyUnopened)
  return [
    [`sign-up:unopened:${network}`, { max: 60, seconds: 3_600, message }],
    [`sign-up:unopened:${network}:day`, { max: 150, seconds: 86_400, message }],
  ]
}

export const enforceSignUpLimits = async ({ db, network }: Pick<Ctx, "db" | "network">, email: string) => {
  const message = localizeWait(accountProblems, (t) => t.manySignUps)
  const perNetwork = `sign-up:${identifierKey(email)}:${network}`
  const buckets: Bucket[] = [
    [perNetwork, { max: MAX_UNACTIVATED - 1, seconds: 86_400, message }],
    ...unopenedLinkBuckets(network),
    dailyActivationBucket(email),
  ]
  const exceeded = await countAndFindExceeded(db, buckets)
  if (!exceeded) return
  // No sign-up was made, so none stays unopened.
  const counted = buckets.slice(0, buckets.findIndex(([name]) => name === exceeded.name) + 1)
  await releaseAll(
    db,
    counted.filter(([name]) => name.startsWith("sign-up:unopened:")),
  )
  throw exceeded.refusal
}

/** After its link was opened. Last in that transaction: it locks the network's counts, for which others wait. */
export const releaseSignUpLimits = async (db: Db, accountId: string) => {
  const origin = await findSignUpOrigin(db, accountId)
  if (origin?.signed_up_from)
    await releaseAll(db, unopenedLinkBuckets(origin.signed_up_from), origin.created_at.getTime())
}
