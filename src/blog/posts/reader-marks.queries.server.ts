// The SQL of views and likes: the mark and the count that it adds to are one statement, so that they say the same.
import { sql } from "kysely"
import type { Db } from "../../platform/database/database.server.ts"

interface Mark {
  id: string
  hash: Buffer
}

/** @returns how many there are now; undefined: no such published post */
export const insertView = async (db: Db, { id, hash }: Mark, day: string) => {
  const { rows } = await sql<{ view_count: number }>`
    with shown as (select id, view_count from blog_posts where id = ${id} and status = 'published'),
      marked as (
        insert into blog_views (post_id, visitor_hash, day) select id, ${hash}, ${day}::date from shown
        on conflict do nothing returning post_id),
      counted as (
        update blog_posts p set view_count = p.view_count + 1 from marked where p.id = marked.post_id
        returning p.view_count)
    select coalesce((select view_count from counted), view_count) as view_count from shown`.execute(db)
  return rows[0]?.view_count
}

export const insertLike = async (db: Db, { id, hash }: Mark, accountId: string | null, at: Date) => {
  const { rows } = await sql<{ like_count: number }>`
    with shown as (select id, like_count from blog_posts where id = ${id} and status = 'published'),
      marked as (
        insert into blog_likes (post_id, visitor_hash, account_id, liked_at)
        select id, ${hash}, ${accountId}, ${at} from shown
        on conflict do nothing returning post_id),
      counted as (
        update blog_posts p set like_count = p.like_count + 1 from marked where p.id = marked.post_id
        returning p.like_count)
    select coalesce((select like_count from counted), like_count) as like_count from shown`.execute(db)
  return rows[0]?.like_count
}

export const findViews = async (db: Db, id: string) => {
  const post = db.selectFrom("blog_posts").select("view_count").where("id", "=", id).where("status", "=", "published")
  return (await post.executeTakeFirst())?.view_count
}

export const deleteViewsBefore = (db: Db, day: string) =>
  sql`delete from blog_views where day < ${day}::date`.execute(db)
