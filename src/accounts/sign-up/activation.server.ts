// The mailed link that makes a sign-up an account: 24 hours, single use; only its hash is kept. The first link that is opened
// of an address decides, and what else waits for it ends. Mail scanners open links before people do, so opening it again is a
// success. Asking for another answers alike for every address. Who is nothing but an administrator is mailed how they add the
// side instead: a link would add it without their second factor, and as a stranger has named it.

import type { Ctx } from "../../platform/context.server.ts"
import { spendAll } from "../../platform/http/limits.server.ts"
import { type Language, languageNamed, localize } from "../../platform/language/language.ts"
import { queueMail } from "../../platform/mail/mail.server.ts"
import { conflict, invalid, Problem } from "../../platform/problem.ts"
import { findAccountByEmail, findMemberByEmail, markActivated } from "../account.queries.server.ts"
import { recordAudit } from "../audit.server.ts"
import { inLikeTime } from "../like-time.server.ts"
import { consumeLink } from "../links/link.queries.server.ts"
import { makeLink } from "../links/mailed-link.server.ts"
import { mailBuckets } from "../mail-limits.server.ts"
import type { Reason } from "../return-to.rules.ts"
import { accountProblems } from "../texts.ts"
import { activationRequested, adminSignedUp } from "./sign-up.notifications.server.ts"
import { dayOfActivations, giveBackSignUp } from "./sign-up-limits.server.ts"
import { deleteUnactivated, findActivation, findUnactivated, lockAddress } from "./unactivated.queries.server.ts"

export const sendActivation = async (
  ctx: Ctx,
  account: { id: string; email: string; full_name: string; language: Language },
  { redirect, why }: ReturnTo,
  signed_up_from?: string,
) => {
  const token = await makeLink(ctx.db, { account_id: account.id, purpose: "activate", signed_up_from }, ctx.clock())
  const { email, full_name, language } = account
  // What is written is the same for both, so that it takes as long. The administrator's link is mailed to nobody.
  const admin = await findAccountByEmail(ctx.db, email)
  if (admin) {
    const receiver = { email, language: languageNamed(admin.language) }
    await queueMail(ctx.db, adminSignedUp, { full_name: admin.full_name }, receiver)
    return
  }
  await queueMail(ctx.db, activationRequested, { email, full_name, token, redirect, why }, { email, language })
}

export const activate = async (ctx: Ctx, { token, email }: { token: string; email: string }) => {
  await lockAddress(ctx.db, email)
  const link = await findActivation(ctx.db, email, token)
  if (!link) throw await unknownLink(ctx, email)
  const activated = { message: accountProblems.in(ctx.language).activated }
  if (link.activated_at) return activated
  const now = ctx.clock()
  if (link.expires_at <= now) throw expired(link.account_id)
  await markActivated(ctx.db, link.account_id, now)
  await consumeLink(ctx.db, link.id, now)
  await deleteUnactivated(ctx.db, email)
  await recordAudit(ctx.db, { account_id: link.account_id, act: "activate", ip_address: ctx.network, at: now })
  await giveBackSignUp(ctx.db, link.account_id)
  return activated
}

/** Of a sign-up that has ended because another link was faster, or of none. */
const unknownLink = async ({ db }: Ctx, email: string) =>
  (await findMemberByEmail(db, email))
    ? conflict(localize(accountProblems, (t) => t.activeByAnotherLink))
    : invalid({ token: localize(accountProblems, (t) => t.invalidLink) })

/** Who has the link may have another one for the same sign-up. */
const expired = (sign_up: string) => {
  const said = localize(accountProblems, (t) => t.expiredLink)
  return new Problem("invalid", said, { token: said }, { sign_up })
}

/** Where somebody stood when they signed up, and what they were sent for. */
interface ReturnTo {
  redirect?: string | undefined
  why?: Reason | undefined
}

interface ActivationInput extends ReturnTo {
  email: string
  sign_up?: string | undefined
}

export const resendActivation = async (ctx: Ctx, { email, sign_up, ...back }: ActivationInput) => {
  const [mine, mineToday] = mailBuckets("activation", email, ctx.network)
  await spendAll(ctx.db, [mine!, mineToday!, dayOfActivations(email)])
  const sending = ctx.db.transaction().execute(async (db) => {
    const account = await findUnactivated(db, email, sign_up)
    if (account && !account.suspended_at)
      await sendActivation({ ...ctx, db }, { ...account, language: languageNamed(account.language) }, back)
  })
  await inLikeTime(sending)
  return { message: accountProblems.in(ctx.language).linkOnItsWay }
}
