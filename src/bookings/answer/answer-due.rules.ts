/**
 * When the answer to a request is due (specification 3 §8): 48 hours after it was made, or after half of the time that is left
 * until the visit where that is less.
 */
import { HOUR_MS } from "../../platform/days.ts"

const SECOND_MS = 1000

export const ANSWER_WITHIN_HOURS = 48

interface RequestTimes {
  startsAt: Date
  now: Date
  /** When it was made first: rescheduling does not start the 48 hours anew. */
  firstAskedAt?: Date
  /** The due time so far; rescheduling makes it earlier only where the new start is too close. */
  before?: Date | null
}

/** In whole seconds, as on the wire; always before the start. */
export const answerDueAt = ({ startsAt, now, firstAskedAt = now, before }: RequestTimes): Date => {
  const latest = Math.max(firstAskedAt.getTime() + ANSWER_WITHIN_HOURS * HOUR_MS, before?.getTime() ?? 0)
  const half = now.getTime() + (startsAt.getTime() - now.getTime()) / 2
  return new Date(Math.floor(Math.min(latest, half) / SECOND_MS) * SECOND_MS)
}

/** After a professional's proposal the customer has the whole time to answer it; the due time never becomes earlier. */
export const dueAfterProposal = (
  { answer_due_at: before, start_time }: { answer_due_at: string | null; start_time: string },
  proposed: Date,
  now: Date,
): Date => {
  const startsAt = new Date(Math.min(Date.parse(start_time), proposed.getTime()))
  return new Date(Math.max(before ? Date.parse(before) : 0, answerDueAt({ startsAt, now }).getTime()))
}

interface Due {
  start_time: string
  /** Instant, ISO; a request of a version that had none is due at its start. */
  answer_due_at?: string | null | undefined
}

/** When an unanswered request expires: at its start at the latest. Also in SQL (`answerDue`). */
export const endsUnansweredAt = ({ start_time, answer_due_at }: Due) =>
  new Date(Math.min(Date.parse(answer_due_at ?? start_time), Date.parse(start_time)))
