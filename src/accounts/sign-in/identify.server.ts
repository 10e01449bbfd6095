// Whom a name at the login means, and which of them has the password. An address has one account, or some sign-ups that wait
// for it; a number any of both, since nobody proves it (decisions 3).
// Whether an address or a number has an account, which forms ask before they are sent.

import type { Ctx } from "../../platform/context.server.ts"
import type { Db } from "../../platform/database/database.server.ts"
import { findRightPassword, isRightPassword } from "../../platform/passwords.server.ts"
import {
  type AccountRow,
  findAccountsByEmail,
  findAccountsByMobileKey,
  findAccountsByNumber,
  findRolesByIdentifier,
} from "../account.queries.server.ts"
import { looksLikeEmail, spelledAddress, toE164 } from "../account.rules.ts"
import { mobileKeyOf } from "../identifier-keys.server.ts"
import { detectRoles } from "../roles.rules.ts"

export const checkEmail = async (ctx: Ctx, { email }: { email: string }) => {
  const { exists } = await checkIdentifier(ctx, { identifier: email })
  return { exists }
}

/** Of who is active; of a number of all who have it. `user` holds only the roles that a session of /login has, nothing about the person. */
export const checkIdentifier = async ({ db }: Ctx, { identifier }: { identifier: string }) => {
  const { is_customer, is_professional } = await findRolesByIdentifier(db, identifier)
  const roles = { has_user_role: is_customer, has_provider_role: is_professional, has_admin_role: false }
  const user_types = detectRoles(roles).all_roles
  return user_types.length > 0 ? { exists: true, user: { user_types } } : { exists: false, user: null }
}

export interface Proven {
  account: AccountRow
  /** Of others that have the number the password may be right as well, so it stays counted as a guess. */
  isGuess?: boolean
  /** The number is of several with this password. */
  isShared?: boolean
  /** What the account is found by from now on. */
  mobile_key?: string
}

export interface AccountMatch {
  /** All of an address; of a number as many as are looked at, what is not found by its key first. */
  holders: readonly AccountRow[]
  /** Takes as long for nobody as for anybody. */
  prove: (password: string) => Promise<Proven | undefined>
}

export const findNamed = (db: Db, identifier: string) =>
  looksLikeEmail(identifier)
    ? namedByEmail(db, spelledAddress(identifier))
    : namedByNumber(db, toE164(identifier) ?? "")

/** Sign-ups that wait for one address have one salt: one hash tells which it is. */
const namedByEmail = async (db: Db, email: string): Promise<AccountMatch> => {
  const holders = await findAccountsByEmail(db, email)
  const prove = async (password: string) => {
    const account = await findRightPassword(holders, password)
    return account && { account }
  }
  return { holders, prove }
}

/** So many of those without a key are tried, as many for nobody as for anybody. */
const MAX_KEYLESS = 3

/**
 * The key finds the account, its own hash decides. Who has none yet (a number that was changed, an account from before) is
 * tried where no key was found, a few of them: one who takes somebody's number does not stand in front of them.
 */
const namedByNumber = async (db: Db, mobile_number: string): Promise<AccountMatch> => {
  const holders = await findAccountsByNumber(db, mobile_number)
  const prove = async (password: string) => {
    const mobile_key = await mobileKeyOf(mobile_number, password)
    const all = await findAccountsByMobileKey(db, mobile_number, mobile_key)
    const active = all.filter(({ activated_at }) => activated_at)
    const found = active.length > 0 ? active : all
    const account = await firstRight(found.length > 0 ? found.slice(0, 1) : holders, password)
    if (!account) return undefined
    const isShared = new Set(found.map(({ email }) => email)).size > 1
    // Or else whoever signs up with somebody's number could try passwords on that account for as long as they like.
    return { account, isShared, isGuess: isShared || !account.activated_at, mobile_key }
  }
  return { holders, prove }
}

const firstRight = async (tried: readonly AccountRow[], password: string) => {
  let right: AccountRow | undefined
  for (let place = 0; place < MAX_KEYLESS; place++) {
    const one = tried[place]
    if ((await isRightPassword(one?.password_hash, password)) && one) right ??= one
  }
  return right
}
