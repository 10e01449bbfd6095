// The mailed link that activates a sign-up: 24 hours, single use; only its hash is stored. The first link opened of an
// address decides, and its other sign-ups are deleted. Mail scanners open links before people do, so opening it again is a
// success. Requesting another answers the same for every address. An administrator is mailed how to add the role instead:
// a link would add it without their second factor, under the name that a stranger typed.

import type { Ctx } from "../../platform/context.server.ts"
import { consumeAll } from "../../platform/http/limits.server.ts"
import { type Language, languageNamed, localize } from "../../platform/language/language.ts"
import { queueMail } from "../../platform/mail/mail.server.ts"
import { conflict, invalid, Problem } from "../../platform/problem.ts"
import { findAccountByEmail, findPublicAccountByEmail, markActivated } from "../account.queries.server.ts"
import { recordAudit } from "../audit.server.ts"
import { consumeLink } from "../links/link.queries.server.ts"
import { makeLink } from "../links/mailed-link.server.ts"
import { mailBuckets } from "../mail-limits.server.ts"
import { withMinimumDuration } from "../minimum-duration.server.ts"
import type { Reason } from "../return-to.rules.ts"
import { accountProblems } from "../texts.ts"
import { activationRequested, adminSignedUp } from "./sign-up.notifications.server.ts"
import { dailyActivationBucket, releaseSignUpLimits } from "./sign-up-limits.server.ts"
import { deleteUnactivated, findActivation, findUnactivated, lockEmail } from "./unactivated.queries.server.ts"

export const sendActivation = async (
  ctx: Pick<Ctx, "db" | "clock">,
  account: { id: string; email: string; full_name: string; language: Language },
  { redirect, why }: ReturnTo,
  signed_up_from?: string,
) => {
  const token = await makeLink(ctx.db, { account_id: account.id, purpose: "activate", signed_up_from }, ctx.clock())
  const { email, full_name, language } = account
  // The link is stored in both cases, so that both take the same time. The administrator's is mailed to nobody.
  const admin = await findAccountByEmail(ctx.db, email)
  if (admin) {
    const receiver = { email, language: languageNamed(admin.language) }
    await queueMail(ctx.db, adminSignedUp, { full_name: admin.full_name }, receiver)
    return
  }
  await queueMail(ctx.db, activationRequested, { email, full_name, token, redirect, why }, { email, language })
}

export const activate = async (ctx: Ctx, { token, email }: { token: string; email: string }) => {
  await lockEmail(ctx.db, email)
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
  await releaseSignUpLimits(ctx.db, link.account_id)
  return activated
}

/** The sign-up was deleted when another link was opened first, or never existed. */
const unknownLink = async ({ db }: Ctx, email: string) =>
  (await findPublicAccountByEmail(db, email))
    ? conflict(localize(accountProblems, (t) => t.activeByAnotherLink))
    : invalid({ token: localize(accountProblems, (t) => t.invalidLink) })

/** With `sign_up`, so that the page can request another link for it. */
const expired = (sign_up: string) => {
  const text = localize(accountProblems, (t) => t.expiredLink)
  return new Problem("invalid", text, { token: text }, { sign_up })
}

/** The page to return to after signing up, and the reason it was left. */
interface ReturnTo {
  redirect?: string | undefined
  why?: Reason | undefined
}

interface ActivationInput extends ReturnTo {
  email: string
  sign_up?: string | undefined
}

export const resendActivation = async (ctx: Ctx, { email, sign_up, ...back }: ActivationInput) => {
  const [perNetwork, perNetworkDay] = mailBuckets("activation", email, ctx.network)
  await consumeAll(ctx.db, [perNetwork!, perNetworkDay!, dailyActivationBucket(email)])
  const sending = ctx.db.transaction().execute(async (db) => {
    const account = await findUnactivated(db, email, sign_up)
    if (account && !account.suspended_at)
      await sendActivation({ ...ctx, db }, { ...account, language: languageNamed(account.language) }, back)
  })
  await withMinimumDuration(sending)
  return { message: accountProblems.in(ctx.language).linkOnItsWay }
}
