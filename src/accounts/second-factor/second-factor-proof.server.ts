// Proof of the second factor, after the password: at sign-in, at a confirmation of identity, at a change of credentials.
// Guesses are counted before the code is checked, outside of any transaction, and uncounted when it was right: five in a
// quarter of an hour per account, and separately five for each browser that the owner has signed in by.

import type { Ctx } from "../../platform/context.server.ts"
import type { Db } from "../../platform/database/database.server.ts"
import { decrypt } from "../../platform/encryption.server.ts"
import { type Bucket, consumeAll, localizeWait, releaseAll } from "../../platform/http/limits.server.ts"
import { languageNamed, localize } from "../../platform/language/language.ts"
import { queueMail } from "../../platform/mail/mail.server.ts"
import { invalid, Problem } from "../../platform/problem.ts"
import { hashSecret } from "../../platform/tokens.server.ts"
import { type AccountRow, findAccountById } from "../account.queries.server.ts"
import { recordAudit } from "../audit.server.ts"
import { type DeviceAccount, isDeviceOf, readDevice } from "../sign-in/device.server.ts"
import { accountProblems } from "../texts.ts"
import { recoveryCodeUsed } from "./second-factor.notifications.server.ts"
import { findSecondFactor, spendRecoveryCode, spendStep } from "./second-factor.queries.server.ts"
import { readCode } from "./second-factor.rules.ts"
import { secondFactorTexts } from "./texts.ts"
import { stepOfCode } from "./totp.server.ts"

/** Administrators need a second factor, except in the demo and on a developer's machine. */
let isRequired = false

/** Called once at start. */
export const requireSecondFactorOfAdmins = (required: boolean) => {
  isRequired = required
}

/** Depends on the account, not on the session's sign-in page: the factor is the same for both. */
export const isRequiredOf = ({ is_admin }: { is_admin: boolean }) => isRequired && is_admin

type RequestCtx = Pick<Ctx, "db" | "network" | "clock">
type Factor = NonNullable<Awaited<ReturnType<typeof findSecondFactor>>>

interface GivenProof {
  code?: string | undefined
  deviceCookie: string | undefined
}

/** Refuses a missing or wrong code. @returns when the proved factor was enabled; null where the account has none */
export const proveSecondFactor = async (ctx: RequestCtx, account: AccountRow, { code, deviceCookie }: GivenProof) => {
  const factor = await findSecondFactor(ctx.db, account.id)
  if (!factor?.enabled_at) return null
  if (!code) throw secondFactorRequired()
  await refuseWrongCode(ctx, account, deviceCookie, () => isRightCode(ctx, account, factor, code))
  return factor.enabled_at
}

/**
 * Refuses where a second factor was enabled or replaced since `proved`. Only with the account locked, so that none is
 * enabled between this check and the end of the transaction.
 */
export const refuseChangedFactor = async (db: Db, accountId: string, proved: Date | null) => {
  const factor = await findSecondFactor(db, accountId)
  if (factor?.enabled_at && factor.enabled_at.getTime() !== proved?.getTime()) throw secondFactorRequired()
}

/** For somebody signed in who has just proved their password. */
export const proveOwnSecondFactor = async (ctx: Ctx<"signed_in">, shown: GivenProof) => {
  const account = (await findAccountById(ctx.db, ctx.actor.account_id))!
  await proveSecondFactor(ctx, account, shown)
}

/** Refuses a wrong code, and any code once too many were wrong. */
export const refuseWrongCode = async (
  ctx: RequestCtx,
  account: DeviceAccount,
  deviceCookie: string | undefined,
  isRight: () => Promise<boolean>,
) => {
  const buckets = guessBuckets(account, deviceCookie)
  await consumeAll(ctx.db, buckets)
  if (await isRight()) return releaseAll(ctx.db, buckets)
  await recordAudit(ctx.db, {
    account_id: account.id,
    act: "second_factor_failed",
    ip_address: ctx.network,
    at: ctx.clock(),
  })
  throw invalid({ code: localize(secondFactorTexts, (t) => t.problems.wrong) })
}

const secondFactorRequired = () =>
  new Problem(
    "second_factor_required",
    localize(secondFactorTexts, (t) => t.problems.required),
  )

const guessBuckets = (account: DeviceAccount, deviceCookie: string | undefined): Bucket[] => {
  const device = readDevice(deviceCookie)
  const from = device && isDeviceOf(device, account) ? `:device:${device.name}` : ""
  const message = localizeWait(accountProblems, (t) => t.tooManyAttempts)
  return [[`second-factor:${account.id}${from}`, { max: 5, seconds: 900, message }]]
}

const isRightCode = async (ctx: RequestCtx, account: AccountRow, { sealed_secret }: Factor, typed: string) => {
  const shown = readCode(typed)
  if (shown?.kind === "recovery") return redeemRecoveryCode(ctx, account, shown.code)
  const secret = shown && decrypt(sealed_secret, account.id)
  const step = secret && stepOfCode(secret, shown.code, ctx.clock())
  return typeof step === "number" && spendStep(ctx.db, account.id, step)
}

const redeemRecoveryCode = (ctx: RequestCtx, { id, email, full_name, language }: AccountRow, code: string) =>
  ctx.db.transaction().execute(async (db) => {
    const now = ctx.clock()
    if (!(await spendRecoveryCode(db, id, hashSecret(code), now))) return false
    const left = (await findSecondFactor(db, id))?.recovery_codes_left ?? 0
    await recordAudit(db, { account_id: id, act: "recovery_code_used", ip_address: ctx.network, at: now })
    const params = { full_name, at: now.toISOString(), left }
    await queueMail(db, recoveryCodeUsed, params, { email, language: languageNamed(language) })
    return true
  })
