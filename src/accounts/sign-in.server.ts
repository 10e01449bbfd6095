// Signing in and out. An unknown name and a wrong password read alike and take alike long; every attempt is counted
// before the password is looked at (so that many at once cannot slip by) and taken back when it was right.
// The counts stand outside any transaction; what a right password causes stands in one.

import { recordActivity } from "../activity/activity.server.ts"
import type { Ctx } from "../platform/context.server.ts"
import { type Bucket, forgiveAll, spendAll } from "../platform/http/limits.server.ts"
import { isRightPassword } from "../platform/passwords.server.ts"
import { forbidden, invalid, Problem } from "../platform/problem.ts"
import { hashSecret } from "../platform/tokens.server.ts"
import { say } from "../platform/words/language.ts"
import { loggedIn, loggedOut } from "./account.kinds.server.ts"
import { accountProblems } from "./account.problems.words.ts"
import { type AccountRow, findAccountsByIdentifier, markLoggedIn } from "./account.queries.server.ts"
import { toE164 } from "./account.rules.ts"
import { recordAudit } from "./audit.server.ts"
import { endSession, openSession, renewAccess } from "./session.server.ts"
import { describeUser } from "./signed-in-user.server.ts"

interface Credentials {
  identifier: string
  password: string
  userType?: "user" | "provider" | undefined
  remember?: boolean
}

export const logIn = async (ctx: Ctx, credentials: Credentials, userAgent: string | undefined) => {
  const account = await proveIdentity(ctx, credentials)
  if (!account) {
    const password = say(accountProblems, (t) => t.checkBoth)
    throw new Problem(
      "invalid",
      say(accountProblems, (t) => t.logInFailed),
      { password },
    )
  }
  refuseUnready(account)
  return openFor(ctx, account, credentials, userAgent)
}

/** For everybody else, and for a wrong password, the same few words. */
export const logInAdmin = async (
  ctx: Ctx,
  { email, password }: { email: string; password: string },
  userAgent: string | undefined,
) => {
  const account = await proveIdentity(ctx, { identifier: email, password })
  if (!account?.is_admin || !account.activated_at || account.suspended_at) {
    throw new Problem(
      "invalid",
      say(accountProblems, (t) => t.adminRefused),
    )
  }
  return openFor(ctx, account, {}, userAgent)
}

/** The account whose password this is, or undefined. */
const proveIdentity = async (ctx: Ctx, { identifier, password }: Credentials): Promise<AccountRow | undefined> => {
  const [found, another] = await findAccountsByIdentifier(ctx.db, identifier)
  if (another) throw invalid({ identifier: say(accountProblems, (t) => t.useEmail) })
  const buckets = attemptBuckets(found?.id ?? hashSecret(spelledOnce(identifier)).toString("hex"), ctx.network)
  await spendAll(ctx.db, buckets)
  const isRight = await isRightPassword(found?.password_hash, password)
  if (!isRight) {
    await recordAudit(ctx.db, {
      account_id: found?.id ?? null,
      act: "sign_in_failed",
      ip_address: ctx.network,
      at: ctx.clock(),
    })
    return undefined
  }
  await forgiveAll(ctx.db, buckets)
  return found
}

/** However a mobile number is written, its guesses are counted together, also where nobody has it. */
const spelledOnce = (identifier: string) => toE164(identifier) ?? identifier.toLowerCase()

/** Decisions 3: wrong passwords per account and network together, per account, and per network alone. */
const attemptBuckets = (who: string, network: string): Bucket[] => {
  const seconds = 900
  const message = say(accountProblems, (t) => t.tooManyAttempts)
  return [
    [`wrong-password:${who}:${network}`, { max: 5, seconds, message }],
    [`wrong-password:${who}`, { max: 10, seconds, message }],
    [`wrong-password:network:${network}`, { max: 100, seconds, message }],
  ]
}

/** Only said to somebody who knows the password. */
const refuseUnready = (account: AccountRow) => {
  if (account.suspended_at) throw forbidden(say(accountProblems, (t) => t.suspended))
  if (account.activated_at) return
  throw new Problem(
    "activation_required",
    say(accountProblems, (t) => t.activateFirst),
    undefined,
    { email: account.email },
  )
}

const openFor = (
  ctx: Ctx,
  account: AccountRow,
  { userType, remember = false }: Partial<Credentials>,
  userAgent: string | undefined,
) =>
  ctx.db.transaction().execute(async (db) => {
    const now = ctx.clock()
    const session = await openSession(db, account.id, remember, { network: ctx.network, userAgent }, now)
    await markLoggedIn(db, account.id, now)
    await recordActivity(db, loggedIn, {}, { account_id: account.id, at: now })
    await recordAudit(db, {
      account_id: account.id,
      act: "sign_in",
      ip_address: ctx.network,
      at: now,
      details: { remember },
    })
    return { session, user: describeUser({ ...account, last_login_at: now }, userType) }
  })

export const renew = async (ctx: Ctx, secret: string | undefined) => {
  const { account, token, expires_at } = await renewAccess(ctx.db, secret, ctx.clock())
  return { token, expires_at, user: describeUser(account) }
}

export const logOut = async (ctx: Ctx) => {
  if (!ctx.actor) return
  const { account_id, session_id } = ctx.actor
  const now = ctx.clock()
  if (!(await endSession(ctx.db, session_id, now))) return
  await recordActivity(ctx.db, loggedOut, {}, { account_id, at: now })
  await recordAudit(ctx.db, { account_id, act: "sign_out", ip_address: ctx.network, at: now })
}
