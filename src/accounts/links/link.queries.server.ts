// The SQL of mailed links. Tokens are hashed here, so that no row holds one.
import { sql } from "kysely"
import type { Db } from "../../platform/database/database.server.ts"
import { hasChanged } from "../../platform/database/statement-parts.server.ts"
import { newId } from "../../platform/id.ts"
import { hashSecret } from "../../platform/tokens.server.ts"

export type LinkPurpose = "activate" | "first_admin" | "reset" | "change_email"

export interface LinkRow {
  purpose: LinkPurpose
  account_id: string
  /** The address that the link goes to, where it is to become the account's. */
  new_email?: string
  /** The session that asked for it. */
  session_id?: string
  /** The network of the sign-up that it activates; not of who has asked for another link. */
  signed_up_from?: string | undefined
}

/** Of links to a new password or another address one is open at a time: a new one replaces it (one_open_link_of_a_kind). */
export const saveLink = async (
  db: Db,
  { purpose, account_id, ...row }: LinkRow & { created_at: Date; expires_at: Date },
  token: string,
) => {
  const link = { ...row, token_hash: hashSecret(token) }
  await db
    .insertInto("account_tokens")
    .values({ id: newId(), account_id, purpose, ...link })
    .onConflict((open) =>
      open
        .columns(["account_id", "purpose"])
        .where(sql<boolean>`used_at is null and purpose in ('reset', 'change_email')`)
        .doUpdateSet(link),
    )
    .execute()
}

/** The link with this token as `t`, open or not, with its account as `a`; callers add columns and conditions. */
export const findLinkBySecret = (db: Db, purpose: LinkPurpose, token: string) =>
  db
    .selectFrom("account_tokens as t")
    .innerJoin("accounts as a", "a.id", "t.account_id")
    .where("t.purpose", "=", purpose)
    .where("t.token_hash", "=", hashSecret(token))

/** False where it was used or expired before. */
export const consumeLink = (db: Db, id: string, now: Date) =>
  hasChanged(
    db
      .updateTable("account_tokens")
      .set({ used_at: now })
      .where("id", "=", id)
      .where("used_at", "is", null)
      .where("expires_at", ">", now),
  )

const endLinks = (db: Db, accountId: string, now: Date) =>
  db
    .updateTable("account_tokens")
    .set({ used_at: now })
    .where("account_id", "=", accountId)
    .where("used_at", "is", null)

/** Ends the links to a new password and to another address. */
export const endOpenLinks = async (db: Db, accountId: string, now: Date) => {
  await endLinks(db, accountId, now).where("purpose", "in", ["reset", "change_email"]).execute()
}

export const endEveryLink = async (db: Db, accountId: string, now: Date) => {
  await endLinks(db, accountId, now).execute()
}

export const deleteExpiredLinks = async (db: Db, before: Date, limit: number) => {
  const old = db.selectFrom("account_tokens").select("id").where("expires_at", "<", before).limit(limit)
  const { numDeletedRows } = await db.deleteFrom("account_tokens").where("id", "in", old).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
