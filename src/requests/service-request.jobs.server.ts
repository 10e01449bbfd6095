// The clock of service requests: each minute professionals are reminded, once, of what waits for half of its time, and what
// nobody has answered in time lapses, with a notice to both; what nobody can answer any more, because one side is
// suspended, ends at once. Small batches; rows that somebody else has locked wait a round.
import { notificationsOf } from "../notifications/notify.server.ts"
import { inBatches } from "../platform/database/batches.server.ts"
import type { Db } from "../platform/database/database.server.ts"
import type { Jobs } from "../platform/jobs.server.ts"
import { effectsOfRequests, endingsOf, reminderOf } from "./request-announcement.server.ts"
import {
  closeRequests,
  lockRequestsOfSuspended,
  lockUnansweredRequests,
  lockUnremindedRequests,
  markRequestsReminded,
} from "./service-request.queries.server.ts"

/** Small, because whoever wants to change one of them waits for all. */
const BATCH = 50

/** How many have lapsed. */
export const lapseRequests = (db: Db, now: Date) =>
  inBatches(BATCH, (size) => db.transaction().execute((batch) => lapseBatch(batch, size, now)))

const lapseBatch = async (db: Db, size: number, now: Date) => {
  const unanswered = await lockUnansweredRequests(db, now, size)
  if (unanswered.length === 0) return 0
  const to = "lapsed" as const
  const changes = unanswered.map((request) => ({ request, from: "pending" as const, to, actorId: null }))
  const { events, parts } = effectsOfRequests(changes, now)
  await closeRequests(db, { ids: unanswered.map(({ id }) => id), to, now }, events, parts)
  return unanswered.length
}

/** How many have ended because one of their sides is suspended. */
export const endRequestsOfSuspended = (db: Db, now: Date) =>
  inBatches(BATCH, (size) => db.transaction().execute((batch) => endBatch(batch, size, now)))

const endBatch = async (db: Db, size: number, now: Date) => {
  const open = await lockRequestsOfSuspended(db, size)
  for (const { to, ids, changes } of endingsOf(open, ({ customer }) => !customer.is_reachable)) {
    const { events, parts } = effectsOfRequests(changes, now)
    await closeRequests(db, { ids, to, now }, events, parts)
  }
  return open.length
}

/** How many professionals were reminded of. */
export const remindOfRequests = (db: Db, now: Date) =>
  inBatches(BATCH, (size) => db.transaction().execute((batch) => remindBatch(batch, size, now)))

const remindBatch = async (db: Db, size: number, now: Date) => {
  const waiting = await lockUnremindedRequests(db, now, size)
  if (waiting.length === 0) return 0
  const ids = waiting.map(({ id }) => id)
  await markRequestsReminded(db, ids, notificationsOf(waiting.flatMap(reminderOf), now), now)
  return waiting.length
}

export const requestJobs: Jobs = {
  lapse_requests: async (_payload, { db, clock }) => {
    await endRequestsOfSuspended(db, clock())
    await lapseRequests(db, clock())
  },
  remind_of_requests: async (_payload, { db, clock }) => {
    await remindOfRequests(db, clock())
  },
}

export const requestSchedules = ["* * * * * lapse_requests", "* * * * * remind_of_requests"]
