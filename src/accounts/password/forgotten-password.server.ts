// A password that was forgotten: a link to the address of the account, and by it a new password. Only a hash of the link
// is kept. It works once and for an hour, a new one ends the last, and whoever was signed in is signed out. The first answer
// is the same for every address and takes as long; counts stand outside of what they refuse. A sign-up that waits is no
// account: it may be a stranger's, with their name and number, and only its own link opens it (docs/decisions/0021).
import type { z } from "zod"
import type { Ctx } from "../../platform/context.server.ts"
import { waitOf } from "../../platform/http/limits.server.ts"
import { languageNamed, localize } from "../../platform/language/language.ts"
import { queueMail } from "../../platform/mail/mail.server.ts"
import { invalid } from "../../platform/problem.ts"
import { type AccountRow, findAccountByEmail } from "../account.queries.server.ts"
import { recordAudit } from "../audit.server.ts"
import { mailedLink } from "../links/link.schema.ts"
import { makeLink } from "../links/mailed-link.server.ts"
import { consumeForOwner } from "../mail-limits.server.ts"
import { withMinimumDuration } from "../minimum-duration.server.ts"
import { logInPathOf } from "../sign-in/sign-in.rules.ts"
import { findUnactivated } from "../sign-up/unactivated.queries.server.ts"
import { completePasswordChange, hashNewPassword, type NewHashes } from "./new-password.server.ts"
import { resetRequested, signUpWaits } from "./password.notifications.server.ts"
import { consumeReset, findOpenReset, setPassword } from "./password.queries.server.ts"
import { passwordProblems, resetPasswordTexts } from "./texts.ts"

type Link = z.output<typeof mailedLink>

interface ResetInput {
  email: string
  redirect?: string | undefined
}

export const requestReset = async (
  ctx: Ctx,
  input: ResetInput,
  { deviceCookie }: { deviceCookie: string | undefined },
) => {
  const { email } = input
  const account = await findAccountByEmail(ctx.db, email)
  const allowance = await consumeForOwner(ctx, { what: "forgot-password", email, account, deviceCookie })
  await withMinimumDuration(allowance.isAllowed ? sendFittingMail(ctx, input, account) : Promise.resolve())
  const t = passwordProblems.in(ctx.language)
  return { message: allowance.usedUpFor ? t.onlyToKnown(waitOf(allowance.usedUpFor, ctx.language)) : t.onItsWay }
}

const sendFittingMail = (ctx: Ctx, { email, redirect }: ResetInput, account: AccountRow | undefined) =>
  ctx.db.transaction().execute(async (db) => {
    const isWaiting = !account && (await findUnactivated(db, email)) !== undefined
    await recordAudit(db, {
      ...{ account_id: account?.id ?? null, ip_address: ctx.network, at: ctx.clock() },
      act: "forgot_password",
    })
    if (account && !account.suspended_at) await sendReset({ ...ctx, db }, account, redirect)
    if (isWaiting) await queueMail(db, signUpWaits, {}, { email, language: ctx.language })
  })

const sendReset = async (ctx: Ctx, { id, email, full_name, language }: AccountRow, redirect: string | undefined) => {
  const token = await makeLink(ctx.db, { account_id: id, purpose: "reset" }, ctx.clock())
  const params = { email, full_name, token, redirect }
  await queueMail(ctx.db, resetRequested, params, { email, language: languageNamed(language) })
}

const invalidLink = () => invalid({ token: localize(resetPasswordTexts, (t) => t.invalidLink) })

/** The link that opened the page, while it works: nobody thinks up a password in vain. */
export const findResetLink = async (ctx: Ctx, query: URLSearchParams): Promise<Link | null> => {
  const { data: link } = mailedLink.safeParse(Object.fromEntries(query))
  return link && (await findOpenReset(ctx.db, link, ctx.clock())) ? link : null
}

export const prepareReset = async ({ new_password, ...link }: Link & { new_password: string }, ctx: Ctx) => {
  const open = await findOpenReset(ctx.db, link, ctx.clock())
  if (!open) throw invalidLink()
  return hashNewPassword(new_password, open.mobile_number)
}

export const resetPassword = async (
  ctx: Ctx,
  link: Link,
  hashes: NewHashes,
  { userAgent }: { userAgent: string | undefined },
) => {
  const now = ctx.clock()
  const accountId = await consumeReset(ctx.db, link, now)
  if (!accountId) throw invalidLink()
  const account = await setPassword(ctx.db, accountId, hashes, now)
  await completePasswordChange(ctx, { account, act: "reset_password", keptSessionId: null, userAgent })
  return {
    message: passwordProblems.in(ctx.language).reset,
    log_in_at: logInPathOf(account),
  }
}
