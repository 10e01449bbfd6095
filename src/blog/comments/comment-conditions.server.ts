// What waits of comments, as a part of other statements.
import { sql } from "kysely"

/** As many as the page of waiting comments has. */
export const waitingComments = sql<number>`(select count(*)::int from blog_comments c
  where c.status = 'held' and c.content <> '' and c.account_id is not null)`
