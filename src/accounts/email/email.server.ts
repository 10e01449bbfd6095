// Another address for an account: asked for with the password, changed when the link that went to the new address is
// opened. Opening it again is a success, since mail scanners open links before people do. The old address is told, sessions
// other than the one that asked, or opens it, end, and unactivated sign-ups of the new one are deleted (docs/decisions/0021).
import { recordActivity } from "../../activity/activity.server.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { consumeAll } from "../../platform/http/limits.server.ts"
import { languageNamed, localize } from "../../platform/language/language.ts"
import { queueMail } from "../../platform/mail/mail.server.ts"
import { conflict, invalid } from "../../platform/problem.ts"
import { findAccountById, findPublicAccountByEmail } from "../account.queries.server.ts"
import { recordAudit } from "../audit.server.ts"
import { originOf } from "../change-origin.server.ts"
import { consumeLink, endOpenLinks } from "../links/link.queries.server.ts"
import { makeLink } from "../links/mailed-link.server.ts"
import { mailBuckets } from "../mail-limits.server.ts"
import { proveOwnPassword } from "../password/change-password.server.ts"
import { proveOwnSecondFactor } from "../second-factor/second-factor-proof.server.ts"
import { endOtherSessions } from "../session/session.server.ts"
import { logInPathOf } from "../sign-in/sign-in.rules.ts"
import { deleteUnactivated, lockEmail } from "../sign-up/unactivated.queries.server.ts"
import { changedEmail, emailChanged, emailChangeRequested } from "./email.notifications.server.ts"
import { findEmailLink, replaceEmail } from "./email.queries.server.ts"
import { confirmEmailTexts, emailProblems } from "./texts.ts"

interface EmailChangeInput {
  password: string
  email: string
  code?: string | undefined
}

/** Before the transaction, so that what is counted stays counted. The code comes after what may be wrong besides: it is good once. */
export const prepareEmailChange = async (
  { password, email, code }: EmailChangeInput,
  ctx: Ctx<"signed_in">,
  { deviceCookie }: { deviceCookie: string | undefined },
) => {
  await proveOwnPassword(ctx, "password", password)
  if (email === ctx.actor.email) throw invalid({ email: localize(emailProblems, (t) => t.same) })
  // Also where the address is an administrator's, known to nobody: its link goes out, and is refused when it is opened.
  if (await findPublicAccountByEmail(ctx.db, email)) throw emailTaken()
  await proveOwnSecondFactor(ctx, { code, deviceCookie })
  // Nobody's mailbox is filled by way of us.
  await consumeAll(ctx.db, mailBuckets("change-email", email, ctx.network))
}

const emailTaken = () =>
  conflict(
    localize(emailProblems, (t) => t.taken),
    { field: "email" },
  )

export const requestEmailChange = async (ctx: Ctx<"signed_in">, { email }: EmailChangeInput) => {
  const { db, actor, language } = ctx
  const account = (await findAccountById(db, actor.account_id))!
  const now = ctx.clock()
  const { session_id } = actor
  const link = { account_id: account.id, purpose: "change_email", new_email: email, session_id } as const
  const token = await makeLink(db, link, now)
  await recordAudit(db, { account_id: account.id, act: "ask_change_email", ip_address: ctx.network, at: now })
  const receiver = { email, language: languageNamed(account.language) }
  await queueMail(db, emailChangeRequested, { account_id: account.id, email, token }, receiver)
  return { message: emailProblems.in(language).sent(email) }
}

const invalidLink = () => invalid({ token: localize(confirmEmailTexts, (t) => t.invalidLink) })

export const confirmEmail = async (
  ctx: Ctx,
  { email, token }: { email: string; token: string },
  { userAgent }: { userAgent: string | undefined },
) => {
  const { db, actor } = ctx
  await lockEmail(db, email)
  const find = () => findEmailLink(db, email, token)
  const link = await find()
  if (!link) throw invalidLink()
  const confirmed = { message: emailProblems.in(ctx.language).confirmed(email), log_in_at: logInPathOf(link) }
  const now = ctx.clock()
  if (!(await consumeLink(db, link.id, now))) {
    // Opened a second time, perhaps in this very moment.
    if ((await find())?.email === email) return confirmed
    throw invalidLink()
  }
  const { account_id, full_name } = link
  await replaceEmail(db, account_id, email, now)
  await deleteUnactivated(db, email)
  await endOpenLinks(db, account_id, now)
  const opens = actor?.account_id === account_id ? actor.session_id : undefined
  await endOtherSessions(db, account_id, opens ?? link.session_id, now)
  await recordActivity(db, changedEmail, {}, { account_id, at: now })
  await recordAudit(db, { account_id, act: "change_email", ip_address: ctx.network, at: now })
  const old = { email: link.email, language: languageNamed(link.language) }
  await queueMail(db, emailChanged, { account_id, full_name, origin: originOf(ctx, userAgent) }, old)
  return confirmed
}
