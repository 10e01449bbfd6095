// The SQL of writing posts. Every text is a version first; the row of the post has the one that readers see.
import { sql } from "kysely"
import type { Takedown } from "../../moderation/takedown.schema.ts"
import { takedownOf } from "../../moderation/takedown-parts.server.ts"
import type { Actor } from "../../platform/actor.ts"
import type { Db } from "../../platform/database/database.server.ts"
import type { Document } from "../document/nodes.ts"
import type { PostState } from "../writing/writing.rules.ts"
import { canPublish } from "./can-publish.server.ts"

/** What a version says. */
export interface PostText {
  title: string
  excerpt: string
  document: Document
  category_id: number | null
  tags: string[]
  featured_image: string | null
  featured_alt: string
}

export interface LockedPost extends PostText {
  id: string
  author_account_id: string | null
  slug: string
  status: PostState
  version: number
  submitted_version: number | null
  published_version: number | null
  scheduled_for: Date | null
  /** What is read or decided about is called that; `title` is the newest version's. */
  shown_title: string
  /** Who saved the newest version, and when. */
  saved_by: string | null
  saved_at: Date
  /** Why somebody else hid it. */
  takedown: Takedown | null
}

/** Of its author, or of anybody for who publishes; with the newest version's text. Undefined: nobody else's business. */
export const lockPost = async (db: Db, id: string, actor: Pick<Actor, "account_id" | "is_admin" | "desk_role">) => {
  const isTheirs = sql`p.id = ${id} and (p.author_account_id = ${actor.account_id} or ${canPublish(actor)})`
  // First alone: the statement after it sees the version that somebody saved while this one waited.
  await sql`select from blog_posts p where ${isTheirs} for no key update`.execute(db)
  const { rows } = await sql<LockedPost>`
    select p.id, p.author_account_id, p.slug, p.status, p.version, p.submitted_version, p.published_version,
      p.scheduled_for, p.title as shown_title, v.title, v.excerpt, v.document, v.category_id, v.tags, v.featured_image, v.featured_alt, v.saved_by, v.saved_at,
      ${takedownOf("post", "p.id")} as takedown
    from blog_posts p join blog_versions v on v.post_id = p.id and v.version = p.version where ${isTheirs}`.execute(db)
  return rows[0]
}

interface NewPost {
  id: string
  author_account_id: string
  provider_id: string | null
}

/** A draft; its address is its id until it has one. */
export const insertPost = async (db: Db, post: NewPost, at: Date) => {
  await db
    .insertInto("blog_posts")
    .values({ ...post, slug: post.id, created_at: at, updated_at: at })
    .execute()
}

interface SavedVersion {
  post_id: string
  version: number
  saved_by: string
  saved_at: Date
}

export const insertVersion = async (db: Db, version: SavedVersion, { document, tags, ...text }: PostText) => {
  await db
    .insertInto("blog_versions")
    .values({ ...version, ...text, document: JSON.stringify(document), tags: textArray(tags) })
    .execute()
}

/** As a parameter of its own type: an empty one too. */
const textArray = (tags: readonly string[]) => sql<string[]>`${[...tags]}::text[]`

/** What readers see, or would see: the words, and what is made of them. */
export const showVersion = async (
  db: Db,
  id: string,
  { document, tags, ...text }: PostText,
  made: { html: string; reading_minutes: number },
  at: Date,
) => {
  await db
    .updateTable("blog_posts")
    .set({ ...text, ...made, document: JSON.stringify(document), tags: textArray(tags), updated_at: at })
    .where("id", "=", id)
    .execute()
}

export const markVersion = async (db: Db, id: string, version: number) => {
  await db.updateTable("blog_posts").set({ version }).where("id", "=", id).execute()
}

export const deletePost = (db: Db, id: string) => db.deleteFrom("blog_posts").where("id", "=", id).execute()

/** Whether the post has this address now: false where it is another one's. A former address of its own it may have again. */
export const takeSlug = async (db: Db, id: string, slug: string) => {
  const { rows } = await sql`
    insert into blog_slugs (slug, post_id) values (${slug}, ${id})
    on conflict (slug) do update set post_id = excluded.post_id where blog_slugs.post_id = excluded.post_id
    returning slug`.execute(db)
  if (rows.length === 0) return false
  await db.updateTable("blog_posts").set({ slug }).where("id", "=", id).execute()
  return true
}

export const countSlugs = async (db: Db, id: string) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from blog_slugs where post_id = ${id}`.execute(db)
  return rows[0]!.count
}

/** Nobody else's: free, or an address that the post has or had. */
export const canTakeSlug = async (db: Db, id: string, slug: string) => {
  const { rows } = await sql`select from blog_slugs where slug = ${slug} and post_id <> ${id}`.execute(db)
  return rows.length === 0
}

/** An address under which nobody ever read it leads nowhere. */
export const dropUnreadSlugs = async (db: Db, id: string) => {
  await sql`delete from blog_slugs s using blog_posts p
    where p.id = ${id} and s.post_id = p.id and s.slug <> p.slug and p.published_version is null`.execute(db)
}

export const isCategory = async (db: Db, id: number) =>
  (await db.selectFrom("blog_categories").select("id").where("id", "=", id).executeTakeFirst()) !== undefined

export const listPictures = async (db: Db, postId: string) => {
  const files = await db.selectFrom("blog_pictures").select("file_id").where("post_id", "=", postId).execute()
  return files.map(({ file_id }) => file_id)
}

/**
 * The files, locked: who removes another post that shows one of them at the same time waits, and sees that this one is gone.
 * The post's row must be locked.
 */
export const lockPictureFiles = async (db: Db, postId: string) => {
  const { rows } = await sql<{ id: string }>`
    select f.id from files f where f.id in (select i.file_id from blog_pictures i where i.post_id = ${postId})
    order by f.id for no key update`.execute(db)
  return rows.map(({ id }) => id)
}

export const insertPicture = (db: Db, fileId: string, postId: string) =>
  db.insertInto("blog_pictures").values({ file_id: fileId, post_id: postId }).execute()

export const deletePictures = (db: Db, postId: string) =>
  db.deleteFrom("blog_pictures").where("post_id", "=", postId).execute()

/**
 * A picture of theirs that another post shows already. The row is locked, so that who removes that post sees that this one shows
 * it too, or this one that it is gone.
 */
export const lockOwnShownPicture = async (db: Db, accountId: string, fileId: string) => {
  const { rows } = await sql`select from blog_pictures i where i.file_id = ${fileId}
      and exists (select from files f where f.id = i.file_id and f.account_id = ${accountId} and f.ends_at is null)
    for key share of i`.execute(db)
  return rows.length > 0
}

export const isShownElsewhere = async (db: Db, fileId: string) => {
  const { rows } = await sql`select from blog_pictures where file_id = ${fileId}`.execute(db)
  return rows.length > 0
}

/** Of a post that readers see. */
export const isPublicPicture = async (db: Db, fileId: string) => {
  const { rows } = await sql`select from blog_pictures i join blog_posts p on p.id = i.post_id
    where i.file_id = ${fileId} and p.status = 'published'`.execute(db)
  return rows.length > 0
}

export const isPictureOf = async (db: Db, accountId: string, fileId: string) => {
  const { rows } = await sql`select from blog_pictures i join blog_posts p on p.id = i.post_id
    where i.file_id = ${fileId} and p.author_account_id = ${accountId}`.execute(db)
  return rows.length > 0
}
