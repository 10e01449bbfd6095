/** A professional's yes, and that a visit is over, can be taken back for a moment, in which nobody is told of it. */
import type { Status, Verb } from "../booking.rules.ts"

export const UNDO_MS = 10_000

/** What ends a booking is asked about before it is done; this is not. */
export const canBeUndone = (verb: Verb) => verb === "confirm" || verb === "complete"

export const undoneUntil = (now: Date) => new Date(now.getTime() + UNDO_MS)

interface Held {
  status: Status
  /** Instant, ISO. */
  start_time: string
  held_until: Date | null
}

export type UndoRefusal = "nothing" | "too_late" | "started"

/** @param wanted what is to be undone, as far as it was said: two windows may differ about it */
export const refuseUndo = (
  { status, start_time, held_until }: Held,
  wanted: Status | undefined,
  now: Date,
): UndoRefusal | undefined => {
  if (status !== "confirmed" && status !== "completed") return "nothing"
  if (wanted && wanted !== status) return "nothing"
  if (!held_until || held_until <= now) return "too_late"
  // As a request it would be over.
  if (status === "confirmed" && new Date(start_time) <= now) return "started"
  return undefined
}
