// Whoever is signed in types their password again before they change what the account is entered by, or to show who they
// are. What is wrong is
// counted outside of the transaction that it refuses, five in a quarter of an hour: a screen that was left open is not
// somebody's password.
import type { Ctx } from "../../platform/context.server.ts"
import { type Bucket, forgiveAll, spendAll } from "../../platform/http/limits.server.ts"
import { localizeWait } from "../../platform/http/too-many.server.ts"
import { localize } from "../../platform/language/language.ts"
import { isRightPassword } from "../../platform/passwords.server.ts"
import { invalid } from "../../platform/problem.ts"
import { recordAudit } from "../audit.server.ts"
import { accountProblems } from "../texts.ts"
import { findPasswordHash } from "./password.queries.server.ts"
import { passwordProblems } from "./texts.ts"

/**
 * The hash that it was proved against; refused at `field` where it is not the password. Belongs before the transaction
 * (`prepare`), where `ctx.db` is none.
 */
export const proveOwnPassword = async (ctx: Ctx<"signed_in">, field: string, password: string): Promise<string> => {
  const { account_id } = ctx.actor
  const message = localizeWait(accountProblems, (t) => t.tooManyAttempts)
  const buckets: Bucket[] = [[`own-password:${account_id}`, { max: 5, seconds: 900, message }]]
  await spendAll(ctx.db, buckets)
  const hash = await findPasswordHash(ctx.db, account_id)
  if (!(await isRightPassword(hash, password))) {
    await recordAudit(ctx.db, { account_id, act: "wrong_own_password", ip_address: ctx.network, at: ctx.clock() })
    throw invalid({ [field]: localize(passwordProblems, (t) => t.wrongPassword) })
  }
  await forgiveAll(ctx.db, buckets)
  return hash!
}
