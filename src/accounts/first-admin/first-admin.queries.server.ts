// The SQL of the first administrator's link. Until it is opened its account has no role, so that nothing else (a forgotten
// password, say) makes an administrator of whoever reads that address.
import { type Kysely, sql } from "kysely"
import type { DB } from "../../../db/types.ts"
import type { Db } from "../../platform/database/database.server.ts"
import { takeAdvisoryLock } from "../../platform/database/locks.server.ts"
import { endEveryLink, findLinkBySecret } from "../links/link.queries.server.ts"

/** Nodes that start together make one link after the other: the last one works. */
export const oneAfterTheOther = <T>(db: Kysely<DB>, work: (db: Db) => Promise<T>) =>
  db.transaction().execute(async (db) => {
    await takeAdvisoryLock(db, "firstAdmin", "first admin")
    return work(db)
  })

/** Links that nobody opened, and accounts that were made for one. */
export const clearUnusedLinks = async (db: Db) => {
  const unused = db
    .deleteFrom("account_tokens")
    .where("purpose", "=", "first_admin")
    .where("used_at", "is", null)
    .returning("account_id")
  const ids = (await unused.execute()).map(({ account_id }) => account_id)
  if (ids.length === 0) return
  await db
    .deleteFrom("accounts")
    .where("id", "in", ids)
    .where("customer_type", "is", null)
    .where("is_professional", "=", false)
    .where("is_admin", "=", false)
    .execute()
}

export const findFirstAdminLink = (db: Db, email: string, token: string) =>
  findLinkBySecret(db, "first_admin", token)
    .select(["t.id", "t.account_id", "t.used_at", "t.expires_at", "a.full_name", "a.email", "a.language"])
    .where("a.email", "=", email)
    .where("a.suspended_at", "is", null)
    .executeTakeFirst()

/** The account is an administrator's from here on, and links that were mailed to it lead nowhere. */
export const makeAdmin = async (db: Db, id: string, password_hash: string, now: Date) => {
  await db
    .updateTable("accounts")
    .set({
      is_admin: true,
      desk_role: "owner",
      password_hash,
      updated_at: now,
      activated_at: sql<Date>`coalesce(activated_at, ${now})`,
    })
    .where("id", "=", id)
    .execute()
  await endEveryLink(db, id, now)
}
