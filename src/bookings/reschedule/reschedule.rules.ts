/** A customer may move an unanswered request to another free time at once, a limited number of times. */
import type { Side } from "../../platform/sides.rules.ts"
import { type Status, statusAt } from "../booking.rules.ts"
import { proposalRefusal } from "../proposal/proposal.rules.ts"

/** Each sends the professional a mail. */
export const MAX_MOVES = 3

interface StatusInTime {
  status: Status
  start_time: string
  answer_due_at?: string | null | undefined
}

export type RescheduleRefusal = "begun" | "not_waiting" | "often"

/** @param made how often it has been moved */
export const rescheduleRefusal = (booking: StatusInTime, made: number, now: Date): RescheduleRefusal | undefined => {
  const status = statusAt(booking, now)
  if (status === "confirmed" && new Date(booking.start_time) <= now) return "begun"
  if (status !== "pending") return "not_waiting"
  return made >= MAX_MOVES ? "often" : undefined
}

export const countReschedules = (history: readonly { kind: string | null }[]) =>
  history.filter(({ kind }) => kind === "moved").length

/** Whether the customer's screens offer it. */
export const canReschedule = (booking: StatusInTime & { history: readonly { kind: string | null }[] }, now: Date) =>
  rescheduleRefusal(booking, countReschedules(booking.history), now) === undefined

/** The dialog in which this side changes the time: at once, or by a proposal; undefined where it cannot. */
export const dialogForOtherTime = (
  reader: Side,
  booking: Parameters<typeof proposalRefusal>[1] & Parameters<typeof canReschedule>[0],
  now: Date,
): "move" | "propose" | undefined => {
  if (reader === "customer" && canReschedule(booking, now)) return "move"
  return proposalRefusal(reader, booking, now) ? undefined : "propose"
}
