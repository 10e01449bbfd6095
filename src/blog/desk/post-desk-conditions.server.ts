// What waits of posts, as parts of other statements.
import { sql } from "kysely"

/** Of a post p: sent, and nobody has looked at it. What is scheduled has been looked at. */
export const waitingPost = sql`p.submitted_version is not null and p.status in ('in_review', 'published')`

/** As many as the page of waiting posts has, and since when. */
export const waitingPosts = sql<{ waiting: number; oldest: string | null }>`(
  select json_build_object('waiting', count(*)::int, 'oldest', min(p.submitted_at)) from blog_posts p where ${waitingPost})`
