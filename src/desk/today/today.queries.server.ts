// The figures of the desk, over the rows of all slices.
import { sql } from "kysely"
import { reportsWaitingComment, waitingComments } from "../../blog/comments/comment-conditions.server.ts"
import { waitingPosts } from "../../blog/desk/post-desk-conditions.server.ts"
import { waitingGrievances } from "../../enquiries/grievance/grievance-conditions.server.ts"
import { waitingSubmissions } from "../../enquiries/inbox/inbox-conditions.server.ts"
import { waitingMessage } from "../../messaging/message-conditions.server.ts"
import type { Db } from "../../platform/database/database.server.ts"
import { isProposed, waitingSecondLooks } from "../../professionals/second-look/second-look.server.ts"
import { reportsItem, waitingAppeals, waitingReports } from "../moderation/moderation.queries.server.ts"

interface Waits {
  waiting: number
  due_at: string | null
}

interface WaitingRow {
  grievances: Waits
  submissions: Waits
  papers: { waiting: number; oldest: string | null }
  second_looks: number
  posts: { waiting: number; oldest: string | null }
  comments: Waits
  held_messages: number
  reports: Waits
  appeals: number
}

/** A report whose item is still there is counted where it is decided about. */
const decidedElsewhere = sql<boolean>`(g.reported_id is not null and (${reportsItem} or ${reportsWaitingComment}))`

/** What one person wrote in one conversation is decided together. */
export const countWaiting = async (db: Db) => {
  const { rows } = await sql<WaitingRow>`
    select ${waitingGrievances(decidedElsewhere)} as grievances, ${waitingSubmissions} as submissions,
      (select json_build_object('waiting', count(*)::int, 'oldest', min(p.given_at)) from professional_papers p
        join professionals o on o.id = p.professional_id join accounts a on a.id = o.account_id
        where p.status = 'waiting' and a.erased_at is null and not ${isProposed()}) as papers,
      ${waitingSecondLooks}::int as second_looks,
      ${waitingPosts} as posts, ${waitingComments} as comments,
      (select count(distinct (m.conversation_id, m.sender_id)) from messages m where ${waitingMessage()})::int as held_messages,
      ${waitingReports} as reports, ${waitingAppeals}::int as appeals`.execute(db)
  return rows[0]!
}
