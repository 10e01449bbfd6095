// The SQL of what the desk reads of posts.
import { sql } from "kysely"
import { takedownOf } from "../../moderation/takedown-parts.server.ts"
import { type Party, partyOf } from "../../notifications/party.server.ts"
import type { Db } from "../../platform/database/database.server.ts"
import { isoInstantMs } from "../../platform/database/statement-parts.server.ts"
import type { Side } from "../../platform/sides.rules.ts"
import type { Document } from "../document/document.schema.ts"
import { sideOfAuthor } from "../writing/writing.queries.server.ts"
import type { DeskList } from "./post-desk.rules.ts"
import type { DeskPost } from "./post-desk.schema.ts"
import { waitingPost } from "./post-desk-conditions.server.ts"

const lists = {
  waiting: { condition: waitingPost, instant: "p.submitted_at", order: sql`asc` },
  published: { condition: sql`p.status = 'published'`, instant: "p.published_at", order: sql`desc` },
  hidden: { condition: sql`p.status = 'hidden'`, instant: "p.published_at", order: sql`desc` },
} as const

/** Of a post p with its author a and the version v that is looked at. */
const columns = sql`p.id, p.slug, p.status, p.version, p.submitted_version, p.published_version, v.title, v.excerpt,
  (select g.name from blog_categories g where g.id = v.category_id) as category_name, p.author_account_id as author_id,
  nullif(a.full_name, '') as author_name, ${isoInstantMs("p.submitted_at")} as submitted_at,
  ${isoInstantMs("p.scheduled_for")} as scheduled_for, ${isoInstantMs("p.published_at")} as published_at, p.review_note,
  ${takedownOf("post", "p.id")} as takedown`
const joined = sql`join blog_versions v on v.post_id = p.id
    and v.version = coalesce(p.submitted_version, p.published_version, p.version)
  left join accounts a on a.id = p.author_account_id`

interface Page {
  show: DeskList
  limit: number
  cursor?: string | undefined
}

/** With the place in its list, where the next page begins. */
export const listForDesk = async (db: Db, { show, limit, cursor }: Page) => {
  const { condition, instant, order } = lists[show]
  const [at, id] = cursor?.split("_") ?? []
  const place = sql`(date_trunc('milliseconds', ${sql.ref(instant)}), p.id)`
  const after =
    show === "waiting" ? sql`${place} > (${at}::timestamptz, ${id})` : sql`${place} < (${at}::timestamptz, ${id})`
  const { rows } = await sql<DeskPost & { place: string }>`
    select ${columns}, ${isoInstantMs(instant)} || '_' || p.id as place from blog_posts p ${joined}
    where ${condition} and ${cursor === undefined ? sql`true` : after}
    order by date_trunc('milliseconds', ${sql.ref(instant)}) ${order}, p.id ${order} limit ${limit + 1}`.execute(db)
  return rows
}

export interface ReviewRow extends DeskPost {
  tags: string[]
  featured_image: string | null
  featured_alt: string
  category_id: number | null
  document: Document
  published: { title: string; excerpt: string; document: Document } | null
}

export const findForDesk = async (db: Db, id: string) => {
  const { rows } = await sql<ReviewRow>`
    select ${columns}, v.tags, v.featured_image, v.featured_alt, v.category_id, v.document,
      case when p.published_version is not null
        then json_build_object('title', p.title, 'excerpt', p.excerpt, 'document', p.document) end as published
    from blog_posts p ${joined} where p.id = ${id} and p.status <> 'draft'`.execute(db)
  return rows[0]
}

/** A draft that was never sent is its author's alone. */
export const wasSent = async (db: Db, id: string) =>
  (await db
    .selectFrom("blog_versions")
    .select("version")
    .where("post_id", "=", id)
    .where("sent_at", "is not", null)
    .limit(1)
    .executeTakeFirst()) !== undefined

interface Note {
  note: string
  by: string
  now: Date
}

/** Of a published post the newer text comes back; what readers see stays. So does the time that its author chose. */
export const markReturned = async (db: Db, id: string, { note, by, now }: Note) => {
  await sql`update blog_posts set status = case when published_version is null then 'returned' else status end,
      submitted_version = null, submitted_at = null, review_note = ${note},
      reviewed_by = ${by}, reviewed_at = ${now} where id = ${id}`.execute(db)
}

interface PostForTakedown {
  author: Party
  side: Side
  /** By the team: its author can show again what they hid themselves. */
  is_taken_down: boolean
  title: string
}

export const lockForTakedown = async (db: Db, id: string) => {
  // First alone: the statement after it sees what somebody decided while this one waited.
  await sql`select from blog_posts where id = ${id} for no key update`.execute(db)
  const { rows } = await sql<PostForTakedown>`
    select ${partyOf("a", "a.full_name")} as author, ${sideOfAuthor} as side, p.title, exists (
        select from takedowns d where d.kind = 'post' and d.item_id = p.id and d.restored_at is null) as is_taken_down
    from blog_posts p join accounts a on a.id = p.author_account_id
    where p.id = ${id} and p.status in ('published', 'hidden')`.execute(db)
  return rows[0]
}

/** @param note of a post of one's own; what is hidden of somebody else's has its reason in the takedown */
export const markHidden = async (db: Db, id: string, note: string | null) => {
  await sql`update blog_posts set status = 'hidden', submitted_version = null, submitted_at = null,
      review_note = ${note} where id = ${id}`.execute(db)
}

export const markShownAgain = async (db: Db, id: string) => {
  await sql`update blog_posts set status = 'published', review_note = null where id = ${id}`.execute(db)
}
