// Signing in. An unknown name and a wrong password read alike and take alike long; every attempt is counted
// before the password is looked at (so that many at once cannot slip by) and taken back when it was right.
// The counts stand outside any transaction; what a right password causes stands in one.

import { recordActivity } from "../../activity/activity.server.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { type Bucket, countAndFindExceeded, localizeWait, refundAll } from "../../platform/http/limits.server.ts"
import { localize } from "../../platform/language/language.ts"
import { isRightPassword } from "../../platform/passwords.server.ts"
import { forbidden, invalid, Problem } from "../../platform/problem.ts"
import { type AccountRow, findAdminByEmail, markLoggedIn } from "../account.queries.server.ts"
import { spelledAddress, toE164 } from "../account.rules.ts"
import { recordAudit } from "../audit.server.ts"
import { addressKey, mobileKeyOf } from "../identifier-keys.server.ts"
import { isRequiredOf, proveSecondFactor, refuseOtherFactor } from "../second-factor/second-factor-proof.server.ts"
import { hasSignedInFrom, openSession } from "../session/session.server.ts"
import { describeUser } from "../session/signed-in-user.server.ts"
import { accountProblems } from "../texts.ts"
import { isDeviceOf, readDevice, rememberedFor } from "./device.server.ts"
import { type AccountMatch, findNamed, type Proven } from "./identify.server.ts"
import { loggedIn } from "./sign-in.notifications.server.ts"

interface Credentials {
  identifier: string
  password: string
  userType?: "user" | "provider" | undefined
  remember?: boolean
  /** Of the second factor. */
  code?: string | undefined
}

/** What the browser says of itself. */
export interface Browser {
  userAgent: string | undefined
  deviceCookie: string | undefined
}

export const logIn = async (ctx: Ctx, credentials: Credentials, browser: Browser) => {
  const named = await findNamed(ctx.db, credentials.identifier)
  const proven = await proveIdentity(ctx, named, credentials, browser)
  if (!proven) throw logInFailed()
  if (proven.isShared) throw invalid({ identifier: localize(accountProblems, (t) => t.useEmail) })
  const { account } = proven
  refuseUnready(account)
  const factor = await proveSecondFactor(ctx, account, { ...credentials, ...browser })
  const new_key = await missingKey(proven, credentials.password)
  return openFor(ctx, { ...account, factor, is_admin: false, new_key }, credentials, browser)
}

/** An account is found by its number once it has come in by its address. */
const missingKey = async ({ account: { mobile_number, mobile_key }, mobile_key: made }: Proven, password: string) => {
  if (made) return made
  return mobile_number && !mobile_key ? mobileKeyOf(mobile_number, password) : undefined
}

const logInFailed = () =>
  new Problem(
    "invalid",
    localize(accountProblems, (t) => t.logInFailed),
    { password: localize(accountProblems, (t) => t.checkBoth) },
  )

/** The only door to an administrator's rights. For everybody else, and for a wrong password, the same few words. */
export const logInAdmin = async (
  ctx: Ctx,
  { email, password, code }: { email: string; password: string; code?: string | undefined },
  browser: Browser,
) => {
  const found = await findAdminByEmail(ctx.db, email)
  const named: AccountMatch = {
    holders: found ? [found] : [],
    prove: async (typed) =>
      (await isRightPassword(found?.password_hash, typed)) && found ? { account: found } : undefined,
  }
  const account = (await proveIdentity(ctx, named, { identifier: email, password }, browser))?.account
  if (!account?.activated_at || account.suspended_at) {
    throw new Problem(
      "invalid",
      localize(accountProblems, (t) => t.adminRefused),
    )
  }
  const factor = await proveSecondFactor(ctx, account, { code, ...browser })
  return openFor(ctx, { ...account, factor, awaits_second_factor: isRequiredOf(account) && !factor }, {}, browser)
}

/** Which of those that the name means has this password; undefined for none, and for nobody after as long a time. */
const proveIdentity = async (
  ctx: Pick<Ctx, "db" | "network" | "clock">,
  { holders, prove }: AccountMatch,
  { identifier, password }: Pick<Credentials, "identifier" | "password">,
  { deviceCookie }: Pick<Browser, "deviceCookie">,
): Promise<Proven | undefined> => {
  const device = readDevice(deviceCookie)
  const { buckets, anywhere } = attemptBuckets({
    who: addressKey(spelledOnce(identifier)),
    network: ctx.network,
    device: device && holders.some((one) => isDeviceOf(device, one)) ? device.name : undefined,
  })
  const full = await countAndFindExceeded(ctx.db, buckets)
  if (full && full.name !== anywhere) throw full.refusal
  // Looked at also where strangers have used up what there is: whether the owner has signed in from this network shows to
  // nobody who does not know the password, neither in the answer nor in the time that it takes.
  const proven = await prove(password)
  // Looked up for nobody too: it takes its time.
  const isKnownThere = await hasSignedInFrom(ctx.db, proven?.account.id ?? "", ctx.network)
  if (full && !(proven && isKnownThere)) throw full.refusal
  if (!proven) {
    await recordAudit(ctx.db, {
      account_id: holders.length === 1 ? holders[0]!.id : null,
      act: "sign_in_failed",
      ip_address: ctx.network,
      at: ctx.clock(),
    })
    return undefined
  }
  if (!proven.isGuess) await refundAll(ctx.db, buckets)
  return proven
}

/**
 * However a mobile number is written, its guesses are counted together, also where nobody has it. An e-mail address and a
 * number are counted apart, though they may lead to the same account: what is full by the one would tell of the other.
 */
const spelledOnce = (identifier: string) => toE164(identifier) ?? spelledAddress(identifier)

interface Attempt {
  who: string
  network: string
  /** The browser's own name, where the account has signed in by it before. */
  device: string | undefined
}

/**
 * Decisions 3: wrong passwords per name and network together, per network alone, and per name. What strangers try does not
 * keep out the owner: their own browser is counted by itself wherever it is, and the count `anywhere`, per name, stops
 * nobody with the right password on a network that they have signed in from. All count the same for all: what is left of
 * one tells nothing of the account either.
 */
const attemptBuckets = ({ who, network, device }: Attempt): { buckets: Bucket[]; anywhere: string } => {
  const seconds = 900
  const message = localizeWait(accountProblems, (t) => t.tooManyAttempts)
  const anywhere = `wrong-password:${who}`
  if (device) return { anywhere, buckets: [[`${anywhere}:device:${device}`, { max: 5, seconds, message }]] }
  return {
    anywhere,
    buckets: [
      [`${anywhere}:${network}`, { max: 5, seconds, message }],
      [`wrong-password:network:${network}`, { max: 100, seconds, message }],
      [anywhere, { max: 10, seconds, message }],
    ],
  }
}

/** Only said to somebody who knows the password. */
const refuseUnready = (account: AccountRow) => {
  if (account.suspended_at) throw forbidden(localize(accountProblems, (t) => t.suspended))
  if (account.activated_at) return
  throw new Problem(
    "activation_required",
    localize(accountProblems, (t) => t.activateFirst),
    undefined,
    { email: account.email, sign_up: account.id },
  )
}

/** `factor`: the second one that was shown, by when it was switched on. */
type ComingIn = AccountRow & {
  factor: Date | null
  awaits_second_factor?: boolean
  /** By which it is found by its number from now on, where this sign-in has made it. */
  new_key?: string | undefined
}

/** With the rights that the account is given here: `is_admin` is what the door says. */
const openFor = (
  ctx: Ctx,
  { new_key, ...account }: ComingIn,
  { userType, remember = false }: Partial<Credentials>,
  { userAgent, deviceCookie }: Browser,
) =>
  ctx.db.transaction().execute(async (db) => {
    const now = ctx.clock()
    const { is_admin, awaits_second_factor } = account
    // First: a new password that comes in between ends all sessions, and this one must not be opened after that.
    if (!(await markLoggedIn(db, account, now, new_key))) throw logInFailed()
    // It holds the account. So does who switches on a second factor, which ends the sessions that are there by then.
    await refuseOtherFactor(db, account.id, account.factor)
    const rights = { remember, is_admin, awaits_second_factor }
    const session = await openSession(db, account.id, rights, { network: ctx.network, userAgent }, now)
    await recordActivity(db, loggedIn, {}, { account_id: account.id, at: now })
    await recordAudit(db, {
      account_id: account.id,
      act: "sign_in",
      ip_address: ctx.network,
      at: now,
      details: { remember, is_admin },
    })
    const device = rememberedFor(account, readDevice(deviceCookie))
    return { session, device, user: describeUser({ ...account, last_login_at: now }, userType) }
  })
