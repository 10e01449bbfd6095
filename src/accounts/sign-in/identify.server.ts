// The accounts that an identifier at the login matches, and which of them has the password. An address has one active
// account or several unactivated sign-ups; a number may have several of both, since nobody proves it (decisions 3).
// Also whether an address or a number has an account, which forms ask before they are sent.

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
import { looksLikeEmail, normalizedEmail, toE164 } from "../account.rules.ts"
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

export interface ProvenAccount {
  account: AccountRow
  /** Others with this number may have the same password, so the attempt stays counted as a guess. */
  isGuess?: boolean
  /** Several accounts have this number and this password. */
  isShared?: boolean
  /** The key of number and password by which the account is found. */
  mobile_key?: string
}

export interface AccountMatch {
  /** All of an address; of a number at most MAX_ACCOUNTS_PER_NUMBER, those without a mobile key first. */
  accounts: readonly AccountRow[]
  /** Takes the same time whether or not there is an account. */
  prove: (password: string) => Promise<ProvenAccount | undefined>
}

export const findAccountMatch = (db: Db, identifier: string) =>
  looksLikeEmail(identifier)
    ? matchByEmail(db, normalizedEmail(identifier))
    : matchByNumber(db, toE164(identifier) ?? "")

/** Unactivated sign-ups of one address share a salt: one hash tells which it is. */
const matchByEmail = async (db: Db, email: string): Promise<AccountMatch> => {
  const accounts = await findAccountsByEmail(db, email)
  const prove = async (password: string) => {
    const account = await findRightPassword(accounts, password)
    return account && { account }
  }
  return { accounts, prove }
}

/** How many accounts without a key are tried; always this many hashes, so that the time tells nothing. */
const MAX_PASSWORD_CHECKS = 3

/**
 * The key finds the account, its own hash decides. Where no key matches, a few accounts without one are tried (a changed
 * number, an account from before keys): whoever signs up with somebody else's number must not hide their account.
 */
const matchByNumber = async (db: Db, mobile_number: string): Promise<AccountMatch> => {
  const accounts = await findAccountsByNumber(db, mobile_number)
  const prove = async (password: string) => {
    const mobile_key = await mobileKeyOf(mobile_number, password)
    const all = await findAccountsByMobileKey(db, mobile_number, mobile_key)
    const active = all.filter(({ activated_at }) => activated_at)
    const found = active.length > 0 ? active : all
    const account = await findFirstWithPassword(found.length > 0 ? found.slice(0, 1) : accounts, password)
    if (!account) return undefined
    const isShared = new Set(found.map(({ email }) => email)).size > 1
    // Or else whoever signs up with somebody's number could try passwords on that account for as long as they like.
    return { account, isShared, isGuess: isShared || !account.activated_at, mobile_key }
  }
  return { accounts, prove }
}

const findFirstWithPassword = async (candidates: readonly AccountRow[], password: string) => {
  let right: AccountRow | undefined
  for (let place = 0; place < MAX_PASSWORD_CHECKS; place++) {
    const one = candidates[place]
    if ((await isRightPassword(one?.password_hash, password)) && one) right ??= one
  }
  return right
}
