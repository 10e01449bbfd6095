// The mailed link that lets a new account in: 24 hours, single use; only its hash is kept. Mail scanners open links
// before people do, so opening it again is a success. Asking for another answers alike for every address.

import type { Ctx } from "../../platform/context.server.ts"
import { spend } from "../../platform/http/limits.server.ts"
import { queueMail } from "../../platform/mail/mail.server.ts"
import { invalid } from "../../platform/problem.ts"
import { hashSecret, newSecret } from "../../platform/tokens.server.ts"
import { type Language, languageNamed, say } from "../../platform/words/language.ts"
import { activationAsked } from "../account.kinds.server.ts"
import { accountProblems } from "../account.problems.words.ts"
import {
  findAccountByEmail,
  findActivation,
  insertMailedToken,
  markActivated,
  markTokenUsed,
} from "../account.queries.server.ts"
import { recordAudit } from "../audit.server.ts"

const LINK_MS = 24 * 3_600_000

export const sendActivation = async (
  ctx: Ctx,
  account: { id: string; email: string; full_name: string; language: Language },
  redirect: string | undefined,
) => {
  const token = newSecret()
  const now = ctx.clock()
  await insertMailedToken(ctx.db, {
    account_id: account.id,
    purpose: "activate",
    token_hash: hashSecret(token),
    created_at: now,
    expires_at: new Date(now.getTime() + LINK_MS),
  })
  const { email, full_name } = account
  await queueMail(ctx.db, activationAsked, { email, full_name, token, redirect }, { email, language: account.language })
}

export const activate = async (ctx: Ctx, { token, email }: { token: string; email: string }) => {
  const link = await findActivation(ctx.db, email, hashSecret(token))
  if (!link) throw invalid({ token: say(accountProblems, (t) => t.invalidLink) })
  const activated = { message: accountProblems.in(ctx.language).activated }
  if (link.activated_at) return activated
  const now = ctx.clock()
  if (link.expires_at <= now) throw invalid({ token: say(accountProblems, (t) => t.expiredLink) })
  await markActivated(ctx.db, link.account_id, now)
  await markTokenUsed(ctx.db, link.id, now)
  await recordAudit(ctx.db, { account_id: link.account_id, act: "activate", ip_address: ctx.network, at: now })
  return activated
}

export const resendActivation = async (
  ctx: Ctx,
  { email, redirect }: { email: string; redirect?: string | undefined },
) => {
  await spend(ctx.db, `resend-activation:${hashSecret(email).toString("hex")}`, { max: 3, seconds: 900 })
  await ctx.db.transaction().execute(async (db) => {
    const account = await findAccountByEmail(db, email)
    if (account && !account.activated_at && !account.suspended_at)
      await sendActivation({ ...ctx, db }, { ...account, language: languageNamed(account.language) }, redirect)
  })
  return { message: accountProblems.in(ctx.language).linkOnItsWay }
}
