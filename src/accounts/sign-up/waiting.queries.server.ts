// The SQL of sign-ups that wait: rows of accounts whose link was not opened yet. An admin who waits did not sign up, and is
// none of them.
import { sql } from "kysely"
import type { Db } from "../../platform/database/database.server.ts"
import { accountsWithProfile } from "../account.queries.server.ts"

/** Until the transaction ends, whoever else signs up with this address or opens a link of it comes after. */
export const holdAddress = (db: Db, email: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${email}, 26))`.execute(db)

/** The one that is named, else the newest. */
export const findWaiting = (db: Db, email: string, id?: string) => {
  const waiting = accountsWithProfile(db)
    .where("a.email", "=", email)
    .where("a.activated_at", "is", null)
    .where("a.is_admin", "=", false)
    .orderBy("a.created_at", "desc")
    .orderBy("a.id", "desc")
    .limit(1)
  return (id === undefined ? waiting : waiting.where("a.id", "=", id)).executeTakeFirst()
}

/** All of the address but the newest `kept`; what they asked for goes with them. */
export const endWaiting = async (db: Db, email: string, kept = 0) => {
  const ended = db
    .selectFrom("accounts")
    .select("id")
    .where("email", "=", email)
    .where("activated_at", "is", null)
    .where("is_admin", "=", false)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .offset(kept)
  await db.deleteFrom("accounts").where("id", "in", ended).execute()
}

/** Those whose last link ran out before then. */
export const deleteOldWaiting = async (db: Db, before: Date, most: number) => {
  const old = db
    .selectFrom("accounts as a")
    .select("a.id")
    .where("a.activated_at", "is", null)
    .where("a.is_admin", "=", false)
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
    .limit(most)
  const { numDeletedRows } = await db.deleteFrom("accounts").where("id", "in", old).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
