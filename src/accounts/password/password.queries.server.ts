// The SQL of passwords: what a mailed link opens, and the hash that takes the place of the last.
import type { Db } from "../../platform/database/database.server.ts"
import { keyOfNumber } from "../account.queries.server.ts"
import { findLinkBySecret } from "../links/link.queries.server.ts"
import type { NewHashes } from "./new-password.server.ts"

interface ResetLink {
  email: string
  token: string
}

/** A reset link that is still valid, of an account that may sign in. */
const openReset = (db: Db, { email, token }: ResetLink, now: Date) =>
  findLinkBySecret(db, "reset", token)
    .select(["t.id", "a.mobile_number"])
    .where("t.used_at", "is", null)
    .where("t.expires_at", ">", now)
    .where("a.email", "=", email)
    .where("a.suspended_at", "is", null)
    .where("a.activated_at", "is not", null)

export const findOpenReset = (db: Db, link: ResetLink, now: Date) => openReset(db, link, now).executeTakeFirst()

/** The account that it opens, once: of two at the same moment the second finds it used. */
export const consumeReset = async (db: Db, link: ResetLink, now: Date) => {
  const taken = await db
    .updateTable("account_tokens")
    .set({ used_at: now })
    .where("id", "in", openReset(db, link, now).clearSelect().select("t.id"))
    .where("used_at", "is", null)
    .returning("account_id")
    .executeTakeFirst()
  return taken?.account_id
}

export const findPasswordHash = async (db: Db, accountId: string) => {
  const account = await db.selectFrom("accounts").select("password_hash").where("id", "=", accountId).executeTakeFirst()
  return account?.password_hash
}

const passwordSet = (db: Db, accountId: string, { password_hash, mobile_number, mobile_key }: NewHashes, now: Date) =>
  db
    .updateTable("accounts as a")
    .set({ password_hash, mobile_key: keyOfNumber(mobile_number, mobile_key), updated_at: now })
    .where("a.id", "=", accountId)
    .returning(["a.id", "a.email", "a.full_name", "a.language", "a.customer_type", "a.is_professional"])

export const setPassword = (db: Db, accountId: string, hashes: NewHashes, now: Date) =>
  passwordSet(db, accountId, hashes, now).executeTakeFirstOrThrow()

/** Undefined where `before` is no longer the hash: somebody was faster. */
export const replacePassword = (
  db: Db,
  accountId: string,
  { before, after }: { before: string; after: NewHashes },
  now: Date,
) => passwordSet(db, accountId, after, now).where("a.password_hash", "=", before).executeTakeFirst()
