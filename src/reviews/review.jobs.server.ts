// Asks once for a review, some hours after a visit, from any one node; visits that ended during a long outage are left out.
import { notification, notificationsOf } from "../notifications/notify.server.ts"
import { inBatches } from "../platform/database/batches.server.ts"
import type { Db } from "../platform/database/database.server.ts"
import { runAsOneStatement } from "../platform/database/statement-parts.server.ts"
import type { Jobs } from "../platform/jobs.server.ts"
import { reviewInvited } from "./review.notifications.server.ts"
import { lockUnreviewed, markInvited, type UnreviewedVisit } from "./review.queries.server.ts"
import { endedForInvitation } from "./review.rules.ts"

/** Small, because whoever wants to change one of them waits for all. */
const BATCH = 50

/** How many were asked. */
export const inviteReviews = (db: Db, now: Date) =>
  inBatches(BATCH, (size) => db.transaction().execute((batch) => inviteBatch(batch, size, now)))

const inviteBatch = async (db: Db, size: number, now: Date) => {
  const visits = await lockUnreviewed(db, endedForInvitation(now), size)
  if (visits.length === 0) return 0
  const ids = visits.map(({ booking_id }) => booking_id)
  const marked = await markInvited(db, ids, now)
  const invited = visits.filter(({ booking_id }) => marked.has(booking_id))
  const invitations = invited.filter(({ customer }) => customer.is_reachable).map(invitationTo)
  if (invitations.length > 0) await runAsOneStatement(db, notificationsOf(invitations, now))
  return invited.length
}

const invitationTo = (visit: UnreviewedVisit) => {
  const { booking_id, professional_id, customer, service_name: service, professional_name: professional } = visit
  return notification(reviewInvited, { booking_id, professional_id, service, professional }, [
    { ...customer, side: "customer" },
  ])
}

export const reviewJobs: Jobs = {
  invite_reviews: async (_payload, { db, clock }) => {
    await inviteReviews(db, clock())
  },
}

export const reviewSchedules = ["*/10 * * * * invite_reviews"]
