// The figures of the desk, over the rows of all slices.
import { sql } from "kysely"
import { waitingComments } from "../../blog/comments/comment-conditions.server.ts"
import { waitingPosts } from "../../blog/desk/post-desk-conditions.server.ts"
import { waitingGrievances } from "../../enquiries/grievance/grievance-conditions.server.ts"
import { waitingSubmissions } from "../../enquiries/inbox/inbox-conditions.server.ts"
import { waitingMessage } from "../../messaging/message-conditions.server.ts"
import type { Db } from "../../platform/database/database.server.ts"
import { isProposed, waitingSecondLooks } from "../../professionals/second-look/second-look.server.ts"
import { waitingAppeals, waitingReports } from "../moderation/moderation.queries.server.ts"
import type { FigureKind } from "./today.rules.ts"

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
  comments: number
  held_messages: number
  reports: number
  appeals: number
}

/** What one person wrote in one conversation is decided together. */
export const countWaiting = async (db: Db) => {
  const { rows } = await sql<WaitingRow>`
    select ${waitingGrievances} as grievances, ${waitingSubmissions} as submissions,
      (select json_build_object('waiting', count(*)::int, 'oldest', min(p.given_at)) from professional_papers p
        join professionals o on o.id = p.professional_id join accounts a on a.id = o.account_id
        where p.status = 'waiting' and a.erased_at is null and not ${isProposed()}) as papers,
      ${waitingSecondLooks}::int as second_looks,
        ${waitingPosts} as posts, ${waitingComments} as comments,
      (select count(distinct (m.conversation_id, m.sender_id)) from messages m where ${waitingMessage()})::int as held_messages,
      ${waitingReports}::int as reports, ${waitingAppeals}::int as appeals`.execute(db)
  return rows[0]!
}

interface Week {
  from: Date
  to: Date
}

type Counted = Record<FigureKind, number>

/** Accounts that were activated, and of them those with a practice; what was asked, answered in its time, booked and reviewed. */
export const countWeek = async (db: Db, { from, to }: Week) => {
  const within = (instant: string) => sql`${sql.ref(instant)} >= ${from} and ${sql.ref(instant)} < ${to}`
  const { rows } = await sql<Counted>`
    select
      (select count(*) from accounts a where ${within("a.activated_at")} and not a.is_admin)::int as people,
      (select count(*) from accounts a where ${within("a.activated_at")} and a.is_professional)::int as professionals,
      (select count(*) from service_requests r where ${within("r.created_at")})::int as requests,
      (select count(*) from service_requests r where ${within("r.created_at")}
        and r.status in ('accepted', 'declined') and r.updated_at <= r.answer_due_at)::int as answered,
      (select count(*) from bookings b where ${within("b.created_at")})::int as bookings,
      (select count(*) from reviews v where ${within("v.created_at")})::int as reviews`.execute(db)
  return rows[0]!
}
