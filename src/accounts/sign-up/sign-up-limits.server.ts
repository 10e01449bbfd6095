// How many may sign up. An office, a college or a carrier is one network, so what counts against it is not who signs up but
// whose link was not opened: who opens theirs gives the place back, and a network may be as large as its people are real.
import type { Ctx } from "../../platform/context.server.ts"
import type { Db } from "../../platform/database/database.server.ts"
import { type Bucket, countAndFindExceeded, localizeWait, refundAll } from "../../platform/http/limits.server.ts"
import { MAX_WAITING } from "../account.rules.ts"
import { addressKey } from "../identifier-keys.server.ts"
import { dayOfMails } from "../mail-limits.server.ts"
import { accountProblems } from "../texts.ts"
import { findSignUpOrigin } from "./unactivated.queries.server.ts"

/** Of the letters that hold a link to activate, also those that are asked for again. */
export const dayOfActivations = (email: string) =>
  dayOfMails(
    "activation",
    email,
    localizeWait(accountProblems, (t) => t.manyLinks),
  )

const unopened = (network: string): Bucket[] => {
  const message = localizeWait(accountProblems, (t) => t.manyUnopened)
  return [
    [`sign-up:unopened:${network}`, { max: 60, seconds: 3_600, message }],
    [`sign-up:unopened:${network}:day`, { max: 150, seconds: 86_400, message }],
  ]
}

export const spendSignUp = async ({ db, network }: Pick<Ctx, "db" | "network">, email: string) => {
  const message = localizeWait(accountProblems, (t) => t.manySignUps)
  const here = `sign-up:${addressKey(email)}:${network}`
  const buckets: Bucket[] = [
    [here, { max: MAX_WAITING - 1, seconds: 86_400, message }],
    ...unopened(network),
    dayOfActivations(email),
  ]
  const full = await countAndFindExceeded(db, buckets)
  if (!full) return
  // No sign-up came of it that waits for anything.
  const counted = buckets.slice(0, buckets.findIndex(([name]) => name === full.name) + 1)
  await refundAll(
    db,
    counted.filter(([name]) => name.startsWith("sign-up:unopened:")),
  )
  throw full.refusal
}

/** Its link was opened. In the transaction of that, at its end: whoever else counts in this network waits for it. */
export const giveBackSignUp = async (db: Db, accountId: string) => {
  const origin = await findSignUpOrigin(db, accountId)
  if (origin?.signed_up_from) await refundAll(db, unopened(origin.signed_up_from), origin.created_at.getTime())
}
