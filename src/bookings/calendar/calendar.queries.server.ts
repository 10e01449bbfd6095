// The SQL of the link that a professional's calendar follows.
import type { Db } from "../../platform/database/database.server.ts"
import { type Language, languageNamed } from "../../platform/words/language.ts"

export const findFeed = (db: Db, professionalId: string | null) =>
  db.selectFrom("calendar_feeds").select("created_at").where("professional_id", "=", professionalId).executeTakeFirst()

export const putFeed = async (db: Db, professional_id: string, secret_hash: Buffer, created_at: Date) => {
  await db
    .insertInto("calendar_feeds")
    .values({ professional_id, secret_hash, created_at })
    .onConflict((feed) => feed.column("professional_id").doUpdateSet({ secret_hash, created_at }))
    .execute()
}

export const deleteFeed = async (db: Db, professionalId: string | null) => {
  await db.deleteFrom("calendar_feeds").where("professional_id", "=", professionalId).execute()
}

/** Whose bookings a link leads to; undefined where it has ended, and of who is suspended. */
export const findFeedOwner = async (
  db: Db,
  secretHash: Buffer,
): Promise<{ account_id: string; professional_id: string; language: Language } | undefined> => {
  const owner = await db
    .selectFrom("calendar_feeds as f")
    .innerJoin("professionals as p", "p.id", "f.professional_id")
    .innerJoin("accounts as a", "a.id", "p.account_id")
    .select(["p.id as professional_id", "a.id as account_id", "a.language"])
    .where("f.secret_hash", "=", secretHash)
    .where("a.suspended_at", "is", null)
    .executeTakeFirst()
  return owner && { ...owner, language: languageNamed(owner.language) }
}
