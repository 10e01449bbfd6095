// The SQL of unactivated sign-ups: rows of accounts whose link was not opened yet. The first administrator has a link to open
// as well, but did not sign up and is not among them.
import { type ExpressionBuilder, sql } from "kysely"
import type { DB } from "../../../db/types.ts"
import type { Db } from "../../platform/database/database.server.ts"
import { takeAdvisoryLock } from "../../platform/database/locks.server.ts"
import { accountsWithProfile } from "../account.queries.server.ts"
import { findLinkBySecret } from "../links/link.queries.server.ts"

/** Serialises sign-ups with this address and openings of its links until the transaction ends. */
export const lockEmail = (db: Db, email: string) => takeAdvisoryLock(db, "address", email)

const unactivatedCondition = ({ and, or, eb }: ExpressionBuilder<DB & { a: DB["accounts"] }, "a">) =>
  and([
    eb("a.activated_at", "is", null),
    or([eb("a.customer_type", "is not", null), eb("a.is_professional", "=", true)]),
  ])

/** The one with this id, else the newest of the address. */
export const findUnactivated = (db: Db, email: string, id?: string) => {
  const unactivated = accountsWithProfile(db)
    .where("a.email", "=", email)
    .where(unactivatedCondition)
    .orderBy("a.created_at", "desc")
    .orderBy("a.id", "desc")
    .limit(1)
  return (id === undefined ? unactivated : unactivated.where("a.id", "=", id)).executeTakeFirst()
}

/** The activation link of a sign-up, activated or not. */
export const findActivation = (db: Db, email: string, token: string) =>
  findLinkBySecret(db, "activate", token)
    .select(["t.id", "t.account_id", "t.expires_at", "t.used_at", "a.activated_at"])
    .where("a.email", "=", email)
    .executeTakeFirst()

/** Where a sign-up came from, and when. */
export const findSignUpOrigin = (db: Db, accountId: string) =>
  db
    .selectFrom("account_tokens")
    .select(["signed_up_from", "created_at"])
    .where("account_id", "=", accountId)
    .where("purpose", "=", "activate")
    .where("signed_up_from", "is not", null)
    .limit(1)
    .executeTakeFirst()

/** All of the address but the newest `kept`; rows that refer to them are deleted as well. */
export const deleteUnactivated = async (db: Db, email: string, kept = 0) => {
  const ended = db
    .selectFrom("accounts as a")
    .select("a.id")
    .where("a.email", "=", email)
    .where(unactivatedCondition)
    .orderBy("a.created_at", "desc")
    .orderBy("a.id", "desc")
    .offset(kept)
  await db.deleteFrom("accounts").where("id", "in", ended).execute()
}

/** Those of an address that belonged to somebody until then; a later sign-up with it is another person's. */
export const deleteUnactivatedUntil = (db: Db, email: string, until: string) =>
  db
    .deleteFrom("accounts as a")
    .where("a.email", "=", email)
    .where(unactivatedCondition)
    .where("a.created_at", "<=", sql<Date>`${until}::timestamptz`)
    .execute()

/** Those whose last link expired before then. */
export const deleteOldUnactivated = async (db: Db, before: Date, limit: number) => {
  const old = db
    .selectFrom("accounts as a")
    .select("a.id")
    .where(unactivatedCondition)
    .where("a.created_at", "<", before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("account_tokens as t")
            .select("t.id")
            .whereRef("t.account_id", "=", "a.id")
            .where("t.expires_at", ">=", before),
        ),
      ),
    )
    .limit(limit)
  const { numDeletedRows } = await db.deleteFrom("accounts").where("id", "in", old).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
