// Setting up a second factor by an authenticator app (docs/decisions/0023): a secret is offered, and enabled by its first
// right code; then ten recovery codes are shown, once. Every change is mailed to the owner, for it may not have been them.

import type { Ctx } from "../../platform/context.server.ts"
import type { Db } from "../../platform/database/database.server.ts"
import { decrypt, encrypt } from "../../platform/encryption.server.ts"
import { languageNamed, localize } from "../../platform/language/language.ts"
import type { NotificationKind } from "../../platform/language/notification-kinds.ts"
import { queueMail } from "../../platform/mail/mail.server.ts"
import { conflict } from "../../platform/problem.ts"
import { findAccountById, lockAccount } from "../account.queries.server.ts"
import type { AuditAct } from "../audit/audit-actions.rules.ts"
import { recordAudit } from "../audit.server.ts"
import { markSessionReleased } from "../session/session.queries.server.ts"
import { endOtherSessions } from "../session/session.server.ts"
import type { Browser } from "../sign-in/sign-in.server.ts"
import { qrOf } from "./qr-path.server.ts"
import { newRecoveryCodes } from "./recovery-codes.server.ts"
import {
  recoveryCodesMade,
  type SecondFactorNotification,
  secondFactorOff,
  secondFactorOn,
} from "./second-factor.notifications.server.ts"
import {
  deleteSecondFactor,
  enableSecret,
  findSecondFactor,
  offerSecret,
  replaceRecoveryCodes,
} from "./second-factor.queries.server.ts"
import { readCode } from "./second-factor.rules.ts"
import { isRequiredOf, refuseWrongCode } from "./second-factor-proof.server.ts"
import { secondFactorTexts } from "./texts.ts"
import { newTotpSecret, stepOfCode, totpUri } from "./totp.server.ts"

type SignedInCtx = Ctx<"signed_in">

export const getSecondFactor = async ({ db, actor }: SignedInCtx) => {
  const factor = await findSecondFactor(db, actor.account_id)
  const account = await ownAccount(db, actor.account_id)
  return {
    enabled_at: factor?.enabled_at?.toISOString() ?? null,
    recovery_codes_left: factor?.enabled_at ? (factor.recovery_codes_left ?? 0) : 0,
    is_required: isRequiredOf(account),
  }
}

export const enrollSecondFactor = async ({ db, actor, clock }: SignedInCtx) => {
  const secret = newTotpSecret()
  if (!(await offerSecret(db, actor.account_id, encrypt(secret, actor.account_id), clock())))
    throw conflict(localize(secondFactorTexts, (t) => t.problems.isOn))
  const uri = totpUri(secret, actor.email)
  return { secret, uri, qr: qrOf(uri) }
}

export const verifySecondFactor = async (ctx: SignedInCtx, { code }: { code: string }, { deviceCookie }: Browser) => {
  const { account_id, session_id } = ctx.actor
  const factor = await findSecondFactor(ctx.db, account_id)
  if (factor?.enabled_at) throw conflict(localize(secondFactorTexts, (t) => t.problems.isOn))
  const secret = factor && decrypt(factor.sealed_secret, account_id)
  if (!secret) throw conflict(localize(secondFactorTexts, (t) => t.problems.startAgain))
  let step: number | undefined
  await refuseWrongCode(ctx, await ownAccount(ctx.db, account_id), deviceCookie, async () => {
    const typed = readCode(code)
    step = typed?.kind === "app" ? stepOfCode(secret, typed.code, ctx.clock()) : undefined
    return step !== undefined
  })
  const { shown, hashes } = newRecoveryCodes()
  await ctx.db.transaction().execute(async (db) => {
    const now = ctx.clock()
    // A login by the password alone is opened before, and ended below, or finds the second factor and is refused.
    await lockAccount(db, account_id)
    if (!(await enableSecret(db, account_id, { sealed_secret: factor.sealed_secret, step: step!, now })))
      throw conflict(localize(secondFactorTexts, (t) => t.problems.startAgain))
    await replaceRecoveryCodes(db, account_id, hashes)
    // The others were opened by the password alone: one may be a stranger's.
    await endOtherSessions(db, account_id, session_id, now)
    await markSessionReleased(db, session_id)
    await notifyOwner({ ...ctx, db }, "second_factor_on", secondFactorOn)
  })
  return { message: secondFactorTexts.in(ctx.language).said.on, recovery_codes: shown }
}

export const renewRecoveryCodes = async (ctx: SignedInCtx) => {
  const { account_id } = ctx.actor
  const factor = await findSecondFactor(ctx.db, account_id)
  if (!factor?.enabled_at) throw conflict(localize(secondFactorTexts, (t) => t.problems.isOff))
  const { shown, hashes } = newRecoveryCodes()
  await replaceRecoveryCodes(ctx.db, account_id, hashes)
  await notifyOwner(ctx, "recovery_codes_made", recoveryCodesMade)
  return { message: secondFactorTexts.in(ctx.language).said.newCodes, recovery_codes: shown }
}

/** Also where it was off already: it is off then. */
export const disableSecondFactor = async (ctx: SignedInCtx) => {
  const { account_id } = ctx.actor
  if (isRequiredOf(await ownAccount(ctx.db, account_id)))
    throw conflict(localize(secondFactorTexts, (t) => t.problems.isRequired))
  const deleted = await deleteSecondFactor(ctx.db, account_id)
  if (deleted?.enabled_at) await notifyOwner(ctx, "second_factor_off", secondFactorOff)
  return { message: secondFactorTexts.in(ctx.language).said.off }
}

const notifyOwner = async (
  { db, actor, clock, network }: SignedInCtx,
  act: AuditAct,
  kind: NotificationKind<SecondFactorNotification>,
) => {
  const now = clock()
  await recordAudit(db, { account_id: actor.account_id, act, ip_address: network, at: now })
  const { email, full_name, language } = await ownAccount(db, actor.account_id)
  await queueMail(db, kind, { full_name, at: now.toISOString() }, { email, language: languageNamed(language) })
}

const ownAccount = async (db: Db, id: string) => (await findAccountById(db, id))!
