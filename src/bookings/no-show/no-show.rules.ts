/** No-shows: either side may report one, the other may answer, and both statements are kept. */
import { DAY_MS } from "../../platform/days.ts"
import type { Side } from "../../platform/sides.rules.ts"
import { type Status, statusAt } from "../booking.rules.ts"

/** After the start; as long as the two sides see how to reach each other (specification 3 §8). */
export const NO_SHOW_WITHIN_DAYS = 30

interface Visit {
  status: Status
  /** Instant, ISO. */
  start_time: string
  answer_due_at?: string | null | undefined
}

export type NoShowRefusal = "too_early" | "too_late" | "already" | "no_way"

/** @param stated the sides that have made a statement */
export const noShowRefusal = (
  by: Side,
  visit: Visit,
  stated: readonly Side[],
  now: Date,
): NoShowRefusal | undefined => {
  const start = Date.parse(visit.start_time)
  const status = statusAt(visit, now)
  if (stated.includes(by)) return "already"
  const isAnswer = stated.length > 0
  // Who has marked a visit as completed has said that it took place.
  const isOpen = status === "confirmed" || (status === "completed" && by === "customer")
  if (!isAnswer && !isOpen) return "no_way"
  if (start > now.getTime()) return "too_early"
  return now.getTime() > start + NO_SHOW_WITHIN_DAYS * DAY_MS ? "too_late" : undefined
}

/**
 * What did not take place is cancelled, so that it counts in no figure. What the professional has marked as completed
 * stays so: there are two words then, and nobody here to judge them.
 */
export const statusAfterNoShow = (status: Status): Status => (status === "confirmed" ? "cancelled" : status)

interface Statement {
  kind: string | null
  by: Side | "nobody"
}

/** The sides that have made a statement, by the history. */
export const sidesWithStatement = (history: readonly Statement[]): Side[] =>
  history.flatMap(({ kind, by }) => ((kind === "no_show" || kind === "no_show_answer") && by !== "nobody" ? [by] : []))
