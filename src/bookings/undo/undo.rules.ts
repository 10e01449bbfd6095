/** A professional can undo a confirmation or a completion within ten seconds, during which nobody is notified of it. */
import { endsUnansweredAt } from "../answer/answer-due.rules.ts"
import { type Status, statusAt, type TransitionName } from "../booking.rules.ts"

export const UNDO_MS = 10_000

/** What ends a booking is asked about before it is done; this is not. */
export const canBeUndone = (transition: TransitionName) => transition === "confirm" || transition === "complete"

export const undoWindowEnd = (now: Date) => new Date(now.getTime() + UNDO_MS)

interface UndoableBooking {
  status: Status
  /** Instant, ISO. */
  start_time: string
  answer_due_at?: string | null | undefined
  held_until: Date | null
}

/** When the change was made whose undo window ends then. */
export const doneAt = (held_until: Date) => new Date(held_until.getTime() - UNDO_MS)

export type UndoRefusal = "nothing" | "too_late" | "started" | "due"

/** @param wanted the status to undo, if given: two open windows may show different ones */
export const undoRefusal = (
  { status, start_time, answer_due_at, held_until }: UndoableBooking,
  wanted: Status | undefined,
  now: Date,
): UndoRefusal | undefined => {
  if (status !== "confirmed" && status !== "completed") return "nothing"
  if (wanted && wanted !== status) return "nothing"
  if (!held_until || held_until <= now) return "too_late"
  // As a request it would be over.
  if (status === "confirmed" && new Date(start_time) <= now) return "started"
  if (status === "confirmed" && endsUnansweredAt({ start_time, answer_due_at }) <= now) return "due"
  return undefined
}

interface Undone {
  status: Status
  start_time: string
  answer_due_at?: string | null | undefined
  sequence: number
  undone_sequence: number | null
}

const revertedStatus: Partial<Record<Status, Status>> = { pending: "confirmed", confirmed: "completed" }

/** Whether the last change was this undo: a client repeats the call where it lost the answer. */
export const isUndone = (booking: Undone, wanted: Status | undefined, now: Date) => {
  const before = revertedStatus[statusAt(booking, now)]
  return booking.undone_sequence === booking.sequence && before !== undefined && (!wanted || wanted === before)
}
