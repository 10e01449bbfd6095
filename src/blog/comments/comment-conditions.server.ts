// What waits of comments, as parts of other statements.
import { sql } from "kysely"
import { grievanceDueAt } from "../../enquiries/grievance/grievance-conditions.server.ts"
import { openReport } from "../../enquiries/grievance/reported/reports.server.ts"

/** Of a comment c: shown, and somebody says that it should not be. */
export const reportedComment = sql`(c.status = 'visible' and exists (
  select from grievances g where g.reported_id = c.id and ${openReport()}))`

/** Of a comment c: on the page of those that wait, or of those that were reported. */
const waitingComment = sql`(c.content <> '' and c.account_id is not null and (c.status = 'held' or ${reportedComment}))`

/** As many as the pages of waiting and of reported comments have, and until when the first report is to be answered. */
export const waitingComments = sql<{ waiting: number; due_at: string | null }>`(
  select json_build_object('waiting', count(*)::int, 'due_at', min(r.due_at))
  from blog_comments c left join lateral (select min(${grievanceDueAt()}) as due_at
    from grievances g where g.reported_id = c.id and ${openReport()}) r on true
  where ${waitingComment})`

/** Of a complaint g: about a comment that waits. */
export const reportsWaitingComment = sql<boolean>`exists (
  select from blog_comments c where c.id = g.reported_id and ${waitingComment})`
