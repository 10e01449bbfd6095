// What a link of "Report this …" names, in words for whoever reports it. Only what everybody may see has a name here.
import { sql } from "kysely"
import type { Db } from "../../../platform/database/database.server.ts"
import { isoInstant } from "../../../platform/database/statement-parts.server.ts"

export interface ReportedItem {
  kind: "review" | "project" | "post" | "comment"
  /** Whom a review is about, else the title of the project or post. */
  of: string
  at: string
}

export const findReportedItem = async (db: Db, id: string): Promise<ReportedItem | null> => {
  const { rows } = await sql<ReportedItem>`
    select 'review' as kind, p.business_name as of, ${isoInstant("r.created_at")} as at
      from reviews r join public_professionals p on p.id = r.professional_id where r.id = ${id} and r.hidden_at is null
    union all select 'project', j.title, ${isoInstant("j.published_at")}
      from portfolio_projects j join public_professionals p on p.id = j.professional_id
      where j.id = ${id} and j.published_at is not null and j.hidden_at is null
    union all select 'post', b.title, ${isoInstant("b.published_at")}
      from blog_posts b where b.id = ${id} and b.status = 'published'
    union all select 'comment', b.title, ${isoInstant("c.created_at")}
      from blog_comments c join blog_posts b on b.id = c.post_id
      where c.id = ${id} and c.status = 'visible' and b.status = 'published'`.execute(db)
  return rows[0] ?? null
}
