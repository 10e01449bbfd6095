// Signing in. An unknown identifier and a wrong password get the same answer after the same time; every attempt is counted
// before the password is checked (so that many at once cannot slip by) and uncounted when it was right.
// Attempts are counted outside any transaction; what a right password causes happens in one.

import { recordActivity } from "../../activity/activity.server.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { type Bucket, countAndFindExceeded, localizeWait, releaseAll } from "../../platform/http/limits.server.ts"
import { localize } from "../../platform/language/language.ts"
import { isRightPassword } from "../../platform/passwords.server.ts"
import { forbidden, invalid, Problem } from "../../platform/problem.ts"
import { type AccountRow, findAdminByEmail, markLoggedIn } from "../account.queries.server.ts"
import { normalizedEmail, toE164 } from "../account.rules.ts"
import { recordAudit } from "../audit.server.ts"
import { identifierKey, mobileKeyOf } from "../identifier-keys.server.ts"
import { isRequiredOf, proveSecondFactor, refuseChangedFactor } from "../second-factor/second-factor-proof.server.ts"
import { hasSignedInFrom, openSession } from "../session/session.server.ts"
import { describeUser } from "../session/signed-in-user.server.ts"
import { accountProblems } from "../texts.ts"
import { deviceCookieFor, isDeviceOf, readDevice } from "./device.server.ts"
import { type AccountMatch, findAccountMatch, type ProvenAccount } from "./identify.server.ts"
import { loggedIn } from "./sign-in.notifications.server.ts"

interface Credentials {
  identifier: string
  password: string
  userType?: "user" | "provider" | undefined
  remember?: boolean
  /** Of the second factor. */
  code?: string | undefined
}

/** The User-Agent and the device cookie of the request. */
export interface Browser {
  userAgent: string | undefined
  deviceCookie: string | undefined
}

export const logIn = async (ctx: Ctx, credentials: Credentials, browser: Browser) => {
  const match = await findAccountMatch(ctx.db, credentials.identifier)
  const proven = await proveIdentity(ctx, match, credentials, browser)
  if (!proven) throw logInFailed()
  if (proven.isShared) throw invalid({ identifier: localize(accountProblems, (t) => t.useEmail) })
  const { account } = proven
  refuseInactive(account)
  const factor = await proveSecondFactor(ctx, account, { ...credentials, ...browser })
  const new_key = await mobileKeyToStore(proven, credentials.password)
  return openSignInSession(ctx, { ...account, factor, is_admin: false, new_key }, credentials, browser)
}

/** After a sign-in by address the account can be found by its number as well. */
const mobileKeyToStore = async (
  { account: { mobile_number, mobile_key }, mobile_key: computed }: ProvenAccount,
  password: string,
) => {
  if (computed) return computed
  return mobile_number && !mobile_key ? mobileKeyOf(mobile_number, password) : undefined
}

const logInFailed = () =>
  new Problem(
    "invalid",
    localize(accountProblems, (t) => t.logInFailed),
    { password: localize(accountProblems, (t) => t.checkBoth) },
  )

/** The only sign-in that gives administrator rights. The same message for a wrong password and for everybody else. */
export const logInAdmin = async (
  ctx: Ctx,
  { email, password, code }: { email: string; password: string; code?: string | undefined },
  browser: Browser,
) => {
  const found = await findAdminByEmail(ctx.db, email)
  const named: AccountMatch = {
    accounts: found ? [found] : [],
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
  return openSignInSession(
    ctx,
    { ...account, factor, awaits_second_factor: isRequiredOf(account) && !factor },
    {},
    browser,
  )
}

/** Which of the matching accounts has this password; undefined for none, after the same time as for no account. */
const proveIdentity = async (
  ctx: Pick<Ctx, "db" | "network" | "clock">,
  { accounts, prove }: AccountMatch,
  { identifier, password }: Pick<Credentials, "identifier" | "password">,
  { deviceCookie }: Pick<Browser, "deviceCookie">,
): Promise<ProvenAccount | undefined> => {
  const device = readDevice(deviceCookie)
  const { buckets, anywhere } = attemptBuckets({
    who: identifierKey(normalizedIdentifier(identifier)),
    network: ctx.network,
    device: device && accounts.some((one) => isDeviceOf(device, one)) ? device.name : undefined,
  })
  const exceeded = await countAndFindExceeded(ctx.db, buckets)
  if (exceeded && exceeded.name !== anywhere) throw exceeded.refusal
  // Looked at also where strangers have used up what there is: whether the owner has signed in from this network shows to
  // nobody who does not know the password, neither in the answer nor in the time that it takes.
  const proven = await prove(password)
  // Queried without an account too, so that the time is the same.
  const isKnownThere = await hasSignedInFrom(ctx.db, proven?.account.id ?? "", ctx.network)
  if (exceeded && !(proven && isKnownThere)) throw exceeded.refusal
  if (!proven) {
    await recordAudit(ctx.db, {
      account_id: accounts.length === 1 ? accounts[0]!.id : null,
      act: "sign_in_failed",
      ip_address: ctx.network,
      at: ctx.clock(),
    })
    return undefined
  }
  if (!proven.isGuess) await releaseAll(ctx.db, buckets)
  return proven
}

/**
 * However a mobile number is written, its guesses are counted together, also where nobody has it. An e-mail address and a
 * number are counted apart, though they may lead to the same account: what is full by the one would tell of the other.
 */
const normalizedIdentifier = (identifier: string) => toE164(identifier) ?? normalizedEmail(identifier)

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

/** Only for somebody who knows the password: it reveals the state of the account. */
const refuseInactive = (account: AccountRow) => {
  if (account.suspended_at) throw forbidden(localize(accountProblems, (t) => t.suspended))
  if (account.activated_at) return
  throw new Problem(
    "activation_required",
    localize(accountProblems, (t) => t.activateFirst),
    undefined,
    { email: account.email, sign_up: account.id },
  )
}

/** `factor`: when the second factor that was proved had been switched on. */
type SignInAccount = AccountRow & {
  factor: Date | null
  awaits_second_factor?: boolean
  /** The mobile key to store, where this sign-in has computed one. */
  new_key?: string | undefined
}

/** `is_admin`: whether this is the administrators' sign-in, whatever roles the account has. */
const openSignInSession = (
  ctx: Ctx,
  { new_key, ...account }: SignInAccount,
  { userType, remember = false }: Partial<Credentials>,
  { userAgent, deviceCookie }: Browser,
) =>
  ctx.db.transaction().execute(async (db) => {
    const now = ctx.clock()
    const { is_admin, awaits_second_factor } = account
    // First: a new password that comes in between ends all sessions, and this one must not be opened after that.
    if (!(await markLoggedIn(db, account, now, new_key))) throw logInFailed()
    // The update locks the account row. So does switching on a second factor, which ends the sessions open by then.
    await refuseChangedFactor(db, account.id, account.factor)
    const rights = { remember, is_admin, awaits_second_factor, side: userType }
    const session = await openSession(db, account.id, rights, { network: ctx.network, userAgent }, now)
    const within = { session_id: session.session_id, network: ctx.network }
    await recordActivity(db, loggedIn, {}, { account_id: account.id, at: now, within })
    await recordAudit(db, {
      account_id: account.id,
      act: "sign_in",
      ip_address: ctx.network,
      at: now,
      details: { remember, is_admin },
    })
    const device = deviceCookieFor(account, readDevice(deviceCookie))
    return { session, device, user: describeUser({ ...account, last_login_at: now }, userType) }
  })
