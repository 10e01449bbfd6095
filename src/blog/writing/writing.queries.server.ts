// The SQL of what is written. Each text that was saved is a row of blog_versions, and the post's number of its version says
// which is the newest: who saves upon another one is refused.

import { sql } from "kysely"
import { takedownOf } from "../../moderation/takedown-parts.server.ts"
import { type Party, partyOf } from "../../notifications/party.server.ts"
import type { Actor } from "../../platform/actor.ts"
import type { Db } from "../../platform/database/database.server.ts"
import { isoInstantMs } from "../../platform/database/statement-parts.server.ts"
import type { Side } from "../../platform/sides.rules.ts"
import { canPublish } from "../posts/can-publish.server.ts"
import type { ListedVersion, OwnPost, PostVersion, WrittenPost } from "./writing.schema.ts"

type Who = Pick<Actor, "account_id" | "is_admin" | "desk_role">

const isWrittenBy = (actor: Who) => (canPublish(actor) ? sql`true` : sql`p.author_account_id = ${actor.account_id}`)

const savedBy = sql`(select nullif(s.full_name, '') from accounts s where s.id = v.saved_by)`

/** @param actor who asks; null: a program, which saves none */
const versionColumns = (
  actor: Who | null,
) => sql`v.version, v.title, v.excerpt, v.document, v.category_id, v.tags, v.featured_image,
  v.featured_alt, v.save_id, ${isoInstantMs("v.saved_at")} as saved_at, ${savedBy} as saved_by,
  coalesce(v.saved_by = ${actor?.account_id ?? null}, false) as is_own`

const standingColumns = sql`p.id, p.slug, p.status, p.version, p.submitted_version, p.published_version, p.review_note, ${takedownOf("post", "p.id")} as takedown,
  ${isoInstantMs("p.submitted_at")} as submitted_at, ${isoInstantMs("p.scheduled_for")} as scheduled_for,
  ${isoInstantMs("p.published_at")} as published_at`

export const findWritten = async (db: Db, actor: Who, id: string) => {
  const { rows } = await sql<WrittenPost>`
    select ${standingColumns}, coalesce(p.author_account_id = ${actor.account_id}, false) as is_own, (select row_to_json(t) from (select ${versionColumns(actor)}) t) as text
    from blog_posts p join blog_versions v on v.post_id = p.id and v.version = p.version
    where p.id = ${id} and ${isWrittenBy(actor)}`.execute(db)
  return rows[0]
}

interface Page {
  limit: number
  cursor?: string | undefined
}

/** One row more than asked for tells whether there is more. */
export const listOwn = async (db: Db, { account_id }: Who, { limit, cursor }: Page) => {
  const { rows } = await sql<OwnPost>`
    select ${standingColumns}, v.title, g.name as category_name, g.color as category_color,
      ${isoInstantMs("v.saved_at")} as saved_at, p.view_count, p.like_count, p.comment_count
    from blog_posts p join blog_versions v on v.post_id = p.id and v.version = p.version
      left join blog_categories g on g.id = v.category_id
    where p.author_account_id = ${account_id} and ${cursor === undefined ? sql`true` : sql`p.id < ${cursor}`}
    order by p.id desc limit ${limit + 1}`.execute(db)
  return rows
}

export const nameSave = async (db: Db, postId: string, version: number, saveId: string) => {
  await db
    .updateTable("blog_versions")
    .set({ save_id: saveId })
    .where("post_id", "=", postId)
    .where("version", "=", version)
    .execute()
}

/**
 * Of what one person saves as they go, a version every ten minutes stays: the newest before this one goes where an older one
 * of theirs is near it, and it was never sent.
 */
export const thinVersions = async (db: Db, { id, version }: { id: string; version: number }, by: string) => {
  await sql`delete from blog_versions v
    where v.post_id = ${id} and v.version = ${version} and v.saved_by = ${by}
      and v.sent_at is null
      and exists (select from (select u.saved_at, u.saved_by from blog_versions u
          where u.post_id = v.post_id and u.version < v.version order by u.version desc limit 1) before
        where before.saved_by = ${by} and v.saved_at - before.saved_at < interval '10 minutes')`.execute(db)
}

export const findVersion = async (db: Db, postId: string, version: number) => {
  const { rows } = await sql<PostVersion>`
    select ${versionColumns(null)} from blog_versions v where v.post_id = ${postId} and v.version = ${version}`.execute(
    db,
  )
  return rows[0]
}

export const findVersionFor = async (db: Db, actor: Who, postId: string, version: number) => {
  const { rows } = await sql<PostVersion>`
    select ${versionColumns(actor)} from blog_versions v join blog_posts p on p.id = v.post_id
    where p.id = ${postId} and v.version = ${version} and ${isWrittenBy(actor)}`.execute(db)
  return rows[0]
}

const MOST_PICTURES = 60

/** What somebody has brought for their posts and is there, the newest first. */
export const listPicturesOf = async (db: Db, accountId: string, now: Date) => {
  const { rows } = await sql<{ id: string; width: number | null; height: number | null }>`
    select f.id, f.width, f.height from files f
    where f.account_id = ${accountId} and f.purpose = 'blog' and f.arrived_at is not null
      and (f.ends_at is null or f.ends_at > ${now})
    order by f.created_at desc, f.id desc limit ${MOST_PICTURES}`.execute(db)
  return rows
}

const MOST_VERSIONS = 300

export const listVersions = async (db: Db, actor: Who, postId: string) => {
  const { rows } = await sql<ListedVersion>`
    select v.version, ${isoInstantMs("v.saved_at")} as saved_at, ${savedBy} as saved_by,
      v.version is not distinct from p.published_version as is_published,
      v.version is not distinct from p.submitted_version as is_submitted
    from blog_versions v join blog_posts p on p.id = v.post_id
    where p.id = ${postId} and ${isWrittenBy(actor)} order by v.version desc limit ${MOST_VERSIONS}`.execute(db)
  return rows
}

interface Published {
  version: number
  now: Date
  by?: string | undefined
}

/** What nobody has looked at again stays as it was decided. */
const reviewedBy = (by: string | undefined, now: Date) =>
  by === undefined ? sql`reviewed_at = reviewed_at` : sql`reviewed_by = ${by}, reviewed_at = ${now}`

/** To the team or to readers: from then on it stays in the history. */
const sent = (id: string, version: number, now: Date) => sql`sent as (
  update blog_versions set sent_at = coalesce(sent_at, ${now}) where post_id = ${id} and version = ${version})`

/** Readers see this version from now on; its text must be in the row (`showText`). */
export const markPublished = async (db: Db, id: string, { version, now, by }: Published) => {
  await sql`with ${sent(id, version, now)}
    update blog_posts set status = 'published', published_version = ${version},
      published_at = coalesce(published_at, ${now}), submitted_version = null, submitted_at = null, scheduled_for = null,
      review_note = null, updated_at = ${now},
      ${reviewedBy(by, now)}
    where id = ${id}`.execute(db)
}

interface Scheduled extends Published {
  scheduledFor: Date
}

export const markScheduled = async (db: Db, id: string, { version, now, by, scheduledFor }: Scheduled) => {
  await sql`with ${sent(id, version, now)}
    update blog_posts set status = 'scheduled', submitted_version = ${version},
      submitted_at = coalesce(submitted_at, ${now}), scheduled_for = ${scheduledFor}, review_note = null,
      ${reviewedBy(by, now)}
    where id = ${id}`.execute(db)
}

/** Who sends a newer text keeps their place among what waits. */
export const markSubmitted = async (
  db: Db,
  id: string,
  { version, now, scheduledFor }: Omit<Scheduled, "scheduledFor"> & { scheduledFor: Date | null },
) => {
  await sql`with ${sent(id, version, now)}
    update blog_posts set status = case when published_version is null then 'in_review' else status end,
      submitted_version = ${version}, submitted_at = coalesce(submitted_at, ${now}), scheduled_for = ${scheduledFor}
    where id = ${id}`.execute(db)
}

/** The time that was chosen stays, for when it is sent again. */
export const markWithdrawn = async (db: Db, id: string) => {
  await sql`update blog_posts set status = case when published_version is null then 'draft' else status end,
      submitted_version = null, submitted_at = null where id = ${id}`.execute(db)
}

/** In which of an author's two lists they hear of it. */
export const sideOfAuthor = sql<Side>`case when p.provider_id is null then 'customer' else 'professional' end`

/** Undefined: nobody who can be told. */
export const findAuthor = async (db: Db, postId: string) => {
  const { rows } = await sql<{ author: Party; side: Side }>`
    select ${partyOf("a", "a.full_name")} as author, ${sideOfAuthor} as side
    from blog_posts p join accounts a on a.id = p.author_account_id where p.id = ${postId}`.execute(db)
  const [row] = rows
  return row && { ...row.author, side: row.side }
}

interface DuePost {
  id: string
  title: string
  submitted_version: number
  scheduled_for: Date
  author: Party | null
  side: Side
}

/** Each published by one node alone. */
export const lockDue = async (db: Db, now: Date, limit: number) => {
  const { rows } = await sql<DuePost>`
    select p.id, p.title, coalesce(p.submitted_version, p.version) as submitted_version, p.scheduled_for, ${sideOfAuthor} as side,
      case when a.id is not null then ${partyOf("a", "a.full_name")} end as author
    from blog_posts p left join accounts a on a.id = p.author_account_id
    where p.status = 'scheduled' and p.scheduled_for <= ${now} order by p.scheduled_for limit ${limit}
    for no key update of p skip locked`.execute(db)
  return rows
}
