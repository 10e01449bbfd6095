// The SQL of what administrators decide about, over the rows of reviews, projects, reports and takedowns.
import { type RawBuilder, sql } from "kysely"
import { portraitSizes } from "../../accounts/portrait/portrait.schema.ts"
import { grievanceDueAt } from "../../enquiries/grievance/grievance-conditions.server.ts"
import { openReport, reportsOf } from "../../enquiries/grievance/reported/reports.server.ts"
import { reportedMessage } from "../../messaging/message-conditions.server.ts"
import type { TakedownKind } from "../../moderation/takedown.rules.ts"
import { waitingAppeal } from "../../moderation/takedown-parts.server.ts"
import type { Db } from "../../platform/database/database.server.ts"
import { isoInstantMs } from "../../platform/database/statement-parts.server.ts"
import { fileAddressOf } from "../../platform/files/file-address.server.ts"
import { DOCUMENT } from "../../platform/files/purposes.ts"
import type { ModeratedItem } from "./moderation.schema.ts"

type Sql = RawBuilder<unknown>

const pictures = (
  from: Sql,
) => sql`(select coalesce(json_agg(json_build_object('small', ${fileAddressOf("i.file_id", "small")},
  'large', ${fileAddressOf("i.file_id", "large")}) order by i.position), '[]') from ${from})`

/** Of a row n with an item_id: what everybody saw, or has seen until it was hidden. Drafts are nobody's but their author's. */
const item = sql`(
  select r.id, 'review' as kind, r.title, r.comment as text, r.rating, r.response as reply, r.created_at,
    ${pictures(sql`review_pictures i where i.review_id = r.id`)} as pictures, a.id as author_id,
    nullif(a.full_name, '') as author_name, null::json as recipient, '[]'::json as documents, p.id as provider_id, nullif(p.business_name, '') as provider_name
  from reviews r join accounts a on a.id = r.customer_id join professionals p on p.id = r.professional_id
  where r.id = n.item_id
  union all
  select f.id, 'project', f.title, f.description, null, null, coalesce(f.published_at, f.published_before),
    ${pictures(sql`project_pictures i where i.project_id = f.id`)}, a.id,
    nullif(a.full_name, ''), null, '[]', p.id, nullif(p.business_name, '')
  from portfolio_projects f join professionals p on p.id = f.professional_id join accounts a on a.id = p.account_id
  where f.id = n.item_id and (f.published_at is not null or f.hidden_at is not null)
  union all
  select s.id, 'message', null, s.content, null, null, s.created_at,
    ${pictures(sql`(select w.file_id, w.position from message_files w join files e on e.id = w.file_id
      where w.message_id = s.id and e.document_name is null) i`)}, s.sender_id,
    case when s.sender_id = c.customer_id then nullif(u.full_name, '') else nullif(p.business_name, '') end,
    case when s.sender_id = c.customer_id then json_build_object('id', o.id, 'name', nullif(p.business_name, ''))
      else json_build_object('id', u.id, 'name', nullif(u.full_name, '')) end,
    (select coalesce(json_agg(json_build_object('name', e.document_name, 'url', ${fileAddressOf("e.id", sql.lit(DOCUMENT))})
      order by w.position), '[]') from message_files w join files e on e.id = w.file_id
      where w.message_id = s.id and e.document_name is not null),
    p.id, nullif(p.business_name, '')
  from messages s join conversations c on c.id = s.conversation_id join accounts u on u.id = c.customer_id
    join professionals p on p.id = c.professional_id join accounts o on o.id = p.account_id
  where s.id = n.item_id and ${reportedMessage("s")}
  union all
  -- What is shown is decided about below the desk's posts.
  select m.id, 'comment', b.title, m.content, null, null, m.created_at, '[]', a.id, nullif(a.full_name, ''), null, '[]', null, null
  from blog_comments m join blog_posts b on b.id = m.post_id join accounts a on a.id = m.account_id
  where m.id = n.item_id and m.status = 'hidden' and m.content <> ''
  union all
  select b.id, 'post', b.title, b.excerpt, null, null, b.published_at,
    case when b.featured_image is null then '[]'
      else json_build_array(json_build_object('small', b.featured_image, 'large', b.featured_image)) end,
    a.id, nullif(a.full_name, ''), null, '[]', b.provider_id, null
  from blog_posts b join accounts a on a.id = b.author_account_id
  where b.id = n.item_id and b.status in ('published', 'hidden')
  union all
  select e.id, 'portrait', null, '', null, null, e.created_at,
    json_build_array(json_build_object('small', ${fileAddressOf("e.id", sql.lit(portraitSizes.medium))},
      'large', ${fileAddressOf("e.id", sql.lit(portraitSizes.large))})),
    a.id, nullif(a.full_name, ''), null, '[]', null, null
  from files e join accounts a on a.id = e.account_id
  where e.id = n.item_id and e.purpose = 'portrait' and e.ends_at is null
    and (a.portrait_id = e.id or e.hidden_at is not null))`

const takedown = sql`(
  select json_build_object('reason', d.reason, 'hidden_at', ${isoInstantMs("d.hidden_at")}, 'appeal', d.appeal,
    'appealed_at', ${isoInstantMs("d.appealed_at")}, 'appeal_answer', d.appeal_answer,
    'hidden_by', (select nullif(b.full_name, '') from accounts b where b.id = d.hidden_by))
  from takedowns d where d.kind = m.kind and d.item_id = m.id and d.restored_at is null)`

export type ItemRow = ModeratedItem & { place: string }

interface Page {
  kind?: TakedownKind | undefined
  limit: number
  cursor?: string | undefined
}

/**
 * @param named rows of item_id and place, which says their order
 */
const listItems = async (db: Db, named: Sql, order: "asc" | "desc", { kind, limit, cursor }: Page) => {
  const isLater = order === "asc" ? sql`n.place > ${cursor}` : sql`n.place < ${cursor}`
  const { rows } = await sql<ItemRow>`
    select n.place, m.id, m.kind, m.title, m.text, m.rating, m.reply, m.pictures, m.author_id, m.author_name,
      m.recipient, m.documents, m.provider_id, m.provider_name, ${isoInstantMs("m.created_at")} as created_at, ${takedown} as takedown,
      ${reportsOf("m.id")} as reports
    from (${named}) n cross join lateral ${item} m
    where ${kind === undefined ? sql`true` : sql`m.kind = ${kind}`} and ${cursor === undefined ? sql`true` : isLater}
    order by n.place ${sql.raw(order)} limit ${limit}`.execute(db)
  return rows
}

const reported = sql`select g.reported_id as item_id, min(g.id) as place, min(${grievanceDueAt()}) as due_at
  from grievances g where ${openReport()} group by 1`

export const listReported = (db: Db, page: Page) => listItems(db, reported, "asc", page)

const hidden = sql`select d.item_id, concat(${waitingAppeal()}::int, '-', d.id) collate "C" as place
  from takedowns d where d.restored_at is null`

export const listHidden = (db: Db, page: Page) => listItems(db, hidden, "desc", page)

/** Those that are called so, and those of a professional who is. */
export const listFound = (db: Db, ids: readonly string[], page: Page) =>
  listItems(
    db,
    sql`select o.id as item_id, o.id collate "C" as place from (
        select r.id from reviews r where r.id = any(${[...ids]}::text[]) or r.professional_id = any(${[...ids]}::text[])
        union select f.id from portfolio_projects f
          where f.id = any(${[...ids]}::text[]) or f.professional_id = any(${[...ids]}::text[])
        union select m.id from messages m where m.id = any(${[...ids]}::text[])
        union select c.id from blog_comments c where c.id = any(${[...ids]}::text[])
        union select e.id from files e where e.id = any(${[...ids]}::text[])
        union select b.id from blog_posts b where b.id = any(${[...ids]}::text[])
        union select s.post_id from blog_slugs s where s.slug = any(${[...ids]}::text[])) o`,
    "desc",
    page,
  )

/** As many as the page of reports has, and until when the first of them is to be answered. */
export const waitingReports = sql<{ waiting: number; due_at: string | null }>`(
  select json_build_object('waiting', count(*)::int, 'due_at', min(n.due_at))
  from (${reported}) n cross join lateral ${item} m)`

/** Of a complaint g: about something that the page of reports has. */
export const reportsItem = sql<boolean>`exists (
  select from (select g.reported_id as item_id) n cross join lateral ${item} m)`

export const waitingAppeals = sql<number>`(select count(*) from (
  select d.item_id from takedowns d where ${waitingAppeal()}) n cross join lateral ${item} m)`

export interface LastDecision {
  act: string
  name: string | null
}

/** Who decided about an item last. */
export const findLastDecision = async (db: Db, itemId: string, acts: readonly string[]) => {
  const { rows } = await sql<LastDecision>`
    select e.act, nullif(a.full_name, '') as name from audit_entries e left join accounts a on a.id = e.account_id
    where e.subject = ${itemId} and e.act = any(${[...acts]}::text[]) order by e.created_at desc, e.id desc limit 1`.execute(
    db,
  )
  return rows[0]
}
