// Somebody who is signed in shows again that it is them: what takes something away for good wants to know it (docs/decisions/0023).
// A wrong password counts as it does at the login, so that a session left open is no better place to guess from.
import type { Ctx } from "../../platform/context.server.ts"
import { invalid } from "../../platform/problem.ts"
import { say } from "../../platform/words/language.ts"
import { findAccountById } from "../account.queries.server.ts"
import { recordAudit } from "../audit.server.ts"
import { proveSecondFactor } from "../second-factor/second-factor-proof.server.ts"
import { type Browser, proveIdentity } from "../sign-in/sign-in.server.ts"
import type { IdentityProof } from "./confirm-identity.schema.ts"
import { confirmIdentityWords } from "./confirm-identity.words.ts"
import { markSessionConfirmed } from "./session.queries.server.ts"

export const confirmOwnIdentity = async (
  ctx: Ctx<"signed_in">,
  { password, code }: IdentityProof,
  browser: Browser,
) => {
  const { account_id, session_id, email } = ctx.actor
  const own = await findAccountById(ctx.db, account_id)
  const account = await proveIdentity(ctx, own ? [own] : [], { identifier: email, password }, browser)
  if (!account) throw invalid({ password: say(confirmIdentityWords, (t) => t.wrongPassword) })
  await proveSecondFactor(ctx, account, { code, ...browser })
  const now = ctx.clock()
  await ctx.db.transaction().execute(async (db) => {
    await markSessionConfirmed(db, session_id, now)
    await recordAudit(db, { account_id, act: "identity_confirmed", ip_address: ctx.network, at: now })
  })
  return { message: confirmIdentityWords.in(ctx.language).confirmed }
}
