// Addresses of posts: each that a post ever had leads to it, and none to two.
import { sql } from "kysely"
import type { Db } from "../../platform/database/database.server.ts"

/** Gives the post this one address and takes every other, which then leads nowhere. */
export const replaceSlugs = async (db: Db, postId: string, slug: string) => {
  await sql`with addressed as (insert into blog_slugs (slug, post_id) values (${slug}, ${postId}) on conflict do nothing)
    update blog_posts set slug = ${slug} where id = ${postId}`.execute(db)
  await sql`delete from blog_slugs where post_id = ${postId} and slug <> ${slug}`.execute(db)
}
