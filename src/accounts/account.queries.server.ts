// The SQL of accounts and their consents; that of unactivated sign-ups is in sign-up/unactivated.queries.server.ts, of mailed
// links in links/. An address has at most one active account, and may have several unactivated sign-ups (docs/decisions/0021).
import { type Insertable, sql } from "kysely"
import type { DB } from "../../db/types.ts"
import { type Db, withConstraintProblems } from "../platform/database/database.server.ts"
import { hasChanged } from "../platform/database/statement-parts.server.ts"
import { newId } from "../platform/id.ts"
import { localize } from "../platform/language/language.ts"
import { conflict } from "../platform/problem.ts"
import { looksLikeEmail, MAX_UNACTIVATED, normalizedEmail, toE164 } from "./account.rules.ts"
import { isOnlyAdmin } from "./sign-in/sign-in.rules.ts"
import { accountProblems } from "./texts.ts"
export const insertAccount = async (db: Db, account: Insertable<DB["accounts"]>) => {
  await db.insertInto("accounts").values(account).execute()
}

export const accountsWithProfile = (db: Db) =>
  db
    .selectFrom("accounts as a")
    .leftJoin("professionals as p", "p.account_id", "a.id")
    .selectAll("a")
    .select(["p.id as professional_id", "p.business_name"])

export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccountByEmail>>>

/** The active one; unactivated sign-ups are no accounts yet. */
export const findAccountByEmail = (db: Db, email: string) =>
  accountsWithProfile(db).where("a.email", "=", email).where("a.activated_at", "is not", null).executeTakeFirst()

/** The active account whose existence may be revealed: not one that is only an administrator's (docs/decisions/0021). */
export const findPublicAccountByEmail = async (db: Db, email: string) => {
  const account = await findAccountByEmail(db, email)
  return account && !isOnlyAdmin(account) ? account : undefined
}

export const findAccountById = (db: Db, id: string) => accountsWithProfile(db).where("a.id", "=", id).executeTakeFirst()

/** Serialises changes of the account and sign-ins to it until the transaction ends. */
export const lockAccount = async (db: Db, id: string) => {
  await db.selectFrom("accounts").select("id").where("id", "=", id).forNoKeyUpdate().execute()
}

/** For /admin/login. */
export const findAdminByEmail = (db: Db, email: string) =>
  accountsWithProfile(db)
    .where("a.email", "=", email)
    .where("a.is_admin", "=", true)
    .where("a.activated_at", "is not", null)
    .executeTakeFirst()

/** For /login: all but those that are only an administrator's. */
const publicAccounts = (db: Db) =>
  accountsWithProfile(db).where((where) =>
    where.or([where("a.customer_type", "is not", null), where("a.is_professional", "=", true)]),
  )

/** The active account, else the unactivated sign-ups. */
export const findAccountsByEmail = async (db: Db, email: string): Promise<AccountRow[]> => {
  const found = await publicAccounts(db)
    .where("a.email", "=", email)
    .orderBy(({ eb }) => eb("a.activated_at", "is", null))
    .orderBy("a.created_at", "desc")
    .limit(MAX_UNACTIVATED)
    .execute()
  const active = found.filter(({ activated_at }) => activated_at)
  return active.length > 0 ? active : found
}

/** One sign-in reads at most so many accounts with the same number. */
const MAX_ACCOUNTS_PER_NUMBER = 100

/** Those without a mobile key first; then active, once signed in, and oldest. */
export const findAccountsByNumber = (db: Db, mobile_number: string): Promise<AccountRow[]> =>
  publicAccounts(db)
    .where("a.mobile_number", "=", mobile_number)
    .orderBy(({ eb }) => eb("a.mobile_key", "is not", null))
    .orderBy(({ eb }) => eb("a.activated_at", "is", null))
    .orderBy(({ eb }) => eb("a.last_login_at", "is", null))
    .orderBy("a.created_at")
    .limit(MAX_ACCOUNTS_PER_NUMBER)
    .execute()

/** Those with this number and password: the active first, then the newest. */
export const findAccountsByMobileKey = (db: Db, mobile_number: string, mobile_key: string): Promise<AccountRow[]> =>
  publicAccounts(db)
    .where("a.mobile_number", "=", mobile_number)
    .where("a.mobile_key", "=", mobile_key)
    .orderBy(({ eb }) => eb("a.activated_at", "is", null))
    .orderBy("a.created_at", "desc")
    .limit(MAX_UNACTIVATED)
    .execute()

/** Of all active accounts that have this address or number. */
export const findRolesByIdentifier = async (db: Db, identifier: string) => {
  const isEmail = looksLikeEmail(identifier)
  const found = await db
    .selectFrom("accounts as a")
    .select([
      sql<boolean | null>`bool_or(a.customer_type is not null)`.as("is_customer"),
      sql<boolean | null>`bool_or(a.is_professional)`.as("is_professional"),
    ])
    .where(
      isEmail ? "a.email" : "a.mobile_number",
      "=",
      isEmail ? normalizedEmail(identifier) : (toE164(identifier) ?? ""),
    )
    .where("a.activated_at", "is not", null)
    .executeTakeFirstOrThrow()
  return { is_customer: found.is_customer ?? false, is_professional: found.is_professional ?? false }
}

const alreadyActive = () => conflict(localize(accountProblems, (t) => t.activeByAnotherLink))

export const markActivated = async (db: Db, id: string, now: Date) => {
  await withConstraintProblems({ one_account_per_email: alreadyActive }, () =>
    db
      .updateTable("accounts")
      .set({ activated_at: now, updated_at: now })
      .where("id", "=", id)
      .where("activated_at", "is", null)
      .execute(),
  )
}

interface ProvedAccount {
  id: string
  password_hash: string | null
  mobile_number: string | null
}

/** False where the password was changed since it was proved. */
export const markLoggedIn = (
  db: Db,
  { id, password_hash, mobile_number }: ProvedAccount,
  now: Date,
  mobile_key?: string,
) =>
  hasChanged(
    db
      .updateTable("accounts")
      .set({ last_login_at: now, ...(mobile_key && { mobile_key: keyOfNumber(mobile_number, mobile_key) }) })
      .where("id", "=", id)
      .where("password_hash", "is not distinct from", password_hash),
  )

/** The key, where the number is still the one that it was computed from. */
export const keyOfNumber = (mobile_number: string | null, mobile_key: string | null) =>
  sql<string | null>`case when mobile_number = ${mobile_number} then ${mobile_key} end`

export const insertConsent = async (
  db: Db,
  consent: { account_id: string; kind: string; text_version: string; granted_at: Date },
) => {
  await db
    .insertInto("consents")
    .values({ id: newId(), ...consent })
    .execute()
}

export const hasConsent = async (
  db: Db,
  { account_id, kind, text_version }: { account_id: string; kind: string; text_version: string },
) => {
  const same = db.selectFrom("consents").select("id").where("account_id", "=", account_id).where("kind", "=", kind)
  return (await same.where("text_version", "=", text_version).limit(1).executeTakeFirst()) !== undefined
}
