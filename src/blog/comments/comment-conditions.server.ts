// What waits of comments, as parts of other statements.
import { sql } from "kysely"
import { openReport } from "../../enquiries/grievance/reported/reports.server.ts"

/** Of a comment c: shown, and somebody says that it should not be. */
export const reportedComment = sql`(c.status = 'visible' and exists (
  select from grievances g where g.reported_id = c.id and ${openReport()}))`

/** As many as the pages of waiting and of reported comments have. */
export const waitingComments = sql<number>`(select count(*)::int from blog_comments c
  where c.content <> '' and c.account_id is not null and (c.status = 'held' or ${reportedComment}))`
