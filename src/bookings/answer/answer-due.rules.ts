/**
 * By when a request wants its answer (specification 3 §8): 48 hours after it was made, or half of the time that is left
 * until the visit where that is less.
 */
const HOUR_MS = 3_600_000
const SECOND_MS = 1000

export const ANSWER_WITHIN_HOURS = 48

interface RequestTimes {
  startsAt: Date
  now: Date
  /** When it was made first; a move begins no new two days. */
  firstAskedAt?: Date
  /** As it was promised before: a move takes nothing away from it. */
  before?: Date | null
}

/** In whole seconds, as the wire says it; before the start, whatever it is. */
export const answerDueAt = ({ startsAt, now, firstAskedAt = now, before }: RequestTimes): Date => {
  const latest = Math.max(firstAskedAt.getTime() + ANSWER_WITHIN_HOURS * HOUR_MS, before?.getTime() ?? 0)
  const half = now.getTime() + (startsAt.getTime() - now.getTime()) / 2
  return new Date(Math.floor(Math.min(latest, half) / SECOND_MS) * SECOND_MS)
}

/** A proposal of the professional's leaves the customer the whole time to answer it, and takes nothing away. */
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

/** When a request ends by itself: never later than its visit would begin. Also in SQL (`dueOf`). */
export const endsUnansweredAt = ({ start_time, answer_due_at }: Due) =>
  new Date(Math.min(Date.parse(answer_due_at ?? start_time), Date.parse(start_time)))
