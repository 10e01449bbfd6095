// The SQL of the link that a professional's calendar follows, and of how often bookings have changed.
import { sql } from "kysely"
import type { Db } from "../../platform/database/database.server.ts"
import { type Language, languageNamed } from "../../platform/language/language.ts"
import type { Side } from "../../platform/sides.rules.ts"
import { belongsToCondition, type Owner } from "../booking.queries.server.ts"
import { undoableCondition } from "../undo/undo-window.server.ts"

export const findFeed = (db: Db, professionalId: string | null) =>
  db.selectFrom("calendar_feeds").select("created_at").where("professional_id", "=", professionalId).executeTakeFirst()

export const saveFeed = async (db: Db, professional_id: string, secret_hash: Buffer, created_at: Date) => {
  await db
    .insertInto("calendar_feeds")
    .values({ professional_id, secret_hash, created_at })
    .onConflict((feed) => feed.column("professional_id").doUpdateSet({ secret_hash, created_at }))
    .execute()
}

export const deleteFeed = async (db: Db, professionalId: string | null) => {
  await db.deleteFrom("calendar_feeds").where("professional_id", "=", professionalId).execute()
}

interface FeedQuery {
  actor: Owner
  now: Date
  side: Side
  /** That booking only, or all that ended after that instant. */
  only: { id: string } | { not_over_by: Date }
}

/**
 * Sequence by booking id, without a change that is withheld from this side. Read it before the bookings: if one changes in
 * between, its new state has the old sequence, and a calendar that has the change by mail ignores it.
 */
export const findSequences = async (db: Db, { actor, now, side, only }: FeedQuery) => {
  const withheldChanges = side === "customer" ? sql`(${undoableCondition(now)} is true)::integer` : sql`0`
  const which = "id" in only ? sql`b.id = ${only.id}` : sql`b.ends_at > ${only.not_over_by}`
  const { rows } = await sql<{ id: string; sequence: number }>`
    select b.id, b.sequence - ${withheldChanges} as sequence from bookings b
    where ${belongsToCondition(actor, side)} and ${which}`.execute(db)
  return new Map(rows.map(({ id, sequence }) => [id, sequence]))
}

/** The professional whose bookings a link shows; undefined for a revoked link and for suspended accounts. */
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
