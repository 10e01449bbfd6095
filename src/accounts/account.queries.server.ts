// The SQL of accounts, their consents and their mailed links; sign-ups that wait stand in sign-up/waiting.queries.server.ts.
// Of one address one account is active, and several sign-ups may wait (docs/decisions/0021).
import type { Insertable } from "kysely"
import type { DB } from "../../db/types.ts"
import type { Db } from "../platform/database/database.server.ts"
import { refusing } from "../platform/database/database.server.ts"
import { newId } from "../platform/id.ts"
import { conflict } from "../platform/problem.ts"
import { say } from "../platform/words/language.ts"
import { accountProblems } from "./account.problems.words.ts"
import { looksLikeEmail, MOST_WAITING, toE164 } from "./account.rules.ts"

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

/** The active one: what only waits is nobody's account yet. */
export const findAccountByEmail = (db: Db, email: string) =>
  accountsWithProfile(db).where("a.email", "=", email).where("a.activated_at", "is not", null).executeTakeFirst()

export const findAccountById = (db: Db, id: string) => accountsWithProfile(db).where("a.id", "=", id).executeTakeFirst()

/** Whom /admin/login knows. */
export const findAdminByEmail = (db: Db, email: string) =>
  accountsWithProfile(db)
    .where("a.email", "=", email)
    .where("a.is_admin", "=", true)
    .where("a.activated_at", "is not", null)
    .executeTakeFirst()

/**
 * By e-mail or mobile number, whom /login knows: nobody who is nothing but an administrator. Who is active, else the
 * sign-ups that wait: whoever signed up with somebody else's number and never confirmed must not stand in their way.
 */
export const findAccountsByIdentifier = async (db: Db, identifier: string): Promise<AccountRow[]> => {
  const isEmail = looksLikeEmail(identifier)
  const value = isEmail ? identifier.toLowerCase() : toE164(identifier)
  if (value === undefined) return []
  const found = await accountsWithProfile(db)
    .where(isEmail ? "a.email" : "a.mobile_number", "=", value)
    .where((where) => where.or([where("a.customer_type", "is not", null), where("a.is_professional", "=", true)]))
    .orderBy(({ eb }) => eb("a.activated_at", "is", null))
    .orderBy("a.created_at", "desc")
    .limit(MOST_WAITING)
    .execute()
  const active = found.filter(({ activated_at }) => activated_at)
  return active.length > 0 ? active : found
}

const alreadyActive = () => conflict(say(accountProblems, (t) => t.activeByAnotherLink))

export const markActivated = async (db: Db, id: string, now: Date) => {
  await refusing({ one_account_per_email: alreadyActive }, () =>
    db
      .updateTable("accounts")
      .set({ activated_at: now, updated_at: now })
      .where("id", "=", id)
      .where("activated_at", "is", null)
      .execute(),
  )
}

export const markLoggedIn = async (db: Db, id: string, now: Date) => {
  await db.updateTable("accounts").set({ last_login_at: now }).where("id", "=", id).execute()
}

export const insertConsent = async (
  db: Db,
  consent: { account_id: string; kind: string; text_version: string; granted_at: Date },
) => {
  await db
    .insertInto("consents")
    .values({ id: newId(), ...consent })
    .execute()
}

export const insertMailedToken = async (
  db: Db,
  token: {
    account_id: string
    purpose: "activate" | "first_admin"
    token_hash: Buffer
    created_at: Date
    expires_at: Date
  },
) => {
  await db
    .insertInto("account_tokens")
    .values({ id: newId(), ...token })
    .execute()
}

export const findActivation = (db: Db, email: string, tokenHash: Buffer) =>
  db
    .selectFrom("account_tokens as t")
    .innerJoin("accounts as a", "a.id", "t.account_id")
    .select(["t.id", "t.account_id", "t.expires_at", "t.used_at", "a.activated_at"])
    .where("t.purpose", "=", "activate")
    .where("t.token_hash", "=", tokenHash)
    .where("a.email", "=", email)
    .executeTakeFirst()

export const markTokenUsed = async (db: Db, id: string, now: Date) => {
  await db
    .updateTable("account_tokens")
    .set({ used_at: now })
    .where("id", "=", id)
    .where("used_at", "is", null)
    .execute()
}

export const deleteExpiredTokens = async (db: Db, before: Date, most: number) => {
  const old = db.selectFrom("account_tokens").select("id").where("expires_at", "<", before).limit(most)
  const { numDeletedRows } = await db.deleteFrom("account_tokens").where("id", "in", old).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
