// The rows of what administrators set on public pages: one banner, and the reviews of the home page.
import { sql } from "kysely"
import type { Db } from "../../platform/database/database.server.ts"
import { takeAdvisoryLock } from "../../platform/database/locks.server.ts"
import { isRecommended } from "../../services/service-types.server.ts"
import { isQuoted, quotedColumns, quotedOf } from "../summaries.server.ts"
import type { Testimonial } from "../summaries.ts"
import { type BannerTimes, bannerStateAt, type ShownBanner } from "./banner.rules.ts"
import type { ChosenReview } from "./curation.schema.ts"

export interface BannerRow extends ShownBanner, BannerTimes {
  version: number
}

const columns = ["text", "level", "shows_from", "shows_until", "is_on", "version"] as const

export const findBanner = async (db: Db) =>
  (await db.selectFrom("site_banner").select(columns).executeTakeFirstOrThrow()) as BannerRow

/** Undefined: somebody was faster. */
export const updateBanner = async (db: Db, row: BannerRow, now: Date) => {
  const { version, ...values } = row
  const updated = await db
    .updateTable("site_banner")
    .set({ ...values, version: version + 1, was_shown: bannerStateAt(row, now) === "shown" })
    .where("version", "=", version)
    .returning(columns)
    .executeTakeFirst()
  return updated as BannerRow | undefined
}

/** Its clock has come or gone: the row's trigger has every node make its pages anew. */
export const turnBanner = (db: Db, now: Date) =>
  sql`update site_banner set was_shown = not was_shown
    where was_shown <> (is_on and coalesce(shows_from <= ${now}, true) and coalesce(shows_until > ${now}, true))`.execute(
    db,
  )

/** One who chooses at a time. */
export const lockChosen = (db: Db) => takeAdvisoryLock(db, "homeReviews", "all")

export const listChosen = async (db: Db) => {
  const { rows } = await sql<ChosenReview>`
    select h.review_id as id, p.business_name as provider_name, (
      select to_json(q) from (
        select ${quotedColumns} from ${quotedOf} where r.id = h.review_id and ${isRecommended} and ${isQuoted}
      ) q) as shown
    from home_reviews h join reviews o on o.id = h.review_id join professionals p on p.id = o.professional_id
    order by h.place`.execute(db)
  return rows
}

export const replaceChosen = async (db: Db, ids: readonly string[]) => {
  await db.deleteFrom("home_reviews").execute()
  const rows = ids.map((review_id, at) => ({ review_id, place: at + 1 }))
  if (rows.length > 0) await db.insertInto("home_reviews").values(rows).execute()
}

/** Those of them that may be quoted; locked, so that none of them is hidden before the choice stands. */
export const countQuotable = async (db: Db, ids: readonly string[]) => {
  const { rows } = await sql<{ id: string }>`
    select r.id from ${quotedOf} where r.id = any(${ids}::text[]) and ${isRecommended} and ${isQuoted}
    for share of r`.execute(db)
  return rows.length
}

/** @param patterns of LIKE, each of which the review or a name in it has */
export const listQuotable = async (db: Db, patterns: readonly string[], limit: number) => {
  const { rows } = await sql<Testimonial>`
    select ${quotedColumns} from ${quotedOf}
    where ${isRecommended} and ${isQuoted} and
      lower(concat_ws(' ', r.title, r.comment, a.full_name, p.business_name, t.name)) like all(${patterns}::text[])
    order by r.created_at desc, r.id desc limit ${limit}`.execute(db)
  return rows
}
