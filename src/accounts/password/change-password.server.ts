// A new password for whoever is signed in and knows the one of now. Other sessions end; this browser stays one that the
// account is known by. The password is typed again before that, as before anything else that the account is entered by: what
// is wrong is counted outside of the transaction that it refuses, five in a quarter of an hour, for a screen that was left
// open is not somebody's password.
import type { Ctx } from "../../platform/context.server.ts"
import { type Bucket, consumeAll, localizeWait, releaseAll } from "../../platform/http/limits.server.ts"
import { localize } from "../../platform/language/language.ts"
import { isRightPassword } from "../../platform/passwords.server.ts"
import { invalid } from "../../platform/problem.ts"
import { findAccountById } from "../account.queries.server.ts"
import { recordAudit } from "../audit.server.ts"
import { proveOwnSecondFactor } from "../second-factor/second-factor-proof.server.ts"
import { readDevice, renewedDeviceCookie } from "../sign-in/device.server.ts"
import { accountProblems } from "../texts.ts"
import { completePasswordChange, hashNewPassword } from "./new-password.server.ts"
import { findPasswordHash, replacePassword } from "./password.queries.server.ts"
import { isSamePassword } from "./password.rules.ts"
import { passwordProblems } from "./texts.ts"

/**
 * The hash that it was proved against; refused at `field` where it is not the password. Belongs before the transaction
 * (`prepare`), where `ctx.db` is none.
 */
export const proveOwnPassword = async (ctx: Ctx<"signed_in">, field: string, password: string): Promise<string> => {
  const { account_id } = ctx.actor
  const message = localizeWait(accountProblems, (t) => t.tooManyAttempts)
  const buckets: Bucket[] = [[`own-password:${account_id}`, { max: 5, seconds: 900, message }]]
  await consumeAll(ctx.db, buckets)
  const hash = await findPasswordHash(ctx.db, account_id)
  if (!(await isRightPassword(hash, password))) {
    await recordAudit(ctx.db, { account_id, act: "wrong_own_password", ip_address: ctx.network, at: ctx.clock() })
    throw invalid({ [field]: localize(passwordProblems, (t) => t.wrongPassword) })
  }
  await releaseAll(ctx.db, buckets)
  return hash!
}

interface Passwords {
  current_password: string
  new_password: string
  code?: string | undefined
}

/** The code last: it is good once, and would be spent on what is refused otherwise. */
export const preparePasswordChange = async (
  { current_password, new_password, code }: Passwords,
  ctx: Ctx<"signed_in">,
  { deviceCookie }: Pick<Browser, "deviceCookie">,
) => {
  const before = await proveOwnPassword(ctx, "current_password", current_password)
  if (isSamePassword(new_password, current_password))
    throw invalid({ new_password: localize(passwordProblems, (t) => t.samePassword) })
  const { mobile_number } = (await findAccountById(ctx.db, ctx.actor.account_id))!
  const after = await hashNewPassword(new_password, mobile_number)
  await proveOwnSecondFactor(ctx, { code, deviceCookie })
  return { before, after }
}

type Hashes = Awaited<ReturnType<typeof preparePasswordChange>>

interface Browser {
  userAgent: string | undefined
  deviceCookie: string | undefined
}

/** `device`: what the browser's own cookie says from now on, where it said something of this account. */
export const changePassword = async (ctx: Ctx<"signed_in">, hashes: Hashes, { userAgent, deviceCookie }: Browser) => {
  const { account_id, session_id } = ctx.actor
  const account = await replacePassword(ctx.db, account_id, hashes, ctx.clock())
  if (!account) throw invalid({ current_password: localize(passwordProblems, (t) => t.wrongPassword) })
  await completePasswordChange(ctx, { account, act: "change_password", keptSessionId: session_id, userAgent })
  return {
    message: passwordProblems.in(ctx.language).changed,
    device: renewedDeviceCookie(readDevice(deviceCookie), account_id, {
      before: hashes.before,
      after: hashes.after.password_hash,
    }),
  }
}
