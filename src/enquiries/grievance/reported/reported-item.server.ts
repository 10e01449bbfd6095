// What a link of "Report this …" names, in words. Only what everybody may see has a name here; of the rest its kind is said.
import { type RawBuilder, sql } from "kysely"
import type { Db } from "../../../platform/database/database.server.ts"
import { isoInstant } from "../../../platform/database/statement-parts.server.ts"
import type { Language } from "../../../platform/language/language.ts"
import { datesIn } from "../../../platform/time.ts"
import type { ReportedKind } from "../desk/grievance-desk.rules.ts"
import { grievancePaneTexts } from "../desk/grievance-page.texts.ts"
import { complaintTexts } from "../texts.ts"

export interface ReportedItem {
  kind: "review" | "project" | "post" | "comment"
  /** Whom a review is about, else the title of the project or post. */
  of: string
  at: string
}

const itemOf = (id: RawBuilder<unknown>) => sql`
  select 'review' as kind, p.business_name as of, ${isoInstant("v.created_at")} as at
    from reviews v join public_professionals p on p.id = v.professional_id where v.id = ${id} and v.hidden_at is null
  union all select 'project', j.title, ${isoInstant("j.published_at")}
    from portfolio_projects j join public_professionals p on p.id = j.professional_id
    where j.id = ${id} and j.published_at is not null and j.hidden_at is null
  union all select 'post', b.title, ${isoInstant("b.published_at")}
    from blog_posts b where b.id = ${id} and b.status = 'published'
  union all select 'comment', b.title, ${isoInstant("c.created_at")}
    from blog_comments c join blog_posts b on b.id = c.post_id
    where c.id = ${id} and c.status = 'visible' and b.status = 'published'`

/** What was deleted, or is a draft again, has no kind. */
export const reportedKindOf = (id: RawBuilder<unknown>) => sql<ReportedKind | null>`case
  when exists (select from reviews where id = ${id}) then 'review'
  when exists (select from portfolio_projects where id = ${id} and coalesce(published_at, hidden_at) is not null)
    then 'project'
  when exists (select from messages where id = ${id}) then 'message'
  when exists (select from blog_comments where id = ${id}) then 'comment'
  when exists (select from blog_posts where id = ${id} and status in ('published', 'hidden')) then 'post'
  when exists (select from conversations where id = ${id}) then 'conversation' end`

export interface Reported {
  kind: ReportedKind | null
  item: ReportedItem | null
}

/** Of the column with its id, as JSON for `reportedWords`; null where nothing is reported. */
export const reportedOf = (column: string) => {
  const id = sql.ref(column)
  return sql<Reported | null>`case when ${id} is not null
    then json_build_object('kind', ${reportedKindOf(id)}, 'item', (select to_json(i) from (${itemOf(id)}) i)) end`
}

export const findReportedItem = async (db: Db, id: string): Promise<ReportedItem | null> =>
  (await sql<ReportedItem>`${itemOf(sql`${id}`)}`.execute(db)).rows[0] ?? null

export const findReportedKind = async (db: Db, id: string) => {
  const { rows } = await sql<{ kind: ReportedKind | null }>`select ${reportedKindOf(sql`${id}::text`)} as kind`.execute(
    db,
  )
  return rows[0]!.kind
}

export const reportedWords = ({ kind, item }: Reported, language: Language) =>
  item
    ? complaintTexts.in(language).reported[item.kind](item.of, datesIn(language).day(item.at))
    : reportedKindWords(kind, language)

export const reportedKindWords = (kind: ReportedKind | null, language: Language) => {
  const t = grievancePaneTexts.in(language)
  if (kind === null) return t.reportedGone
  return kind === "conversation" ? t.reportedPerson : t.reportedKinds[kind]
}
